import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { fail, held, reject } from '@wonderfield/client/testing/fake-calls';
import { encodeChildPassword } from '@wonderfield/contract/children/child-rules';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { type FakeApi, fakeApi } from '../../../testing/fake-api.ts';
import { clickButton, fill, toast } from '../../../testing/forms.ts';
import { aFullChild, aParent, userResponse } from '../../../testing/people.ts';
import { heading, renderPortal } from '../../../testing/render-screen.tsx';

const TAKEN = 'This username is taken. Please try another.';
const YEAR = String(new Date().getFullYear() - 8);
const dana = aParent();
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

type Handlers = NonNullable<Parameters<typeof fakeApi>[0]>;
const danasApi = (handlers: Handlers = {}) =>
  fakeApi({
    getUser: () => userResponse(dana),
    generateStudentPassword: () => ({ studentPassword: encodeChildPassword('Clover-Otter7!') }),
    ...handlers,
  });
const linked = () => userResponse(aParent({ children: [aFullChild()] }));

const open = async (api: FakeApi) => {
  const page = renderPortal({ at: '/create-account/child', session: dana, api });
  await heading('Link your children');
  return page;
};
const panel = (number: number) =>
  within(screen.getAllByRole('region', { name: /^Child \d/ })[number - 1] as HTMLElement);
const heads = () =>
  within(screen.getByRole('main'))
    .getAllByRole('heading', { level: 2 })
    .map((head) => head.textContent?.trim());

/** Fills in the fields of the nth child that have no proposed value. */
const fillChild = async (number: number, firstName: string) => {
  const change = (label: string, value: string) =>
    fireEvent.change(panel(number).getByLabelText(label), { target: { value } });
  change('First Name', firstName);
  change('Last Name', 'Whitfield');
  change('Birth Year', YEAR);
  change('Birth Month', '05');
  change('Grade', '3');
  await waitFor(() =>
    expect(panel(number).getByLabelText('Password')).toHaveValue('Clover-Otter7!'),
  );
};
const fillTwo = async (user: UserEvent) => {
  await clickButton(user, 'Add New Child');
  await fillChild(1, 'Theo');
  await fillChild(2, 'Iris');
};
const linkButton = () => screen.getByRole('button', { name: /^Link/ });

beforeAll(async () => void (await import('./screens/link-children-screen.tsx')), 60_000);

