import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { fail, held, reject } from '@wonderfield/client/testing/fake-calls';
import { encodeChildPassword } from '@wonderfield/contract/children/child-rules';
import { beforeAll, describe, expect, it } from 'vitest';
import { type FakeApi, fakeApi } from '../../../testing/fake-api.ts';
import { choose, clickButton, fill, messageUnder, toast } from '../../../testing/forms.ts';
import { aFullChild, aParent, userResponse } from '../../../testing/people.ts';
import { heading, renderPortal } from '../../../testing/render-screen.tsx';

const YEAR = new Date().getFullYear();
const SUBJECTS = [
  'art',
  'foreignLanguage',
  'languageArts',
  'math',
  'science',
  'music',
  'socialStudies',
  'others',
];
const STEPS = ['Child Details', 'Child Credentials', 'Account Settings'];
const DETAILS = { 'First Name': 'Theo', 'Last Name': 'Whitfield' };
const CHOICES = { 'Birth Year': String(YEAR - 8), 'Birth Month': 'May', Grade: 'Grade 3' };

type Handlers = NonNullable<Parameters<typeof fakeApi>[0]>;
/** Creates a fake API where every username is free and each proposed password is new. */
const danasApi = (handlers: Handlers = {}) => {
  let proposals = 0;
  return fakeApi({
    getUser: () => userResponse(aParent()),
    checkEmail: () => ({}),
    generateStudentPassword: () => {
      proposals += 1;
      return { studentPassword: encodeChildPassword(`Clover-Otter${proposals}!`) };
    },
    ...handlers,
  });
};
const withTheo = () => userResponse(aParent({ children: [aFullChild()] }));

const open = async (api: FakeApi) => {
  const page = renderPortal({ at: '/linked-child', session: aParent(), api });
  await heading('My Children');
  await clickButton(page.user, 'Add Child');
  await screen.findByRole('dialog', { name: 'Create Child Account' });
  return page;
};
const stepNotes = () =>
  within(screen.getByRole('list', { name: 'Steps' }))
    .getAllByRole('listitem')
    .map((step) => step.textContent);
const stepNow = () => screen.getByRole('list', { name: 'Steps' }).querySelector('[aria-current]');

const toStep2 = async (user: UserEvent) => {
  for (const [label, text] of Object.entries(DETAILS)) await fill(user, label, text);
  for (const [label, option] of Object.entries(CHOICES)) await choose(user, label, option);
  await clickButton(user, 'Link Child');
  await screen.findByLabelText('Username');
  await waitFor(() => expect(screen.getByLabelText('Password')).not.toHaveValue(''));
};
const toStep3 = async (user: UserEvent) => {
  await toStep2(user);
  await clickButton(user, 'Continue');
  await screen.findByLabelText('Difficulty');
};

beforeAll(async () => void (await import('./screens/children-screen.tsx')), 60_000);

describe('AddChildDialog', () => {
  // @proves S-add-child, S-add-child-cancel
  it('shows the titles, notes and buttons of all steps and keeps the input when Cancel goes back', async () => {
    const api = danasApi();
    const { user } = await open(api);
    expect(stepNotes()).toEqual([`${STEPS[0]}Step 1 of 3`, `${STEPS[1]}Next`, `${STEPS[2]}Next`]);

    await toStep2(user);
    expect(stepNotes()).toEqual([`${STEPS[0]}Done`, `${STEPS[1]}Step 2 of 3`, `${STEPS[2]}Next`]);
    expect(stepNow()).toHaveTextContent('Child Credentials');
    expect(screen.getByText(/We picked this for Theo\./)).toBeVisible();
    const username = (screen.getByLabelText('Username') as HTMLInputElement).value;
    await clickButton(user, 'Continue');

    await screen.findByLabelText('Difficulty');
    expect(stepNotes()).toEqual([`${STEPS[0]}Done`, `${STEPS[1]}Done`, `${STEPS[2]}Step 3 of 3`]);
    expect(screen.getByRole('button', { name: 'Add Child' })).toBeEnabled();
    await choose(user, 'Difficulty', 'Easy');
    await user.click(screen.getByLabelText(/Free typing/));

    await clickButton(user, 'Cancel');
    expect(screen.getByLabelText('Username')).toHaveValue(username);
    expect(screen.getByLabelText('Password')).toHaveValue('Clover-Otter1!');
    await clickButton(user, 'Cancel');
    for (const [label, text] of Object.entries(DETAILS)) {
      expect(screen.getByLabelText(label)).toHaveValue(text);
    }
    for (const [label, option] of Object.entries(CHOICES)) {
      expect(screen.getByLabelText(label)).toHaveDisplayValue(option);
    }
    expect(stepNow()).toHaveTextContent('Child Details');

    await clickButton(user, 'Link Child');
    expect(await screen.findByLabelText('Username')).toHaveValue(username);
    expect(screen.getByLabelText('Password')).toHaveValue('Clover-Otter1!');
    expect(api.calls('generateStudentPassword')).toHaveLength(1);
    await clickButton(user, 'Continue');
    expect(await screen.findByLabelText('Difficulty')).toHaveDisplayValue('Easy');
    expect(screen.getByLabelText(/Free typing/)).toBeChecked();
    expect(api.calls('createUser')).toHaveLength(0);
  });

  // @proves S-add-child-cancel
  it('closes on Cancel in the first step and starts empty when reopened', async () => {
    const { user } = await open(danasApi());
    await fill(user, 'First Name', 'Theo');
    await clickButton(user, 'Cancel');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await clickButton(user, 'Add Child');
    await screen.findByRole('dialog', { name: 'Create Child Account' });
    expect(screen.getByLabelText('First Name')).toHaveValue('');
  });
});

