import { act, screen, waitFor } from '@testing-library/react';
import { fail, held, reject } from '@wonderfield/client/testing/fake-calls';
import { describe, expect, it, vi } from 'vitest';
import { clickButton, fill, messageUnder, toast } from '../../../testing/forms.ts';
import {
  ALDER,
  entry,
  JON,
  MAYA,
  openWaiting,
  VALLEY,
  waitingApi,
} from '../../../testing/waiting.ts';

const noEntry = (name: string) =>
  waitFor(() => expect(screen.queryByRole('article', { name })).not.toBeInTheDocument());

describe('approving', () => {
  // @proves D-6-console
  it('approves an educator with one click and keeps the entry in place with Undo', async () => {
    const api = waitingApi({ educators: [MAYA, JON], schools: [] });
    const { user } = await openWaiting(api);
    await entry('Maya Okafor');
    await clickButton(user, 'Approve Maya Okafor');
    await screen.findByRole('button', { name: 'Undo the approval of Maya Okafor' });
    const [first, second] = screen.getAllByRole('article');
    expect(first).toHaveAccessibleName('Maya Okafor');
    expect(first).toHaveAccessibleDescription('Approved');
    expect(first).toHaveTextContent('maya@lincoln.k12.or.us');
    expect(second).toHaveAccessibleName('Jon Beau');
    await waitFor(() => expect(first).toHaveFocus());
    expect(screen.getByRole('heading', { name: 'Educators (1)' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Approve Maya Okafor' })).toBeNull();
    // A toast would cover the Undo of the rows below.
    expect(screen.queryByText('Maya Okafor is approved.')).toBeNull();
    expect(api.calls('decideEducator')).toEqual([
      { userId: 'maya', decision: 'approve', sessionToken: 'a-session' },
    ]);
  });

  // @proves D-6-console
  it('ignores a second click and a held Enter after the approval', async () => {
    const api = waitingApi({ educators: [MAYA, JON], schools: [] });
    const { user } = await openWaiting(api);
    await entry('Maya Okafor');
    const button = screen.getByRole('button', { name: 'Approve Maya Okafor' });
    button.click();
    button.click();
    await screen.findByRole('button', { name: 'Undo the approval of Maya Okafor' });
    button.click();
    await waitFor(async () => expect(await entry('Maya Okafor')).toHaveFocus());
    await user.keyboard('{Enter}{Enter} ');
    expect(api.calls('decideEducator')).toHaveLength(1);
    expect(api.calls('undoEducatorApproval')).toEqual([]);
  });

  // @proves C-op-undoEducatorApproval
  it('undoes the approval of an educator, who then waits again', async () => {
    const api = waitingApi({ educators: [MAYA], schools: [] });
    const { user } = await openWaiting(api);
    await entry('Maya Okafor');
    await clickButton(user, 'Approve Maya Okafor');
    await user.click(
      await screen.findByRole('button', { name: 'Undo the approval of Maya Okafor' }),
    );
    await screen.findByRole('button', { name: 'Approve Maya Okafor' });
    expect(api.calls('undoEducatorApproval')).toMatchObject([{ userId: 'maya' }]);
    await waitFor(async () => expect(await entry('Maya Okafor')).toHaveFocus());
    expect(screen.queryByRole('button', { name: /^Undo the approval/ })).toBeNull();
  });

  // @proves C-op-undoEducatorApproval
  it('lists approvals from an earlier visit, and Undo focuses the entry', async () => {
    const api = waitingApi({ educators: [MAYA, JON], schools: [] }, {}, ['maya']);
    const { user } = await openWaiting(api);
    const list = await screen.findByRole('region', { name: 'Approved in the last five minutes' });
    expect(list).toHaveTextContent('Maya Okafor is approved.maya@lincoln.k12.or.us');
    await clickButton(user, 'Undo the approval of Maya Okafor');
    await waitFor(async () => expect(await entry('Maya Okafor')).toHaveFocus());
    expect(screen.queryByRole('region', { name: 'Approved in the last five minutes' })).toBeNull();
  });

  it('shows a message when a colleague has already undone the approval and keeps the focus', async () => {
    const api = waitingApi(
      { educators: [MAYA], schools: [] },
      { undoEducatorApproval: () => reject('EDU_005') },
      ['maya'],
    );
    const { user } = await openWaiting(api);
    const undo = await screen.findByRole('button', { name: 'Undo the approval of Maya Okafor' });
    api.decided.delete('maya');
    await user.click(undo);
    await toast('This approval was already undone, or its five minutes are over.');
    await waitFor(async () => expect(await entry('Maya Okafor')).toHaveFocus());
  });

  it('removes the row after five minutes and keeps the focus', async () => {
    const api = waitingApi({ educators: [MAYA, JON], schools: [] });
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { user } = await openWaiting(api);
    await entry('Maya Okafor');
    await clickButton(user, 'Approve Maya Okafor');
    await waitFor(async () => expect(await entry('Maya Okafor')).toHaveFocus());
    api.over.add('maya');
    await act(() => vi.advanceTimersByTimeAsync(30_000));
    await noEntry('Maya Okafor');
    await waitFor(() =>
      expect(screen.getByRole('heading', { name: 'Educators (1)' })).toHaveFocus(),
    );
  });

  it('shows a busy state while the approval is sent', async () => {
    const response = held<Record<string, never>>();
    const api = waitingApi(
      { educators: [MAYA], schools: [] },
      { decideEducator: () => response.promise },
    );
    const { user } = await openWaiting(api);
    await entry('Maya Okafor');
    await clickButton(user, 'Approve Maya Okafor');
    expect(await screen.findByRole('button', { name: 'Approving...' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    expect(screen.getByRole('button', { name: 'Decline Maya Okafor' })).toBeDisabled();
    api.decided.add('maya');
    response.give({});
    expect(await screen.findByText('Approved')).toBeVisible();
  });

  // @proves D-6-console
  it('asks before approving a school, because the code is sent by email', async () => {
    const api = waitingApi({ educators: [], schools: [ALDER, VALLEY] });
    const { user } = await openWaiting(api);
    await entry('Alder Creek');
    await clickButton(user, 'Approve Alder Creek');
    const dialog = await screen.findByRole('alertdialog', { name: 'Approve Alder Creek?' });
    expect(dialog).toHaveTextContent(
      'We create a staff code for 18 classrooms and 420 students and email it to maya@lincoln.k12.or.us.',
    );
    expect(api.calls('decideSchool')).toEqual([]);
    await clickButton(user, 'Approve and email the code');
    await toast('Alder Creek is approved.');
    expect(api.calls('decideSchool')).toMatchObject([
      { schoolId: 'alder', decision: 'approve', confirmsDomain: false },
    ]);
    await waitFor(async () => expect(await entry('Valley District')).toHaveFocus());
  });

  // @proves S-school-domain
  it('confirms the email domain of a school only when the operator checks the box', async () => {
    const api = waitingApi({ educators: [], schools: [ALDER] });
    const { user } = await openWaiting(api);
    await entry('Alder Creek');
    await clickButton(user, 'Approve Alder Creek');
    const box = await screen.findByRole('checkbox', { name: /addresses at lincoln\.k12\.or\.us/ });
    expect(box).not.toBeChecked();
    await user.click(box);
    await clickButton(user, 'Approve and email the code');
    await toast('Alder Creek is approved.');
    expect(api.calls('decideSchool')).toMatchObject([{ schoolId: 'alder', confirmsDomain: true }]);
  });

  it('offers no domain to confirm when the administrator uses a public mail provider', async () => {
    const school = {
      ...ALDER,
      administrator: { ...ALDER.administrator, isPublicMail: true },
    };
    const { user } = await openWaiting(waitingApi({ educators: [], schools: [school] }));
    await entry('Alder Creek');
    await clickButton(user, 'Approve Alder Creek');
    await screen.findByRole('alertdialog');
    expect(screen.queryByRole('checkbox')).toBeNull();
  });

  it('removes an educator when a colleague has already decided', async () => {
    const api = waitingApi(
      { educators: [MAYA, JON], schools: [] },
      { decideEducator: () => reject('EDU_003') },
    );
    const { user } = await openWaiting(api);
    await entry('Maya Okafor');
    await clickButton(user, 'Approve Maya Okafor');
    await toast('This educator is not waiting for a decision.');
    expect(api.calls('listWaiting').length).toBeGreaterThan(1);
  });

  it('keeps the entry when the call fails', async () => {
    const { user } = await openWaiting(
      waitingApi({ educators: [MAYA], schools: [] }, { decideEducator: () => fail() }),
    );
    await entry('Maya Okafor');
    await clickButton(user, 'Approve Maya Okafor');
    await toast('Something went wrong, Please try again');
    expect(screen.getByRole('button', { name: 'Approve Maya Okafor' })).toBeEnabled();
  });
});

describe('declining', () => {
  it('requires a reason, states who reads it and focuses the next entry', async () => {
    const api = waitingApi({ educators: [MAYA, JON], schools: [] });
    const { user } = await openWaiting(api);
    await entry('Maya Okafor');
    await clickButton(user, 'Decline Maya Okafor');
    await screen.findByRole('dialog', { name: 'Decline Maya Okafor?' });
    expect(screen.getByText('We email this text to the person.')).toBeVisible();
    await clickButton(user, 'Decline and email the reason');
    await waitFor(() => expect(messageUnder('Reason')).toBe('Please give a reason'));
    await fill(user, 'Reason', 'Not a teacher.\nSorry.');
    await clickButton(user, 'Decline and email the reason');
    await toast('Maya Okafor is declined. We are emailing the reason.');
    expect(api.calls('decideEducator')).toMatchObject([
      { userId: 'maya', decision: 'refuse', reason: 'Not a teacher. Sorry.' },
    ]);
    await noEntry('Maya Okafor');
    await waitFor(async () => expect(await entry('Jon Beau')).toHaveFocus());
  });

  it('offers ready-made reasons and keeps typed text', async () => {
    const { user } = await openWaiting(waitingApi({ educators: [], schools: [ALDER] }));
    await entry('Alder Creek');
    await clickButton(user, 'Decline Alder Creek');
    await screen.findByRole('dialog', { name: 'Decline Alder Creek?' });
    const reason = screen.getByLabelText('Reason');
    await clickButton(user, 'School not found');
    expect(reason).toHaveValue(
      'We could not find a school with this name at this location. Please check the name and zip code and request again.',
    );
    await waitFor(() => expect(reason).toHaveFocus());
    await clickButton(user, 'Already has a license');
    expect(reason).toHaveValue(
      'This school already has a license. Please ask its administrator for the staff code.',
    );
    await fill(user, 'Reason', 'Dear Priya,');
    await clickButton(user, 'Already has a license');
    expect(reason).toHaveValue(
      'Dear Priya, This school already has a license. Please ask its administrator for the staff code.',
    );
  });

  it('keeps the dialog and the reason when the server rejects the decision', async () => {
    const api = waitingApi(
      { educators: [MAYA], schools: [] },
      {
        decideEducator: () => reject('VAL_001', { errors: { reason: 'This is too long' } }),
      },
    );
    const { user } = await openWaiting(api);
    await entry('Maya Okafor');
    await clickButton(user, 'Decline Maya Okafor');
    await screen.findByRole('dialog');
    await fill(user, 'Reason', 'No');
    await clickButton(user, 'Decline and email the reason');
    await waitFor(() => expect(messageUnder('Reason')).toBe('This is too long'));
    expect(screen.getByLabelText('Reason')).toHaveValue('No');
  });

  it('sends no decision when the operator cancels the dialog', async () => {
    const api = waitingApi({ educators: [MAYA], schools: [] });
    const { user } = await openWaiting(api);
    await entry('Maya Okafor');
    await clickButton(user, 'Decline Maya Okafor');
    await screen.findByRole('dialog');
    await clickButton(user, 'Cancel');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(api.calls('decideEducator')).toEqual([]);
  });
});
