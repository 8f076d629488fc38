import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildTestApp, type Fields, type TestPortal } from '../../../testing/build-test-app.ts';
import {
  expectError,
  expectProtocolError,
  expectSuccess,
  userIn,
} from '../../../testing/expect-response.ts';
import { makeEducator } from '../../../testing/factories/make-educator.ts';
import { makeParent } from '../../../testing/factories/make-parent.ts';
import { makeStudent } from '../../../testing/factories/make-student.ts';
import type { MadeUser } from '../../../testing/factories/make-user.ts';
import { parentSignUp } from '../../../testing/factories/parent-sign-up.ts';
import { type SessionFields, signIn } from '../../../testing/factories/sign-in.ts';
import { expectInvariants } from '../../../testing/invariants.ts';
import { snapshotPeople } from '../../../testing/snapshot-people.ts';
import { auditOf } from '../../../testing/snapshot-user.ts';
import { createAgeCheckTicket } from '../accounts/age-check-ticket.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const CARD = { cardholderName: 'Dana Okafor', email: 'card@home.test', zip: '97214' };
let portal: TestPortal;
beforeAll(async () => {
  portal = await buildTestApp({ config: { ADDRESS_LIMITS: false } });
});
beforeEach(() => portal.forgetMail());
afterAll(() => portal.close());

const start = (fields: Fields, headers = {}) =>
  portal.call('createSetupIntent', { ...CARD, ...fields }, { headers });
const confirm = (fields: Fields) => portal.call('confirmAgeCheck', fields);
const started = async (fields: Fields): Promise<string> => {
  const response = expectSuccess(await start(fields));
  return (response.body.setupIntent as { id: string }).id;
};
const unchecked = async () => {
  const parent = await makeParent(portal.db, { ageVerified: false });
  return { parent, session: await signIn(portal, parent) };
};
const ticketOf = (user: Pick<MadeUser, 'id'>) => ({
  userId: user.id,
  ageCheckTicket: createAgeCheckTicket(portal.deps, user.id),
});
const consentsOf = (userId: string) =>
  portal.db.selectFrom('consents').selectAll().where('guardian_id', '=', userId).execute();
const isVerified = async (userId: string) =>
  (
    await portal.db
      .selectFrom('users')
      .select('age_verified_at')
      .where('id', '=', userId)
      .executeTakeFirstOrThrow()
  ).age_verified_at !== null;

