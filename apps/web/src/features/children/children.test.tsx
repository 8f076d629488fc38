import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { fail, held, reject } from '@wonderfield/client/testing/fake-calls';
import { encodeChildPassword } from '@wonderfield/contract/children/child-rules';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { type FakeApi, fakeApi } from '../../../testing/fake-api.ts';
import { clickButton, toast } from '../../../testing/forms.ts';
import { aFullChild, aParent, userResponse } from '../../../testing/people.ts';
import { heading, renderPortal } from '../../../testing/render-screen.tsx';

const theo = aFullChild();
const iris = aFullChild({ userId: 'child-2', firstName: 'Iris', email: 'k3m9x2qa' });
const dana = aParent({ children: [theo, iris] });
const SESSION = { sessionToken: 'session-of-parent-1', userId: 'parent-1' };
const MASK = '••••••••••';

type Handlers = NonNullable<Parameters<typeof fakeApi>[0]>;
const danasApi = (handlers: Handlers = {}, parent = dana) =>
  fakeApi({ getUser: () => userResponse(parent), ...handlers });
const openChildrenPage = async (api: FakeApi, session = dana) => {
  const page = renderPortal({ at: '/linked-child', session, api });
  await heading('My Children');
  return page;
};
const cards = () =>
  within(screen.getByRole('list', { name: 'My Children' })).getAllByRole('article');
/** Returns the texts of a card by label. */
const facts = (card: HTMLElement | undefined) => {
  if (!card) throw new Error('There is no such card.');
  const values = within(card).getAllByRole('definition');
  const labels = within(card).getAllByRole('term');
  return Object.fromEntries(
    labels.map((label, index) => [label.textContent, values[index]?.textContent]),
  );
};
const names = () =>
  cards().map((card) => within(card).getByRole('heading', { level: 3 }).textContent);
/** Opens the dialog that has Privacy and Unlink. */
const openEdit = async (user: UserEvent, name: string) => {
  await clickButton(user, `Edit ${name}`);
  return within(await screen.findByRole('dialog', { name: `Edit ${name}` }));
};
const passwordHandler = { showStudentPassword: () => passwordResponse('Clover-Otter7!') };
const passwordResponse = (password: string) => ({
  userId: 'child-1',
  studentPassword: encodeChildPassword(password),
});

beforeAll(async () => void (await import('./screens/children-screen.tsx')), 60_000);

