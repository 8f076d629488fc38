import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { CARD_KEYS } from '@wonderfield/sandbox/cards/card-api';
import { CARD_WEBHOOK_SECRET } from '@wonderfield/sandbox/cards/cards';
import { type Sandbox, startSandbox } from '@wonderfield/sandbox/start-sandbox';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';
import { expectInvariants } from '../../testing/database/invariants.ts';
import { expectError, expectSuccess, userIn } from '../../testing/expect-response.ts';
import { makeParent } from '../../testing/factories/make-parent.ts';
import { type SessionFields, signIn } from '../../testing/factories/sign-in.ts';
import { openCardChecks } from './card-checks.ts';

/* Tests the real client against a fake provider that speaks its protocol and sends webhooks. */

const CARD = { cardholderName: 'Dana Okafor', email: 'card@home.test', zip: '97214' };
const GOOD = '4242424242424242';
let portal: TestPortal;
let sandbox: Sandbox;
let quick: ReturnType<typeof openCardChecks>;
beforeAll(async () => {
  const port = await freePort();
  sandbox = await startSandbox({
    port: 0,
    cardsWebhook: `http://127.0.0.1:${port}/webhooks/cards`,
  });
  portal = await buildTestApp({
    // Webhook signatures and checks use the real clock.
    now: new Date(),
    config: {
      ADDRESS_LIMITS: false,
      STRIPE_SECRET_KEY: CARD_KEYS.secret,
      STRIPE_WEBHOOK_SECRET: CARD_WEBHOOK_SECRET,
      STRIPE_API_URL: String(sandbox.services.cards),
    },
    replace: ({ config }) => ({ cardChecks: openCardChecks(config) }),
  });
  quick = openCardChecks(portal.deps.config, 300);
  await portal.app.listen({ port, host: '127.0.0.1' });
});
beforeEach(() => portal.forgetMail());
afterAll(async () => {
  await sandbox.close();
  await portal.close();
});

const freePort = () =>
  new Promise<number>((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });

type Intent = { id: string; client_secret: string };
type Step = { status: number; body: Record<string, never> };
const start = (session: SessionFields, headers = {}) =>
  portal.call('createSetupIntent', { ...CARD, ...session }, { headers });
const begin = async () => {
  const parent = await makeParent(portal.db, { ageVerified: false });
  const session = await signIn(portal, parent);
  const intent = expectSuccess(await start(session)).body.setupIntent as Intent;
  return { parent, session, intent };
};
/** Does what the provider's script does on the page. */
const onPage = async (intent: Intent, step: string, fields: object): Promise<Step> => {
  const form = new URLSearchParams({ client_secret: intent.client_secret, ...fields });
  const url = `${sandbox.services.cards}/v1/setup_intents/${intent.id}/${step}`;
  const response = await fetch(url, {
    method: 'POST',
    headers: { authorization: `Bearer ${CARD_KEYS.publishable}` },
    body: form,
  });
  return { status: response.status, body: (await response.json()) as Step['body'] };
};
const pay = (intent: Intent, number: string) =>
  onPage(intent, 'confirm', {
    'payment_method_data[type]': 'card',
    'payment_method_data[card][number]': number,
    'payment_method_data[card][exp_month]': '12',
    'payment_method_data[card][exp_year]': '34',
    'payment_method_data[card][cvc]': '123',
  });
const confirm = (session: SessionFields, intent: Intent) =>
  portal.call('confirmAgeCheck', { setupIntentId: intent.id, ...session });
const flagOf = async (session: SessionFields) =>
  userIn(await portal.call('getUser', session)).ageVerfiedflag;
const consentsOf = (userId: string) =>
  portal.db.selectFrom('consents').selectAll().where('guardian_id', '=', userId).execute();
/** Returns the number of webhook deliveries handled so far. */
const deliveriesTaken = () =>
  portal.logLines.filter((line) => line.includes('"/webhooks/cards"') && line.includes('answered'))
    .length;
const failNext = (times: number, mode: 'error' | 'slow' = 'error') =>
  fetch(`${sandbox.homeUrl}/cards/fail-next`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ times, mode }),
  });