describe('createSetupIntent', () => {
  // @proves S-age-verification, C-createSetupIntent, D-2-setup-intent
  it('starts a check at the provider for who is signed in, and hands its secret out', async () => {
    const { parent, session } = await unchecked();
    const response = expectSuccess(await start(session));
    expect(response.body.setupIntent).toEqual({
      id: expect.stringMatching(/^seti_/),
      client_secret: expect.stringContaining('_secret'),
    });
    expect(portal.cards.customers.at(-1)).toMatchObject({
      userId: parent.id,
      email: CARD.email,
      name: CARD.cardholderName,
    });
    expect(await isVerified(parent.id)).toBe(false);
  });

  it('makes one customer of a person, however often the check is started', async () => {
    const { parent, session } = await unchecked();
    await Promise.all([start(session), start(session)]);
    const { card_customer_id } = await portal.db
      .selectFrom('users')
      .select('card_customer_id')
      .where('id', '=', parent.id)
      .executeTakeFirstOrThrow();
    const before = portal.cards.customers.length;
    await start(session);
    expect(portal.cards.customers).toHaveLength(before);
    expect(card_customer_id).toMatch(/^cus_/);
  });

  // @proves D-2-setup-intent, D-3-ticket
  it('takes the ticket of a sign-up and of a sign-in in place of a session (D 3)', async () => {
    const form = parentSignUp();
    const signUp = expectSuccess(await portal.call('createUser', form));
    const { userId } = userIn(signUp);
    await started({ userId, ageCheckTicket: signUp.body.ageCheckTicket });
    const parent = await makeParent(portal.db, { ageVerified: false });
    const login = { userType: 'parent', email: parent.email, password: parent.password };
    const { ageCheckTicket } = expectSuccess(await portal.call('login', login)).body;
    const id = await started({ userId: parent.id, ageCheckTicket });
    portal.cards.succeed(id);
    const done = await confirm({ userId: parent.id, ageCheckTicket, setupIntentId: id });
    expect(userIn(expectSuccess(done)).ageVerfiedflag).toBe('t');
  });

  // @proves K-age-ticket, D-3-ticket
  it('refuses a ticket that is forged, broken, of somebody else, or too old (SSN_002)', async () => {
    const [parent, other] = [
      await makeParent(portal.db, { ageVerified: false }),
      await makeParent(portal.db, { ageVerified: false }),
    ];
    const { ageCheckTicket } = ticketOf(parent);
    const before = await snapshotPeople(portal.db);
    const flipped = Buffer.from(ageCheckTicket, 'base64url');
    flipped.writeUInt8(flipped.readUInt8(40) ^ 1, 40);
    const forged = Buffer.from(
      JSON.stringify({ userId: parent.id, expiresAt: Date.now() * 2 }),
    ).toString('base64url');
    const foreignKind = portal.deps.sealer
      .seal(JSON.stringify({ userId: parent.id, expiresAt: Date.now() * 2 }), 'picture')
      .toString('base64url');
    const bad: Fields[] = [
      { userId: parent.id },
      { userId: parent.id, ageCheckTicket: '' },
      { userId: parent.id, ageCheckTicket: 'x' },
      { userId: parent.id, ageCheckTicket: forged },
      { userId: parent.id, ageCheckTicket: foreignKind },
      { userId: parent.id, ageCheckTicket: flipped.toString('base64url') },
      { userId: parent.id, ageCheckTicket: ageCheckTicket.slice(0, -4) },
      { userId: other.id, ageCheckTicket },
      { userId: crypto.randomUUID(), ageCheckTicket },
      { userId: 'x', ageCheckTicket },
    ];
    for (const fields of bad) {
      expectError(await start(fields), 'SSN_002');
      expectError(await confirm({ ...fields, setupIntentId: 'x' }), 'SSN_002');
    }
    const customers = portal.cards.customers.length;
    portal.clock.advance(30 * MINUTE + 1);
    expectError(await start({ userId: parent.id, ageCheckTicket }), 'SSN_002');
    expect(portal.cards.customers).toHaveLength(customers);
    expect(await snapshotPeople(portal.db)).toEqual(before);
  });

  // @proves D-3-ticket
  it('takes the ticket for nothing else (ruling 10)', async () => {
    const parent = await makeParent(portal.db, { ageVerified: false });
    const ticket = ticketOf(parent);
    const asSession = { userId: parent.id, sessionToken: ticket.ageCheckTicket };
    for (const fields of [ticket, asSession]) {
      expectError(await portal.call('getUser', fields), 'SSN_002');
      expectError(await portal.call('updateUser', { firstName: 'Ada', ...fields }), 'SSN_002');
    }
  });

  it('refuses the ticket of somebody suspended or gone', async () => {
    const suspended = await makeParent(portal.db, { ageVerified: false, suspended: true });
    expectError(await start(ticketOf(suspended)), 'SSN_002');
    expectError(await start(ticketOf({ id: crypto.randomUUID() })), 'SSN_002');
  });

  // @proves P-parent-verify
  it('is not for students, nor for the session of another (T31)', async () => {
    const student = await signIn(portal, await makeStudent(portal.db));
    expectError(await start(student), 'AUZ_001');
    const { session } = await unchecked();
    const { parent: other } = await unchecked();
    expectError(await start({ ...session, userId: other.id }), 'SSN_002');
  });

  // @proves M-AGE_004
  it('is done once (AGE_004)', async () => {
    const session = await signIn(portal, await makeParent(portal.db));
    expectError(await start(session), 'AGE_004');
    const educator = await signIn(portal, await makeEducator(portal.db));
    expectError(await start(educator), 'AGE_004');
  });

  // @proves C-createSetupIntent, M-AGE_003
  it('may be started 3 times an hour and 5 times a day, and the provider is not asked again (T31)', async () => {
    const { session, parent } = await unchecked();
    const ticket = ticketOf(parent);
    for (let time = 0; time < 3; time += 1) await started(session);
    const reads = portal.cards.reads();
    const customers = portal.cards.customers.length;
    expectError(await start(session), 'AGE_003');
    expectError(await start(ticket), 'AGE_003');
    portal.clock.advance(HOUR);
    const later = await signIn(portal, parent);
    const codes = [];
    for (let time = 0; time < 4; time += 1) codes.push((await start(later)).body.msgCode);
    expect(codes).toContain('GEN_000');
    expect(codes.at(-1)).toBe('AGE_003');
    const checks = await portal.db
      .selectFrom('age_checks')
      .select('setup_intent_id')
      .where('user_id', '=', parent.id)
      .execute();
    expect(checks.length).toBeLessThanOrEqual(5);
    // A look at a check that was left at the bank, and few of those.
    for (let time = 0; time < 20; time += 1) expectError(await start(later), 'AGE_003');
    expect(portal.cards.reads() - reads).toBeLessThanOrEqual(20);
    expect(portal.cards.customers).toHaveLength(customers);
    // Another person is not held up.
    await started((await unchecked()).session);
  });

  it('may be started 10 times a day from one address (T31)', async () => {
    const bounded = await buildTestApp();
    try {
      const tryOnce = async () => {
        const parent = await makeParent(bounded.db, { ageVerified: false });
        const session = await signIn(bounded, parent);
        return bounded.call('createSetupIntent', { ...CARD, ...session }, { address: '10.0.0.7' });
      };
      for (let time = 0; time < 10; time += 1) expectSuccess(await tryOnce());
      expectProtocolError(await tryOnce(), 429, 'RTE_001');
    } finally {
      await bounded.close();
    }
  });

  // @proves C-createSetupIntent
  it('answers a retry with the same key with the same check', async () => {
    const { session, parent } = await unchecked();
    const headers = { 'idempotency-key': 'again' };
    const [first, second] = [await start(session, headers), await start(session, headers)];
    expect(second.body.setupIntent).toEqual(first.body.setupIntent);
    const both = await Promise.all([
      start(session, { 'idempotency-key': 'double' }),
      start((await unchecked()).session, { 'idempotency-key': 'double' }),
    ]);
    expect(both[0].body.setupIntent).not.toEqual(both[1].body.setupIntent);
    const rows = await portal.db
      .selectFrom('age_checks')
      .selectAll()
      .where('user_id', '=', parent.id)
      .execute();
    expect(rows).toHaveLength(2);
  });

  // @proves S-age-provider-down
  it('says so when the provider is away, writes nothing, and works again afterwards', async () => {
    const { session, parent } = await unchecked();
    const before = await snapshotPeople(portal.db);
    portal.cards.setAway(true);
    expectError(await start(session), 'EXT_002');
    expect(await snapshotPeople(portal.db)).toEqual(before);
    portal.cards.setAway(false);
    const id = await started(session);
    portal.cards.succeed(id);
    portal.cards.setAway(true);
    expectError(await confirm({ setupIntentId: id, ...session }), 'EXT_002');
    expect(await isVerified(parent.id)).toBe(false);
    portal.cards.setAway(false);
    expectSuccess(await confirm({ setupIntentId: id, ...session }));
  });

  it.each(['cardholderName', 'email', 'zip', 'ageCheckTicket', 'cardNumber'])(
    'takes no card number, in %s or anywhere, and writes none to the log (T33)',
    async (field) => {
      const { session } = await unchecked();
      const number = '4000 0566 5566 5556';
      expectError(await start({ ...session, [field]: number }), 'VAL_001', {
        [field]: 'Please do not enter a card number here',
      });
      expect(portal.logLines.join('\n')).not.toMatch(/4000 ?0566/);
    },
  );

  // @proves F-card
  it.each([
    [{ cardholderName: ' ' }, { cardholderName: 'Please enter Cardholder Name' }],
    [{ email: 'dana' }, { email: 'Please enter valid Email Address' }],
    [{ zip: '972' }, { zip: 'Please enter valid Zip Code' }],
    [
      { cardholderName: 'x'.repeat(121) },
      { cardholderName: 'This is too long: at most 120 characters' },
    ],
  ])('refuses %j', async (fields, errors) => {
    const { session } = await unchecked();
    expectError(await start({ ...session, ...fields }), 'VAL_001', errors);
  });
});

