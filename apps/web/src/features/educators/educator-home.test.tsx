import { screen, waitFor, within } from '@testing-library/react';
import { fail, held, reject } from '@wonderfield/client/testing/fake-calls';
import type { UserJson } from '@wonderfield/contract/accounts/user-json';
import { beforeAll, describe, expect, it } from 'vitest';
import { fakeApi } from '../../../testing/fake-api.ts';
import { clickButton, fill, toast } from '../../../testing/forms.ts';
import { anEducator, userResponse } from '../../../testing/people.ts';
import { heading, renderPortal } from '../../../testing/render-screen.tsx';

type Handlers = NonNullable<Parameters<typeof fakeApi>[0]>;

const PHONE = '+15035550142';
const SESSION = { sessionToken: 'session-of-educator-1', userId: 'educator-1' };
const waiting = (changes: Parameters<typeof anEducator>[0] = {}) =>
  anEducator({ isApproved: false, grades: [], schoolName: undefined, ...changes });
const administrator = (changes: Parameters<typeof anEducator>[0] = {}) =>
  anEducator({ licenseType: 'school/district', grades: [], ...changes });

const open = async (session: UserJson, handlers: Handlers = {}) => {
  const api = fakeApi({
    getUser: () => userResponse(session),
    getClassroomsByEducator: () => ({ allClassroomsDocs: [] }),
    getInvitations: () => ({ invitations: [], handovers: [] }),
    ...handlers,
  });
  const page = renderPortal({ at: '/educator', session, api });
  await heading('Welcome, Amara');
  return { ...page, api };
};
const title = (name: string) => screen.queryByRole('heading', { level: 2, name });
/** Searches only the main content, because the header has some of the same links. */
const hrefOf = (name: string) =>
  within(screen.getByRole('main')).getByRole('link', { name }).getAttribute('href');

beforeAll(async () => void (await import('./screens/educator-home-screen.tsx')), 60_000);

describe('Educator home page', () => {
  // @proves R-educator, S-educator-states
  it.each([
    ['waits for approval', waiting(), 'Your account is waiting for approval'],
    [
      'is approved but has no school',
      anEducator({ licenseType: 'schoolLicenseCode', schoolName: undefined }),
      'Your account is approved',
    ],
    ['is approved but has no grades', anEducator({ grades: [] }), 'Your account is approved'],
    ['is ready', anEducator(), 'My Classrooms (0)'],
  ])('shows the home page of an educator who %s', async (_state, session, name) => {
    await open(session);
    expect(document.title).toBe('Welcome, Amara · Wonderfield');
    expect(title(name)).toBeVisible();
  });

  // @proves S-educator-states
  it('updates the page when the approval arrives', async () => {
    const response = held<ReturnType<typeof userResponse>>();
    await open(waiting(), { getUser: () => response.promise });
    expect(title('Your account is waiting for approval')).toBeVisible();
    response.give(userResponse(anEducator()));
    await waitFor(() => expect(title('My Classrooms (0)')).toBeVisible());
    expect(title('Your account is waiting for approval')).not.toBeInTheDocument();
  });
});

