import { describe, expect, it } from 'vitest';
import { callOperators } from '../../testing/call-operators.ts';
import { contextFor } from '../../testing/context-for.ts';
import { eventsWithReasons } from '../../testing/database/snapshot-user.ts';
import { expectError, expectSuccess } from '../../testing/expect-response.ts';
import { makeEducator } from '../../testing/factories/make-educator.ts';
import { makeOperator } from '../../testing/factories/make-operator.ts';
import { makeParent } from '../../testing/factories/make-parent.ts';
import { makeSchool } from '../../testing/factories/make-school.ts';
import { makePlayingFamily, weeklyMailsTo } from '../../testing/scenarios/weekly-mail.ts';
import { openTestServer } from '../../testing/test-server.ts';
import { isKnownSignIn } from '../features/schools/schools.ts';
import { readArguments } from './read-arguments.ts';

const portal = await openTestServer({ config: { ADDRESS_LIMITS: false } });

/** Runs a command. Returns the sentence of an expected error. */
const run = async (...args: string[]) => {
  const command = readArguments(args);
  if (!('command' in command)) throw new Error(JSON.stringify(command));
  return command.command
    .run(contextFor(portal, { atCommandLine: true }), command.values, command.reason)
    .catch((error: Error) => error.message);
};
const eventsOf = (subjectId: string) =>
  eventsWithReasons(portal.db)
    .select(['action', 'reason'])
    .where('subject_id', '=', subjectId)
    .where('done_at_command_line', '=', true)
    .orderBy('id')
    .execute();

describe('operator commands', () => {
  it('lists operators with their state and expiry date', async () => {
    expect(await run('list-operators')).toContain('There are no operators yet');
    const now = portal.deps.now();
    const [active, expired, gone] = [
      await makeOperator(portal),
      await makeOperator(portal, { expiresAt: now }),
      await makeOperator(portal, { disabled: true }),
    ];
    const lines = (await run('list-operators')).split('\n');
    expect(lines[0]).toMatch(/^Email +Name +State +Until$/);
    expect(lines).toContain(`${active.email}  Robin Field  active    2027-02-13`);
    expect(lines).toContain(`${expired.email}  Robin Field  expired   2026-11-15`);
    expect(lines).toContain(`${gone.email}  Robin Field  disabled  2027-02-13`);
  });

  // @proves D-6-operators
  it('creates an operator once, then resets, renews and disables it', async () => {
    const email = 'sam@wonderfield.test';
    const link = /\n {2}https:\/\/portal\.wonderfield\.test\/console\/setup\/\S{43}\n/;
    expect(await run('create-operator', email, 'Sam Hill')).toMatch(link);
    expect(await run('create-operator', email, 'Sam Hill')).toBe(
      `An operator with the email ${email} already exists. Use reset-operator to create a new link.`,
    );
    expect(await run('reset-operator', email)).toMatch(link);
    portal.clock.advance(24 * 3_600_000);
    expect(await run('renew-operator', email)).toBe(`${email} is an operator until 2027-02-14.`);
    expect(await run('disable-operator', email)).toContain('is disabled and signed out.');
    expect(await run('disable-operator', email)).toBe(`${email} is already disabled.`);
    expect(await run('renew-operator', email)).toContain(
      'Use create-operator to enable the account again',
    );
    expect(await run('reset-operator', email)).toContain('is disabled or expired');
    expect(await run('create-operator', email, 'Sam Hill')).toMatch(link);
    const { id } = await portal.db
      .selectFrom('operators')
      .select('id')
      .where('email', '=', email)
      .executeTakeFirstOrThrow();
    expect((await eventsOf(id)).map(({ action }) => action)).toEqual([
      'operator.created',
      'operator.set-up',
      'operator.renewed',
      'operator.disabled',
      'operator.created',
    ]);
  });

  // @proves C-op-endSignInWait
  it('lets an operator sign in at once with end-sign-in-wait', async () => {
    const operator = await makeOperator(portal);
    const { email } = operator;
    const end = () => run('end-sign-in-wait', email, '--reason', 'Called from a new laptop');
    expect(await end()).toBe(`${email} does not have to wait.`);
    const wrong = { email, password: 'Wrong#pass1', totpCode: '000000' };
    for (let count = 0; count < 6; count += 1) await callOperators(portal, 'signInOperator', wrong);
    expectError(await callOperators(portal, 'signInOperator', wrong), 'LGN_002');
    expect(await end()).toBe(`${email} can sign in now.`);
    expectError(await callOperators(portal, 'signInOperator', wrong), 'LGN_001');
    expect(await eventsOf(operator.id)).toEqual([
      { action: 'operator.wait-ended', reason: 'Called from a new laptop' },
    ]);
  });

  it.each(['reset-operator', 'renew-operator', 'disable-operator'])(
    'returns an error from %s when no operator has the email',
    async (name) => {
      const unknownEmail = 'nobody@wonderfield.test';
      expect(await run(name, unknownEmail)).toBe(
        `There is no operator with the email ${unknownEmail}.`,
      );
    },
  );
});

