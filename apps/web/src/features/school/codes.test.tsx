import { screen, waitFor, within } from '@testing-library/react';
import { fail, held, reject } from '@wonderfield/client/testing/fake-calls';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { clickButton, toast } from '../../../testing/forms.ts';
import {
  button,
  openQuestion,
  openSchool,
  type SchoolAnswer,
  SESSION,
} from '../../../testing/open/open-school.tsx';
import { aSchool } from '../../../testing/schools.ts';

const NO_CODE = aSchool({ schoolCode: undefined });

beforeAll(async () => void (await import('./screens/school-screen.tsx')), 60_000);

describe('Staff code', () => {
  const RENEW = 'Renew the staff code?';
  const WITHDRAW = 'Withdraw the staff code?';

  it('hides the staff code until it is requested', async () => {
    const { user } = await openSchool();
    expect(screen.queryByText('WF-7K3M-92QD')).not.toBeInTheDocument();
    expect(screen.getByText('Used 11 times')).toBeVisible();
    await clickButton(user, 'Show the staff code');
    expect(screen.getByText('WF-7K3M-92QD')).toBeVisible();
    await clickButton(user, 'Hide the staff code');
    expect(screen.queryByText('WF-7K3M-92QD')).not.toBeInTheDocument();
  });

  it('copies the staff code while it is hidden', async () => {
    const { user } = await openSchool();
    const written = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await clickButton(user, 'Copy');
    expect(await toast('Code copied')).toBeVisible();
    expect(written.mock.calls).toEqual([['WF-7K3M-92QD']]);
  });

  it('shows an error when the browser denies copying', async () => {
    const { user } = await openSchool();
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'));
    await clickButton(user, 'Copy');
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Something went wrong, Please try again',
    );
    expect(screen.queryByText('Code copied')).not.toBeInTheDocument();
  });

  // @proves S-school-page
  it('renews the staff code after a confirmation', async () => {
    const response = held<SchoolAnswer>();
    const { user, api, dialog } = await openQuestion('Renew the staff code', RENEW, {
      setSchoolCode: () => response.promise,
    });
    expect(dialog).toHaveAccessibleDescription(
      'You get a new code, here and by email. The old one stops working at once. Teachers who used it stay.',
    );
    await user.click(within(dialog).getByRole('button', { name: 'Renew' }));
    expect(await within(dialog).findByRole('button', { name: 'Renewing...' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    response.give({ school: aSchool({ schoolCode: 'WF-2222-3333', schoolCodeUses: 0 }) });
    expect(await toast('Your school has a new staff code.')).toBeVisible();
    expect(screen.getByText('Not used yet')).toBeVisible();
    await clickButton(user, 'Show the staff code');
    expect(await screen.findByText('WF-2222-3333')).toBeVisible();
    expect(api.calls('setSchoolCode').map(({ fields }) => fields)).toEqual([
      { kind: 'staff', action: 'renew', ...SESSION },
    ]);
  });

  // @proves S-school-page
  it('withdraws the staff code after a confirmation and offers a new one', async () => {
    const { user, api, dialog } = await openQuestion('Withdraw the staff code', WITHDRAW, {
      setSchoolCode: () => ({ school: NO_CODE }),
    });
    expect(dialog).toHaveAccessibleDescription(
      'New teachers cannot join until you create another code. Teachers who used it stay.',
    );
    await user.click(within(dialog).getByRole('button', { name: 'Withdraw' }));
    expect(await toast('The staff code no longer works.')).toBeVisible();
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    expect(
      screen.getByText('There is no staff code right now. New teachers cannot join.'),
    ).toBeVisible();
    expect(button('Copy')).not.toBeInTheDocument();
    expect(button('Withdraw the staff code')).not.toBeInTheDocument();
    expect(button('Create a staff code')).toBeEnabled();
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Staff code' })).toHaveFocus());
    expect(api.calls('setSchoolCode').map(({ fields }) => fields)).toEqual([
      { kind: 'staff', action: 'revoke', ...SESSION },
    ]);
  });

  it('creates a staff code without a confirmation when there is none', async () => {
    const { user, api } = await openSchool(NO_CODE, {
      setSchoolCode: () => ({ school: aSchool() }),
    });
    await clickButton(user, 'Create a staff code');
    expect(await toast('Your school has a new staff code.')).toBeVisible();
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    const card = screen.getByRole('region', { name: 'Staff code' });
    expect(within(card).getByRole('heading')).toHaveFocus();
    expect(api.calls('setSchoolCode').map(({ fields }) => fields)).toEqual([
      { kind: 'staff', action: 'renew', ...SESSION },
    ]);
  });

  it.each([
    [[], 'Every teacher waits for your approval.'],
    [
      ['alder.school', 'alder.example'],
      'Teachers with an address at alder.school or alder.example join at once. Others wait for your approval.',
    ],
  ])('shows which teachers need no approval for the domains %j', async (domains, words) => {
    await openSchool(aSchool({ domains }));
    expect(screen.getByText(words)).toBeVisible();
  });

  it('closes the dialog and does not reopen it when the code was withdrawn on another page', async () => {
    let school = aSchool();
    const { user } = await openSchool(school, {
      getSchool: () => ({ school }),
      setSchoolCode: () => {
        if (!school.schoolCode) return { school: aSchool() };
        school = NO_CODE;
        return reject('SCH_007');
      },
    });
    await clickButton(user, 'Withdraw the staff code');
    const dialog = await screen.findByRole('alertdialog', { name: WITHDRAW });
    await user.click(within(dialog).getByRole('button', { name: 'Withdraw' }));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    expect(screen.getByRole('alert')).toHaveTextContent('This school has no code right now.');
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Staff code' })).toHaveFocus());
    await clickButton(user, 'Create a staff code');
    expect(await toast('Your school has a new staff code.')).toBeVisible();
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });

  it.each([
    ['is rejected', reject('SCH_007'), 'This school has no code right now.'],
    ['fails with a network error', fail(), 'Something went wrong, Please try again'],
  ])('keeps the staff code when withdrawing it %s', async (_how, response, words) => {
    const { user, dialog } = await openQuestion('Withdraw the staff code', WITHDRAW, {
      setSchoolCode: () => response,
    });
    await user.click(within(dialog).getByRole('button', { name: 'Withdraw' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(words);
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    expect(button('Copy')).toBeVisible();
  });
});

describe('Student code', () => {
  const ON = aSchool({
    studentCode: '7K3-M92Q',
    studentCodeUses: 1,
    studentCodeEndsAt: '2026-11-20T22:00:00.000Z',
  });

  const title = () => screen.getByRole('heading', { name: 'Student code' });

  // @proves D-8-student-code
  it('shows the student code after it is switched on, with its expiry', async () => {
    const { user, api } = await openSchool(aSchool(), { setSchoolCode: () => ({ school: ON }) });
    expect(screen.getByText('Switched off. Students join with their class code.')).toBeVisible();
    await clickButton(user, 'Switch on');
    expect(await toast('The student code is on for a week.')).toBeVisible();
    expect(title()).toHaveFocus();
    expect(screen.getByText('7K3-M92Q')).toBeVisible();
    expect(screen.getByText('Used once')).toBeVisible();
    expect(screen.getByText(/^Ends Fri, Nov 20/)).toBeVisible();
    expect(api.calls('setSchoolCode').map(({ fields }) => fields)).toEqual([
      { kind: 'student', action: 'renew', ...SESSION },
    ]);
  });

  it('shows the student code large with a QR code', async () => {
    const { user } = await openSchool(ON);
    await clickButton(user, 'Show large');
    const board = await screen.findByRole('dialog', {
      name: 'Student code of Alder Creek Elementary',
    });
    const code = within(board).getByText('7K3-M92Q');
    expect(code).toBeVisible();
    // The font size depends on the number of characters.
    const sized = code.closest<HTMLElement>('[style]');
    expect(sized?.style.getPropertyValue('--signs')).toBe('8');
    expect(await within(board).findByRole('img')).toBeVisible();
  });

  it('switches the student code off after a confirmation', async () => {
    const { user, api, dialog } = await openQuestion(
      'Switch off the student code',
      'Switch off the student code?',
      { setSchoolCode: () => ({ school: aSchool() }) },
      ON,
    );
    await user.click(within(dialog).getByRole('button', { name: 'Switch off' }));
    expect(await toast('The student code is switched off.')).toBeVisible();
    await waitFor(() => expect(button('Switch on')).toBeVisible());
    await waitFor(() => expect(title()).toHaveFocus());
    expect(api.calls('setSchoolCode').map(({ fields }) => fields)).toEqual([
      { kind: 'student', action: 'revoke', ...SESSION },
    ]);
  });
});