describe('Child Details', () => {
  // @proves F-birth-year, F-birth-month, F-grade
  it('shows an error under every missing detail', async () => {
    const api = danasApi();
    const { user } = await open(api);
    await clickButton(user, 'Link Child');
    await waitFor(() => expect(messageUnder('First Name')).toBe('Please enter First Name'));
    expect(messageUnder('Last Name')).toBe('Please enter Last Name');
    expect(messageUnder('Birth Year')).toBe('Please select Birth Year');
    expect(messageUnder('Birth Month')).toBe('Please select Birth Month');
    expect(messageUnder('Grade')).toBe('Please select Grade');
    expect(screen.getByLabelText('First Name')).toHaveFocus();
    expect(stepNow()).toHaveTextContent('Child Details');
    expect(api.calls('generateStudentPassword')).toHaveLength(0);
  });

  it('rejects a blank first or last name', async () => {
    const { user } = await open(danasApi());
    for (const [label, message] of [
      ['First Name', 'Please enter First Name'],
      ['Last Name', 'Please enter Last Name'],
    ] as const) {
      await fill(user, label, '   ');
      await user.tab();
      await waitFor(() => expect(messageUnder(label)).toBe(message));
    }
  });

  // @proves F-birth-month-offer, K-birth-years
  it('offers eleven birth years, and months only after a year is chosen', async () => {
    const { user } = await open(danasApi());
    const optionsOf = (label: string) =>
      within(screen.getByLabelText(label))
        .getAllByRole('option')
        .map((option) => option.textContent);
    expect(optionsOf('Birth Year')).toEqual([
      'Select year',
      ...Array.from({ length: 11 }, (_, index) => String(YEAR - 4 - index)),
    ]);
    expect(screen.getByLabelText('Birth Month')).toBeDisabled();
    expect(screen.getByText('Choose the year first.')).toBeVisible();
    await choose(user, 'Birth Year', String(YEAR - 4));
    expect(screen.getByLabelText('Birth Month')).toBeEnabled();
    expect(optionsOf('Birth Month')).toHaveLength(13);
    expect(screen.queryByText('Choose the year first.')).not.toBeInTheDocument();
    await choose(user, 'Birth Year', 'Select year');
    expect(screen.getByLabelText('Birth Month')).toBeDisabled();
  });
});