describe('card checks', () => {
  // @proves S-age-verification, K-card-check
  it('passes the adult check with a good card when the page confirms it', async () => {
    const { session, intent, parent } = await begin();
    expect(intent.client_secret).toMatch(new RegExp(`^${intent.id}_secret_`));
    expect(await pay(intent, GOOD)).toMatchObject({ status: 200, body: { status: 'succeeded' } });
    expect(userIn(expectSuccess(await confirm(session, intent))).ageVerfiedflag).toBe('t');
    expect(await consentsOf(parent.id)).toHaveLength(1);
  });

  it('passes the adult check by the signed webhook when the page was closed', async () => {
    const { session, intent, parent } = await begin();
    await pay(intent, GOOD);
    await vi.waitFor(async () => expect(await flagOf(session)).toBe('t'), { timeout: 5000 });
    expect(await consentsOf(parent.id)).toMatchObject([
      { setup_intent_id: intent.id, provider_event_id: expect.stringMatching(/^evt_/) },
    ]);
    expect(await portal.queuedJobs()).toHaveLength(1);
    await expectInvariants(portal.db);
  });

  it('creates one consent and one receipt when page and webhook both confirm', async () => {
    const taken = deliveriesTaken();
    const { session, intent, parent } = await begin();
    await pay(intent, GOOD);
    await Promise.all([confirm(session, intent), confirm(session, intent)]);
    // The events "created" and "succeeded".
    await vi.waitFor(() => expect(deliveriesTaken()).toBeGreaterThanOrEqual(taken + 2));
    expect(await flagOf(session)).toBe('t');
    expect(await consentsOf(parent.id)).toHaveLength(1);
    expect(await portal.queuedJobs()).toHaveLength(1);
  });

  // @proves M-card-errors
  it.each([
    ['4000000000000002', 'card_declined', 'Your card was declined.'],
    ['4000000000009995', 'card_declined', 'Your card has insufficient funds.'],
    ['4000000000000069', 'expired_card', 'Your card has expired.'],
    ['4000000000000127', 'incorrect_cvc', "Your card's security code is incorrect."],
    [
      '4000000000000119',
      'processing_error',
      'An error occurred while processing your card. Try again in a little bit.',
    ],
  ])(
    'rejects the card %s (%s) and accepts a good card afterwards',
    async (number, code, message) => {
      const { session, intent } = await begin();
      expect(await pay(intent, number)).toMatchObject({
        status: 402,
        body: { error: { type: 'card_error', code, message } },
      });
      expectError(await confirm(session, intent), 'AGE_002');
      expect(await flagOf(session)).toBe('f');
      await pay(intent, GOOD);
      expectSuccess(await confirm(session, intent));
    },
  );

  // @proves S-age-3ds
  it('passes 3-D Secure only after the cardholder approves', async () => {
    const { session, intent } = await begin();
    expect(await pay(intent, '4000002500003155')).toMatchObject({
      status: 200,
      body: { status: 'requires_action' },
    });
    expectError(await confirm(session, intent), 'AGE_002');
    const finished = await onPage(intent, 'finish_action', { outcome: 'approved' });
    expect(finished.body.status).toBe('succeeded');
    expectSuccess(await confirm(session, intent));
  });

  // @proves S-age-3ds
  it('rejects a card when the cardholder declines 3-D Secure', async () => {
    const { session, intent } = await begin();
    await pay(intent, '4000002500003155');
    expect(await onPage(intent, 'finish_action', { outcome: 'refused' })).toMatchObject({
      status: 402,
      body: { error: { code: 'setup_intent_authentication_failure' } },
    });
    expectError(await confirm(session, intent), 'AGE_002');
    expect(await flagOf(session)).toBe('f');
  });

  it('rejects a prepaid card with AGE_005 although the provider accepts it', async () => {
    const taken = deliveriesTaken();
    const { session, intent, parent } = await begin();
    expect(await pay(intent, '5105105105105100')).toMatchObject({
      status: 200,
      body: { status: 'succeeded' },
    });
    expectError(await confirm(session, intent), 'AGE_005');
    await vi.waitFor(() => expect(deliveriesTaken()).toBeGreaterThanOrEqual(taken + 2));
    expect(await flagOf(session)).toBe('f');
    expect(await consentsOf(parent.id)).toEqual([]);
  });

  it('accepts a client secret only for its own card check', async () => {
    const [mine, other] = [await begin(), await begin()];
    const swapped = { id: other.intent.id, client_secret: mine.intent.client_secret };
    expect((await pay(swapped, GOOD)).status).toBe(404);
    expect(await flagOf(other.session)).toBe('f');
  });

  it('sends the provider the user id and the purpose of the card check', async () => {
    const { parent, intent } = await begin();
    const response = await fetch(`${sandbox.services.cards}/v1/setup_intents/${intent.id}`, {
      headers: { authorization: `Bearer ${CARD_KEYS.secret}` },
    });
    expect(await response.json()).toMatchObject({
      customer: expect.stringMatching(/^cus_/),
      usage: 'on_session',
      metadata: { userId: parent.id, purpose: 'age-check' },
    });
  });
});

