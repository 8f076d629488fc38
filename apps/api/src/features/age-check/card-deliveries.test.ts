import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildTestApp, type TestPortal } from '../../../testing/build-test-app.ts';
import { expectInvariants } from '../../../testing/database/invariants.ts';
import { auditOf } from '../../../testing/database/snapshot-user.ts';
import { expectSuccess, userIn } from '../../../testing/expect-response.ts';
import { makeParent } from '../../../testing/factories/make-parent.ts';
import { signIn } from '../../../testing/factories/sign-in.ts';
import { deliver } from '../../../testing/fakes/card-delivery.ts';

const CARD = { cardholderName: 'Dana Okafor', email: 'card@home.test', zip: '97214' };
let portal: TestPortal;
let failNextJob = false;
beforeAll(async () => {
  portal = await buildTestApp({
    config: { ADDRESS_LIMITS: false },
    replace: ({ jobs }) => ({
      jobs: {
        ...jobs,
        enqueue: async (...args) => {
          if (failNextJob) {
            failNextJob = false;
            throw new Error('no queue just now');
          }
          return jobs.enqueue(...args);
        },
      },
    }),
  });
});
beforeEach(() => portal.forgetMail());
afterAll(() => portal.close());

/**
 * Creates a parent whose card check succeeded at the provider, but whose page was closed before
 * confirming it.
 */
const makeFinished = async () => {
  const parent = await makeParent(portal.db, { ageVerified: false });
  const session = await signIn(portal, parent);
  const response = expectSuccess(await portal.call('createSetupIntent', { ...CARD, ...session }));
  const { id } = response.body.setupIntent as { id: string };
  portal.cards.succeed(id);
  return { parent, session, id };
};
const consentsOf = (userId: string) =>
  portal.db
    .selectFrom('consents')
    .select(['setup_intent_id', 'provider_event_id'])
    .where('guardian_id', '=', userId)
    .execute();
const flagOf = async (session: Awaited<ReturnType<typeof signIn>>) =>
  userIn(await portal.call('getUser', session)).ageVerfiedflag;

