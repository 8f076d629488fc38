import { screen, waitFor, within } from '@testing-library/react';
import { fail, held, reject } from '@wonderfield/client/testing/fake-calls';
import type { SyncHistory } from '@wonderfield/contract/classroom-sync/sync-record';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { clickButton, pick, toast } from '../../../testing/forms.ts';
import { type Handlers, loadClassrooms, openSync } from '../../../testing/open/open-sync.ts';
import { heading } from '../../../testing/render-screen.tsx';
import { aHistory, aSync } from '../../../testing/syncs.ts';

type Shown = NonNullable<SyncHistory['shown']>;

const open = async (history: SyncHistory = aHistory(), handlers: Handlers = {}) => {
  const page = openSync('/classroom-syncs/room-12', {
    getClassroomSyncs: () => ({ history }),
    getClassroomsByEducator: () => ({ allClassroomsDocs: [] }),
    ...handlers,
  });
  await heading('Morning Math Lab');
  return page;
};
const counts = () =>
  within(screen.getByRole('list', { name: 'What the sync did' }))
    .getAllByRole('listitem')
    .map((each) => each.textContent);
const log = () =>
  within(screen.getByRole('region', { name: 'Earlier syncs' }))
    .getAllByRole('listitem')
    .map((each) => each.textContent);
const undone = { undoneAt: '2026-11-15T10:00:00', canUndo: false };

beforeAll(async () => {
  await import('./screens/classroom-syncs-screen.tsx');
  await loadClassrooms();
}, 60_000);
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-15T09:20:00') });
});

