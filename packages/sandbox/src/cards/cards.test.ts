import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import Stripe from 'stripe';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Sandbox, startSandbox } from '../start-sandbox.ts';
import { CARD_KEYS } from './card-api.ts';
import { CARD_WEBHOOK_SECRET } from './cards.ts';

/* Tests the fake with the provider's own client. */

type Delivery = { body: string; signature: string; event: { id: string; type: string } };
let sandbox: Sandbox;
let stripe: Stripe;
let receiver: Server;
const deliveries: Delivery[] = [];

const receive = async (request: IncomingMessage) => {
  const body = await text(request);
  const signature = String(request.headers['stripe-signature']);
  const delivery: Delivery = { body, signature, event: JSON.parse(body) };
  deliveries.push(delivery);
  return delivery;
};
const clientWith = (key: string) => {
  const { hostname: host, port } = new URL(String(sandbox.services.cards));
  return new Stripe(key, { host, port, protocol: 'http', maxNetworkRetries: 0, telemetry: false });
};

beforeAll(async () => {
  receiver = createServer(async (request, response) => {
    const { body, event } = await receive(request);
    const times = deliveries.filter((delivery) => delivery.event.id === event.id).length;
    // The intent's metadata tells how many deliveries are rejected.
    const errorCodes = Number(/"refuse":"(\d)"/.exec(body)?.[1] ?? 0);
    response.writeHead(times <= errorCodes ? 500 : 200).end();
  }).listen(0, '127.0.0.1');
  await once(receiver, 'listening');
  const { port } = receiver.address() as AddressInfo;
  sandbox = await startSandbox({ port: 0, cardsWebhook: `http://127.0.0.1:${port}/hook` });
  stripe = clientWith(CARD_KEYS.secret);
});
beforeEach(() => {
  deliveries.length = 0;
});
afterAll(async () => {
  await sandbox.close();
  receiver.close();
});

const create = async () => {
  const customer = await stripe.customers.create({ email: 'a@home.test', name: 'Dana' });
  return stripe.setupIntents.create({ customer: customer.id, metadata: { userId: 'u1' } });
};
const url = (path: string) => `${sandbox.services.cards}${path}`;
const onPage = async (intent: Stripe.SetupIntent, step: string, fields: object) => {
  const body = new URLSearchParams({
    client_secret: String(intent.client_secret),
    ...fields,
  });
  const response = await fetch(url(`/v1/setup_intents/${intent.id}/${step}`), {
    method: 'POST',
    body,
  });
  return { status: response.status, body: (await response.json()) as Record<string, never> };
};
const pay = (intent: Stripe.SetupIntent, number: string) =>
  onPage(intent, 'confirm', {
    'payment_method_data[card][number]': number,
    'payment_method_data[card][exp_month]': '7',
    'payment_method_data[card][exp_year]': '31',
  });
const deliveredFor = (id: string, type: string) =>
  vi.waitFor(
    () => {
      const matching = deliveries.filter(
        ({ body, event }) => event.type === type && body.includes(id),
      );
      expect(matching.length).toBeGreaterThan(0);
      return matching;
    },
    { timeout: 5000 },
  );