describe('account commands', () => {
  it('suspends and restores an account by sign-in name with a reason', async () => {
    const parent = await makeParent(portal.db);
    const { userType, email, password } = parent;
    const login = () => portal.call('login', { userType, email, password });
    expect(await run('suspend', email.toUpperCase(), '--reason', 'reported')).toContain(
      'is suspended and signed out.',
    );
    expectError(await login(), 'LGN_004');
    expect(await run('suspend', email, '--reason', 'x')).toBe(`${email} is already suspended.`);
    expect(await run('restore', email, '--reason', 'a mistake')).toBe(
      `${email} can sign in again.`,
    );
    expectSuccess(await login());
    expect(await run('restore', email, '--reason', 'x')).toContain('is not suspended');
    expect(await run('restore', 'nobody', '--reason', 'x')).toBe(
      'There is no account with the sign-in name nobody.',
    );
    expect(await eventsOf(parent.id)).toEqual([
      { action: 'account.suspended', reason: 'reported' },
      { action: 'account.restored', reason: 'a mistake' },
    ]);
  });
});

describe('approval commands', () => {
  it('lists, approves and declines waiting educators', async () => {
    expect(await run('waiting')).toBe('Nobody is waiting.');
    const [yes, no] = [
      await makeEducator(portal.db, { approved: false }),
      await makeEducator(portal.db, { approved: false }),
    ];
    expect(await run('waiting')).toMatch(new RegExp(`^Educator .+\n${yes.email} +Robin Marsh `));
    expect(await run('approve-educator', yes.email)).toContain('is approved');
    expect(await run('refuse-educator', no.email, '--reason', 'no school')).toContain('is refused');
    expect(await run('waiting')).toBe('Nobody is waiting.');
    expect(await run('approve-educator', yes.email)).toBe(
      `${yes.email} is not waiting for a decision.`,
    );
    expect(await run('approve-educator', 'nobody@home.test')).toBe(
      'There is no account with the email nobody@home.test.',
    );
    expect(await eventsOf(no.id)).toEqual([{ action: 'educator.refused', reason: 'no school' }]);
  });

  it('lists, approves and declines waiting schools and issues school codes', async () => {
    const waiting = { state: 'waiting' } as const;
    const [one, two] = [await makeSchool(portal, waiting), await makeSchool(portal, waiting)];
    const email = one.administrator.email;
    expect(await run('waiting')).toMatch(new RegExp(`^Administrator .+\n${email} +${one.name} `));
    const why = ['--reason', 'asked for by phone'];
    expect(await run('issue-school-code', email, ...why)).toBe(
      `The school of ${email} is not approved.`,
    );
    expect(await run('approve-school', email)).toContain(
      'The code is sent to this address by email',
    );
    expect(await run('approve-school', email)).toContain('is not waiting for a decision');
    expect(await run('refuse-school', two.administrator.email, ...why)).toContain('is refused');
    expect(await run('issue-school-code', email, ...why)).toContain('has a new code');
    expect(await run('revoke-school-code', email, ...why)).toContain('is withdrawn');
    expect(await run('revoke-school-code', email, ...why)).toContain('has no code.');
    expect(await run('approve-school', 'nobody@home.test')).toBe(
      'No school has the administrator nobody@home.test.',
    );
    expect((await eventsOf(one.id)).map(({ action }) => action)).toEqual([
      'school.approved',
      'school.code-made',
      'school.code-revoked',
    ]);
  });
});

