import { beforeEach, describe, expect, it } from 'vitest';
import { buildTestApp, type Fields } from '../../../testing/build-test-app.ts';
import { snapshotPeople } from '../../../testing/database/snapshot-people.ts';
import {
  expectError,
  expectProtocolError,
  expectSuccess,
  userIn,
} from '../../../testing/expect-response.ts';
import { makeEducator } from '../../../testing/factories/make-educator.ts';
import { makeParent } from '../../../testing/factories/make-parent.ts';
import { makeStudent } from '../../../testing/factories/make-student.ts';
import { parentSignUp } from '../../../testing/factories/parent-sign-up.ts';
import { signIn } from '../../../testing/factories/sign-in.ts';
import { ageCheckTools, CARD } from '../../../testing/scenarios/age-checks.ts';
import { openTestServer } from '../../../testing/test-server.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const portal = await openTestServer({ config: { ADDRESS_LIMITS: false } });
const { confirm, isVerified, start, started, ticketOf, unchecked } = ageCheckTools(portal);
beforeEach(() => portal.forgetMail());

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
