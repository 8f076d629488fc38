import { randomBytes } from 'node:crypto';
import type { Deliveries } from './deliveries.ts';
import {
  ASKS_OWNER,
  type CardDecline,
  DECLINED_CARDS,
  OWNER_SAID_NO,
  PREPAID,
} from './test-cards.ts';

export type Card = { number: string; month: string; year: string };
export type PaymentMethod = {
  id: string;
  object: 'payment_method';
  type: 'card';
  card: { brand: string; last4: string; exp_month: number; exp_year: number; funding: string };
};
export type SetupIntent = {
  id: string;
  object: 'setup_intent';
  client_secret: string;
  status: 'requires_payment_method' | 'requires_action' | 'succeeded' | 'canceled';
  customer: string | null;
  payment_method: string | null;
  payment_method_types: string[];
  usage: string;
  metadata: Record<string, unknown>;
  created: number;
  livemode: false;
  last_setup_error: object | null;
  next_action: object | null;
};

export const newId = (prefix: string) => `${prefix}_${randomBytes(12).toString('hex')}`;
const cardError = ({ code, declineCode, message }: CardDecline) => ({
  type: 'card_error',
  code,
  ...(declineCode && { decline_code: declineCode }),
  message,
});

/** Stores card setups and their state. */
export class SetupIntents {
  readonly #intents = new Map<string, SetupIntent>();
  readonly #methods = new Map<string, PaymentMethod>();
  readonly #deliveries: Deliveries;

  constructor(deliveries: Deliveries) {
    this.#deliveries = deliveries;
  }

  create(fields: { customer: string | null; usage: string; metadata: Record<string, unknown> }) {
    const id = newId('seti');
    const intent: SetupIntent = {
      id,
      object: 'setup_intent',
      client_secret: `${id}_secret_${randomBytes(12).toString('hex')}`,
      status: 'requires_payment_method',
      payment_method: null,
      payment_method_types: ['card'],
      created: Math.floor(Date.now() / 1000),
      livemode: false,
      last_setup_error: null,
      next_action: null,
      ...fields,
    };
    this.#intents.set(id, intent);
    this.#deliveries.send('setup_intent.created', intent);
    return intent;
  }

  find(id: string): SetupIntent | undefined {
    return this.#intents.get(id);
  }

  method(id: string): PaymentMethod | undefined {
    return this.#methods.get(id);
  }

  /** Returns setups newest first, for the page. */
  list(): SetupIntent[] {
    return [...this.#intents.values()].reverse();
  }

  /** Tries the card. After a rejection the intent stays open for another card. */
  confirm(intent: SetupIntent, card: Card) {
    const error = DECLINED_CARDS[card.number];
    if (error) return this.#refuse(intent, error);
    const method: PaymentMethod = {
      id: newId('pm'),
      object: 'payment_method',
      type: 'card',
      card: {
        brand: card.number.startsWith('4') ? 'visa' : 'mastercard',
        last4: card.number.slice(-4),
        exp_month: Number(card.month),
        exp_year: 2000 + (Number(card.year) % 100),
        funding: card.number === PREPAID ? 'prepaid' : 'credit',
      },
    };
    this.#methods.set(method.id, method);
    intent.payment_method = method.id;
    intent.last_setup_error = null;
    if (card.number === ASKS_OWNER) {
      intent.status = 'requires_action';
      intent.next_action = { type: 'use_stripe_sdk' };
      this.#deliveries.send('setup_intent.requires_action', intent);
      return undefined;
    }
    this.#succeed(intent);
    return undefined;
  }

  /** Applies the cardholder's decision at the bank. */
  finishAction(intent: SetupIntent, isApproved: boolean) {
    if (!isApproved) return this.#refuse(intent, OWNER_SAID_NO);
    this.#succeed(intent);
    return undefined;
  }

  cancel(intent: SetupIntent): void {
    intent.status = 'canceled';
    this.#deliveries.send('setup_intent.canceled', intent);
  }

  #succeed(intent: SetupIntent): void {
    intent.status = 'succeeded';
    intent.next_action = null;
    this.#deliveries.send('setup_intent.succeeded', intent);
  }

  #refuse(intent: SetupIntent, error: CardDecline) {
    intent.status = 'requires_payment_method';
    intent.next_action = null;
    intent.payment_method = null;
    intent.last_setup_error = cardError(error);
    this.#deliveries.send('setup_intent.setup_failed', intent);
    return { ...cardError(error), setup_intent: intent };
  }
}
