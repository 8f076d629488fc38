import { vi } from 'vitest';
import { CARDS } from './fake-api.ts';

type CardChange = { complete: boolean; error?: { message: string } | undefined };
type Confirmation = { setupIntent: { status: 'succeeded' } } | { error: { message?: string } };
type Confirm = (clientSecret: string, details: unknown) => Promise<Confirmation>;

/** The provider's message for an invalid number. */
export const WRONG_NUMBER = 'Your card number is invalid.';

const changeOf = (value: string): CardChange =>
  value.startsWith('0')
    ? { complete: false, error: { message: WRONG_NUMBER } }
    : { complete: value.length === 16 };

/** Creates the provider's card input as one plain field, which is complete with 16 digits. */
const makeCard = () => {
  let field: HTMLInputElement | undefined;
  const listeners = new Set<(change: CardChange) => void>();
  return {
    on: (type: string, listener: (change: CardChange) => void) =>
      type === 'change' && listeners.add(listener),
    off: (_type: string, listener: (change: CardChange) => void) => listeners.delete(listener),
    mount: (place: HTMLElement) => {
      const input = document.createElement('input');
      input.setAttribute('aria-label', 'Card number');
      input.addEventListener('input', () => {
        for (const listener of listeners) listener(changeOf(input.value));
      });
      field = input;
      place.append(input);
    },
    focus: () => field?.focus(),
    update: () => undefined,
    destroy: () => undefined,
  };
};

let confirmCardSetup: Confirm;
const options: unknown[] = [];

// One function for all tests, because the provider's loader keeps the first one.
const Stripe = Object.assign(
  () => {
    let card: ReturnType<typeof makeCard> | null = null;
    const unused = () => Promise.reject(new Error('not part of the adult check'));
    return {
      elements: () => ({
        create: (_type: string, given: unknown) => {
          options.push(given);
          card = makeCard();
          return card;
        },
        getElement: () => card,
        update: () => undefined,
      }),
      confirmCardSetup: (secret: string, details: unknown) => confirmCardSetup(secret, details),
      createToken: unused,
      createPaymentMethod: unused,
      confirmCardPayment: unused,
    };
  },
  { version: 'endive' },
);

/** Fakes the card provider's script and the responses of the bank. */
export const fakeCards = (
  response: () => Confirmation | Promise<Confirmation> = () => ({
    setupIntent: { status: 'succeeded' },
  }),
) => {
  const confirm = vi.fn<Confirm>(async () => response());
  const scripts: string[] = [];
  const provider = { loads: true };
  confirmCardSetup = confirm;
  options.length = 0;
  vi.spyOn(document.head, 'append').mockImplementation((node) => {
    const script = node as HTMLScriptElement;
    scripts.push(script.src);
    const isOurs = script.src === CARDS.scriptUrl;
    if (isOurs && provider.loads) Object.assign(window, { Stripe });
    setTimeout(() => script.dispatchEvent(new Event(isOurs && provider.loads ? 'load' : 'error')));
  });
  return {
    /** Calls that confirm the card. */
    confirm,
    /** URLs of the loaded scripts. */
    scripts,
    /** Options of the card input. */
    options,
    /** Controls whether the script loads. */
    provider,
  };
};
