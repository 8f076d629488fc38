import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildTestApp, type Fields, type TestPortal } from '../../../testing/build-test-app.ts';
import { expectInvariants } from '../../../testing/database/invariants.ts';
import { snapshotPeople } from '../../../testing/database/snapshot-people.ts';
import { auditOf } from '../../../testing/database/snapshot-user.ts';
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
import { createAgeCheckTicket } from '../accounts/sign-in/age-check-ticket.ts';

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
  it('starts a check at the provider for the signed-in user and returns its secret', async () => {
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

  it('creates one customer per user when the check is started several times', async () => {
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
  it('accepts the ticket of a sign-up or a sign-in in place of a session', async () => {
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
  it('rejects a forged, malformed, foreign or expired ticket with SSN_002', async () => {
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
  it('rejects a ticket used as a session for other calls', async () => {
    const parent = await makeParent(portal.db, { ageVerified: false });
    const ticket = ticketOf(parent);
    const asSession = { userId: parent.id, sessionToken: ticket.ageCheckTicket };
    for (const fields of [ticket, asSession]) {
      expectError(await portal.call('getUser', fields), 'SSN_002');
      expectError(await portal.call('updateUser', { firstName: 'Ada', ...fields }), 'SSN_002');
    }
  });

  it('rejects the ticket of a suspended or deleted user', async () => {
    const suspended = await makeParent(portal.db, { ageVerified: false, suspended: true });
    expectError(await start(ticketOf(suspended)), 'SSN_002');
    expectError(await start(ticketOf({ id: crypto.randomUUID() })), 'SSN_002');
  });

  // @proves P-parent-verify
  it('rejects an adult check by a student or with another user’s session [T31]', async () => {
    const student = await signIn(portal, await makeStudent(portal.db));
    expectError(await start(student), 'AUZ_001');
    const { session } = await unchecked();
    const { parent: other } = await unchecked();
    expectError(await start({ ...session, userId: other.id }), 'SSN_002');
  });

  // @proves M-AGE_004
  it('rejects a second adult check with AGE_004', async () => {
    const session = await signIn(portal, await makeParent(portal.db));
    expectError(await start(session), 'AGE_004');
    const educator = await signIn(portal, await makeEducator(portal.db));
    expectError(await start(educator), 'AGE_004');
  });

  // @proves C-createSetupIntent, M-AGE_003
  it('limits checks to 3 per hour and 5 per day without calling the provider again [T31]', async () => {
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
    // Only checks left unfinished at the bank are read from the provider, and few of those.
    for (let time = 0; time < 20; time += 1) expectError(await start(later), 'AGE_003');
    expect(portal.cards.reads() - reads).toBeLessThanOrEqual(20);
    expect(portal.cards.customers).toHaveLength(customers);
    // The limit does not affect another user.
    await started((await unchecked()).session);
  });

  it('limits checks to 10 per day and IP address [T31]', async () => {
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
  it('returns the same check for a retry with the same idempotency key', async () => {
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
  it('returns EXT_002 without writing anything during a provider outage, then works again', async () => {
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
    'rejects a card number in %s and never logs it [T33]',
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
  ])('rejects the card check fields %j with VAL_001', async (fields, errors) => {
    const { session } = await unchecked();
    expectError(await start({ ...session, ...fields }), 'VAL_001', errors);
  });
});

describe('confirmAgeCheck', () => {
  // @proves S-age-verification, S-age-receipt, C-confirmAgeCheck, P-parent-verify, D-6-consent
  // @proves D-6-audit
  it('sets the flag, stores the consent, emails the cardholder and writes an audit event', async () => {
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
    expect(portal.emails).toMatchObject([
      { to: CARD.email, subject: 'Your card was used for an adult check' },
    ]);
    expect(await auditOf(portal.db, parent.id)).toEqual([
      { action: 'age-check.passed', actor_id: parent.id, outcome: 'ok' },
    ]);
    // This session can now use every call.
    expectSuccess(await portal.call('updateUser', { firstName: 'Ada', ...session }));
    await expectInvariants(portal.db);
  });

  it('verifies an educator by card check without approving the educator', async () => {
    const educator = await makeEducator(portal.db, { ageVerified: false, approved: false });
    const session = await signIn(portal, educator);
    const id = await started(session);
    portal.cards.succeed(id);
    const response = expectSuccess(await confirm({ setupIntentId: id, ...session }));
    expect(userIn(response)).toMatchObject({ ageVerfiedflag: 't', educatorApprovedFlag: 'false' });
  });

  // @proves S-age-receipt
  it('stores one consent and sends one email for a repeated confirmation, without asking the provider again', async () => {
    const { parent, session } = await unchecked();
    const id = await started(session);
    portal.cards.succeed(id);
    await confirm({ setupIntentId: id, ...session });
    const reads = portal.cards.reads();
    expectSuccess(await confirm({ setupIntentId: id, ...session }));
    expect(portal.cards.reads()).toBe(reads);
    await portal.runJobs();
    expect(portal.emails).toHaveLength(1);
    expect(await consentsOf(parent.id)).toHaveLength(1);
  });

  // @proves C-confirmAgeCheck
  it('stores one consent for 20 parallel confirmations', async () => {
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

  it('writes nothing if one step of the confirmation fails, and everything on the next attempt', async () => {
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

describe('confirmAgeCheck: rejected checks', () => {
  type Case = (mine: SessionFields, parent: MadeUser) => Promise<Fields>;
  const cases: [string, Case][] = [
    [
      // @proves C-confirmAgeCheck
      'when the provider has not completed it',
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
      'for a check that another parent has used',
      async () => {
        const { session } = await unchecked();
        const id = await started(session);
        portal.cards.succeed(id);
        expectSuccess(await confirm({ setupIntentId: id, ...session }));
        return { setupIntentId: id };
      },
    ],
    [
      'for a check that the provider assigns to another user',
      async (mine) => {
        const id = await started(mine);
        portal.cards.succeed(id, { userId: crypto.randomUUID() });
        return { setupIntentId: id };
      },
    ],
    [
      'for a check that the provider assigns to no user',
      async (mine) => {
        const id = await started(mine);
        portal.cards.succeed(id, { userId: undefined });
        return { setupIntentId: id };
      },
    ],
    [
      'for the parent’s own check that was not started here',
      async (_mine, parent) => {
        const check = { userId: parent.id, customerId: 'cus_1', attempt: 'elsewhere' };
        const { id } = await portal.cards.cardChecks.start(check);
        portal.cards.succeed(id);
        return { setupIntentId: id };
      },
    ],
    ['for an unknown check', async () => ({ setupIntentId: 'seti_unknown' })],
    ['for a malformed id', async () => ({ setupIntentId: '../customers/cus_1' })],
  ];
  // @proves M-AGE_002
  it.each(cases)(
    'rejects the check with AGE_002 and stores no consent: %s [T32]',
    async (_name, make) => {
      const { parent, session } = await unchecked();
      const fields = await make(session, parent);
      await portal.forgetMail();
      expectError(await confirm({ ...fields, ...session }), 'AGE_002');
      expectError(await confirm({ ...fields, ...ticketOf(parent) }), 'AGE_002');
      expect(await isVerified(parent.id)).toBe(false);
      expect(await consentsOf(parent.id)).toEqual([]);
      expect(await portal.queuedJobs()).toEqual([]);
      await expectInvariants(portal.db);
    },
  );

  // @proves P-server-fields
  it('ignores a success that the request body claims [T32]', async () => {
    const { parent, session } = await unchecked();
    const claims = { ageVerfiedflag: 't', status: 'succeeded', age_verified_at: '2026-01-01' };
    const id = await started({ ...session, ...claims });
    expectError(await confirm({ setupIntentId: id, ...claims, ...session }), 'AGE_002');
    expect(await isVerified(parent.id)).toBe(false);
  });

  it('rejects an unknown check with the ticket of a verified parent [T32]', async () => {
    const parent = await makeParent(portal.db, { children: 1, firstName: 'Zebediah' });
    const response = await confirm({ setupIntentId: 'seti_unknown', ...ticketOf(parent) });
    expectError(response, 'AGE_002');
  });
});

describe('Adult check tickets', () => {
  it('returns no children for a ticket, even after the check is done', async () => {
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

describe('Sign-in after the adult check', () => {
  const login = ({ email, password }: MadeUser) =>
    portal.call('login', { userType: 'parent', email, password });
  /** Signs in as a parent without adult check and signs out again, as the page does. */
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
  it('signs the parent in once after the check', async () => {
    const { parent, fields } = await signedIn();
    const sessionToken = String(tokenIn(await confirm(fields)));
    const session = { userId: parent.id, sessionToken };
    expect(userIn(expectSuccess(await portal.call('getUser', session))).ageVerfiedflag).toBe('t');
    expect(tokenIn(await confirm(fields))).toBeUndefined();
    await expectInvariants(portal.db);
  });

  it('signs the parent in once for ten parallel confirmations', async () => {
    const { fields } = await signedIn();
    const responses = await Promise.all(Array.from({ length: 10 }, () => confirm(fields)));
    expect(responses.map(tokenIn).filter(Boolean)).toHaveLength(1);
  });

  it.each([
    ['the password has changed since', { password_hash: 'another' }],
    ['the ticket was issued without a password check', {}],
  ])('does not sign the parent in: %s', async (_why, change) => {
    const { parent, fields } = await signedIn();
    const people = portal.db.updateTable('users').where('id', '=', parent.id);
    if ('password_hash' in change) await people.set(change).execute();
    const plain = 'password_hash' in change ? {} : ticketOf(parent);
    const response = expectSuccess(await confirm({ ...fields, ...plain }));
    expect(response.body.sessionToken).toBeUndefined();
    expect(response.body.emailConfirmationPending).toBeUndefined();
  });

  // @proves D-3-ticket
  it('does not sign the parent in more than ten minutes after the check', async () => {
    const { fields, parent } = await signedIn();
    expectSuccess(await confirm({ ...fields, ...ticketOf(parent) }));
    portal.clock.advance(11 * MINUTE);
    expect(tokenIn(await confirm(fields))).toBeUndefined();
  });

  // @proves D-8-checked-unconfirmed
  it('reports an unconfirmed email after the check and starts no session', async () => {
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

describe('Card check errors', () => {
  // @proves M-AGE_005
  it('rejects a prepaid card with AGE_005', async () => {
    const { session, parent } = await unchecked();
    const setupIntentId = await started(session);
    portal.cards.succeed(setupIntentId, { isPrepaid: true });
    expectError(await confirm({ ...session, setupIntentId }), 'AGE_005');
    expect(await isVerified(parent.id)).toBe(false);
  });

  it('returns Retry-After at the limit and does not count rejected attempts', async () => {
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

  it('resumes a check that was left at the bank and counts it once', async () => {
    const { session } = await unchecked();
    const first = await started(session);
    portal.cards.leaveAtBank(first);
    for (let time = 0; time < 5; time += 1) expect(await started(session)).toBe(first);
    portal.cards.succeed(first, { isWithBank: false });
    expectSuccess(await confirm({ ...session, setupIntentId: first }));
  });

  it('starts a new check when the unfinished one is too old or another user’s', async () => {
    const { session, parent } = await unchecked();
    const first = await started(session);
    portal.cards.leaveAtBank(first);
    expect(await started((await unchecked()).session)).not.toBe(first);
    portal.clock.advance(31 * MINUTE);
    expect(await started(await signIn(portal, parent))).not.toBe(first);
  });
});

describe('Retried adult checks', () => {
  it('counts retries of one attempt once and sends the receipt to the corrected email', async () => {
    const { session } = await unchecked();
    const headers = { 'idempotency-key': 'one attempt' };
    for (let time = 0; time < 5; time += 1) expectSuccess(await start(session, headers));
    const response = expectSuccess(await start({ ...session, email: 'right@home.test' }, headers));
    const { id } = response.body.setupIntent as { id: string };
    portal.cards.succeed(id);
    expectSuccess(await confirm({ ...session, setupIntentId: id }));
    await portal.runJobs();
    expect(portal.emails.map(({ to }) => to)).toEqual(['right@home.test']);
  });
});

describe('Adult checks by anonymous callers', () => {
  it('does not count requests of anonymous callers toward the limit of their IP address', async () => {
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