describe('Children', () => {
  // @proves R-linked-child
  it('lists names, usernames and masked passwords without requesting the passwords', async () => {
    const { user } = await openChildrenPage(danasApi());
    expect(document.title).toBe('My Children · Wonderfield');
    expect(screen.getByRole('heading', { level: 2, name: 'Children (2)' })).toBeVisible();
    expect(names()).toEqual(['Theo Whitfield', 'Iris Whitfield']);
    expect(cards().map(facts)).toEqual([
      expect.objectContaining({ Username: 'theo1234', Password: MASK }),
      expect.objectContaining({ Username: 'k3m9x2qa', Password: MASK }),
    ]);
    expect(cards()[0]).toHaveTextContent('Grade 3');
    expect(cards()[0]).toHaveTextContent('No avatar name yet');
    expect(screen.getByRole('link', { name: "My Child's Classroom(s)" })).toHaveAttribute(
      'href',
      '/classrooms',
    );
    const dialog = await openEdit(user, 'Theo');
    expect(dialog.getByRole('link', { name: 'Privacy for Theo' })).toHaveAttribute(
      'href',
      '/linked-child/child-1/privacy',
    );
  });

  // @proves M-no-children
  it('replaces the cached list with the server’s list', async () => {
    const response = held<ReturnType<typeof userResponse>>();
    await openChildrenPage(danasApi({ getUser: () => response.promise }), aParent());
    expect(screen.getByText('No Children linked yet!')).toBeVisible();
    response.give(userResponse(dana));
    await screen.findByRole('heading', { level: 2, name: 'Children (2)' });
    expect(localStorage.getItem('user-data')).toContain('k3m9x2qa');
  });

  // @proves K-children
  it('hides the add buttons and shows a note when the parent has the maximum of 30 children', async () => {
    const thirtyChildren = Array.from({ length: 30 }, (_, index) =>
      aFullChild({ userId: `child-${index}` }),
    );
    const { user } = await openChildrenPage(
      danasApi(
        {
          deleteParentChildAccount: () => ({ childJson: { userId: 'child-0' } }),
          getUser: () => userResponse(aParent({ children: thirtyChildren })),
        },
        aParent({ children: thirtyChildren }),
      ),
      aParent({ children: thirtyChildren }),
    );
    expect(
      screen.getByText('You have linked 30 children, the maximum. Unlink one to add another.'),
    ).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Add Child' })).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: /Add several/ })).not.toBeInTheDocument();
    await user.click(screen.getAllByRole('button', { name: 'Edit Theo' })[0] as HTMLElement);
    await clickButton(user, 'Unlink Theo');
    await user.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Unlink' }),
    );
    expect(await screen.findByRole('button', { name: 'Add Child' })).toBeEnabled();
  });

  // @proves S-no-children
  it('shows the empty state and the Add Child button when there are no children', async () => {
    await openChildrenPage(danasApi({}, aParent()), aParent());
    expect(screen.getByText('No Children linked yet!')).toBeVisible();
    expect(screen.queryByRole('list', { name: 'My Children' })).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: /Classroom/ })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Add Child' })).toBeEnabled();
    expect(screen.getByRole('heading', { name: 'How it works' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Add several children at once' })).toHaveAttribute(
      'href',
      '/create-account/child',
    );
  });

  // @proves P-parent-add-grayed
  it.each([
    ['no children', []],
    ['a child', [theo]],
  ])(
    'disables Add Child and hides the instructions before the adult check with %s',
    async (_count, children) => {
      const unchecked = aParent({ isAgeVerified: false, children });
      expect(unchecked.ageVerfiedflag).toBe('f');
      const { user } = await openChildrenPage(danasApi({}, unchecked), unchecked);
      expect(screen.getByRole('button', { name: 'Add Child' })).toBeDisabled();
      await clickButton(user, 'Add Child');
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
      expect(screen.queryByText('How it works')).not.toBeInTheDocument();
      expect(screen.queryByText('Add several children at once')).not.toBeInTheDocument();
    },
  );
});

