import { screen, waitFor, within } from '@testing-library/react';
import { fail, reject } from '@wonderfield/client/testing/fake-calls';
import { encodeChildPassword } from '@wonderfield/contract/children/child-rules';
import { describe, expect, it } from 'vitest';
import { fakeApi } from '../../../testing/fake-api.ts';
import { aProposal, aStudent, signedInAs, userResponse } from '../../../testing/people.ts';
import { heading, renderPortal } from '../../../testing/render-screen.tsx';

const login = {
  email: 'k3m92qxy',
  studentPassword: encodeChildPassword('Garden-otter42'),
  passwordResetNotDone: true,
  joined: 'Room 12 Explorers',
};
const place = {
  joins: 'Room 12 Explorers',
  teacherName: 'Ms. Rivera',
  schoolName: 'Alder Creek Elementary',
  isFull: false,
};
const QUESTION = 'Do you have a card from your teacher?';

const start = (handlers: Parameters<typeof fakeApi>[0] = {}, at = '/student') => {
  const api = fakeApi({ lookUpJoinCode: () => place, joinWithCode: () => login, ...handlers });
  return { ...renderPortal({ at, api }), api };
};
const open = async (handlers: Parameters<typeof fakeApi>[0] = {}) => {
  const page = start(handlers);
  await heading('Join with a code');
  return page;
};
type Page = Awaited<ReturnType<typeof open>>;

const codeField = () => screen.getByLabelText('Class or student code');
const typeCode = async ({ user }: Page, code = 'k3m-92q') => {
  await user.type(codeField(), code);
  await user.click(screen.getByRole('button', { name: 'Next' }));
};
/** Goes from the code to the form as a student without a login card. */
const toForm = async (page: Page) => {
  await typeCode(page);
  await page.user.click(await screen.findByRole('button', { name: 'No, make my login' }));
  await heading('Who are you?');
};
const fill = async ({ user }: Page) => {
  await user.type(screen.getByLabelText('First Name'), 'Noah');
  await user.type(screen.getByLabelText('Last Name'), 'Reyes');
  await user.selectOptions(screen.getByLabelText('Birth Year'), '2018');
  await user.selectOptions(screen.getByLabelText('Birth Month'), '05');
  await user.selectOptions(screen.getByLabelText('Grade'), '3');
};
const join = ({ user }: Page) => user.click(screen.getByRole('button', { name: 'Join' }));
const joined = async (handlers: Parameters<typeof fakeApi>[0] = {}) => {
  const page = await open(handlers);
  await toForm(page);
  await fill(page);
  await join(page);
  await heading('Welcome to Room 12 Explorers!');
  return page;
};

describe('JoinCode', () => {
  it('asks for the code first and shows class, teacher and school', async () => {
    const page = await open();
    expect(screen.queryByLabelText('First Name')).toBeNull();
    await page.user.click(screen.getByRole('button', { name: 'Next' }));
    expect(await screen.findByText('Please enter your code')).toBeVisible();
    await typeCode(page);
    await heading('Is this your class?');
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    for (const words of ['Room 12 Explorers', 'Ms. Rivera', 'Alder Creek Elementary']) {
      expect(screen.getByText(words)).toBeVisible();
    }
    expect(page.api.calls('lookUpJoinCode').map((call) => call.fields)).toEqual([
      { code: 'k3m-92q' },
    ]);
    expect(page.api.calls('joinWithCode')).toEqual([]);
  });

  // @proves S-join-with-code
  it('looks up the code of a QR code at once', async () => {
    const { api } = start({}, '/student?code=K3M-92Q');
    await heading('Is this your class?');
    expect(api.calls('lookUpJoinCode').map((call) => call.fields)).toEqual([{ code: 'K3M-92Q' }]);
  });

  // @proves S-join-with-code
  it('shows an error under an unknown code and keeps the input', async () => {
    const page = await open({ lookUpJoinCode: () => reject('CLS_008') });
    await typeCode(page);
    expect(
      await screen.findByText(
        'We do not know this code. Please check it again, or ask the teacher.',
      ),
    ).toBeVisible();
    await waitFor(() => expect(codeField()).toHaveFocus());
    expect(codeField()).toHaveValue('k3m-92q');
  });

  it('limits the length of the code', async () => {
    await open();
    expect(codeField()).toHaveAttribute('maxlength', '20');
  });

  it('shows the school of a school code', async () => {
    const page = await open({ lookUpJoinCode: () => ({ joins: 'Hazel Grove', isFull: false }) });
    await typeCode(page);
    await heading('Is this your school?');
    expect(screen.getByText('Hazel Grove')).toBeVisible();
  });

  it('allows another code', async () => {
    const page = await open();
    await typeCode(page);
    await page.user.click(await screen.findByRole('button', { name: 'I have another code' }));
    await heading('Join with a code');
    expect(codeField()).toHaveValue('');
  });

  // @proves S-join-card
  it.each([
    ['class', place, 'This class is full. Ask your teacher to make room for you.'],
    [
      'school',
      { joins: 'Hazel Grove' },
      'This school has no free place. Ask your teacher to make room for you.',
    ],
  ])('shows that a %s is full in simple words, and retries', async (_what, at, words) => {
    let isFull = true;
    const page = await open({ lookUpJoinCode: () => ({ ...at, isFull }) });
    await typeCode(page);
    expect(await screen.findByText(words)).toBeVisible();
    expect(screen.queryByText(QUESTION)).toBeNull();
    isFull = false;
    await page.user.click(screen.getByRole('button', { name: 'Look again' }));
    expect(await screen.findByRole('heading', { name: QUESTION })).toBeVisible();
  });
});