describe('Signed deliveries', () => {
  // @proves R-card-webhook, S-age-closed
  it('finishes the check of a closed page and stores the event id in the consent', async () => {
    const { parent, session, id } = await makeFinished();
    const response = await deliver(portal, id, { id: 'evt_1' });
    expect(response.statusCode).toBe(200);
    expect(response.json()).toEqual({ received: true });
    expect(await flagOf(session)).toBe('t');
    expect(await consentsOf(parent.id)).toEqual([
      { setup_intent_id: id, provider_event_id: 'evt_1' },
    ]);
    await portal.runJobs();
    expect(portal.emails).toMatchObject([{ to: CARD.email }]);
    expect(await auditOf(portal.db, parent.id)).toMatchObject([{ action: 'age-check.passed' }]);
    await expectInvariants(portal.db);
  });

  // @proves S-age-closed, D-6-consent
  it('processes 100 parallel deliveries of a check once [T32]', async () => {
    const { parent, id } = await makeFinished();
    const responses = await Promise.all(
      Array.from({ length: 100 }, (_, number) =>
        deliver(portal, id, { id: number % 2 ? 'evt_same' : `evt_${number}` }),
      ),
    );
    expect(new Set(responses.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    expect(await consentsOf(parent.id)).toHaveLength(1);
    expect(await portal.queuedJobs()).toEqual([
      { name: 'mail-age-check-receipt', data: { setupIntentId: id } },
    ]);
    expect(await auditOf(portal.db, parent.id)).toHaveLength(1);
    await expectInvariants(portal.db);
  });

  // @proves S-age-closed
  it('stores one consent when the delivery and the page confirm a check in parallel', async () => {
    for (let round = 0; round < 10; round += 1) {
      const { parent, session, id } = await makeFinished();
      const confirm = () => portal.call('confirmAgeCheck', { setupIntentId: id, ...session });
      const [one, , two] = await Promise.all([confirm(), deliver(portal, id), confirm()]);
      for (const response of [one, two]) expectSuccess(response);
      expect(await consentsOf(parent.id)).toHaveLength(1);
    }
    expect(await portal.queuedJobs()).toHaveLength(10);
    await expectInvariants(portal.db);
  });

  it('ignores a delivery that is repeated days later', async () => {
    const { parent, id } = await makeFinished();
    await deliver(portal, id, { id: 'evt_old' });
    const before = await consentsOf(parent.id);
    portal.clock.advance(3 * 24 * 3_600_000);
    expect((await deliver(portal, id, { id: 'evt_old' })).statusCode).toBe(200);
    expect(await consentsOf(parent.id)).toEqual(before);
  });

  it('processes a repeated delivery after the first one failed halfway', async () => {
    const { parent, session, id } = await makeFinished();
    failNextJob = true;
    expect((await deliver(portal, id, { id: 'evt_twice' })).statusCode).toBe(400);
    expect(await flagOf(session)).toBe('f');
    expect(await consentsOf(parent.id)).toEqual([]);
    expect((await deliver(portal, id, { id: 'evt_twice' })).statusCode).toBe(200);
    expect(await flagOf(session)).toBe('t');
    expect(await consentsOf(parent.id)).toHaveLength(1);
    await expectInvariants(portal.db);
  });

  it('processes a repeated delivery after the provider was unavailable for the first one', async () => {
    const { session, id } = await makeFinished();
    portal.cards.setAway(true);
    expect((await deliver(portal, id, { id: 'evt_away' })).statusCode).toBe(400);
    portal.cards.setAway(false);
    expect((await deliver(portal, id, { id: 'evt_away' })).statusCode).toBe(200);
    expect(await flagOf(session)).toBe('t');
  });

  it.each([
    'setup_intent.created',
    'setup_intent.requires_action',
    'setup_intent.setup_failed',
    'setup_intent.canceled',
    'payment_intent.succeeded',
  ])('ignores a delivery of type %s that arrives before the success', async (type) => {
    const { parent, session, id } = await makeFinished();
    expect((await deliver(portal, id, { type })).statusCode).toBe(200);
    expect(await flagOf(session)).toBe('f');
    await deliver(portal, id);
    await deliver(portal, id, { type });
    expect(await flagOf(session)).toBe('t');
    expect(await consentsOf(parent.id)).toHaveLength(1);
  });

  it('accepts a delivery only if the provider’s API confirms the check', async () => {
    const other = crypto.randomUUID();
    const old = new Date(portal.deps.now().getTime() - 3_600_000);
    for (const state of [
      { isSucceeded: false },
      { isPrepaid: true },
      { userId: other },
      { createdAt: old },
    ]) {
      const { session, parent, id } = await makeFinished();
      portal.cards.succeed(id, state);
      expect((await deliver(portal, id)).statusCode).toBe(200);
      expect(await flagOf(session)).toBe('f');
      expect(await consentsOf(parent.id)).toEqual([]);
    }
    expect((await deliver(portal, 'seti_of_somebody_else')).statusCode).toBe(200);
    await expectInvariants(portal.db);
  });
});

describe('Invalid deliveries', () => {
  // @proves R-card-webhook
  it.each<[string, Parameters<typeof deliver>[2]]>([
    ['unsigned', { signature: undefined }],
    ['with an empty signature', { signature: '' }],
    [
      'with a forged signature',
      { signature: `t=${Math.floor(Date.now() / 1000)},v1=${'0'.repeat(64)}` },
    ],
    ['signed with another secret', { secret: 'whsec_other' }],
    ['signed with the publishable key', { secret: 'pk_test_calls' }],
    ['signed ten minutes ago', { ageSeconds: 600 }],
    ['changed after it was signed', { tampered: '{"id":"evt_x","type":"setup_intent.succeeded"}' }],
    ['without a body', { tampered: '' }],
    ['with a body that is not JSON', { tampered: '<xml/>' }],
    [
      'unsigned and sent as a form',
      { signature: undefined, contentType: 'application/x-www-form-urlencoded' },
    ],
  ])('rejects a delivery without a reason and changes nothing: %s', async (_what, delivery) => {
    const { parent, session, id } = await makeFinished();
    const reads = portal.cards.reads();
    const response = await deliver(portal, id, delivery);
    expect(response.statusCode).toBe(400);
    expect(response.json()).toEqual({ received: false });
    expect(await flagOf(session)).toBe('f');
    expect(await consentsOf(parent.id)).toEqual([]);
    expect(portal.cards.reads()).toBe(reads);
  });

  it('rejects an oversized delivery with 413', async () => {
    const response = await deliver(portal, 'x', { tampered: 'x'.repeat(300_000) });
    expect(response.statusCode).toBe(413);
  });

  it('returns 404 for a GET request to the webhook', async () => {
    const { statusCode } = await portal.app.inject('/webhooks/cards');
    expect(statusCode).not.toBe(500);
    expect(statusCode).toBe(404);
  });
});