describe('Child forms', () => {
  // @proves R-create-account-child
  it('starts with one child, shows the name in its heading and proposes the credentials', async () => {
    const { user } = await open(danasApi());
    expect(document.title).toBe('Link your children · Wonderfield');
    expect(heads()).toEqual(['Child 1']);
    await fill(user, 'First Name', 'Theo');
    expect(heads()).toEqual(['Child 1: Theo']);
    expect((screen.getByLabelText('Username') as HTMLInputElement).value).toMatch(
      /^[a-hjkmnp-z2-9]{8}$/,
    );
    await waitFor(() => expect(screen.getByLabelText('Password')).toHaveValue('Clover-Otter7!'));
    expect(screen.queryByRole('button', { name: 'Remove this child' })).not.toBeInTheDocument();
  });

  it('keeps the input of a collapsed child', async () => {
    const { user } = await open(danasApi());
    await fill(user, 'First Name', 'Theo');
    await clickButton(user, 'Child 1: Theo');
    await waitFor(() => expect(screen.getByLabelText('First Name')).not.toBeVisible());
    await clickButton(user, 'Child 1: Theo');
    await waitFor(() => expect(screen.getByLabelText('First Name')).toBeVisible());
    expect(screen.getByLabelText('First Name')).toHaveValue('Theo');
  });

  it('expands a collapsed child with missing fields', async () => {
    const { user } = await open(danasApi());
    await clickButton(user, 'Child 1');
    await waitFor(() => expect(screen.getByLabelText('First Name')).not.toBeVisible());
    await user.click(linkButton());
    await waitFor(() => expect(screen.getByText('Please enter First Name')).toBeVisible());
  });

  it('keeps a password that was typed before the proposed one arrived', async () => {
    const response = held<{ studentPassword: string }>();
    const { user } = await open(danasApi({ generateStudentPassword: () => response.promise }));
    await fill(user, 'Password', 'Mine#2345');
    await act(async () => response.give({ studentPassword: encodeChildPassword('Other#2345') }));
    expect(screen.getByLabelText('Password')).toHaveValue('Mine#2345');
  });

  it('stops after the first child when the session has ended', async () => {
    const api = danasApi({ createUser: () => reject('SSN_002') });
    const { user } = await open(api);
    await fillTwo(user);
    await user.click(linkButton());
    await toast('Your session has ended. Please sign in again.');
    expect(api.calls('createUser')).toHaveLength(1);
  });

  // @proves R-create-account-child
  it('removes a child after a confirmation', async () => {
    const { user } = await open(danasApi());
    await clickButton(user, 'Add New Child');
    fireEvent.change(panel(1).getByLabelText('First Name'), { target: { value: 'Theo' } });
    fireEvent.change(panel(2).getByLabelText('First Name'), { target: { value: 'Iris' } });
    await waitFor(() => expect(heads()).toEqual(['Child 1: Theo', 'Child 2: Iris']));
    await user.click(panel(1).getByRole('button', { name: 'Remove this child' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Remove this child?' });
    expect(dialog).toHaveAccessibleDescription('What you filled in for this child will be lost.');
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(heads()).toHaveLength(2);
    await user.click(panel(1).getByRole('button', { name: 'Remove this child' }));
    await user.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', {
        name: 'Remove this child',
      }),
    );
    await waitFor(() => expect(heads()).toEqual(['Child 1: Iris']));
    expect(screen.getByLabelText('First Name')).toHaveValue('Iris');
  });

  // @proves R-create-account-child
  it('links each child with the choices made in its own form', async () => {
    const api = danasApi({ createUser: linked });
    const { user } = await open(api);
    await fillTwo(user);
    const isChosen = (number: number, label: string) =>
      panel(number).getByRole<HTMLInputElement>('radio', { name: new RegExp(`^${label}`) }).checked;
    expect([isChosen(1, 'Ready-made phrases'), isChosen(2, 'Ready-made phrases')]).toEqual([
      true,
      true,
    ]);
    await user.click(panel(2).getByRole('radio', { name: /^Free typing/ }));
    await user.click(panel(1).getByRole('radio', { name: /^Only kids I approve/ }));
    expect([isChosen(1, 'Ready-made phrases'), isChosen(2, 'Free typing')]).toEqual([true, true]);
    await clickButton(user, 'Link Child(ren)');
    await screen.findByRole('dialog', { name: 'Child(s) linked successfully' });
    expect(api.calls('createUser').map(({ fields }) => fields)).toMatchObject([
      { firstName: 'Theo', childMayUse: 'preType', childPlayOption: 'approvedOnly' },
      { firstName: 'Iris', childMayUse: 'freeType', childPlayOption: 'all' },
    ]);
  });

  // @proves K-children
  it('limits the forms to the 30 children that a parent may have', async () => {
    const children = Array.from({ length: 28 }, (_, n) => aFullChild({ userId: `child-${n}` }));
    const parent = aParent({ children });
    const api = danasApi({ getUser: () => userResponse(parent) });
    const { user } = renderPortal({ at: '/create-account/child', session: parent, api });
    await heading('Link your children');
    await clickButton(user, 'Add New Child');
    expect(screen.queryByRole('button', { name: 'Add New Child' })).not.toBeInTheDocument();
    expect(
      screen.getByText('An account can have up to 30 children. You have reached the limit.'),
    ).toBeVisible();
    await user.click(panel(1).getByRole('button', { name: 'Remove this child' }));
    await user.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', {
        name: 'Remove this child',
      }),
    );
    expect(await screen.findByRole('button', { name: 'Add New Child' })).toBeEnabled();
  });

  // @proves K-children
  it('shows a note and a back link instead of forms to a parent with 30 children', async () => {
    const children = Array.from({ length: 30 }, (_, n) => aFullChild({ userId: `child-${n}` }));
    const parent = aParent({ children });
    const api = danasApi({ getUser: () => userResponse(parent) });
    renderPortal({ at: '/create-account/child', session: parent, api });
    await heading('Link your children');
    expect(
      screen.getByText('You have linked 30 children, the maximum. Unlink one to add another.'),
    ).toBeVisible();
    expect(screen.queryByLabelText('First Name')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /Child/ })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Back' })).toHaveAttribute('href', '/linked-child');
  });

  it('requires all children to be complete before linking any', async () => {
    const api = danasApi({ createUser: linked });
    const { user } = await open(api);
    await clickButton(user, 'Add New Child');
    await fillChild(1, 'Theo');
    await clickButton(user, 'Link Child(ren)');
    expect(await panel(2).findByText('Please enter First Name')).toBeVisible();
    expect(panel(2).getByText('Please select Birth Year')).toBeVisible();
    expect(panel(2).getByText('Please select Grade')).toBeVisible();
    expect(panel(1).queryByText(/^Please/)).not.toBeInTheDocument();
    expect(api.calls('createUser')).toHaveLength(0);
  });
});