describe('Login card question', () => {
  // @proves S-join-card
  it('asks every student about a login card before creating an account', async () => {
    const page = await open();
    await typeCode(page);
    expect(await screen.findByRole('heading', { name: QUESTION })).toBeVisible();
    await page.user.click(screen.getByRole('link', { name: 'Yes, I have a card' }));
    await heading('Student Account Sign In');
    expect(page.api.calls('joinWithCode')).toEqual([]);
  });
});

describe('Joining with a code', () => {
  // @proves R-student
  it('shows the required message for every field', async () => {
    const page = await open();
    await toForm(page);
    expect(screen.getByText('You are joining Room 12 Explorers.')).toBeVisible();
    await join(page);
    for (const words of [
      'Please enter First Name',
      'Please enter Last Name',
      'Please select Birth Year',
      'Please select Birth Month',
      'Please select Grade',
    ]) {
      expect(await screen.findByText(words)).toBeVisible();
    }
  });

  // @proves R-student, S-join-with-code, D-4-student-code
  it('shows the new username but no password, because the next page replaces it', async () => {
    const page = await joined();
    expect(screen.getByText('k3m92qxy')).toBeVisible();
    expect(screen.queryByText('Garden-otter42')).toBeNull();
    expect(page.api.calls('joinWithCode').map((call) => call.fields)).toMatchObject([
      {
        code: 'k3m-92q',
        firstName: 'Noah',
        lastName: 'Reyes',
        birthYear: '2018',
        birthMonth: '05',
        userGrade: '3',
      },
    ]);
    const card = screen.getByRole('region', { name: 'My Wonderfield login' });
    expect(within(card).getByRole('heading', { name: 'Noah Reyes' })).toBeVisible();
  });

  // @proves S-join-with-code
  it('signs in with one click without typing the login', async () => {
    const page = await joined({
      login: () => signedInAs(aStudent({ mustChangePassword: true })),
      generateStudentPassword: () => aProposal(),
    });
    await page.user.click(screen.getByRole('button', { name: 'Choose my password' }));
    await heading('Your own password');
    expect(page.location()).toBe('/change-password');
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(page.api.calls('login').map((call) => call.fields)).toEqual([
      { userType: 'student', email: 'k3m92qxy', password: 'Garden-otter42' },
    ]);
  });

  // @proves S-join-with-code
  it('shows the password to a student who keeps it', async () => {
    const words = { ...login, passwordResetNotDone: false };
    const page = await joined({
      joinWithCode: () => words,
      login: () => signedInAs(aStudent()),
      getUser: () => userResponse(aStudent()),
    });
    expect(screen.getByText('This is your login. Write it down first.')).toBeVisible();
    expect(screen.getByText('Garden-otter42')).toBeVisible();
    await page.user.click(screen.getByRole('button', { name: 'I have it. Sign in' }));
    await heading('Ready to play');
  });

  it('hides the password of a student who chooses another one next', async () => {
    await joined();
    expect(screen.queryByText('Garden-otter42')).toBeNull();
  });

  it('keeps the login on the page when signing in fails', async () => {
    const page = await joined({ login: fail });
    await page.user.click(screen.getByRole('button', { name: 'Choose my password' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Something went wrong');
    expect(screen.getByText('k3m92qxy')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Choose my password' })).toBeEnabled();
  });

  it('warns before leaving or reloading the page with the login', async () => {
    const reload = () => {
      const event = new Event('beforeunload', { cancelable: true });
      window.dispatchEvent(event);
      return event.defaultPrevented ? 'asked' : 'reloaded';
    };
    const page = await joined();
    expect(reload()).toBe('asked');
    // Lets the page register its guard first, because the test is faster than a user.
    await page.user.tab();
    void page.router.navigate('/sign-in');
    const dialog = await screen.findByRole('alertdialog', { name: 'Leave this page?' });
    expect(dialog).toHaveTextContent('You do not have a password yet. Choose one first.');
    await page.user.click(within(dialog).getByRole('button', { name: 'Stay' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(screen.getByText('k3m92qxy')).toBeVisible();
  });

  it.each(['CLS_002', 'SCH_002'] as const)(
    'shows in simple words that the last seat was taken: %s',
    async (code) => {
      const page = await open({ joinWithCode: () => reject(code) });
      await toForm(page);
      await fill(page);
      await join(page);
      expect(await screen.findByText(/^This class is full\. Ask your teacher/)).toBeVisible();
      expect(document.body).not.toHaveTextContent('Max no');
    },
  );

  it('returns to the code when it was switched off since', async () => {
    const page = await open({ joinWithCode: () => reject('CLS_008') });
    await toForm(page);
    await fill(page);
    await join(page);
    expect(await screen.findByText(/^We do not know this code/)).toBeVisible();
    await waitFor(() => expect(codeField()).toHaveFocus());
    expect(codeField()).toHaveValue('k3m-92q');
  });

  it('links students with a login to the sign-in page', async () => {
    const page = await open();
    await page.user.click(screen.getByRole('link', { name: 'Sign In' }));
    await heading('Student Account Sign In');
  });

  // @proves S-join-with-code
  it('redirects a signed-in student to the home page', async () => {
    const api = fakeApi({ getUser: () => userResponse(aStudent()) });
    renderPortal({ at: '/student', session: aStudent(), api });
    await heading('Ready to play');
  });
});