describe('confirmAgeCheck', () => {
  // @proves S-age-verification, S-age-receipt, C-confirmAgeCheck, P-parent-verify, D-6-consent
  // @proves D-6-audit
  it('sets the flag, writes the consent, mails the owner of the card and records it', async () => {
    const { parent, session } = await unchecked();
    const id = await started(session);
    portal.cards.succeed(id);
    const response = expectSuccess(await confirm({ setupIntentId: id, ...session }));
    expect(userIn(response)).toMatchObject({ userId: parent.id, ageVerfiedflag: 't' });
    expect(await consentsOf(parent.id)).toEqual([
      {
        id: expect.any(String),
        guardian_id: parent.id,
        method: 'card_setup',
        notice_version: '2026-11',
        setup_intent_id: id,
        provider_event_id: null,
        given_at: portal.deps.now(),
      },
    ]);
    await portal.runJobs();
    expect(portal.letters).toMatchObject([
      { to: CARD.email, subject: 'Your card was used for an adult check' },
    ]);
    expect(await auditOf(portal.db, parent.id)).toEqual([
      { action: 'age-check.passed', actor_id: parent.id, outcome: 'ok' },
    ]);
    // The same session is good for everything now.
    expectSuccess(await portal.call('updateUser', { firstName: 'Ada', ...session }));
    await expectInvariants(portal.db);
  });

  it('opens an unchecked educator’s account too', async () => {
    const educator = await makeEducator(portal.db, { ageVerified: false, approved: false });
    const session = await signIn(portal, educator);
    const id = await started(session);
    portal.cards.succeed(id);
    const response = expectSuccess(await confirm({ setupIntentId: id, ...session }));
    expect(userIn(response)).toMatchObject({ ageVerfiedflag: 't', educatorApprovedFlag: 'false' });
  });

  // @proves S-age-receipt
  it('may be repeated: one consent, one letter, no second look at the provider', async () => {
    const { parent, session } = await unchecked();
    const id = await started(session);
    portal.cards.succeed(id);
    await confirm({ setupIntentId: id, ...session });
    const reads = portal.cards.reads();
    expectSuccess(await confirm({ setupIntentId: id, ...session }));
    expect(portal.cards.reads()).toBe(reads);
    await portal.runJobs();
    expect(portal.letters).toHaveLength(1);
    expect(await consentsOf(parent.id)).toHaveLength(1);
  });

  // @proves C-confirmAgeCheck
  it('writes once, of twenty at the same time', async () => {
    const { parent, session } = await unchecked();
    const id = await started(session);
    portal.cards.succeed(id);
    const responses = await Promise.all(
      Array.from({ length: 20 }, () => confirm({ setupIntentId: id, ...session })),
    );
    for (const response of responses) expectSuccess(response);
    expect(await consentsOf(parent.id)).toHaveLength(1);
    expect(await portal.queuedJobs()).toHaveLength(1);
    await expectInvariants(portal.db);
  });

  it('writes nothing when one part of it fails, and all of it the next time', async () => {
    let isBroken = true;
    const broken = await buildTestApp({
      replace: ({ jobs }) => ({
        jobs: {
          ...jobs,
          enqueue: async (...args) => {
            if (isBroken) throw new Error('no queue');
            return jobs.enqueue(...args);
          },
        },
      }),
    });
    try {
      const parent = await makeParent(broken.db, { ageVerified: false });
      const session = await signIn(broken, parent);
      const intent = (await broken.call('createSetupIntent', { ...CARD, ...session })).body
        .setupIntent as { id: string };
      broken.cards.succeed(intent.id);
      const before = await snapshotPeople(broken.db);
      const fields = { setupIntentId: intent.id, ...session };
      expect((await broken.call('confirmAgeCheck', fields)).body.msgCode).toBe('SYS_001');
      expect(await snapshotPeople(broken.db)).toEqual(before);
      isBroken = false;
      expectSuccess(await broken.call('confirmAgeCheck', fields));
      await expectInvariants(broken.db);
    } finally {
      await broken.close();
    }
  });
});

