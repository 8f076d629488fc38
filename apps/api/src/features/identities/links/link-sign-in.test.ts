import { describe, expect, it } from 'vitest';
import type { Fields } from '../../../../testing/build-test-app.ts';
import { auditOf } from '../../../../testing/database/snapshot-user.ts';
import { expectError, expectSuccess, userIn } from '../../../../testing/expect-response.ts';
import { makeEducator } from '../../../../testing/factories/make-educator.ts';
import { makeIdentity } from '../../../../testing/factories/make-identity.ts';
import { makeParent } from '../../../../testing/factories/make-parent.ts';
import { makeStudent } from '../../../../testing/factories/make-student.ts';
import type { MadeUser } from '../../../../testing/factories/make-user.ts';
import { signIn } from '../../../../testing/factories/sign-in.ts';
import { openBrowser } from '../../../../testing/fakes/sign-in-browser.ts';
import { openSignInPortal, type Person } from '../../../../testing/fakes/sign-in-sandbox.ts';

const world = await openSignInPortal();
const { portal, newPerson } = world;
const { db } = portal;

const identitiesOf = (userId: string) =>
  db
    .selectFrom('identities')
    .select(['provider', 'subject', 'tied_by', 'opens_account'])
    .where('user_id', '=', userId)
    .execute();

/** Creates a user with an unlinked identity and the code for linking it. */
const unlinkedIdentity = async (provider: 'google' | 'clever' = 'google', fields: object = {}) => {
  const person = await newPerson(provider, fields);
  const browser = openBrowser(world);
  const response = expectSuccess(await browser.signIn(provider, person.id));
  const { tieCode } = response.body.newcomer as { tieCode: string };
  const tie = ({ userType, email, password }: MadeUser, changes: Fields = {}) =>
    browser.call('tieSignIn', { tieCode, userType, email, password, ...changes });
  return { person, browser, tie, tieCode };
};
const linkedTo = (person: Person, provider = 'google') => [
  { provider, subject: person.id, tied_by: 'password', opens_account: true },
];