describe('Child Credentials', () => {
  // @proves S-add-child, D-4-generated-username
  it('proposes a username of eight characters and a readable password', async () => {
    const api = danasApi();
    const { user } = await open(api);
    await toStep2(user);
    expect((screen.getByLabelText('Username') as HTMLInputElement).value).toMatch(
      /^[a-hjkmnp-z2-9]{8}$/,
    );
    expect(screen.getByLabelText('Password')).toHaveValue('Clover-Otter1!');
    expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'text');
    expect(api.calls('generateStudentPassword').map(({ fields }) => fields)).toEqual([
      { update: '0', sessionToken: 'session-of-parent-1', userId: 'parent-1' },
    ]);
  });

  it('picks another username and another password on request', async () => {
    const { user } = await open(danasApi());
    await toStep2(user);
    const { value } = screen.getByLabelText('Username') as HTMLInputElement;
    await clickButton(user, 'Pick another username');
    expect(screen.getByLabelText('Username')).not.toHaveValue(value);
    await clickButton(user, 'Pick another password');
    await waitFor(() => expect(screen.getByLabelText('Password')).toHaveValue('Clover-Otter2!'));
  });

  // @proves F-credentials
  it('shows the required messages for missing or invalid credentials', async () => {
    const { user } = await open(danasApi());
    await toStep2(user);
    for (const [label, text, message] of [
      ['Username', '', 'Please Enter Username'],
      ['Username', 'dana@example.org', 'Please choose a username, not an email address'],
      ['Username', 'ab', 'Please use at least 3 characters'],
      [
        'Username',
        'may a',
        'Please begin with a letter or digit and use only a-z, 0-9 and . _ % + -',
      ],
      ['Password', '', 'Please Enter Password'],
      ['Password', 'clover71', 'Please enter a Strong Password'],
    ] as const) {
      const { value } = screen.getByLabelText(label) as HTMLInputElement;
      await fill(user, label, text);
      await clickButton(user, 'Continue');
      await waitFor(() => expect(messageUnder(label)).toBe(message));
      expect(stepNow()).toHaveTextContent('Child Credentials');
      await fill(user, label, value);
      await waitFor(() => expect(messageUnder(label)).toBeUndefined());
    }
  });

  // @proves F-child-username
  it('describes valid usernames and never looks up an email address', async () => {
    const api = danasApi({ checkEmail: () => reject('EML_001') });
    const { user } = await open(api);
    await toStep2(user);
    expect(screen.getByLabelText('Username')).toHaveAccessibleDescription(
      /at least 3 letters, digits or \. _ % \+ - and cannot be an email address/,
    );
    await fill(user, 'Username', 'principal@school.example');
    await user.tab();
    await waitFor(() =>
      expect(messageUnder('Username')).toBe('Please choose a username, not an email address'),
    );
    expect(api.calls('checkEmail')).toEqual([]);
  });

  // @proves F-email-available
  it('shows that a username is taken when the field loses focus', async () => {
    const api = danasApi({ checkEmail: () => reject('EML_001') });
    const { user } = await open(api);
    await toStep2(user);
    await fill(user, 'Username', 'theo2017');
    await user.tab();
    await waitFor(() =>
      expect(messageUnder('Username')).toBe('Email already exists. Please try with another Email.'),
    );
    expect(api.calls('checkEmail').map(({ fields }) => fields)).toMatchObject([
      { email: 'theo2017' },
    ]);
    await fill(user, 'Username', 'theo2018');
    await waitFor(() => expect(messageUnder('Username')).toBeUndefined());
  });

  it.each([
    ['the check fails with a network error', fail()],
    ['there were too many checks', reject('RTE_001')],
  ])('shows no username error when %s', async (_why, response) => {
    const api = danasApi({ checkEmail: () => response });
    const { user } = await open(api);
    await toStep2(user);
    await fill(user, 'Username', 'theo2017');
    await clickButton(user, 'Continue');
    await screen.findByLabelText('Difficulty');
    expect(api.calls('checkEmail')).toHaveLength(1);
    await clickButton(user, 'Cancel');
    expect(messageUnder('Username')).toBeUndefined();
  });

  it('ignores a late response for a username that was changed since', async () => {
    const response = held<ReturnType<typeof reject<'EML_001'>>>();
    const api = danasApi({
      checkEmail: ({ email }) => (email === 'theo2017' ? response.promise : {}),
    });
    const { user } = await open(api);
    await toStep2(user);
    await fill(user, 'Username', 'theo2017');
    await user.tab();
    await fill(user, 'Username', 'theo2018');
    response.give(reject('EML_001'));
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
    expect(messageUnder('Username')).toBeUndefined();
  });

  it('shows an error when no password could be proposed and accepts a typed one', async () => {
    const { user } = await open(danasApi({ generateStudentPassword: fail }));
    for (const [label, text] of Object.entries(DETAILS)) await fill(user, label, text);
    for (const [label, option] of Object.entries(CHOICES)) await choose(user, label, option);
    await clickButton(user, 'Link Child');
    expect(await toast('Failed to get Password')).toBeVisible();
    expect(screen.getByLabelText('Password')).toHaveValue('');
    await fill(user, 'Password', 'Clover#71');
    await clickButton(user, 'Continue');
    expect(await screen.findByLabelText('Difficulty')).toBeVisible();
  });

  it('shows an error and keeps the password when no other one could be picked', async () => {
    let attempts = 0;
    const api = danasApi({
      generateStudentPassword: () => {
        attempts += 1;
        return attempts === 1 ? { studentPassword: encodeChildPassword('Clover-Otter1!') } : fail();
      },
    });
    const { user } = await open(api);
    await toStep2(user);
    await clickButton(user, 'Pick another password');
    expect(await toast('Failed to get Password')).toBeVisible();
    expect(screen.getByLabelText('Password')).toHaveValue('Clover-Otter1!');
  });
});

