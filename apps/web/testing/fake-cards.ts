import { vi } from 'vitest';
import { CARDS } from './fake-api.ts';

type CardChange = { complete: boolean; error?: { message: string } | undefined };
type Confirmation = { setupIntent: { status: 'succeeded' } } | { error: { message?: string } };
type Confirm = (clientSecret: string, details: unknown) => Promise<Confirmation>;

/** The provider's words for a number it can see is wrong. */
export const WRONG_NUMBER = 'Your card number is invalid.';

const changeOf = (value: string): CardChange =>
  value.startsWith('0')
    ? { complete: false, error: { message: WRONG_NUMBER } }
    : { complete: value.length === 16 };

/** The provider's card input: one plain field, complete with sixteen digits. */
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

// One function for all tests: the provider's loader keeps the first it finds.
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

/** Stands in for the card provider's script on the page, and for the answers of its bank. */
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
    /** How the page asked the provider to confirm the card. */
    confirm,
    /** Addresses of the scripts the page loaded. */
    scripts,
    /** What the page asked of the card input. */
    options,
    /** Whether the script arrives. */
    provider,
  };
};
