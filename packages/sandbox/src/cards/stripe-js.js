/*
 * Stands in for the card provider's script: the same interface, as far as the adult check uses it.
 * Plain JavaScript, because it runs in the page as it is.
 */
(() => {
  const API = new URL(document.currentScript.src).origin;
  const invalid = (code, message) => ({ type: 'validation_error', code, message });

  const isLuhn = (digits) => {
    let sum = 0;
    [...digits].reverse().forEach((digit, index) => {
      const value = Number(digit) * (index % 2 === 0 ? 1 : 2);
      sum += value > 9 ? value - 9 : value;
    });
    return sum % 10 === 0;
  };

  const expiryOf = (text) => {
    const found = text.match(/^(\d\d)\s*\/?\s*(\d\d)$/);
    return found ? { month: Number(found[1]), year: 2000 + Number(found[2]) } : undefined;
  };

  const problemOf = (digits, expiry) => {
    if (digits.length >= 16 && !isLuhn(digits)) {
      return invalid('invalid_number', 'Your card number is invalid.');
    }
    if (!expiry) return undefined;
    const now = new Date();
    if (expiry.month < 1 || expiry.month > 12) {
      return invalid('invalid_expiry_month', "Your card's expiration date is invalid.");
    }
    const isPast =
      expiry.year < now.getFullYear() ||
      (expiry.year === now.getFullYear() && expiry.month < now.getMonth() + 1);
    return isPast
      ? invalid('invalid_expiry_year_past', "Your card's expiration year is in the past.")
      : undefined;
  };

  const FIELDS = [
    { key: 'number', label: 'Card number', autocomplete: 'cc-number', size: 19 },
    { key: 'expiry', label: 'MM / YY', autocomplete: 'cc-exp', size: 7 },
    { key: 'cvc', label: 'CVC', autocomplete: 'cc-csc', size: 4 },
  ];

  class CardElement extends EventTarget {
    constructor(group) {
      super();
      this.group = group;
      this.values = { number: '', expiry: '', cvc: '' };
      this.listeners = new Map();
    }

    status() {
      const digits = this.values.number.replace(/\D/g, '');
      const expiry = expiryOf(this.values.expiry.trim());
      const error = problemOf(digits, expiry);
      const complete =
        !error && digits.length >= 15 && !!expiry && /^\d{3,4}$/.test(this.values.cvc);
      const empty = !digits && !this.values.expiry && !this.values.cvc;
      return { elementType: 'card', empty, complete, error, value: { postalCode: '' } };
    }

    on(type, listener) {
      const wrapped = (event) => listener(event.detail);
      this.listeners.set(listener, wrapped);
      this.addEventListener(type, wrapped);
      return this;
    }
    once(type, listener) {
      this.addEventListener(type, (event) => listener(event.detail), { once: true });
      return this;
    }
    off(type, listener) {
      this.removeEventListener(type, this.listeners.get(listener));
      return this;
    }
    tell(type, detail) {
      this.dispatchEvent(new CustomEvent(type, { detail }));
    }

    mount(target) {
      this.root = typeof target === 'string' ? document.querySelector(target) : target;
      this.root.classList.add('StripeElement');
      this.root.replaceChildren(
        ...FIELDS.map(({ key, label, autocomplete, size }) => {
          const input = document.createElement('input');
          Object.assign(input, { name: `card-${key}`, placeholder: label, autocomplete, size });
          input.inputMode = 'numeric';
          input.setAttribute('aria-label', label);
          input.dataset.part = key;
          input.addEventListener('input', () => {
            this.values[key] = input.value;
            this.tell('change', this.status());
          });
          input.addEventListener('focus', () => this.tell('focus', { elementType: 'card' }));
          input.addEventListener('blur', () => this.tell('blur', { elementType: 'card' }));
          return input;
        }),
      );
      queueMicrotask(() => this.tell('ready', { elementType: 'card' }));
    }
    unmount() {
      this.root?.replaceChildren();
      this.root = undefined;
    }
    destroy() {
      this.unmount();
      this.group.live.delete('card');
    }
    update() {}
    focus() {
      this.root?.querySelector('input')?.focus();
    }
    blur() {
      document.activeElement?.blur();
    }
    clear() {
      this.values = { number: '', expiry: '', cvc: '' };
      for (const input of this.root?.querySelectorAll('input') ?? []) input.value = '';
      this.tell('change', this.status());
    }
  }

  const makeElements = () => {
    const group = { live: new Map() };
    return Object.assign(group, {
      create(type) {
        if (type !== 'card') throw new Error('Only the card element is stood in for.');
        const element = new CardElement(group);
        group.live.set(type, element);
        return element;
      },
      getElement(type) {
        return group.live.get(typeof type === 'string' ? type : type?.__elementType) ?? null;
      },
      update() {},
      fetchUpdates: async () => ({}),
      submit: async () => ({}),
    });
  };

  /** The bank asks the owner of the card (3-D Secure). */
  const askOwner = () =>
    new Promise((resolve) => {
      const dialog = document.createElement('dialog');
      const text = document.createElement('p');
      text.textContent = 'Test bank: do you approve this card setup?';
      const button = (label, outcome) => {
        const element = document.createElement('button');
        element.type = 'button';
        element.textContent = label;
        element.addEventListener('click', () => {
          dialog.close();
          dialog.remove();
          resolve(outcome);
        });
        return element;
      };
      dialog.append(text, button('Fail', 'refused'), button('Complete', 'approved'));
      dialog.setAttribute('aria-label', 'Test bank');
      document.body.append(dialog);
      dialog.showModal();
    });

  const post = async (path, fields) => {
    try {
      const response = await fetch(`${API}/v1/setup_intents/${path}`, {
        method: 'POST',
        body: new URLSearchParams(fields),
      });
      const answer = await response.json();
      return response.ok ? { setupIntent: answer } : { error: answer.error };
    } catch {
      const message = 'We are experiencing issues connecting to our payments provider.';
      return { error: { type: 'api_connection_error', message } };
    }
  };

  const confirmCardSetup = (key) => async (clientSecret, data) => {
    const card = data.payment_method.card;
    const status = card.status();
    if (!status.complete) {
      const incomplete = invalid('incomplete_number', 'Your card number is incomplete.');
      return { error: status.error ?? incomplete };
    }
    const id = clientSecret.split('_secret_')[0];
    const { month, year } = expiryOf(card.values.expiry.trim());
    const result = await post(`${id}/confirm`, {
      key,
      client_secret: clientSecret,
      'payment_method_data[type]': 'card',
      'payment_method_data[card][number]': card.values.number.replace(/\D/g, ''),
      'payment_method_data[card][exp_month]': month,
      'payment_method_data[card][exp_year]': year,
      'payment_method_data[card][cvc]': card.values.cvc,
    });
    if (result.setupIntent?.status !== 'requires_action') return result;
    const outcome = await askOwner();
    return post(`${id}/finish_action`, { key, client_secret: clientSecret, outcome });
  };

  const missing = async () => ({ error: { type: 'api_error', message: 'Not stood in for.' } });
  const Stripe = (key) => ({
    elements: makeElements,
    confirmCardSetup: confirmCardSetup(key),
    createToken: missing,
    createPaymentMethod: missing,
    confirmCardPayment: missing,
    registerAppInfo() {},
    _registerWrapper() {},
  });
  Stripe.version = 'endive';
  window.Stripe = Stripe;
})();