describe('Sign-in method of a new child', () => {
  const method = (name: RegExp) => screen.getByRole('radio', { name });
  const addTheo = async (user: UserEvent) => {
    await clickButton(user, 'Continue');
    await screen.findByLabelText('Difficulty');
    await clickButton(user, 'Add Child');
    await toast('Child account added successfully');
  };

  // @proves S-sign-in-method
  it.each([
    ['Kindergarten', /^Pictures/],
    ['Grade 3', /^Words/],
    ['Grade 8', /^Own password/],
  ])('follows the grade %s until the parent chooses', async (grade, name) => {
    const api = danasApi({ createUser: withTheo });
    const { user } = await open(api);
    for (const [label, text] of Object.entries(DETAILS)) await fill(user, label, text);
    for (const [label, option] of Object.entries({ ...CHOICES, Grade: grade })) {
      await choose(user, label, option);
    }
    await clickButton(user, 'Link Child');
    await waitFor(() => expect(method(name)).toBeChecked());
    await waitFor(() => expect(screen.getByLabelText('Password')).not.toHaveValue(''));
    await addTheo(user);
    expect(api.calls('createUser')[0]?.fields).not.toHaveProperty('signInMethod');
  });

  it('goes into the request if the parent chooses another one', async () => {
    const api = danasApi({ createUser: withTheo });
    const { user } = await open(api);
    await toStep2(user);
    await user.click(method(/^Card/));
    expect(method(/^Card/)).toBeChecked();
    await addTheo(user);
    expect(api.calls('createUser')[0]?.fields).toMatchObject({ signInMethod: 'scan' });
  });
});

describe('Suggested username', () => {
  // @proves S-suggest-username
  it('replaces the random one on request', async () => {
    const api = danasApi({ suggestUsername: () => ({ username: 'otter42' }) });
    const { user } = await open(api);
    await toStep2(user);
    expect((screen.getByLabelText('Username') as HTMLInputElement).value).toHaveLength(8);
    await clickButton(user, 'Suggest one that is easy to remember');
    await waitFor(() => expect(screen.getByLabelText('Username')).toHaveValue('otter42'));
  });

  it('keeps the random one when the request fails', async () => {
    const { user } = await open(danasApi({ suggestUsername: fail }));
    await toStep2(user);
    const { value } = screen.getByLabelText('Username') as HTMLInputElement;
    await clickButton(user, 'Suggest one that is easy to remember');
    await toast('Something went wrong, Please try again');
    expect(screen.getByLabelText('Username')).toHaveValue(value);
  });
});

