import Stripe from 'stripe';
import type { Config } from '../config.ts';
import { DomainError } from '../domain-error.ts';

export type CardCheck = { id: string; clientSecret: string };
/** The state of a card check, in domain terms. */
export type CardCheckState = CardCheck & {
  userId: string | undefined;
  isSucceeded: boolean;
  /** True while the cardholder has not yet confirmed at the bank. */
  isWithBank: boolean;
  isPrepaid: boolean;
  createdAt: Date;
};
export type CardEvent = { id: string; setupIntentId: string };

export type CardChecks = {
  createCustomer(person: { userId: string; email: string; name: string }): Promise<string>;
  start(check: { userId: string; customerId: string; attempt: string }): Promise<CardCheck>;
  read(setupIntentId: string): Promise<CardCheckState | undefined>;
  /**
   * Verifies the signature of a webhook and returns its event, or undefined for other event types.
   */
  openDelivery(body: Buffer, signature: string): CardEvent | undefined;
};

const TIMEOUT_MS = 10_000;

/**
 * Maps an unavailable or slow provider to an error that allows another attempt. Nothing was
 * written.
 */
const translate = (error: unknown): never => {
  if (
    error instanceof Stripe.errors.StripeConnectionError ||
    error instanceof Stripe.errors.StripeAPIError ||
    error instanceof Stripe.errors.StripeRateLimitError
  ) {
    throw new DomainError('EXT_002', { service: 'The card provider' });
  }
  throw error;
};

const isPrepaid = (method: Stripe.SetupIntent['payment_method']) =>
  typeof method === 'object' && method?.card?.funding === 'prepaid';

/** Opens the adult check at Stripe. A card is set up, nothing is charged. */
export const openCardChecks = (config: Config, timeoutMs = TIMEOUT_MS): CardChecks => {
  const api = config.STRIPE_API_URL ? new URL(config.STRIPE_API_URL) : undefined;
  const stripe = new Stripe(config.STRIPE_SECRET_KEY, {
    timeout: timeoutMs,
    telemetry: false,
    // The user is waiting, so one retry has to be enough.
    maxNetworkRetries: 1,
    ...(api && {
      host: api.hostname,
      port: api.port,
      protocol: api.protocol === 'http:' ? ('http' as const) : ('https' as const),
    }),
  });
  return {
    async createCustomer({ userId, email, name }) {
      const customer = await stripe.customers
        .create({ email, name, metadata: { userId } })
        .catch(translate);
      return customer.id;
    },
    async start({ userId, customerId, attempt }) {
      const intent = await stripe.setupIntents
        .create(
          {
            customer: customerId,
            allowed_payment_method_types: ['card'],
            usage: 'on_session',
            metadata: { userId, purpose: 'age-check' },
          },
          { idempotencyKey: `age-check-${userId}-${attempt}` },
        )
        .catch(translate);
      return { id: intent.id, clientSecret: intent.client_secret ?? '' };
    },
    async read(setupIntentId) {
      try {
        const intent = await stripe.setupIntents.retrieve(setupIntentId, {
          expand: ['payment_method'],
        });
        return {
          id: intent.id,
          userId: intent.metadata?.userId,
          clientSecret: intent.client_secret ?? '',
          isWithBank: intent.status === 'requires_action',
          isSucceeded: intent.status === 'succeeded',
          isPrepaid: isPrepaid(intent.payment_method),
          createdAt: new Date(intent.created * 1000),
        };
      } catch (error) {
        if (error instanceof Stripe.errors.StripeInvalidRequestError) return undefined;
        return translate(error);
      }
    },
    openDelivery(body, signature) {
      const event = stripe.webhooks.constructEvent(body, signature, config.STRIPE_WEBHOOK_SECRET);
      return event.type === 'setup_intent.succeeded'
        ? { id: event.id, setupIntentId: event.data.object.id }
        : undefined;
    },
  };
};