describe('Sync history page', () => {
  // @proves R-classroom-syncs
  it('shows the results, the time and the author of a sync', async () => {
    await open();
    expect(screen.getByRole('heading', { name: 'The class is up to date' })).toBeVisible();
    expect(screen.getByText(/Synced with Google today at 9:14.AM by Elena Rivera\./)).toBeVisible();
    expect(counts()).toEqual([
      '4 added',
      '1 joined with their login',
      '2 renamed',
      '24 matched',
      '9 left',
    ]);
    expect(document.title).toBe('Sync history · Wonderfield');
    expect(screen.getByRole('link', { name: 'Back' })).toHaveAttribute('href', '/classrooms');
  });

  // @proves D-9-after-sync
  it('lists the new logins and links to their login cards', async () => {
    await open();
    const logins = screen.getByRole('region', { name: 'New logins (4)' });
    expect(within(logins).getAllByRole('listitem')).toHaveLength(4);
    expect(within(logins).getByText('n1x2f7rt')).toBeVisible();
    expect(within(logins).getByRole('link', { name: 'Print 4 login cards' })).toHaveAttribute(
      'href',
      '/list-students/room-12?view=cards',
    );
  });

  it('shows no login cards when the sync added no students', async () => {
    await open(aHistory([aSync({ added: 0 })], { shown: { newLogins: [] } }));
    expect(screen.queryByText(/^New logins/)).not.toBeInTheDocument();
  });

  it('labels a nightly sync as automatic', async () => {
    await open(aHistory([aSync({ by: undefined, isNightly: true })]));
    expect(screen.getByText(/Synced with Google automatically today at 9:14.AM\./)).toBeVisible();
  });

  it.each([
    ['manyLeft', 'A quarter of the class or more would have left.'],
    ['noSeats', 'Your school has too few free seats.'],
    ['notConnected', 'Google is not connected.'],
    ['notAnswering', 'Google did not respond.'],
    ['classGone', 'The class was not found in Google.'],
  ] as const)('explains why a sync stopped: %s', async (stoppedBecause, words) => {
    await open(aHistory([aSync({ stoppedBecause, canUndo: false })]));
    const result = screen.getByRole('region', { name: 'The sync stopped' });
    expect(result).toHaveTextContent(`Nothing was changed. ${words}`);
    expect(screen.getByRole('link', { name: 'Check again' })).toHaveAttribute(
      'href',
      '/google-students/g-1',
    );
    expect(screen.queryByRole('button', { name: 'Undo this sync' })).not.toBeInTheDocument();
  });

  it('lists earlier syncs and opens their details', async () => {
    const history = aHistory([
      aSync(),
      aSync({ id: 'sync-2', at: '2026-11-06T08:02:00', added: 0, joined: 0, left: 0, renamed: 1 }),
      aSync({
        id: 'sync-1',
        at: '2026-09-02T07:55:00',
        added: 36,
        joined: 0,
        left: 0,
        renamed: 0,
        canUndo: false,
        undoUntil: '2026-10-02T07:55:00',
      }),
    ]);
    const { user, location, api } = await open(history, {
      getClassroomSyncs: ({ syncId }) => ({
        history: { ...history, shown: { ...(history.shown as Shown), id: syncId ?? 'sync-3' } },
      }),
    });
    const [now, before, first] = log();
    expect(now).toMatch(/today, 9:14.AM4 added, 1 joined, 2 renamed, 9 leftNow/);
    expect(before).toMatch(/Nov 6, 8:02.AM1 renamedDetails/);
    expect(first).toMatch(/Sep 2, 7:55.AM36 addedToo old to undoDetails/);
    await user.click(screen.getByRole('link', { name: /Details of the sync Nov 6/ }));
    expect(location()).toBe('/classroom-syncs/room-12?sync=sync-2');
    await waitFor(() =>
      expect(api.calls('getClassroomSyncs').at(-1)?.fields).toMatchObject({
        classRoomId: 'room-12',
        syncId: 'sync-2',
      }),
    );
    await waitFor(() =>
      expect(screen.getByRole('heading', { name: 'An earlier sync' })).toHaveFocus(),
    );
    expect(log()[1]).toContain('Shown');
  });

  it('shows the empty state for a classroom that was never synced', async () => {
    await open(aHistory([]));
    expect(
      screen.getByRole('heading', { name: 'This classroom has not been synced yet.' }),
    ).toBeVisible();
  });

  it('shows that the classroom does not exist and links to My Classrooms', async () => {
    openSync('/classroom-syncs/room-12', { getClassroomSyncs: () => reject('CLS_001') });
    await screen.findByRole('heading', { name: 'Requested classroom does not exist.' });
    expect(
      within(screen.getByRole('main')).getByRole('link', { name: 'My Classrooms' }),
    ).toHaveAttribute('href', '/classrooms');
  });
});