describe('retries of a card check', () => {
  it('starts no second card check for a retried request with the same key', async () => {
    const parent = await makeParent(portal.db, { ageVerified: false });
    const session = await signIn(portal, parent);
    const headers = { 'idempotency-key': 'lost-answer' };
    const [first, second] = [await start(session, headers), await start(session, headers)];
    expect(expectSuccess(second).body.setupIntent).toEqual(expectSuccess(first).body.setupIntent);
  });

  it('starts no second card check for two parallel requests with the same key', async () => {
    const parent = await makeParent(portal.db, { ageVerified: false });
    const session = await signIn(portal, parent);
    const headers = { 'idempotency-key': 'double-click' };
    const both = await Promise.all([start(session, headers), start(session, headers)]);
    for (const response of both) expectSuccess(response);
    expect(both[0].body.setupIntent).toEqual(both[1].body.setupIntent);
  });
});

describe('card checks during provider failures', () => {
  it('retries once when the card provider fails', async () => {
    await failNext(1);
    const { session, intent } = await begin();
    await pay(intent, GOOD);
    await failNext(1);
    expectSuccess(await confirm(session, intent));
  });

  // @proves S-age-provider-down
  it('returns EXT_002 and starts no card check while the provider is down', async () => {
    const parent = await makeParent(portal.db, { ageVerified: false });
    const session = await signIn(portal, parent);
    await failNext(10);
    expectError(await start(session), 'EXT_002');
    await failNext(1);
    const checks = await portal.db
      .selectFrom('age_checks')
      .selectAll()
      .where('user_id', '=', parent.id)
      .execute();
    expect(checks).toEqual([]);
    expectSuccess(await start(session));
  });

  it('keeps the card check when the provider fails during the confirmation', async () => {
    const { session, intent, parent } = await begin();
    await pay(intent, '4000002500003155');
    await failNext(2);
    expectError(await confirm(session, intent), 'EXT_002');
    expect(await consentsOf(parent.id)).toEqual([]);
    await onPage(intent, 'finish_action', { outcome: 'approved' });
    expectSuccess(await confirm(session, intent));
  });

  it('handles the next webhook when the provider fails during the first one', async () => {
    const { session, intent, parent } = await begin();
    await pay(intent, '4000002500003155');
    await onPage(intent, 'finish_action', { outcome: 'approved' });
    // The webhook is being delivered. Fails the first request to the provider and its retry.
    await failNext(2);
    await vi.waitFor(async () => expect(await flagOf(session)).toBe('t'), {
      timeout: 12_000,
      interval: 100,
    });
    expect(await consentsOf(parent.id)).toHaveLength(1);
  });

  // @proves S-age-provider-down
  it('returns EXT_002 when the card provider is too slow', async () => {
    await failNext(2, 'slow');
    const check = { userId: 'u', customerId: 'cus_x', attempt: 'slow' };
    await expect(quick.start(check)).rejects.toMatchObject({ code: 'EXT_002' });
    await failNext(2, 'slow');
    await expect(quick.read('seti_x')).rejects.toMatchObject({ code: 'EXT_002' });
    await failNext(2, 'slow');
    const person = { userId: 'u', email: CARD.email, name: 'Dana' };
    await expect(quick.createCustomer(person)).rejects.toMatchObject({ code: 'EXT_002' });
  });

  // @proves M-EXT_002
  it('returns EXT_002 when the card provider cannot be reached', async () => {
    const nowhere = openCardChecks({
      ...portal.deps.config,
      STRIPE_API_URL: 'http://127.0.0.1:1',
    });
    await expect(nowhere.read('seti_x')).rejects.toMatchObject({ code: 'EXT_002' });
  });

  it('returns undefined for an unknown card check', async () => {
    expect(await portal.deps.cardChecks.read('seti_unknown')).toBeUndefined();
    expect(await portal.deps.cardChecks.read('../customers/x?a=b')).toBeUndefined();
  });
});