describe('tieSignIn', () => {
  // @proves C-tieSignIn
  it.each(['educator', 'student'] as const)(
    'links the account of a %s by its password, once, and signs in',
    async (userType) => {
      const make = { educator: makeEducator, student: makeStudent }[userType];
      const user = await make(db);
      const { person, browser, tie } = await unlinkedIdentity();
      const response = expectSuccess(await tie(user));
      expect(userIn(response)).toMatchObject({ userId: user.id, googleAccountId: person.id });
      expect(response.body).toMatchObject({
        sessionToken: expect.any(String),
        deviceMark: expect.any(String),
      });
      expect(await identitiesOf(user.id)).toEqual(linkedTo(person));
      expect(await auditOf(db, user.id)).toEqual([
        { action: 'identity.tied', actor_id: user.id, outcome: 'google' },
        { action: 'session.started', actor_id: user.id, outcome: 'google' },
      ]);
      // Later sign-ins need no password.
      expect(userIn(expectSuccess(await browser.signIn('google', person.id))).userId).toBe(user.id);
      expectError(await tie(user), 'SSO_001');
    },
  );

  it('keeps the link code valid after a wrong password and counts the failed attempt', async () => {
    const teacher = await makeEducator(db);
    const { person, tie } = await unlinkedIdentity();
    expectError(await tie(teacher, { password: 'Wrong#Panda472' }), 'LGN_001');
    expectError(await tie(teacher, { email: 'nobody@school.test' }), 'LGN_001');
    expectError(await tie(teacher, { userType: 'student', email: teacher.email }), 'LGN_001');
    expect(await identitiesOf(teacher.id)).toEqual([]);
    expectSuccess(await tie(teacher));
    expect(await identitiesOf(teacher.id)).toEqual(linkedTo(person));
  });

  // @proves C-tieSignIn
  it('limits password guesses as the sign-in page does [T09]', async () => {
    const teacher = await makeEducator(db);
    const { tie } = await unlinkedIdentity();
    const outcomes: string[] = [];
    for (let guess = 0; guess < 12; guess += 1) {
      const { body } = await tie(teacher, { password: `Wrong#Panda${guess}` });
      outcomes.push(body.msgCode);
    }
    expect(outcomes.at(-1)).toBe('LGN_002');
    const { userType, email, password } = teacher;
    const atSignIn = await portal.call('login', { userType, email, password });
    expect(atSignIn.body.msgCode).toBe('LGN_002');
  });

  it('verifies no password for an invalid link code', async () => {
    const teacher = await makeEducator(db);
    const { tie } = await unlinkedIdentity();
    const before = portal.verifications();
    expectError(await tie(teacher, { tieCode: 'x' }), 'SSO_001');
    expect(portal.verifications()).toBe(before);
  });

  it('rejects a link code in another browser', async () => {
    const teacher = await makeEducator(db);
    const { tieCode } = await unlinkedIdentity();
    const { userType, email, password } = teacher;
    const other = openBrowser(world);
    await other.leave('google');
    const response = await other.call('tieSignIn', { tieCode, userType, email, password });
    expectError(response, 'SSO_001');
  });

  it('rejects a link code after ten minutes', async () => {
    const teacher = await makeEducator(db);
    const { tie } = await unlinkedIdentity();
    portal.clock.advance(10 * 60_000);
    expectError(await tie(teacher), 'SSO_001');
  });

  // @proves P-parent-no-sso
  it('rejects linking a parent’s account', async () => {
    const parent = await makeParent(db);
    const { tie } = await unlinkedIdentity();
    expectError(await tie(parent), 'VAL_001', { userType: 'Please choose one of the options' });
    expectError(await tie(parent, { userType: 'educator' }), 'LGN_001');
    expect(await identitiesOf(parent.id)).toEqual([]);
  });

  // @proves D-5-sso-match
  it('rejects linking an account with an unconfirmed email with LGN_003 [T57]', async () => {
    const { person, tie } = await unlinkedIdentity();
    const planted = await makeEducator(db, { email: person.email, confirmed: false });
    expectError(await tie(planted), 'LGN_003');
    expect(await identitiesOf(planted.id)).toEqual([]);
  });

  it('rejects linking a suspended account with LGN_004', async () => {
    const teacher = await makeEducator(db, { suspended: true });
    const { tie } = await unlinkedIdentity();
    expectError(await tie(teacher), 'LGN_004');
    expect(await identitiesOf(teacher.id)).toEqual([]);
  });

  it('rejects an account whose type differs from the role at Clever with SSO_003', async () => {
    const [teacher, student] = [await makeEducator(db), await makeStudent(db)];
    const asStudent = await unlinkedIdentity('clever', { roles: ['student'] });
    expectError(await asStudent.tie(teacher), 'SSO_003');
    expectSuccess(await asStudent.tie(student));
    const asTeacher = await unlinkedIdentity('clever', { email: '' });
    expectError(await asTeacher.tie(student), 'SSO_003');
  });

  it('rejects a second identity of the same service with SSO_002', async () => {
    const teacher = await makeEducator(db);
    const first = await unlinkedIdentity();
    expectSuccess(await first.tie(teacher));
    const second = await unlinkedIdentity();
    expectError(await second.tie(teacher), 'SSO_002');
    expect(await identitiesOf(teacher.id)).toEqual(linkedTo(first.person));
    // An identity of another service is accepted.
    expectSuccess(await (await unlinkedIdentity('clever', { email: '' })).tie(teacher));
  });

  // @proves M-SSO_002
  it('rejects an identity that another account linked first with SSO_002', async () => {
    const [first, second] = [await makeEducator(db), await makeEducator(db)];
    const { person, tie } = await unlinkedIdentity();
    await makeIdentity(world, first, ['google', person]);
    expectError(await tie(second), 'SSO_002');
    expect(await identitiesOf(second.id)).toEqual([]);
  });

  // @proves C-tieSignIn
  it('links an identity to one of two accounts in parallel requests', async () => {
    const people = [await makeEducator(db), await makeEducator(db)];
    const person = await newPerson('google');
    const forms = await Promise.all(
      people.map(async ({ userType, email, password }) => {
        const browser = openBrowser(world);
        const { body } = await browser.signIn('google', person.id);
        const { tieCode } = body.newcomer as { tieCode: string };
        return { browser, fields: { tieCode, userType, email, password } };
      }),
    );
    const responses = await Promise.all(
      forms.map(({ browser, fields }) => browser.call('tieSignIn', fields)),
    );
    expect(responses.map(({ body }) => body.msgCode).sort()).toEqual(['GEN_000', 'SSO_002']);
    const rows = await db
      .selectFrom('identities')
      .select('user_id')
      .where('subject', '=', person.id)
      .execute();
    expect(rows).toHaveLength(1);
  });

  it('ends the session that was sent with the request', async () => {
    const [teacher, before] = [await makeEducator(db), await makeParent(db)];
    const session = await signIn(portal, before);
    const { tie } = await unlinkedIdentity();
    expectSuccess(await tie(teacher, session));
    expectError(await portal.call('getUser', session), 'SSN_002');
  });
});