describe('Duplicate usernames in the form', () => {
  const giveBoth = (username: string) => {
    for (const number of [1, 2]) {
      const field = panel(number).getByLabelText('Username');
      fireEvent.change(field, {
        target: { value: number === 1 ? username : username.toUpperCase() },
      });
    }
  };

  it('shows the error at the second child, focuses it and sends nothing', async () => {
    const api = danasApi({ createUser: linked, checkEmail: () => ({}) });
    const { user } = await open(api);
    await fillTwo(user);
    giveBoth('whitfield');
    await clickButton(user, 'Link Child(ren)');
    const second = panel(2).getByLabelText('Username');
    await waitFor(() => expect(second).toHaveFocus());
    expect(second).toHaveAccessibleDescription(new RegExp(TAKEN));
    expect(panel(1).queryByText(TAKEN)).not.toBeInTheDocument();
    expect(api.calls('createUser')).toEqual([]);

    fireEvent.change(second, { target: { value: 'whitfield2' } });
    await clickButton(user, 'Link Child(ren)');
    await screen.findByRole('dialog', { name: 'Child(s) linked successfully' });
    expect(api.calls('createUser').map(({ fields }) => fields)).toMatchObject([
      { email: 'whitfield' },
      { email: 'whitfield2' },
    ]);
  });

  it('expands a collapsed second child to show the duplicate username', async () => {
    const { user } = await open(danasApi());
    await fillTwo(user);
    giveBoth('whitfield');
    await clickButton(user, 'Child 2: Iris');
    const second = screen.getAllByLabelText('Username')[1] as HTMLElement;
    await waitFor(() => expect(second).not.toBeVisible());
    await clickButton(user, 'Link Child(ren)');
    await waitFor(() => expect(second).toHaveFocus());
    expect(second).toBeVisible();
  });
});

