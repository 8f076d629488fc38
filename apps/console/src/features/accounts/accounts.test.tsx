import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { fail, held, reject } from '@wonderfield/client/testing/fake-calls';
import { describe, expect, it } from 'vitest';
import { type FakeApi, fakeApi } from '../../../testing/fake-api.ts';
import { clickButton, fill, messageUnder, toast } from '../../../testing/forms.ts';
import { anAccount, daysAgo } from '../../../testing/records.ts';
import { heading, renderConsole } from '../../../testing/render-console.tsx';
import type { AnswerOf } from '../../shared/call/call-client.ts';

const SEARCH = 'Email, username, ID or name';
const REASON = 'Reason for the look-up';

const DANA = anAccount();
const DANIEL = anAccount({
  userId: 'educator-1',
  userType: 'educator',
  firstName: 'Daniel',
  lastName: 'Reyes',
  email: 'daniel@lincoln.k12.or.us',
  children: undefined,
  isApproved: false,
  isAgeVerified: false,
  licenseType: 'teacherAccount',
  schoolName: 'Lincoln Elementary',
  suspendedAt: daysAgo(2),
  lastSignInAt: undefined,
  signsInWith: ['google', 'school'],
});
const THEO = anAccount({
  userId: 'student-1',
  userType: 'student',
  firstName: 'Theo',
  lastName: 'Whitfield',
  email: 'theo4821',
  children: undefined,
  city: undefined,
  state: undefined,
  isSchoolMade: true,
});
const DEACTIVATED = { ...THEO, userId: 'student-2', firstName: 'Lea', isOrphan: true };

const open = async (api: FakeApi) => {
  const page = renderConsole({ at: '/accounts', api });
  await heading('Accounts');
  return page;
};
const lookUp = async (user: UserEvent, search = 'd', reason?: string) => {
  await fill(user, SEARCH, search);
  if (reason) await fill(user, REASON, reason);
  await clickButton(user, 'Look up');
};
const card = (name: string) => screen.findByRole('article', { name });

