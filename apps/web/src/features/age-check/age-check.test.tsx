import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { fail, held, reject } from '@wonderfield/client/testing/fake-calls';
import type { UserJson } from '@wonderfield/contract/accounts/user-json';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { noClassrooms } from '../../../testing/classrooms.ts';
import { CARDS, type FakeApi, fakeApi } from '../../../testing/fake-api.ts';
import { fakeCards, WRONG_NUMBER } from '../../../testing/fake-cards.ts';
import { fakeLocation } from '../../../testing/fake-location.ts';
import { clickButton, fill, messageUnder } from '../../../testing/forms.ts';
import { anEducator, aParent, userResponse } from '../../../testing/people.ts';
import { heading, renderPortal } from '../../../testing/render-screen.tsx';

const TICKET = { userId: 'parent-1', ageCheckTicket: 'a-ticket' };
const FORM = { cardholderName: 'Dana Whitfield', email: 'dana@example.org', zip: '97210' };
const INTENT = { setupIntent: { id: 'seti_1', client_secret: 'seti_1_secret_2' } };
const GOOD = '4242424242424242';
const unchecked = aParent({ isAgeVerified: false });
const uncheckedTeacher = anEducator({ isAgeVerified: false });

type Handlers = NonNullable<Parameters<typeof fakeApi>[0]>;
const cardsApi = (handlers: Handlers = {}) =>
  fakeApi({
    createSetupIntent: () => INTENT,
    confirmAgeCheck: () => userResponse(aParent()),
    ...handlers,
  });

/** Opens the check by session if one is given, and by ticket otherwise. */
const open = async (api: FakeApi, session?: UserJson) => {
  const page = session
    ? renderPortal({ at: '/payment', session, api })
    : renderPortal({ at: { pathname: '/payment', state: TICKET }, api });
  await heading('One quick grown-up check');
  return page;
};
const openForm = async (api: FakeApi, session?: UserJson) => {
  const page = await open(api, session);
  await clickButton(page.user, 'Continue');
  await screen.findByLabelText('Card number');
  return page;
};
const fillForm = async (user: UserEvent, card = GOOD) => {
  await fill(user, 'Cardholder name', FORM.cardholderName);
  await fill(user, 'Email Address', FORM.email);
  await fill(user, 'Billing Zip', FORM.zip);
  await fill(user, 'Card number', card);
};
const send = async (api: FakeApi, session?: UserJson) => {
  const page = await openForm(api, session);
  await fillForm(page.user);
  await clickButton(page.user, 'Submit');
  return page;
};
const alertTexts = () => screen.getAllByRole('alert').map(({ textContent }) => textContent);
const done = () => screen.findByRole('dialog', { name: 'Authentication verified successfully.' });

beforeAll(async () => void (await import('./screens/payment-screen.tsx')), 60_000);
let cards: ReturnType<typeof fakeCards>;
beforeEach(() => {
  cards = fakeCards();
});

describe('Adult check access', () => {
  // @proves R-payment
  it.each([
    ['nothing', null],
    ['an id only', { userId: 'parent-1' }],
    ['a ticket only', { ageCheckTicket: 'a-ticket' }],
  ])('redirects a visitor with %s to the sign-in page', async (_what, state) => {
    const { location } = renderPortal({ at: { pathname: '/payment', state }, api: fakeApi() });
    await heading('Sign In');
    expect(location()).toBe('/sign-in');
  });

  // @proves R-payment
  it.each([
    ['parent', aParent(), '/linked-child', 'My Children'],
    ['educator', anEducator(), '/educator', 'Welcome, Amara'],
  ] as const)(
    'redirects a %s with a finished check to the home page',
    async (_who, session, home, title) => {
      const api = fakeApi({ getUser: () => userResponse(session), ...noClassrooms });
      const { location } = renderPortal({ at: '/payment', session, api });
      await heading(title);
      expect(location()).toBe(home);
    },
  );

  // @proves S-age-own-document
  it('reloads the document when the page is reached from inside the portal', async () => {
    const entry = { name: 'http://localhost:3000/sign-in' } as PerformanceEntry;
    vi.spyOn(performance, 'getEntriesByType').mockReturnValue([entry]);
    const location = fakeLocation();
    renderPortal({ at: { pathname: '/payment', state: TICKET }, api: fakeApi() });
    await waitFor(() => expect(location.reload).toHaveBeenCalled());
    expect(screen.queryByRole('heading', { level: 1 })).not.toBeInTheDocument();
  });

  it('does not reload the document when it was opened at /payment', async () => {
    const entry = { name: 'http://localhost:3000/payment' } as PerformanceEntry;
    vi.spyOn(performance, 'getEntriesByType').mockReturnValue([entry]);
    const location = fakeLocation();
    await open(fakeApi());
    expect(location.reload).not.toHaveBeenCalled();
  });
});