describe('Password on the card', () => {
  // @proves R-linked-child, S-child-password
  it('requests the password when it is shown, and hides it without another call', async () => {
    const response = held<ReturnType<typeof passwordResponse>>();
    const api = danasApi({ showStudentPassword: () => response.promise });
    const { user } = await openChildrenPage(api);
    expect(api.calls('showStudentPassword')).toHaveLength(0);
    await clickButton(user, 'Show password for Theo');
    expect(screen.getByRole('button', { name: 'Show password for Theo' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await clickButton(user, 'Show password for Theo');
    response.give(passwordResponse('Clover-Öl7!'));
    expect(await screen.findByText('Clover-Öl7!')).toBeVisible();
    expect(facts(cards()[1]).Password).toBe(MASK);
    expect(api.calls('showStudentPassword').map(({ fields }) => fields)).toEqual([
      { requestUserId: 'child-1', ...SESSION },
    ]);
    await clickButton(user, 'Hide password for Theo');
    expect(screen.queryByText('Clover-Öl7!')).not.toBeInTheDocument();
    expect(facts(cards()[0]).Password).toBe(MASK);
    expect(api.calls('showStudentPassword')).toHaveLength(1);
    // Each view is recorded, so each view is a call.
    await clickButton(user, 'Show password for Theo');
    await screen.findByText('Clover-Öl7!');
    expect(api.calls('showStudentPassword')).toHaveLength(2);
  });

  // @proves M-password-not-read
  it.each([
    ['is rejected', reject('CHD_001')],
    ['fails with a network error', fail()],
  ])('keeps the password masked when the request %s', async (_how, response) => {
    const { user } = await openChildrenPage(danasApi({ showStudentPassword: () => response }));
    await clickButton(user, 'Show password for Iris');
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to get Password');
    expect(facts(cards()[1]).Password).toBe(MASK);
    expect(screen.getByRole('button', { name: 'Show password for Iris' })).toBeEnabled();
  });

  // @proves S-child-password
  it('never stores a shown password on the device', async () => {
    const { user } = await openChildrenPage(danasApi(passwordHandler));
    await clickButton(user, 'Show password for Theo');
    await screen.findByText('Clover-Otter7!');
    expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain('Clover-Otter7!');
  });

  it('masks the password again when the child is edited, because it may change', async () => {
    const { user } = await openChildrenPage(danasApi(passwordHandler));
    await clickButton(user, 'Show password for Theo');
    await screen.findByText('Clover-Otter7!');
    await clickButton(user, 'Edit Theo');
    await screen.findByRole('dialog', { name: 'Edit Theo' });
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(facts(cards()[0]).Password).toBe(MASK);
  });
});

describe('Copy button', () => {
  const copy = async (name: string, writeText: () => Promise<void>) => {
    const page = await openChildrenPage(danasApi(passwordHandler));
    const writeTextSpy = vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(writeText);
    await clickButton(page.user, 'Show password for Theo');
    await screen.findByText('Clover-Otter7!');
    await clickButton(page.user, name);
    return writeTextSpy;
  };

  // @proves S-child-password
  it.each([
    ['Copy username for Theo', 'theo1234'],
    ['Copy username for Iris', 'k3m9x2qa'],
    ['Copy password for Theo', 'Clover-Otter7!'],
  ])('uses the button “%s” to copy %s', async (name, text) => {
    const writeTextSpy = await copy(name, async () => undefined);
    expect(await toast('Copied')).toBeVisible();
    expect(writeTextSpy.mock.calls).toEqual([[text]]);
  });

  it('hides the copy button of a password while the password is masked', async () => {
    await openChildrenPage(danasApi());
    expect(screen.queryByRole('button', { name: /Copy password/ })).not.toBeInTheDocument();
  });

  it('shows an error when the browser denies copying', async () => {
    await copy('Copy username for Theo', () => Promise.reject(new Error('not allowed')));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Something went wrong, Please try again',
    );
    expect(screen.queryByText('Copied')).not.toBeInTheDocument();
  });
});

describe('UnlinkDialog', () => {
  const openUnlinkDialog = async (handlers: Handlers) => {
    const api = danasApi(handlers);
    const page = await openChildrenPage(api);
    await openEdit(page.user, 'Theo');
    await clickButton(page.user, 'Unlink Theo');
    const dialog = await screen.findByRole('alertdialog', {
      name: "Are you sure you want to unlink the child's account?",
    });
    return { api, dialog, ...page };
  };

  // @proves S-unlink-child, M-unlink
  it('asks for confirmation with the focus on Cancel', async () => {
    const { api, dialog, user } = await openUnlinkDialog({});
    expect(dialog).toHaveAccessibleDescription(
      expect.stringContaining(
        "The child account will be unlinked and you will not be able to access the child's information.",
      ),
    );
    await waitFor(() =>
      expect(within(dialog).getByRole('button', { name: 'Cancel' })).toHaveFocus(),
    );
    await clickButton(user, 'Cancel');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(api.calls('deleteParentChildAccount')).toHaveLength(0);
    expect(cards()).toHaveLength(2);
  });

  // @proves S-unlink-child, K-linked-redirect
  it('shows Unlinking... and removes the card half a second later', async () => {
    const { api } = await openUnlinkDialog({
      deleteParentChildAccount: ({ requestUserId }) => ({ childJson: { userId: requestUserId } }),
    });
    vi.useFakeTimers();
    const advance = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
    fireEvent.click(screen.getByRole('button', { name: 'Unlink' }));
    await advance(490);
    expect(screen.getByRole('button', { name: 'Unlinking...' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    expect(
      screen.getByRole('article', { name: 'Theo Whitfield', hidden: true }),
    ).toBeInTheDocument();
    await advance(20);
    vi.useRealTimers();
    expect(await toast('Child account unlinked successfully')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(names()).toEqual(['Iris Whitfield']);
    expect(screen.getByRole('heading', { name: 'Children (1)' })).toBeVisible();
    expect(localStorage.getItem('user-data')).not.toContain('theo1234');
    expect(api.calls('deleteParentChildAccount').map(({ fields }) => fields)).toEqual([
      { requestUserId: 'child-1', ...SESSION },
    ]);
  });

  it.each([
    ['is rejected', reject('CHD_001'), 'This child account was not found.'],
    ['fails with a network error', fail(), 'Something went wrong, Please try again'],
  ])('shows the error and keeps the card when unlinking %s', async (_how, response, text) => {
    const { user } = await openUnlinkDialog({ deleteParentChildAccount: () => response });
    await clickButton(user, 'Unlink');
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    expect(await screen.findByRole('button', { name: 'Unlink' })).toBeEnabled();
    await clickButton(user, 'Cancel');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(cards()).toHaveLength(2);
    expect(localStorage.getItem('user-data')).toContain('theo1234');
  });
});

describe('PasswordCell', () => {
  it('keeps the layout when the password is shown, so a second click does not hit another button', async () => {
    await openChildrenPage(danasApi(passwordHandler));
    const button = screen.getByRole('button', { name: 'Show password for Theo' });
    const cell = button.closest('dd') as HTMLElement;
    const parts = () => [...(cell.firstElementChild?.children ?? [])].map((part) => part.tagName);
    const masked = parts();
    fireEvent.click(within(cell).getByRole('button', { name: 'Show password for Theo' }));
    await within(cell).findByText('Clover-Otter7!');
    expect(parts()).toEqual(masked);
    expect(within(cell).getByRole('button', { name: 'Copy password for Theo' })).toBeVisible();
  });
});

it('shows the word Privacy next to the shield icon', async () => {
  const { user } = await openChildrenPage(danasApi());
  const dialog = await openEdit(user, 'Theo');
  expect(dialog.getByRole('link', { name: 'Privacy for Theo' })).toHaveTextContent('Privacy');
});

describe('Recently unlinked children', () => {
  const noor = {
    userId: 'child-9',
    firstName: 'Noor',
    email: 'noor4821',
    linkUntil: '2026-12-16T09:00:00.000Z',
  };
  const danaWithNoor = (children = [theo, iris]) =>
    aParent({ children: [...children, aFullChild({ userId: 'child-9', firstName: 'Noor' })] });
  const findLinkAgainButton = () => screen.findByRole('button', { name: 'Link again: Noor' });

  // @proves D-8-link-again
  it('links a child again with one click', async () => {
    let unlinked = [noor];
    const api = danasApi({
      getUnlinkedChildren: () => ({ unlinkedChildren: unlinked }),
      linkChildAgain: () => {
        unlinked = [];
        return userResponse(danaWithNoor());
      },
    });
    const { user } = await openChildrenPage(api);
    expect(await screen.findByRole('heading', { name: 'Recently unlinked' })).toBeVisible();
    expect(screen.getByText('Can be linked again until December 16, 2026')).toBeVisible();
    await user.click(await findLinkAgainButton());
    await toast('Noor is linked again');
    expect(api.calls('linkChildAgain')[0]?.fields).toMatchObject({ requestUserId: 'child-9' });
    expect(screen.getByRole('heading', { name: 'Children (3)' })).toHaveFocus();
    await waitFor(() =>
      expect(screen.queryByRole('heading', { name: 'Recently unlinked' })).not.toBeInTheDocument(),
    );
  });

  it('shows an error and removes the child when the child was erased before the click', async () => {
    let unlinked = [noor];
    const api = danasApi({
      getUnlinkedChildren: () => ({ unlinkedChildren: unlinked }),
      linkChildAgain: () => {
        unlinked = [];
        return reject('CHD_001');
      },
    });
    const { user } = await openChildrenPage(api);
    await user.click(await findLinkAgainButton());
    expect(await screen.findByRole('alert')).toHaveTextContent('This child account was not found.');
    await waitFor(() => expect(screen.queryByText('noor4821')).not.toBeInTheDocument());
  });

  it('explains the consequences in the dialog and lists the child right after unlinking', async () => {
    let unlinked: (typeof noor)[] = [];
    const api = danasApi({
      getUnlinkedChildren: () => ({ unlinkedChildren: unlinked }),
      deleteParentChildAccount: () => {
        unlinked = [{ ...noor, userId: 'child-1', firstName: 'Theo' }];
        return { childJson: { userId: 'child-1' } };
      },
    });
    const { user } = await openChildrenPage(api);
    await openEdit(user, 'Theo');
    await clickButton(user, 'Unlink Theo');
    const dialog = await screen.findByRole('alertdialog');
    expect(dialog).toHaveAccessibleDescription(
      expect.stringMatching(
        /Theo is in a class or linked to another parent, Theo can still sign in.*erased after 30 days.*You can link Theo again on this page for 30 days/,
      ),
    );
    await user.click(within(dialog).getByRole('button', { name: 'Unlink' }));
    expect(await screen.findByRole('button', { name: 'Link again: Theo' })).toBeVisible();
  });
});