describe('account look-up', () => {
  // @proves R-console-accounts
  it('requires a name and a reason and states that the look-up is logged', async () => {
    const api = fakeApi();
    const { user } = await open(api);
    expect(screen.getByText(/^Each look-up is logged/)).toBeVisible();
    await clickButton(user, 'Look up');
    await waitFor(() => expect(messageUnder(REASON)).toBe('Please give a reason'));
    expect(messageUnder(SEARCH)).toBe('Please enter an email, username, ID or name');
    expect(api.calls('findAccounts')).toEqual([]);
  });

  it('shows the permitted data of each kind of account', async () => {
    const response = held<AnswerOf<'findAccounts'>>();
    const { user } = await open(fakeApi({ findAccounts: () => response.promise }));
    await lookUp(user, 'd', 'Ticket 4821');
    expect(await screen.findByRole('button', { name: 'Looking up...' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    response.give({ accounts: [DANA, DANIEL, THEO] });

    const dana = within(await card('Dana Whitfield'));
    for (const fact of ['Home account', '2 children', 'dana@example.org', 'Portland, OR']) {
      expect(dana.getByText(fact)).toBeVisible();
    }
    expect(dana.getByText('Email confirmed')).toBeVisible();
    const daniel = within(await card('Daniel Reyes'));
    expect(daniel.getByText('also with Google and the school login')).toBeVisible();
    expect(dana.queryByText(/^also with/)).not.toBeInTheDocument();
    for (const fact of [
      'Individual teacher · Lincoln Elementary',
      'Suspended 2 days ago',
      'Adult check not done',
      'Not approved',
      'Never',
    ]) {
      expect(daniel.getByText(fact)).toBeVisible();
    }
    const theo = within(await card('Theo Whitfield'));
    for (const fact of ['Student', 'Username', 'theo4821', 'Created by a school', 'Unknown']) {
      expect(theo.getByText(fact)).toBeVisible();
    }
    expect(screen.getByText('3 accounts for “d”')).toBeVisible();
  });

  it('keeps the reason for the next look-up and the results during a visit to another screen', async () => {
    const api = fakeApi({
      findAccounts: () => ({ accounts: [DANA] }),
      readAuditLog: () => ({ events: [], hasMore: false }),
    });
    const { user, location } = await open(api);
    await lookUp(user, 'dana', 'Ticket 4821');
    await card('Dana Whitfield');
    await lookUp(user, 'theo');
    await waitFor(() => expect(api.calls('findAccounts')).toHaveLength(2));
    expect(api.calls('findAccounts')[1]).toMatchObject({ search: 'theo', reason: 'Ticket 4821' });
    await user.click(screen.getByRole('link', { name: 'Audit log of Dana Whitfield' }));
    await heading('Audit log');
    expect(location()).toBe('/console/audit?person=parent-1');
    await user.click(screen.getByRole('link', { name: 'Accounts' }));
    await card('Dana Whitfield');
    expect(screen.getByLabelText(REASON)).toHaveValue('Ticket 4821');
    expect(api.calls('findAccounts')).toHaveLength(2);
  });

  it('shows that no account was found', async () => {
    const { user } = await open(fakeApi({ findAccounts: () => ({ accounts: [] }) }));
    await lookUp(user, 'nobody', 'Ticket');
    await screen.findByRole('heading', { name: 'No account for “nobody”' });
  });

  it('keeps the input when the call fails', async () => {
    const { user } = await open(fakeApi({ findAccounts: () => fail() }));
    await lookUp(user, 'dana', 'Ticket');
    await toast('Something went wrong, Please try again');
    expect(screen.getByLabelText(SEARCH)).toHaveValue('dana');
    expect(screen.getByLabelText(REASON)).toHaveValue('Ticket');
  });
});

describe('account suspension', () => {
  const openAccount = async (handlers: Parameters<typeof fakeApi>[0]) => {
    const api = fakeApi({
      findAccounts: () => ({ accounts: [DANA, DANIEL, DEACTIVATED] }),
      ...handlers,
    });
    const { user } = await open(api);
    await lookUp(user, 'd', 'Ticket');
    await card('Dana Whitfield');
    return { api, user };
  };

  // @proves R-console-accounts
  it('explains the suspension, requires a reason and updates the account', async () => {
    const { api, user } = await openAccount({
      suspendAccount: () => ({ account: { ...DANA, suspendedAt: daysAgo(0) } }),
    });
    await clickButton(user, 'Suspend Dana Whitfield');
    const dialog = await screen.findByRole('dialog', { name: 'Suspend Dana Whitfield?' });
    expect(dialog).toHaveTextContent('Ends all sessions.');
    expect(dialog).toHaveTextContent('This account is suspended');
    await fill(user, 'Reason', 'Stolen card');
    await clickButton(user, 'Suspend the account');
    await toast('Dana Whitfield is suspended.');
    expect(api.calls('suspendAccount')).toMatchObject([
      { userId: 'parent-1', reason: 'Stolen card' },
    ]);
    expect(await screen.findByRole('button', { name: 'Restore Dana Whitfield' })).toBeVisible();
  });

  it('restores a suspended account', async () => {
    const { suspendedAt: _, ...open } = DANIEL;
    const { user } = await openAccount({ restoreAccount: () => ({ account: open }) });
    await clickButton(user, 'Restore Daniel Reyes');
    await screen.findByRole('dialog', { name: 'Restore Daniel Reyes?' });
    await fill(user, 'Reason', 'A mistake');
    await clickButton(user, 'Restore the account');
    await toast('Daniel Reyes is restored.');
    expect(await screen.findByRole('button', { name: 'Suspend Daniel Reyes' })).toBeVisible();
  });

  it('shows the reason when a suspension is rejected', async () => {
    const { user } = await openAccount({ suspendAccount: () => reject('ACC_002') });
    await clickButton(user, 'Suspend Dana Whitfield');
    await screen.findByRole('dialog');
    await fill(user, 'Reason', 'Stolen card');
    await clickButton(user, 'Suspend the account');
    await toast('This is not possible in the current state of the account.');
  });

  it('offers no suspension for a child that waits for its erasure', async () => {
    await openAccount({});
    const deactivated = within(await card('Lea Whitfield'));
    expect(deactivated.getByText('Inactive, waiting for erasure')).toBeVisible();
    expect(deactivated.queryByRole('button', { name: /Suspend|Restore/ })).not.toBeInTheDocument();
  });
});