describe('link-school-sign-in and unlink-school-sign-in', () => {
  const why = ['--reason', 'Contract signed'];
  const DISTRICTS = ['6202763c8243d2100123dae7', '6202763c8243d2100123dae8'] as const;

  it('rejects a realm that is not the id of a Clever district, such as the issuer of Clever', async () => {
    const { administrator } = await makeSchool(portal);
    for (const realm of ['https://clever.com', 'd1', '6202763C8243D2100123DAE7']) {
      await expect(run('link-school-sign-in', administrator.email, realm, ...why)).rejects.toThrow(
        'Please enter the id of a Clever district',
      );
    }
  });

  // @proves D-9-on-demand-teachers
  it('links a Clever district to an approved school and unlinks it', async () => {
    const school = await makeSchool(portal);
    const { email } = school.administrator;
    const district = '6202763c8243d2100123dae5';
    expect(await run('link-school-sign-in', email, district, ...why)).toContain('are now approved');
    const signIn = { provider: 'clever', realm: district } as const;
    expect(await isKnownSignIn(portal.db, signIn)).toBe(true);
    expect(await run('unlink-school-sign-in', email, district, ...why)).toContain('wait for');
    expect(await isKnownSignIn(portal.db, signIn)).toBe(false);
    expect(await run('unlink-school-sign-in', email, district, ...why)).toContain('is not linked');
    expect(await eventsOf(school.id)).toEqual([
      { action: 'school.sign-in-changed', reason: 'Contract signed' },
      { action: 'school.sign-in-changed', reason: 'Contract signed' },
    ]);
  });

  // @proves M-SCH_012
  it('rejects a district that is linked to another school', async () => {
    const [first, second] = [await makeSchool(portal), await makeSchool(portal)];
    const district = '6202763c8243d2100123dae6';
    await run('link-school-sign-in', first.administrator.email, district, ...why);
    const rejected = await run('link-school-sign-in', second.administrator.email, district, ...why);
    expect(rejected).toContain('is linked to another school');
    const again = await run('link-school-sign-in', first.administrator.email, district, ...why);
    expect(again).toContain('are now approved');
  });

  it('rejects a school that is waiting or suspended', async () => {
    const [waiting, open] = [
      await makeSchool(portal, { state: 'waiting' }),
      await makeSchool(portal),
    ];
    const rejected = await run(
      'link-school-sign-in',
      waiting.administrator.email,
      DISTRICTS[0],
      ...why,
    );
    expect(rejected).toContain('is not approved');
    await run('link-school-sign-in', open.administrator.email, DISTRICTS[1], ...why);
    await run('suspend', open.administrator.email, ...why);
    expect(await isKnownSignIn(portal.db, { provider: 'clever', realm: DISTRICTS[1] })).toBe(false);
  });

  it('returns an error when the school’s own provider is not configured', async () => {
    const { administrator } = await makeSchool(portal);
    const response = await run('link-school-sign-in', administrator.email, 'own-provider', ...why);
    expect(response).toContain('SCHOOL_SSO_ISSUER');
  });
});

describe('question-versions', () => {
  it('lists the versions of open rows that are not the current ones', async () => {
    const { child } = await makePlayingFamily(portal);
    expect(await run('question-versions')).toBe('No open row uses an earlier version of a skill.');
    const tasks = [
      { skillId: 'money', version: 0, isGrown: false },
      { skillId: 'money', version: 0, isGrown: true },
      { skillId: 'money', isGrown: false },
    ];
    await portal.db
      .insertInto('play_rows')
      .values({
        user_id: child.id,
        subject: 'others',
        dealt_at: portal.deps.now(),
        tasks: JSON.stringify(tasks),
      })
      .execute();
    expect(await run('question-versions')).toMatch(/^Skill .*\nmoney +0 +1\nmoney +1 +1$/);
  });
});

describe('weekly-mail', () => {
  it('sends one weekly mail per week to a parent and explains why it sends none', async () => {
    const { parent } = await makePlayingFamily(portal);
    expect(await run('weekly-mail', parent.email)).toContain(`One email goes to ${parent.email}.`);
    expect(await run('weekly-mail', parent.email)).toContain('was already sent');
    expect(await run('weekly-mail', 'nobody@home.test')).toContain(
      'Nobody with the email nobody@home.test gets weekly mail',
    );
    await portal.runJobs();
    expect(weeklyMailsTo(portal, parent)).toHaveLength(1);
    expect((await eventsOf(parent.id)).map(({ action }) => action)).toEqual([
      'weekly-mail.asked-for',
    ]);
  });
});