describe('the flag stays f (T32)', () => {
  type Case = (mine: SessionFields, parent: MadeUser) => Promise<Fields>;
  const cases: [string, Case][] = [
    [
      // @proves C-confirmAgeCheck
      'when only the page says it is done',
      async (mine) => ({ setupIntentId: await started(mine) }),
    ],
    [
      'for a check more than an hour old',
      async (mine) => {
        const id = await started(mine);
        const createdAt = new Date(portal.deps.now().getTime() - HOUR);
        portal.cards.succeed(id, { createdAt });
        return { setupIntentId: id };
      },
    ],
    [
      'for the check of another parent',
      async () => {
        const { session } = await unchecked();
        const id = await started(session);
        portal.cards.succeed(id);
        return { setupIntentId: id };
      },
    ],
    [
      'for the check another parent has passed with',
      async () => {
        const { session } = await unchecked();
        const id = await started(session);
        portal.cards.succeed(id);
        expectSuccess(await confirm({ setupIntentId: id, ...session }));
        return { setupIntentId: id };
      },
    ],
    [
      'for a check the provider ties to somebody else',
      async (mine) => {
        const id = await started(mine);
        portal.cards.succeed(id, { userId: crypto.randomUUID() });
        return { setupIntentId: id };
      },
    ],
    [
      'for a check the provider ties to nobody',
      async (mine) => {
        const id = await started(mine);
        portal.cards.succeed(id, { userId: undefined });
        return { setupIntentId: id };
      },
    ],
    [
      'for a check of one’s own that was not started here',
      async (_mine, parent) => {
        const check = { userId: parent.id, customerId: 'cus_1', attempt: 'elsewhere' };
        const { id } = await portal.cards.cardChecks.start(check);
        portal.cards.succeed(id);
        return { setupIntentId: id };
      },
    ],
    ['for an unknown check', async () => ({ setupIntentId: 'seti_unknown' })],
    ['for what is no id at all', async () => ({ setupIntentId: '../customers/cus_1' })],
  ];
  // @proves M-AGE_002
  it.each(cases)('%s', async (_name, make) => {
    const { parent, session } = await unchecked();
    const fields = await make(session, parent);
    await portal.forgetMail();
    expectError(await confirm({ ...fields, ...session }), 'AGE_002');
    expectError(await confirm({ ...fields, ...ticketOf(parent) }), 'AGE_002');
    expect(await isVerified(parent.id)).toBe(false);
    expect(await consentsOf(parent.id)).toEqual([]);
    expect(await portal.queuedJobs()).toEqual([]);
    await expectInvariants(portal.db);
  });

  // @proves P-server-fields
  it('when the body claims it', async () => {
    const { parent, session } = await unchecked();
    const claims = { ageVerfiedflag: 't', status: 'succeeded', age_verified_at: '2026-01-01' };
    const id = await started({ ...session, ...claims });
    expectError(await confirm({ setupIntentId: id, ...claims, ...session }), 'AGE_002');
    expect(await isVerified(parent.id)).toBe(false);
  });

  it('also a ticket of somebody who passed opens nothing but a check of their own', async () => {
    const parent = await makeParent(portal.db, { children: 1, firstName: 'Zebediah' });
    const response = await confirm({ setupIntentId: 'seti_unknown', ...ticketOf(parent) });
    expectError(response, 'AGE_002');
  });
});