describe('Account Settings', () => {
  // @proves K-play-options, K-typing-modes, K-levels, K-subscription, K-defaults
  it('starts with the default account settings', async () => {
    const { user } = await open(danasApi());
    await toStep3(user);
    expect(screen.getByLabelText(/All kids on the site/)).toBeChecked();
    expect(screen.getByLabelText(/Ready-made phrases/)).toBeChecked();
    expect(screen.getByLabelText('Difficulty')).toHaveValue('challenging');
    expect(screen.getByLabelText('Subscription plan')).toHaveValue('freetoPlay');
    expect(screen.getByRole('button', { name: 'Subjects All' })).toBeVisible();
    const choices = screen.getAllByRole('radio').map((radio) => (radio as HTMLInputElement).value);
    expect(choices).toEqual([
      'approvedOnly',
      'sameSchool',
      'sameAge',
      'all',
      'freeType',
      'preType',
    ]);
  });

  // @proves F-child-subject, F-child-settings
  it('requires a difficulty and a subject', async () => {
    const { user } = await open(danasApi());
    await toStep3(user);
    await choose(user, 'Difficulty', 'Select difficulty');
    await clickButton(user, 'Subjects All');
    await user.click(await screen.findByRole('checkbox', { name: 'All' }));
    await clickButton(user, 'Done');
    await user.click(await screen.findByRole('button', { name: 'Add Child' }));
    await waitFor(() =>
      expect(messageUnder('Difficulty')).toBe('Please fill all required details'),
    );
    expect(screen.getByText('Please select at least one Subject')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Subjects Select subjects' })).toBeVisible();
  });

  // @proves K-subjects-all
  it('selects all subjects at once or some of them', async () => {
    const api = danasApi({ createUser: withTheo });
    const { user } = await open(api);
    await toStep3(user);
    await clickButton(user, 'Subjects All');
    const all = await screen.findByRole('checkbox', { name: 'All' });
    expect(all).toBeChecked();
    await user.click(all);
    for (const box of screen.getAllByRole('checkbox')) expect(box).not.toBeChecked();
    await user.click(screen.getByRole('checkbox', { name: 'Science' }));
    await user.click(screen.getByRole('checkbox', { name: 'Art' }));
    await clickButton(user, 'Done');
    await screen.findByRole('button', { name: 'Subjects Art, Science' });
    await user.click(await screen.findByRole('button', { name: 'Add Child' }));
    await toast('Child account added successfully');
    expect(api.calls('createUser')[0]?.fields).toMatchObject({ subject: '["art","science"]' });
  });
});

describe('Submitting the new child', () => {
  // @proves S-adding-child, S-add-child-reload, C-3.2-child, C-homeAccountReg, C-child-userType
  // @proves K-subjects
  it('shows Adding Child..., sends all fields and lists the new child', async () => {
    const response = held<ReturnType<typeof userResponse>>();
    const api = danasApi({ createUser: () => response.promise });
    const { user } = await open(api);
    await toStep2(user);
    await fill(user, 'Username', 'theo2017');
    await fill(user, 'Password', 'Clover#71');
    await clickButton(user, 'Continue');
    await screen.findByLabelText('Difficulty');
    await clickButton(user, 'Add Child');
    expect(await screen.findByRole('button', { name: 'Adding Child...' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    expect(screen.getByRole('button', { name: 'Cancel' })).toBeDisabled();
    await user.keyboard('{Escape}');
    expect(screen.getByRole('dialog', { name: 'Create Child Account' })).toBeVisible();

    response.give(withTheo());
    expect(await toast('Child account added successfully')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.getByRole('heading', { name: 'Children (1)' })).toBeVisible();
    expect(JSON.parse(localStorage.getItem('user-data') ?? '')).toEqual({
      sessionToken: 'session-of-parent-1',
      ...withTheo(),
    });
    expect(api.calls('createUser')).toHaveLength(1);
    expect(api.calls('createUser')[0]?.fields).toEqual({
      userType: 'student',
      homeAccountReg: '1',
      firstName: 'Theo',
      lastName: 'Whitfield',
      birthYear: CHOICES['Birth Year'],
      birthMonth: '05',
      userGrade: '3',
      email: 'theo2017',
      password: 'Clover#71',
      confirmPassword: 'Clover#71',
      childPlayOption: 'all',
      childMayUse: 'preType',
      levelPreference: 'challenging',
      subject: JSON.stringify(SUBJECTS),
      dailyTimeLimit: 'none',
      subscriptionPlans: 'freetoPlay',
      termsOfService: '1',
      sessionToken: 'session-of-parent-1',
      userId: 'parent-1',
    });
  });

  it('sends one call when the button is clicked twice quickly', async () => {
    const api = danasApi({ createUser: withTheo });
    const { user } = await open(api);
    await toStep3(user);
    const button = screen.getByRole('button', { name: 'Add Child' });
    fireEvent.click(button);
    fireEvent.click(button);
    await toast('Child account added successfully');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(api.calls('createUser')).toHaveLength(1);
  });

  // @proves M-CHD_002, M-child-exists
  it('shows that the account already exists and returns to the username field', async () => {
    const responses = [reject('CHD_002'), withTheo()];
    let attempts = 0;
    const api = danasApi({ createUser: () => responses[attempts++] ?? fail() });
    const { user } = await open(api);
    await toStep3(user);
    await clickButton(user, 'Add Child');
    const dialog = await screen.findByRole('dialog', { name: 'Child Account Exists' });
    expect(dialog).toHaveTextContent(
      "An account already exists for another child with the same email address. If this is your child's email address please contact support so we can fix the issue.",
    );
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await user.click(within(dialog).getByRole('button', { name: 'Ok' }));
    expect(await screen.findByRole('button', { name: 'Continue' })).toBeEnabled();
    await fill(user, 'Username', 'theo2018');
    await clickButton(user, 'Continue');
    await screen.findByLabelText('Difficulty');
    await clickButton(user, 'Add Child');
    await toast('Child account added successfully');
    const [first, second] = api.calls('createUser');
    expect(second?.fields).toMatchObject({ email: 'theo2018', firstName: 'Theo' });
    expect(second?.idempotencyKey).not.toBe(first?.idempotencyKey);
  });

  // @proves S-add-child-again, M-link-child-failed
  it.each([
    ['fails with a network error', fail(), 'Something went wrong, Please try again'],
    ['is rejected', reject('AGE_001'), 'Please finish the adult check first.'],
    ['reaches a busy server', reject('SYS_503'), 'We are very busy. Please try again soon.'],
  ])(
    'shows Link Child Failed when the request %s and retries with the same key',
    async (_how, no, text) => {
      const responses = [no, withTheo()];
      let attempts = 0;
      const api = danasApi({ createUser: () => responses[attempts++] ?? fail() });
      const { user } = await open(api);
      await toStep3(user);
      await clickButton(user, 'Add Child');
      const alert = await screen.findByRole('alert');
      expect(within(alert).getByText('Link Child Failed')).toBeVisible();
      expect(within(alert).getByText(text)).toBeVisible();
      await clickButton(user, 'Add Child');
      await toast('Child account added successfully');
      const [first, second] = api.calls('createUser');
      expect(first?.idempotencyKey).toMatch(/^[0-9a-f-]{36}$/);
      expect(second?.idempotencyKey).toBe(first?.idempotencyKey);
      expect(second?.fields).toEqual(first?.fields);
    },
  );
});

describe('Leaving with Escape', () => {
  const question = () => screen.findByRole('alertdialog');

  it('closes at once when the form is empty', async () => {
    const { user } = await open(danasApi());
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('asks before closing a filled-in form and keeps the input if the parent continues', async () => {
    const { user } = await open(danasApi());
    await fill(user, 'First Name', 'Theo');
    await user.keyboard('{Escape}');
    expect(await question()).toHaveTextContent('Your entries will be lost.');
    await clickButton(user, 'Keep going');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(screen.getByLabelText('First Name')).toHaveValue('Theo');
    await user.keyboard('{Escape}');
    await question();
    // The dialog below has a button of the same name, which is hidden from screen readers now.
    await user.click(within(await question()).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });
});

// @proves M-CHD_007
it('offers to relink an unlinked child with the same username, CHD_007', async () => {
  const noor = {
    userId: 'child-9',
    firstName: 'Noor',
    email: 'noor4821',
    linkUntil: '2026-12-16T09:00:00.000Z',
  };
  const api = danasApi({
    getUnlinkedChildren: () => ({ unlinkedChildren: [noor] }),
    createUser: () => reject('CHD_007', { errors: { email: 'x' } }),
    linkChildAgain: () => withTheo(),
  });
  const { user } = await open(api);
  await toStep2(user);
  await fill(user, 'Username', 'noor4821');
  await clickButton(user, 'Continue');
  await screen.findByText('Who can my child play with?');
  await clickButton(user, 'Add Child');
  const dialog = await screen.findByRole('alertdialog', { name: 'You unlinked this child' });
  await user.click(within(dialog).getByRole('button', { name: 'Link again' }));
  await toast('Noor is linked again');
  expect(api.calls('linkChildAgain')[0]?.fields).toMatchObject({ requestUserId: 'child-9' });
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});