describe('Pending view', () => {
  // @proves R-payment, S-age-verification, K-card-check
  it('shows the pending view first and loads no script of the card provider', async () => {
    const { user } = await open(cardsApi());
    expect(document.title).toBe('One quick grown-up check · Wonderfield');
    expect(screen.getByRole('heading', { name: 'Your age verification is pending' })).toBeVisible();
    expect(screen.queryByLabelText('Cardholder name')).not.toBeInTheDocument();
    expect(cards.scripts).toEqual([]);
    await clickButton(user, 'Continue');
    expect(await screen.findByLabelText('Cardholder name')).toBeVisible();
    expect(cards.scripts).toEqual([CARDS.scriptUrl]);
  });
});

describe('CardForm', () => {
  // @proves S-age-verification
  it('hides the postal code in the card input', async () => {
    await openForm(cardsApi());
    expect(cards.options).toMatchObject([{ hidePostalCode: true }]);
  });

  // @proves F-card
  it('shows an error under every missing field and sends no request', async () => {
    const api = cardsApi();
    const { user } = await openForm(api);
    await clickButton(user, 'Submit');
    expect(await screen.findByText('Please enter Card Details')).toBeVisible();
    await waitFor(() =>
      expect(messageUnder('Cardholder name')).toBe('Please enter Cardholder Name'),
    );
    expect(messageUnder('Email Address')).toBe('Please enter Email Address');
    expect(messageUnder('Billing Zip')).toBe('Please enter Zip Code');
    expect(api.calls('createSetupIntent')).toHaveLength(0);
  });

  // @proves F-card
  it.each([
    ['Cardholder name', '   ', 'Please enter Cardholder Name'],
    ['Email Address', 'dana@example', 'Please enter valid Email Address'],
    ['Billing Zip', '9721', 'Please enter valid Zip Code'],
    ['Billing Zip', 'abcde', 'Please enter Zip Code'],
  ])('validates %s "%s" with the message %s', async (label, text, message) => {
    const { user } = await openForm(cardsApi());
    await fill(user, label, text);
    await user.tab();
    await waitFor(() => expect(messageUnder(label)).toBe(message));
  });

  // @proves F-card-complete
  it('shows an error for incomplete card details and removes it when they are complete', async () => {
    const api = cardsApi();
    const { user } = await openForm(api);
    await fillForm(user, '4242');
    await clickButton(user, 'Submit');
    expect(await screen.findByText('Please enter Card Details')).toBeVisible();
    expect(api.calls('createSetupIntent')).toHaveLength(0);
    await fill(user, 'Card number', GOOD);
    await waitFor(() =>
      expect(screen.queryByText('Please enter Card Details')).not.toBeInTheDocument(),
    );
  });

  it("shows the provider's message for an invalid card number", async () => {
    const { user } = await openForm(cardsApi());
    await fill(user, 'Card number', '0');
    expect(await screen.findByText(WRONG_NUMBER)).toBeVisible();
  });

  // @proves S-age-provider-down
  it("shows an error and retries once when the provider's script does not load", async () => {
    cards.provider.loads = false;
    const { user } = await open(cardsApi());
    await clickButton(user, 'Continue');
    expect(screen.getByText('Loading, please wait...')).toBeVisible();
    expect(
      await screen.findByText('The card form could not be loaded. Please try again.'),
    ).toBeVisible();
    // One automatic retry.
    expect(cards.scripts).toHaveLength(2);
    expect(screen.queryByLabelText('Cardholder name')).not.toBeInTheDocument();
  });
});