describe('a ticket', () => {
  it('shows nothing of the family, even once the check is done (ruling 10)', async () => {
    const parent = await makeParent(portal.db, { ageVerified: false });
    const ticket = ticketOf(parent);
    const setupIntentId = await started(ticket);
    portal.cards.succeed(setupIntentId);
    expectSuccess(await confirm({ ...ticket, setupIntentId }));
    await makeStudent(portal.db, { parentId: parent.id });
    const again = expectSuccess(await confirm({ ...ticket, setupIntentId }));
    expect(userIn(again)).toMatchObject({ ageVerfiedflag: 't', childDetails: [] });
  });
});

describe('who typed the password right before', () => {
  const login = ({ email, password }: MadeUser) =>
    portal.call('login', { userType: 'parent', email, password });
  /** Signs in as somebody unchecked, whom the page then signs out again. */
  const signedIn = async (person?: MadeUser) => {
    const parent = person ?? (await makeParent(portal.db, { ageVerified: false }));
    const { body } = expectSuccess(await login(parent));
    const session = { userId: parent.id, sessionToken: String(body.sessionToken) };
    expectSuccess(await portal.call('logout', session));
    const ticket = { userId: parent.id, ageCheckTicket: String(body.ageCheckTicket) };
    const setupIntentId = await started(ticket);
    portal.cards.succeed(setupIntentId);
    return { parent, fields: { ...ticket, setupIntentId } };
  };
  const tokenIn = (response: Awaited<ReturnType<typeof confirm>>) =>
    expectSuccess(response).body.sessionToken;

  // @proves D-3-ticket
  it('is let in once the check is done, and only once', async () => {
    const { parent, fields } = await signedIn();
    const sessionToken = String(tokenIn(await confirm(fields)));
    const session = { userId: parent.id, sessionToken };
    expect(userIn(expectSuccess(await portal.call('getUser', session))).ageVerfiedflag).toBe('t');
    expect(tokenIn(await confirm(fields))).toBeUndefined();
    await expectInvariants(portal.db);
  });

  it('is let in once, of ten at the same time', async () => {
    const { fields } = await signedIn();
    const responses = await Promise.all(Array.from({ length: 10 }, () => confirm(fields)));
    expect(responses.map(tokenIn).filter(Boolean)).toHaveLength(1);
  });

  it.each([
    ['the password is another since', { password_hash: 'another' }],
    ['a ticket that knows of no password', {}],
  ])('is not let in: %s', async (_why, change) => {
    const { parent, fields } = await signedIn();
    const people = portal.db.updateTable('users').where('id', '=', parent.id);
    if ('password_hash' in change) await people.set(change).execute();
    const plain = 'password_hash' in change ? {} : ticketOf(parent);
    const response = expectSuccess(await confirm({ ...fields, ...plain }));
    expect(response.body.sessionToken).toBeUndefined();
    expect(response.body.emailConfirmationPending).toBeUndefined();
  });

  // @proves D-3-ticket
  it('is not let in long after the check', async () => {
    const { fields, parent } = await signedIn();
    expectSuccess(await confirm({ ...fields, ...ticketOf(parent) }));
    portal.clock.advance(11 * MINUTE);
    expect(tokenIn(await confirm(fields))).toBeUndefined();
  });

  // @proves D-8-checked-unconfirmed
  it('is told what is left to do while the email is not confirmed, and not let in', async () => {
    const signUp = parentSignUp();
    const made = expectSuccess(await portal.call('createUser', signUp));
    const ticket = {
      userId: userIn(made).userId,
      ageCheckTicket: String(made.body.ageCheckTicket),
    };
    const setupIntentId = await started(ticket);
    portal.cards.succeed(setupIntentId);
    const response = expectSuccess(await confirm({ ...ticket, setupIntentId }));
    expect(response.body).toMatchObject({ emailConfirmationPending: true });
    expect(response.body.sessionToken).toBeUndefined();
    const confirmed = { email_confirmed_at: portal.deps.now() };
    const people = portal.db.updateTable('users').set(confirmed);
    await people.where('id', '=', ticket.userId).execute();
    expect(tokenIn(await confirm({ ...ticket, setupIntentId }))).toBeTypeOf('string');
  });
});