describe('Educator who awaits approval', () => {
  const steps = () =>
    within(screen.getByRole('list'))
      .getAllByRole('listitem')
      .map(({ children: [words, state] }) => [words?.textContent, state?.textContent]);

  it('shows the expected duration and the next steps', async () => {
    await open(waiting());
    expect(
      screen.getByText(
        'We review every educator account before it can access student data. This usually takes one school day. We email you when it is done.',
      ),
    ).toBeVisible();
    expect(title('What happens next')).toBeVisible();
    expect(steps()).toEqual([
      ['Your email address is confirmed', 'Done'],
      ['Your adult check is done', 'Done'],
      ['We review your account', 'In progress'],
      ['You set up your grades and start teaching', 'Next'],
    ]);
    expect(screen.queryByRole('link', { name: 'Start the adult check' })).not.toBeInTheDocument();
  });

  // @proves D-9-look-around
  it('links an educator confirmed by the school to the library', async () => {
    await open(waiting({ isConfirmed: true }));
    expect(hrefOf('Browse the library')).toBe('/library');
  });

  // @proves D-9-look-around
  it('shows no library link to other waiting educators', async () => {
    await open(waiting());
    expect(screen.queryByRole('link', { name: /library/i })).toBeNull();
  });

  it('links to the adult check when it is not done', async () => {
    // This happens when a teacher with a school code continues as an individual teacher.
    await open(waiting({ isAgeVerified: false }));
    expect(steps()[1]).toEqual(['Complete the adult check', 'To do']);
    expect(hrefOf('Start the adult check')).toBe('/payment');
  });

  it('offers a teacher the school code and the school sign-up', async () => {
    await open(waiting());
    expect(screen.getByRole('heading', { level: 3, name: 'Other options' })).toBeVisible();
    expect(hrefOf('My school gave me a code')).toBe('/account-setup/educator');
    expect(hrefOf('I want to sign up a whole school or district')).toBe('/account-setup/district');
  });

  it('offers a school no other account type', async () => {
    await open(administrator({ isApproved: false }));
    expect(title('Your account is waiting for approval')).toBeVisible();
    expect(screen.queryByText('Other options')).not.toBeInTheDocument();
  });
});