describe('Successful check', () => {
  // @proves S-age-verified
  it('sends the ticket with the check and leads to the sign-in page', async () => {
    const response = held<ReturnType<typeof userResponse>>();
    const api = cardsApi({ confirmAgeCheck: () => response.promise });
    await send(api);
    expect(await screen.findByRole('button', { name: 'Submitting...' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await waitFor(() => expect(api.calls('confirmAgeCheck')).toHaveLength(1));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    response.give(userResponse(aParent()));
    const dialog = await done();
    const location = fakeLocation();

    const [start] = api.calls('createSetupIntent');
    expect(start?.fields).toEqual({ ...FORM, ...TICKET });
    expect(start?.idempotencyKey).toMatch(/^[0-9a-f-]{36}$/);
    expect(cards.confirm.mock.calls).toEqual([
      [
        'seti_1_secret_2',
        {
          payment_method: {
            card: expect.anything(),
            billing_details: {
              name: FORM.cardholderName,
              email: FORM.email,
              address: { postal_code: FORM.zip },
            },
          },
        },
      ],
    ]);
    expect(api.calls('confirmAgeCheck').map(({ fields }) => fields)).toEqual([
      { ...TICKET, setupIntentId: 'seti_1' },
    ]);
    // A card check without a recent password does not sign in.
    expect(localStorage.getItem('user-data')).toBeNull();
    fireEvent.click(within(dialog).getByRole('button', { name: 'Add Child(ren)' }));
    expect(location.assign.mock.calls).toEqual([['/sign-in/parent?notice=checked']]);
  });

  // @proves S-age-verified
  it.each([
    ['parent', unchecked, aParent(), 'Add Child(ren)', '/linked-child'],
    ['educator', uncheckedTeacher, anEducator(), 'Continue', '/educator'],
  ] as const)(
    'sends the session of a %s, stores the checked user and opens the home page',
    async (_who, session, checked, label, next) => {
      const api = cardsApi({ confirmAgeCheck: () => userResponse(checked) });
      const page = await send(api, session);
      const dialog = await done();
      const location = fakeLocation();
      const SESSION = { sessionToken: `session-of-${session.userId}`, userId: session.userId };
      expect(api.calls('createSetupIntent').map(({ fields }) => fields)).toEqual([
        { ...FORM, ...SESSION },
      ]);
      expect(api.calls('confirmAgeCheck').map(({ fields }) => fields)).toEqual([
        { setupIntentId: 'seti_1', ...SESSION },
      ]);
      expect(JSON.parse(localStorage.getItem('user-data') ?? '')).toMatchObject(
        userResponse(checked),
      );
      expect(page.location()).toBe('/payment');
      fireEvent.click(within(dialog).getByRole('button', { name: label }));
      expect(location.assign.mock.calls).toEqual([[next]]);
    },
  );

  it('runs one check when the button is clicked twice quickly', async () => {
    const api = cardsApi();
    const { user } = await openForm(api);
    await fillForm(user);
    const button = screen.getByRole('button', { name: 'Submit' });
    fireEvent.click(button);
    fireEvent.click(button);
    await done();
    expect(api.calls('createSetupIntent')).toHaveLength(1);
    expect(cards.confirm).toHaveBeenCalledTimes(1);
    expect(api.calls('confirmAgeCheck')).toHaveLength(1);
  });
});

describe('Failed check', () => {
  // @proves M-card-errors
  it("shows the provider's message and accepts another card", async () => {
    const responses = [
      { error: { message: 'Your card was declined.' } },
      { setupIntent: { status: 'succeeded' as const } },
    ];
    cards = fakeCards(() => responses.shift() ?? { error: {} });
    const api = cardsApi();
    const { user } = await send(api);
    expect((await screen.findAllByText('Your card was declined.'))[0]).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent('Your card was declined.');
    expect(screen.getByRole('group', { name: 'Card details' })).toHaveAccessibleDescription(
      'Your card was declined.',
    );
    expect(screen.getByLabelText('Card number')).toHaveFocus();
    expect(api.calls('confirmAgeCheck')).toHaveLength(0);
    expect(screen.getByLabelText('Cardholder name')).toHaveValue(FORM.cardholderName);
    await fill(user, 'Card number', '5555555555554444');
    await waitFor(() =>
      expect(screen.queryByText('Your card was declined.')).not.toBeInTheDocument(),
    );
    await clickButton(user, 'Submit');
    await done();
    expect(api.calls('confirmAgeCheck')).toHaveLength(1);
  });

  it('shows a generic error when the provider returns no message', async () => {
    cards = fakeCards(() => ({ error: {} }));
    await send(cardsApi());
    await waitFor(() => expect(alertTexts()).toContain('Something went wrong, Please try again'));
  });

  // @proves S-age-provider-down
  it.each([
    [
      'AGE_002',
      { confirmAgeCheck: () => reject('AGE_002') },
      'Your card could not be verified. Please check it or use another card.',
    ],
    [
      'AGE_003',
      { createSetupIntent: () => reject('AGE_003') },
      'Too many card checks. Please try again later.',
    ],
    [
      'AGE_003 with a wait in minutes',
      { createSetupIntent: () => reject('AGE_003', { retryAfter: 2520 }) },
      'Too many card checks. You can try again in 42 minutes.',
    ],
    [
      'AGE_003 with a wait in hours',
      { createSetupIntent: () => reject('AGE_003', { retryAfter: 40_000 }) },
      'Too many card checks. You can try again in 12 hours.',
    ],
    [
      'AGE_005',
      { confirmAgeCheck: () => reject('AGE_005') },
      'A prepaid card cannot confirm that you are an adult. Please use a credit card or your bank’s debit card.',
    ],
    [
      'EXT_002 at the start',
      { createSetupIntent: () => reject('EXT_002', { service: 'The card provider' }) },
      'The card provider is not responding. Please try again.',
    ],
    [
      'EXT_002 at the end',
      { confirmAgeCheck: () => reject('EXT_002', { service: 'The card provider' }) },
      'The card provider is not responding. Please try again.',
    ],
    ['a network error', { createSetupIntent: fail }, 'Something went wrong, Please try again'],
  ] satisfies [string, Handlers, string][])(
    'shows the message of %s and allows another attempt',
    async (_what, handlers, text) => {
      const { location } = await send(cardsApi(handlers));
      await waitFor(() => expect(alertTexts()).toContain(text));
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
      expect(screen.getByRole('button', { name: 'Submit' })).toBeEnabled();
      expect(screen.getByLabelText('Billing Zip')).toHaveValue(FORM.zip);
      expect(location()).toBe('/payment');
    },
  );

  it('uses a new idempotency key after a rejected check', async () => {
    const responses = [reject('AGE_002'), userResponse(aParent())];
    let attempts = 0;
    const api = cardsApi({ confirmAgeCheck: () => responses[attempts++] ?? fail() });
    const { user } = await send(api);
    await waitFor(() =>
      expect(alertTexts()).toContain(
        'Your card could not be verified. Please check it or use another card.',
      ),
    );
    await clickButton(user, 'Submit');
    await done();
    const [first, second] = api.calls('createSetupIntent');
    expect(second?.idempotencyKey).not.toBe(first?.idempotencyKey);
  });
});

describe('Card form prefill', () => {
  const adult = { name: 'Dana Whitfield', email: 'dana@example.org', zip: '97210' };
  const values = () =>
    ['Cardholder name', 'Email Address', 'Billing Zip'].map(
      (label) => (screen.getByLabelText(label) as HTMLInputElement).value,
    );

  it('prefills the form with the data that came with the ticket', async () => {
    const at = { pathname: '/payment', state: { ...TICKET, known: adult } };
    const { user } = renderPortal({ at, api: cardsApi() });
    await heading('One quick grown-up check');
    await clickButton(user, 'Continue');
    await screen.findByLabelText('Card number');
    expect(values()).toEqual(['Dana Whitfield', 'dana@example.org', '97210']);
  });

  it('prefills the form with the account data of a signed-in user', async () => {
    await openForm(cardsApi(), unchecked);
    expect(values()).toEqual([
      `${unchecked.firstName} ${unchecked.lastName}`,
      unchecked.email,
      unchecked.zip ?? '',
    ]);
  });
});

describe('Next step after the check', () => {
  it('signs in a user who has just entered the password and opens the home page', async () => {
    const sessionToken = 'a-new-session';
    await send(cardsApi({ confirmAgeCheck: () => ({ ...userResponse(aParent()), sessionToken }) }));
    const dialog = await done();
    const location = fakeLocation();
    expect(localStorage.getItem('user-data')).toContain(sessionToken);
    fireEvent.click(within(dialog).getByRole('button', { name: 'Add Child(ren)' }));
    expect(location.assign.mock.calls).toEqual([['/linked-child']]);
  });

  // @proves D-8-checked-unconfirmed
  it('shows where the pending confirmation email went and resends it', async () => {
    const api = cardsApi({
      confirmAgeCheck: () => ({ ...userResponse(aParent()), emailConfirmationPending: true }),
      resendVerification: () => ({}),
    });
    const { user } = await send(api);
    const dialog = await done();
    const { email } = aParent();
    expect(dialog).toHaveTextContent(`confirm your email. We sent a link to ${email}.`);
    expect(dialog).not.toHaveTextContent('You can sign in now');
    await user.click(within(dialog).getByRole('button', { name: 'Resend' }));
    expect(await within(dialog).findByText('A new link is on its way.')).toBeVisible();
    expect(api.calls('resendVerification')[0]?.fields).toMatchObject({ email });
    const location = fakeLocation();
    fireEvent.click(within(dialog).getByRole('button', { name: 'Go to sign in' }));
    expect(location.assign.mock.calls).toEqual([['/sign-in/parent?notice=confirm-email']]);
  });
});
