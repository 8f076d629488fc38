import { createHmac, randomUUID } from 'node:crypto';
import { type TestPortal, WEBHOOK_SECRET } from '../build-test-app.ts';

type Delivery = {
  id?: string;
  type?: string;
  /** Age of the signature in seconds. */
  ageSeconds?: number;
  secret?: string;
  signature?: string | undefined;
  /** Body to send in place of the signed one. */
  tampered?: string;
  contentType?: string;
};

const eventOf = (setupIntentId: string, { id, type }: Delivery) =>
  JSON.stringify({
    id: id ?? `evt_${randomUUID()}`,
    object: 'event',
    type: type ?? 'setup_intent.succeeded',
    data: { object: { id: setupIntentId, object: 'setup_intent', status: 'succeeded' } },
  });

/** Delivers an event like the card provider, signed over the sent bytes. */
export const deliver = (
  { app }: Pick<TestPortal, 'app'>,
  setupIntentId: string,
  delivery: Delivery = {},
) => {
  const body = eventOf(setupIntentId, delivery);
  const { ageSeconds = 0, secret = WEBHOOK_SECRET } = delivery;
  const time = Math.floor(Date.now() / 1000) - ageSeconds;
  const mac = createHmac('sha256', secret).update(`${time}.${body}`).digest('hex');
  const signature = 'signature' in delivery ? delivery.signature : `t=${time},v1=${mac}`;
  return app.inject({
    method: 'POST',
    url: '/webhooks/cards',
    headers: {
      'content-type': delivery.contentType ?? 'application/json; charset=utf-8',
      ...(signature !== undefined && { 'stripe-signature': signature }),
    },
    payload: delivery.tampered ?? body,
  });
};