describe('Linking', () => {
  // @proves S-link-children, K-linked-redirect
  it('sends one call at a time, 500 ms apart, and shows the progress', async () => {
    const responses = [held<ReturnType<typeof linked>>(), held<ReturnType<typeof linked>>()];
    let calls = 0;
    const api = danasApi({ createUser: () => responses[calls++]?.promise ?? fail() });
    const { user } = await open(api);
    await fillTwo(user);
    vi.useFakeTimers();
    fireEvent.click(linkButton());
    await pass(1);
    expect(linkButton()).toHaveTextContent('Linking...');
    expect(linkButton()).toHaveAttribute('aria-disabled', 'true');
    const bar = screen.getByRole('progressbar', { name: 'Linking your children' });
    expect(bar).toHaveAttribute('aria-valuetext', '0 of 2');
    expect(screen.getByRole('button', { name: 'Add New Child' })).toBeDisabled();
    await pass(5_000);
    expect(api.calls('createUser')).toHaveLength(1);
    responses[0]?.give(linked());
    await pass(499);
    expect(bar).toHaveAttribute('aria-valuetext', '1 of 2');
    expect(bar).toHaveAttribute('value', '1');
    expect(screen.getByText('1 of 2')).toBeVisible();
    expect(api.calls('createUser')).toHaveLength(1);
    await pass(2);
    expect(api.calls('createUser')).toHaveLength(2);
    responses[1]?.give(linked());
    await pass(1);
    expect(screen.getByRole('dialog', { name: 'Child(s) linked successfully' })).toBeVisible();
    expect(bar).not.toBeInTheDocument();
    vi.useRealTimers();
    const [first, second] = api.calls('createUser');
    expect(first?.fields).toMatchObject({
      userType: 'student',
      firstName: 'Theo',
      birthMonth: '05',
      password: 'Clover-Otter7!',
      confirmPassword: 'Clover-Otter7!',
      childPlayOption: 'all',
      levelPreference: 'challenging',
      subscriptionPlans: 'freetoPlay',
      termsOfService: '1',
      userId: 'parent-1',
    });
    expect(second?.fields).toMatchObject({ firstName: 'Iris' });
    expect(first?.idempotencyKey).toBeTruthy();
    expect(first?.idempotencyKey).not.toBe(second?.idempotencyKey);
    expect(localStorage.getItem('user-data')).toContain('theo1234');
  });

  it('starts linking once when the button is clicked twice quickly', async () => {
    const response = held<ReturnType<typeof linked>>();
    const api = danasApi({ createUser: () => response.promise });
    await open(api);
    await fillChild(1, 'Theo');
    const button = linkButton();
    fireEvent.click(button);
    fireEvent.click(button);
    await waitFor(() => expect(api.calls('createUser')).not.toHaveLength(0));
    await act(() => new Promise((resolve) => setTimeout(resolve, 100)));
    expect(api.calls('createUser')).toHaveLength(1);
    // A single child shows no progress bar.
    expect(
      screen.queryByRole('progressbar', { name: 'Linking your children' }),
    ).not.toBeInTheDocument();
    response.give(linked());
    await screen.findByRole('dialog', { name: 'Child(s) linked successfully' });
  });

  // @proves S-link-children, M-link-child-failed
  it('locks linked children and keeps failed ones with their values and error', async () => {
    let calls = 0;
    const api = danasApi({
      createUser: ({ email }) => {
        calls += 1;
        if (calls === 1) return linked();
        return email === 'iris2018' ? linked() : reject('CHD_002');
      },
      // Called when the username field loses focus.
      checkEmail: () => ({}),
    });
    const { user } = await open(api);
    await fillTwo(user);
    await clickButton(user, 'Link Child(ren)');
    expect(await toast('Link Child Failed')).toBeVisible();
    expect(heads()).toEqual(['Child 1: Theo Linked', 'Child 2: Iris Not linked']);
    expect(panel(1).getByLabelText('Username')).toHaveFocus();
    expect(panel(1).getByLabelText('Username')).toHaveAccessibleDescription(new RegExp(TAKEN));
    expect(screen.queryByText(/the same email address/)).not.toBeInTheDocument();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    const [locked, open2] = screen.getAllByLabelText('First Name');
    expect(locked).toBeDisabled();
    expect(locked).not.toBeVisible();
    expect(open2).toHaveValue('Iris');
    expect(open2).toBeEnabled();
    expect(screen.getAllByRole('button', { name: 'Remove this child' })).toHaveLength(1);

    const [, username] = screen.getAllByLabelText('Username');
    fireEvent.change(username as HTMLElement, { target: { value: 'iris2018' } });
    await clickButton(user, 'Link Child(ren)');
    await screen.findByRole('dialog', { name: 'Child(s) linked successfully' });
    expect(api.calls('createUser').map(({ fields }) => fields)).toMatchObject([
      { firstName: 'Theo' },
      { firstName: 'Iris' },
      { firstName: 'Iris', email: 'iris2018' },
    ]);
  });

  // @proves S-add-child-again
  it('retries with the same key after a lost response', async () => {
    const responses = [fail(), linked()];
    let attempts = 0;
    const api = danasApi({ createUser: () => responses[attempts++] ?? fail() });
    const { user } = await open(api);
    await fillChild(1, 'Theo');
    await clickButton(user, 'Link Child(ren)');
    await toast('Link Child Failed');
    await clickButton(user, 'Link Child(ren)');
    await screen.findByRole('dialog', { name: 'Child(s) linked successfully' });
    const [first, second] = api.calls('createUser');
    expect(second?.idempotencyKey).toBe(first?.idempotencyKey);
    expect(second?.fields).toEqual(first?.fields);
  });
});

describe('ChildrenLinkedDialog', () => {
  const linkOne = async () => {
    const page = await open(danasApi({ createUser: linked, getUser: linked }));
    await fillChild(1, 'Theo');
    return page;
  };

  // @proves S-link-children, K-linked-redirect
  it('counts down five seconds and goes directly to My Children', async () => {
    const { router, location } = await linkOne();
    const visited: string[] = [];
    router.subscribe(({ location: { pathname } }) => visited.push(pathname));
    vi.useFakeTimers();
    fireEvent.click(linkButton());
    await pass(1);
    const dialog = screen.getByRole('dialog', { name: 'Child(s) linked successfully' });
    expect(dialog).toHaveTextContent('Taking you to My Children in 5 s.');
    for (const left of [4, 3, 2, 1]) {
      await pass(1_000);
      expect(dialog).toHaveTextContent(`Taking you to My Children in ${left} s.`);
    }
    await pass(900);
    expect(location()).toBe('/create-account/child');
    await pass(200);
    vi.useRealTimers();
    await heading('My Children');
    expect(visited).not.toContain('/sign-in/parent');
  });

  // @proves S-link-children
  it('skips the countdown on request', async () => {
    const { user, router } = await linkOne();
    const visited: string[] = [];
    router.subscribe(({ location: { pathname } }) => visited.push(pathname));
    await clickButton(user, 'Link Child(ren)');
    await user.click(await screen.findByRole('button', { name: 'Go now' }));
    await heading('My Children');
    expect(visited).not.toContain('/sign-in/parent');
  });
});