describe('Educator removed from a school license', () => {
  const lost = { licenseType: 'schoolLicenseCode', schoolName: undefined } as const;
  const schoolRemoval = {
    schoolName: 'Lark Hill School',
    removedAt: '2026-11-12T15:00:00.000Z',
  };
  const TITLE = 'You are no longer on the license of Lark Hill School';

  // @proves S-educator-removed
  it('explains the removal and links to the account setup', async () => {
    await open(anEducator({ ...lost, isAgeVerified: false, schoolRemoval }));
    expect(title(TITLE)).toBeVisible();
    expect(
      screen.getByText(
        /^The administrator of Lark Hill School removed you from its license on November 12, 2026\./,
      ),
    ).toBeVisible();
    expect(
      within(screen.getByRole('main'))
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual([
      'Think it is a mistake? Ask the school’s administrator. You can come back with the staff code.',
      'At another school? Enter the staff code it gives you.',
      'On your own? Continue as an individual teacher.',
    ]);
    expect(hrefOf('Enter a code, or teach on your own')).toBe('/account-setup/educator');
    // Only one card explains what to do.
    expect(title('Your account is approved')).not.toBeInTheDocument();
  });

  // @proves S-educator-removed
  it('dismisses the removal notice at once and focuses the next card', async () => {
    const before = anEducator({ ...lost, schoolRemoval });
    const response = held<ReturnType<typeof userResponse>>();
    const { user, api } = await open(before, { dismissSchoolRemoval: () => response.promise });
    await clickButton(user, 'OK, I have read this');
    await waitFor(() => expect(title(TITLE)).not.toBeInTheDocument());
    expect(title('Your account is approved')).toBeVisible();
    // The card that replaces the notice has the focus, not the top of the page.
    expect(document.activeElement).toContainElement(title('Your account is approved'));
    expect(document.body).not.toHaveFocus();
    expect(api.calls('dismissSchoolRemoval').map(({ fields }) => fields)).toEqual([SESSION]);
    response.give(userResponse(anEducator(lost)));
    await waitFor(() => expect(localStorage.getItem('user-data')).not.toContain('schoolRemoval'));
    expect(title(TITLE)).not.toBeInTheDocument();
  });

  it('restores the notice with an error when dismissing fails', async () => {
    const response = held<ReturnType<typeof fail>>();
    const { user } = await open(anEducator({ ...lost, schoolRemoval }), {
      dismissSchoolRemoval: () => response.promise,
    });
    await clickButton(user, 'OK, I have read this');
    await waitFor(() => expect(title(TITLE)).not.toBeInTheDocument());
    response.give(fail());
    expect(await toast('Something went wrong, Please try again')).toBeVisible();
    expect(title(TITLE)).toBeVisible();
  });

  it('shows the removal notice above a pending request to another school', async () => {
    const schoolRequest = { schoolName: 'Fern School', askedAt: '2026-11-15T08:00:00.000Z' };
    await open(anEducator({ ...lost, schoolRemoval, schoolRequest }));
    expect(title(TITLE)).toBeVisible();
    expect(title('Waiting for approval by Fern School')).toBeVisible();
  });
});

describe('Declined educator', () => {
  const REASON = 'We could not find your school. Which one is it?';
  const rejected = waiting({ refusalReason: REASON });

  // @proves S-educator-refused
  it('shows the reason and the remaining step', async () => {
    await open(rejected);
    expect(title('We could not approve your account yet')).toBeVisible();
    expect(screen.getByRole('blockquote')).toHaveTextContent(REASON);
    expect(title('Your account is waiting for approval')).not.toBeInTheDocument();
    expect(screen.getByText('We review your account').parentElement).toHaveTextContent(/To do$/);
  });

  // @proves S-educator-refused
  it('shows Asking..., a confirmation and the waiting state after Ask again', async () => {
    const response = held<ReturnType<typeof userResponse>>();
    const { user, api } = await open(rejected, { requestApproval: () => response.promise });
    await clickButton(user, 'Request another review');
    expect(await screen.findByRole('button', { name: 'Requesting...' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    response.give(userResponse(waiting()));
    expect(await toast('Thank you. We will review your account again.')).toBeVisible();
    expect(title('Your account is waiting for approval')).toBeVisible();
    expect(screen.queryByText(REASON)).not.toBeInTheDocument();
    expect(api.calls('requestApproval').map(({ fields }) => fields)).toEqual([SESSION]);
  });

  it.each([
    ['is rejected', reject('EDU_003'), 'This educator is not waiting for a decision.'],
    ['fails with a network error', fail(), 'Something went wrong, Please try again'],
  ])('allows another request when asking again %s', async (_how, response, words) => {
    const { user } = await open(rejected, { requestApproval: () => response });
    await clickButton(user, 'Request another review');
    expect(await screen.findByRole('alert')).toHaveTextContent(words);
    expect(screen.getByRole('button', { name: 'Request another review' })).toBeEnabled();
    expect(screen.getByText(REASON)).toBeVisible();
  });
});

describe('Contact check of a waiting educator', () => {
  const reachable = waiting({ phoneNumber: PHONE });
  const sent = {
    challengeId: 'challenge-1',
    channel: 'sms',
    isFallback: false,
    destination: '••• 0142',
    resendAfterSeconds: 30,
    triesLeft: 5,
  } as const;

  // @proves S-educator-otp-waiting
  it('offers the contact check, sends the code and hides it when done', async () => {
    let newest = reachable;
    const { user, api } = await open(reachable, {
      getUser: () => userResponse(newest),
      sendAuthEmail: () => sent,
      validateOtp: () => {
        newest = waiting({ phoneNumber: PHONE, contactCheckedBy: 'sms' });
        return {};
      },
    });
    await clickButton(user, 'Send code');
    await screen.findByText('We sent a text with a code to ••• 0142.');
    await fill(user, 'Code', '123456');
    await clickButton(user, 'Verify');
    await waitFor(() => expect(api.calls('getUser')).toHaveLength(2));
    await waitFor(() =>
      expect(screen.queryByText('Thank you, your code is confirmed.')).not.toBeInTheDocument(),
    );
    expect(screen.queryByRole('button', { name: 'Send code' })).not.toBeInTheDocument();
    expect(api.calls('sendAuthEmail').map(({ fields }) => fields)).toEqual([
      { phoneNumber: PHONE, email: 'amara@school.example.org', ...SESSION },
    ]);
    expect(api.calls('validateOtp').map(({ fields }) => fields)).toEqual([
      { challengeId: 'challenge-1', phoneNumber: PHONE, otpCode: '123456', ...SESSION },
    ]);
  });

  it.each([
    ['is already done', waiting({ phoneNumber: PHONE, contactCheckedBy: 'email' })],
    ['has no contact to send a code to', waiting()],
    ['is no longer needed', anEducator({ phoneNumber: PHONE })],
  ])('offers no contact check when it %s', async (_why, session) => {
    await open(session);
    expect(screen.queryByRole('button', { name: 'Send code' })).not.toBeInTheDocument();
  });
});

describe('Approved educator without setup', () => {
  // @proves S-educator-states
  it('links to the account setup', async () => {
    const { user, location } = await open(anEducator({ grades: [] }));
    expect(
      screen.getByText('Tell us your school and your grades, and you are ready to teach.'),
    ).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Set up my account' }));
    await heading('Set up your account');
    expect(location()).toBe('/account-setup/educator');
  });
});

describe('Teacher who awaits approval by a school', () => {
  const request = { schoolName: 'Alder Creek Elementary', askedAt: '2026-11-15T08:00:00.000Z' };
  const asking = (schoolRequest: object = {}) =>
    anEducator({
      licenseType: 'schoolLicenseCode',
      isAgeVerified: false,
      schoolName: undefined,
      schoolRequest: { ...request, ...schoolRequest },
    });

  it('shows the asked school, the date and the alternatives', async () => {
    await open(asking());
    expect(title('Waiting for approval by Alder Creek Elementary')).toBeVisible();
    expect(screen.getByText(/^Requested .+/)).toBeVisible();
    expect(hrefOf('Enter another code, or teach on your own')).toBe('/account-setup/educator');
  });

  it('shows the reason after a decline and links to the account setup', async () => {
    await open(asking({ refusalReason: 'We do not know you' }));
    expect(title('Alder Creek Elementary declined your request')).toBeVisible();
    expect(screen.getByText('We do not know you')).toBeVisible();
    expect(hrefOf('Set up my account')).toBe('/account-setup/educator');
  });

  it('shows an individual teacher the pending school request and the teaching actions', async () => {
    await open(anEducator({ schoolRequest: request }));
    expect(
      screen.getByText(
        'You asked to join Alder Creek Elementary. Its administrator has not answered yet.',
      ),
    ).toBeVisible();
    expect(title('Create a Classroom')).toBeVisible();
  });
});

describe('Ready educator', () => {
  // @proves C-answerHandover
  it('shows an ownership transfer and accepts it', async () => {
    const offered = {
      classRoomId: 'room-3',
      classRoomName: 'Maps and Places',
      offeredBy: 'Noah Lindqvist',
      at: '2026-11-03T15:00:00.000Z',
    };
    const { api, user } = await open(anEducator(), {
      getInvitations: () => ({ invitations: [], handovers: [offered] }),
      answerHandover: () => ({}),
    });
    expect(await screen.findByRole('region', { name: 'Invitations' })).toHaveTextContent(
      'Noah Lindqvist wants to transfer ownership of Maps and Places to you.',
    );
    await clickButton(user, 'Accept ownership of Maps and Places');
    expect(await toast('You are now the owner of Maps and Places.')).toBeVisible();
    expect(document.body).not.toHaveFocus();
    expect(api.calls('answerHandover')[0]?.fields).toMatchObject({ classRoomId: 'room-3' });
  });

  // @proves R-educator
  it('links to a new classroom and to a new plan', async () => {
    await open(anEducator());
    expect(screen.getByText('Up to 40 students, with logins made for you.')).toBeVisible();
    expect(hrefOf('Create a Classroom')).toBe('/create-classroom');
    expect(hrefOf('Submit Content and Monetize')).toBe('/submit-content/educator');
  });

  it.each([
    ['is not checked', anEducator({ isAgeVerified: false })],
    ['manages a school', administrator()],
  ])('offers no classrooms to an educator who %s', async (_who, session) => {
    const { api } = await open(session);
    expect(title('Create a Classroom')).not.toBeInTheDocument();
    expect(api.calls('getClassroomsByEducator')).toHaveLength(0);
  });

  it('links to the adult check when it is missing', async () => {
    await open(anEducator({ isAgeVerified: false }));
    expect(title('One step left: the adult check')).toBeVisible();
    expect(hrefOf('Start the adult check')).toBe('/payment');
  });

  it('links a school administrator to My School', async () => {
    await open(administrator());
    expect(title('My School')).toBeVisible();
    expect(screen.getByText('Your codes, seats, teachers and classrooms.')).toBeVisible();
    expect(hrefOf('Open my school')).toBe('/school');
  });
});