describe('card answers that help', () => {
  // @proves M-AGE_005
  it('a prepaid card is told as such, with what to use instead (AGE_005)', async () => {
    const { session, parent } = await unchecked();
    const setupIntentId = await started(session);
    portal.cards.succeed(setupIntentId, { isPrepaid: true });
    expectError(await confirm({ ...session, setupIntentId }), 'AGE_005');
    expect(await isVerified(parent.id)).toBe(false);
  });

  it('the limit says when the next try is possible, and what was refused is not counted', async () => {
    const { session, parent } = await unchecked();
    for (let time = 0; time < 3; time += 1) await started(session);
    const wait = Number((await start(session)).headers['retry-after']);
    expect(wait).toBeGreaterThan(0);
    for (let time = 0; time < 5; time += 1) expectError(await start(session), 'AGE_003');
    portal.clock.advance(wait * 1000);
    const later = await signIn(portal, parent);
    await started(later);
    await started(later);
    const day = Number((await start(later)).headers['retry-after']);
    portal.clock.advance(day * 1000);
    await started(await signIn(portal, parent));
  });

  it('a check that was left at the bank is gone on with, and counted once', async () => {
    const { session } = await unchecked();
    const first = await started(session);
    portal.cards.leaveAtBank(first);
    for (let time = 0; time < 5; time += 1) expect(await started(session)).toBe(first);
    portal.cards.succeed(first, { isWithBank: false });
    expectSuccess(await confirm({ ...session, setupIntentId: first }));
  });

  it('a check that was left at the bank long ago, or by somebody else, is another', async () => {
    const { session, parent } = await unchecked();
    const first = await started(session);
    portal.cards.leaveAtBank(first);
    expect(await started((await unchecked()).session)).not.toBe(first);
    portal.clock.advance(31 * MINUTE);
    expect(await started(await signIn(portal, parent))).not.toBe(first);
  });
});

describe('the same attempt sent again', () => {
  it('is counted once, and the receipt goes to the corrected address', async () => {
    const { session } = await unchecked();
    const headers = { 'idempotency-key': 'one attempt' };
    for (let time = 0; time < 5; time += 1) expectSuccess(await start(session, headers));
    const response = expectSuccess(await start({ ...session, email: 'right@home.test' }, headers));
    const { id } = response.body.setupIntent as { id: string };
    portal.cards.succeed(id);
    expectSuccess(await confirm({ ...session, setupIntentId: id }));
    await portal.runJobs();
    expect(portal.letters.map(({ to }) => to)).toEqual(['right@home.test']);
  });
});

describe('strangers', () => {
  it('do not use up what others behind the same address may do (ruling 9)', async () => {
    const limited = await buildTestApp();
    for (let time = 0; time < 12; time += 1) {
      const anonymous = { ...CARD, userId: 'x', ageCheckTicket: 'y' };
      expectError(await limited.call('createSetupIntent', anonymous), 'SSN_002');
    }
    const parent = await makeParent(limited.db, { ageVerified: false });
    const session = await signIn(limited, parent);
    expectSuccess(await limited.call('createSetupIntent', { ...CARD, ...session }));
    await limited.close();
  });
});