describe('Undoing a sync', () => {
  it('shows the remaining days of the 30-day undo period', async () => {
    await open(aHistory([aSync({ undoUntil: '2026-11-27T09:14:00' })]));
    expect(screen.getByRole('img', { name: '12 of 30 days left' })).toBeVisible();
    expect(screen.getByText('12 days left')).toBeVisible();
    expect(screen.getByText(/until November 27, 2026/)).toBeVisible();
  });

  // @proves R-classroom-syncs
  it('asks once, lists what is restored and what is not, and undoes the sync', async () => {
    const histories = [aHistory(), aHistory([aSync(undone)])];
    const response = held<{
      back: number;
      gone: number;
      isClassroomGone: boolean;
      isOwnAgain: boolean;
    }>();
    const { user, api } = await open(aHistory(), {
      getClassroomSyncs: () => ({ history: histories.shift() ?? aHistory([aSync(undone)]) }),
      undoClassroomSync: () => response.promise,
    });
    await clickButton(user, 'Undo this sync');
    const dialog = await screen.findByRole('alertdialog', { name: 'Undo this sync?' });
    expect(dialog).toHaveTextContent('9 students who left come back');
    expect(dialog).toHaveTextContent('4 students added by this sync leave the class.');
    expect(dialog).toHaveTextContent('Students who joined since then stay');
    await user.click(within(dialog).getByRole('button', { name: 'Undo this sync' }));
    expect(within(dialog).getByRole('button', { name: 'Undoing...' })).toBeVisible();
    response.give({ back: 9, gone: 4, isClassroomGone: false, isOwnAgain: false });
    await toast('Sync undone. 9 students are back.');
    await screen.findByRole('heading', { name: /This sync was undone/ });
    expect(screen.getByRole('link', { name: 'Check again' })).toBeVisible();
    expect(api.calls('undoClassroomSync')[0]?.fields).toMatchObject({
      classRoomId: 'room-12',
      syncId: 'sync-3',
    });
  });

  it('opens the classroom list when undoing deletes the classroom', async () => {
    const { user, location } = await open(aHistory(), {
      undoClassroomSync: () => ({
        back: 0,
        gone: 4,
        isClassroomGone: true,
        isOwnAgain: false,
      }),
    });
    await clickButton(user, 'Undo this sync');
    const dialog = await screen.findByRole('alertdialog');
    await user.click(within(dialog).getByRole('button', { name: 'Undo this sync' }));
    await toast('Sync undone. The classroom it created was deleted.');
    await heading('My Classroom(s)');
    expect(location()).toBe('/classrooms');
  });

  it('shows SYN_004 when the sync can no longer be undone', async () => {
    const { user } = await open(aHistory(), { undoClassroomSync: () => reject('SYN_004') });
    await clickButton(user, 'Undo this sync');
    const dialog = await screen.findByRole('alertdialog');
    await user.click(within(dialog).getByRole('button', { name: 'Undo this sync' }));
    await toast('This sync can no longer be undone.');
  });

  it.each([
    ['Too old to undo', { undoUntil: '2026-11-01T09:14:00' }],
    ['Only the last sync can be undone.', { undoUntil: '2026-12-01T09:14:00' }],
  ])('offers no undo and shows the reason: %s', async (words, changes) => {
    await open(aHistory([aSync({ canUndo: false, ...changes })]));
    expect(screen.getAllByText(words)[0]).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Undo this sync' })).not.toBeInTheDocument();
  });

  it('marks an undone sync and offers to check again', async () => {
    await open(aHistory([aSync(undone)]));
    expect(screen.getAllByText('Undone').length).toBeGreaterThan(0);
    expect(screen.queryByText(/^New logins/)).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Check again' })).toHaveAttribute(
      'href',
      '/google-students/g-1',
    );
  });
});

describe('NightlyCard', () => {
  it('describes the three options and marks the current one', async () => {
    await open();
    const night = within(screen.getByRole('group', { name: 'What happens automatically?' }));
    expect(night.getByRole('radio', { name: /^Only new students/ })).toBeChecked();
    expect(
      night.getByRole('radio', {
        name: /leave the Google class are removed here too.*nothing happens until you confirm/,
      }),
    ).not.toBeChecked();
    expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled();
  });

  // @proves R-classroom-syncs
  it('saves the chosen option on click', async () => {
    let nightly: 'full' | 'add' | 'off' = 'add';
    const { user, api } = await open(aHistory(), {
      getClassroomSyncs: () => ({ history: aHistory([aSync()], { classroom: { nightly } }) }),
      setNightlySync: ({ mode }) => {
        nightly = mode;
        return {};
      },
    });
    await pick(user, /^Everything/);
    await clickButton(user, 'Save');
    await toast('Saved.');
    expect(api.calls('setNightlySync')[0]?.fields).toMatchObject({
      classRoomId: 'room-12',
      mode: 'full',
    });
    await waitFor(() => expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled());
    expect(screen.getByRole('radio', { name: /^Everything/ })).toBeChecked();
  });

  it('keeps the choice on the page when saving fails', async () => {
    const { user } = await open(aHistory(), { setNightlySync: () => fail() });
    await pick(user, /^Nothing/);
    await clickButton(user, 'Save');
    await toast('Something went wrong, Please try again');
    expect(screen.getByRole('radio', { name: /^Nothing/ })).toBeChecked();
    expect(screen.getByRole('button', { name: 'Save' })).toBeEnabled();
  });
});