describe('setup intents', () => {
  // @proves D-6-sandbox
  it('creates a setup intent and reads it back with its card', async () => {
    const intent = await create();
    expect(intent).toMatchObject({
      object: 'setup_intent',
      status: 'requires_payment_method',
      metadata: { userId: 'u1' },
      livemode: false,
    });
    await pay(intent, '4242424242424242');
    const plain = await stripe.setupIntents.retrieve(intent.id);
    expect(plain.payment_method).toMatch(/^pm_/);
    const whole = await stripe.setupIntents.retrieve(intent.id, { expand: ['payment_method'] });
    expect(whole).toMatchObject({
      status: 'succeeded',
      payment_method: {
        card: { brand: 'visa', last4: '4242', exp_month: 7, exp_year: 2031, funding: 'credit' },
      },
    });
  });

  it.each([
    [
      'an unknown setup intent',
      () => stripe.setupIntents.retrieve('seti_x'),
      'StripeInvalidRequestError',
    ],
    [
      'an unknown customer',
      () => stripe.setupIntents.create({ customer: 'cus_x' }),
      'StripeInvalidRequestError',
    ],
    [
      'a wrong key',
      () => clientWith('sk_test_wrong').setupIntents.create({}),
      'StripeAuthenticationError',
    ],
    [
      'the publishable key',
      () => clientWith(CARD_KEYS.publishable).customers.create({}),
      'StripeAuthenticationError',
    ],
  ])('rejects %s like the provider', async (_what, act, type) => {
    await expect(act()).rejects.toMatchObject({ type });
  });

  it('returns the same setup intent for the same key and an error for other fields', async () => {
    const options = { idempotencyKey: 'key-1' };
    const [first, second] = [
      await stripe.setupIntents.create({ metadata: { a: '1' } }, options),
      await stripe.setupIntents.create({ metadata: { a: '1' } }, options),
    ];
    expect(second.id).toBe(first.id);
    await expect(
      stripe.setupIntents.create({ metadata: { a: '2' } }, options),
    ).rejects.toMatchObject({ type: 'StripeIdempotencyError' });
  });

  it('rejects the confirmation of a succeeded or canceled setup intent', async () => {
    const done = await create();
    await pay(done, '4242424242424242');
    expect(await pay(done, '4242424242424242')).toMatchObject({
      status: 400,
      body: { error: { code: 'setup_intent_unexpected_state' } },
    });
    const cancelled = await create();
    expect((await stripe.setupIntents.cancel(cancelled.id)).status).toBe('canceled');
    expect((await pay(cancelled, '4242424242424242')).status).toBe(400);
  });

  it.each([
    ['4000000000000002', 'card_declined', 'generic_decline'],
    ['4000000000009995', 'card_declined', 'insufficient_funds'],
    ['4000000000000069', 'expired_card', undefined],
    ['4000000000000127', 'incorrect_cvc', undefined],
    ['4000000000000119', 'processing_error', undefined],
  ])(
    'rejects the card %s with %s and accepts another card afterwards',
    async (number, code, reason) => {
      const intent = await create();
      const { status, body } = await pay(intent, number);
      expect(status).toBe(402);
      expect(body.error).toMatchObject({
        type: 'card_error',
        code,
        ...(reason && { decline_code: reason }),
        setup_intent: { id: intent.id, status: 'requires_payment_method', payment_method: null },
      });
      expect((await pay(intent, '4242424242424242')).status).toBe(200);
    },
  );

  // @proves D-6-sandbox
  it('asks the owner of a 3-D Secure card and applies the decision', async () => {
    for (const [outcome, status] of [
      ['approved', 'succeeded'],
      ['refused', 'requires_payment_method'],
    ] as const) {
      const intent = await create();
      expect((await pay(intent, '4000002500003155')).body.status).toBe('requires_action');
      await onPage(intent, 'finish_action', { outcome });
      expect((await stripe.setupIntents.retrieve(intent.id)).status).toBe(status);
    }
  });

  it('opens a setup intent to the page only with the right secret', async () => {
    const [mine, other] = [await create(), await create()];
    expect(
      (await pay({ ...other, client_secret: mine.client_secret }, '4242424242424242')).status,
    ).toBe(404);
    const read = (query: string) => fetch(url(`/v1/setup_intents/${mine.id}${query}`));
    expect((await read('')).status).toBe(404);
    expect((await read(`?client_secret=${mine.client_secret}`)).status).toBe(200);
  });
});

describe('webhook deliveries', () => {
  // @proves D-6-sandbox
  it('signs deliveries that the provider’s client accepts and sends every event', async () => {
    const intent = await create();
    await pay(intent, '4000000000000002');
    await pay(intent, '4242424242424242');
    for (const type of ['created', 'setup_failed', 'succeeded']) {
      const [delivery] = await deliveredFor(intent.id, `setup_intent.${type}`);
      const { body, signature } = delivery as Delivery;
      const event = stripe.webhooks.constructEvent(body, signature, CARD_WEBHOOK_SECRET);
      expect(event.type).toBe(`setup_intent.${type}`);
      const forged = () => stripe.webhooks.constructEvent(body, signature, 'whsec_other');
      expect(forged).toThrow();
    }
  });

  it('sends the state at the time of the event', async () => {
    const intent = await create();
    await pay(intent, '4242424242424242');
    const [created] = await deliveredFor(intent.id, 'setup_intent.created');
    expect(JSON.parse(String(created?.body)).data.object.status).toBe('requires_payment_method');
  });

  it('repeats a delivery of the same event until it is accepted', async () => {
    const intent = await stripe.setupIntents.create({ metadata: { refuse: '2' } });
    await vi.waitFor(
      async () => {
        const attempts = await deliveredFor(intent.id, 'setup_intent.created');
        expect(attempts).toHaveLength(3);
        expect(new Set(attempts.map(({ event }) => event.id)).size).toBe(1);
      },
      { timeout: 5000 },
    );
  });
});

describe('card controls and pages', () => {
  const failNext = (body: unknown) =>
    fetch(`${sandbox.homeUrl}/cards/fail-next`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });

  it('makes the given number of calls fail', async () => {
    await failNext({ times: 2 });
    for (let time = 0; time < 2; time += 1) {
      await expect(stripe.setupIntents.create({})).rejects.toMatchObject({
        type: 'StripeAPIError',
      });
    }
    await stripe.setupIntents.create({});
  });

  it.each([{ times: 0 }, { times: 1000 }, { mode: 'explode' }])(
    'rejects %j with an explanation',
    async (body) => {
      const response = await failNext(body);
      expect(response.status).toBe(400);
      expect(await response.json()).toEqual({ error: expect.any(String) });
    },
  );

  it('serves a script that pages of another origin can run', async () => {
    const response = await fetch(url('/stripe.js'));
    expect(response.headers.get('content-type')).toContain('text/javascript');
    expect(response.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    const preflight = await fetch(url('/v1/setup_intents/x/confirm'), { method: 'OPTIONS' });
    expect(preflight.status).toBe(204);
    expect(preflight.headers.get('access-control-allow-origin')).toBe('*');
  });

  it('shows test cards and checks, but no secret', async () => {
    const intent = await create();
    const page = await (await fetch(`${sandbox.homeUrl}/cards`)).text();
    expect(page).toContain('4242 4242 4242 4242');
    expect(page).toContain(intent.id);
    expect(page).not.toContain(String(intent.client_secret));
  });
});
