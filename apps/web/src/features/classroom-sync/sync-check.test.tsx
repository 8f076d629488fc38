import { screen, waitFor, within } from '@testing-library/react';
import { fail, held, reject } from '@wonderfield/client/testing/fake-calls';
import type { SyncPreview } from '@wonderfield/contract/classroom-sync/sync-preview';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { aClassroom, cachedNames } from '../../../testing/classrooms.ts';
import { clickButton, fill, pick, toast } from '../../../testing/forms.ts';
import { type Handlers, loadClassrooms, openSync } from '../../../testing/open/open-sync.ts';
import { heading } from '../../../testing/render-screen.tsx';
import {
  aDuplicate,
  aHistory,
  anExternalRoster,
  aPreview,
  externalStudents,
  peopleAdded,
  peopleLeft,
} from '../../../testing/syncs.ts';

type Answer = { message: string; syncId: string; classRoomId: string };
const done: Answer = { message: 'Synced 31 students.', syncId: 'sync-3', classRoomId: 'room-12' };

/** Opens the preview of a class by a click in the first step. */
const openCheck = async (preview: SyncPreview, handlers: Handlers = {}) => {
  const page = openSync('/google-students/g-1', {
    getGoogleClassrooms: () => ({ allClassroomDocs: anExternalRoster() }),
    previewClassroomSync: () => ({ preview }),
    googleClassroomSync: () => done,
    getClassroomsByEducator: () => ({ allClassroomsDocs: [aClassroom()] }),
    getClassroomSyncs: () => ({ history: aHistory() }),
    ...handlers,
  });
  await screen.findByRole('heading', { name: 'Students (5)' });
  await clickButton(page.user, 'Sync with Google');
  await heading('Check before you sync');
  return page;
};
const ledger = async () =>
  within(await screen.findByRole('navigation', { name: 'What would change' }))
    .getAllByRole('listitem')
    .map((entry) => entry.textContent);
const part = (name: RegExp) => {
  const section = screen.getByRole('heading', { level: 2, name }).closest('section');
  return within(section as HTMLElement);
};
const bar = () => screen.getByRole('region', { name: 'Sync' });
const sync = () => screen.getByRole('button', { name: /^Sync with/ });
const sent = (fields: { decisions?: unknown; keptIds?: unknown } | undefined) => ({
  decisions: JSON.parse(String(fields?.decisions)),
  keptIds: JSON.parse(String(fields?.keptIds)),
});
const renamed = [
  {
    id: 'student-2',
    firstName: 'Benjamin',
    lastName: 'Whitaker',
    username: 'x2f7rt6p',
    before: { firstName: 'Ben', lastName: 'Whitaker' },
  },
];

beforeAll(async () => {
  await import('./screens/external-students-screen.tsx');
  await import('./screens/classroom-syncs-screen.tsx');
  await loadClassrooms();
}, 60_000);
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-15T09:20:00') });
});

describe('Sync preview', () => {
  // @proves S-sync-preview
  it('counts the changes and says that nothing has been written', async () => {
    const preview = aPreview({
      twins: [aDuplicate()],
      left: peopleLeft(8),
      added: peopleAdded(4),
      renamed,
    });
    await openCheck(preview);
    expect(await ledger()).toEqual([
      '1Same student?1 to decide',
      '8LeftLogin is kept 30 days',
      '4Added4 new logins are created',
      '1RenamedLogin stays the same',
      '24MatchedNothing changes',
    ]);
    expect(screen.getByText('Nothing has been written yet.')).toBeVisible();
    expect(screen.getByText(/36 students in Wonderfield, 31 in Google/)).toBeVisible();
    expect(bar()).toHaveTextContent('1 to decide');
    expect(sync()).toBeDisabled();
  });

  it('jumps from a count to its section', async () => {
    const { user, location } = await openCheck(aPreview({ added: peopleAdded(4) }));
    await ledger();
    await user.click(screen.getByRole('link', { name: /^4\s?Added/ }));
    expect(screen.getByRole('heading', { name: 'Added (4)' })).toHaveFocus();
    expect(location()).toBe('/google-students/g-1?step=preview');
  });

  it('shows three students per section and expands the others in place', async () => {
    const { user } = await openCheck(aPreview({ added: peopleAdded(4), renamed }));
    await ledger();
    const added = part(/^Added/);
    expect(added.getAllByRole('listitem')).toHaveLength(3);
    await clickButton(user, 'Show all 4');
    expect(added.getAllByRole('listitem')).toHaveLength(4);
    const [name] = part(/^Renamed/).getAllByRole('listitem');
    expect(within(name as HTMLElement).getByText('Ben').tagName).toBe('DEL');
    expect(within(name as HTMLElement).getByText('Benjamin').tagName).toBe('INS');
    expect(name).toHaveTextContent('Login x2f7rt6p stays');
  });

  it('keeps unchanged students collapsed until they are requested', async () => {
    const { user } = await openCheck(aPreview({ added: peopleAdded(1) }));
    await ledger();
    expect(part(/^Matched/).queryAllByRole('listitem')).toEqual([]);
    await clickButton(user, 'Show the 24 matched');
    expect(part(/^Matched/).getAllByRole('listitem')).toHaveLength(24);
  });

  it('shows the class size after the sync', async () => {
    await openCheck(aPreview({ added: peopleAdded(4), left: peopleLeft(8) }));
    const after = await screen.findByRole('complementary', { name: 'After the sync' });
    expect(after).toHaveTextContent('32 of 40');
    expect(after).toHaveTextContent('Now36Added+ 4Joined with their login± 0Left− 8');
    expect(after).toHaveTextContent('You can undo the whole sync for 30 days.');
  });

  it('shows a changed class name', async () => {
    await openCheck(aPreview({ nameBefore: 'Writers' }));
    expect(await screen.findByText('Writers')).toBeVisible();
    expect(sync()).toBeEnabled();
  });

  it('shows no sync button for a class that is up to date', async () => {
    await openCheck(aPreview());
    await screen.findByRole('heading', { name: 'Already up to date' });
    expect(screen.queryByRole('button', { name: /^Sync with/ })).not.toBeInTheDocument();
    expect(within(bar()).getByRole('button', { name: 'Cancel' })).toBeEnabled();
  });

  it('shows a loading text, then the error EXT_002, and retries', async () => {
    const first = held<ReturnType<typeof reject<'EXT_002'>>>();
    const responses = [first.promise, { preview: aPreview({ added: peopleAdded(1) }) }];
    const { user } = await openCheck(aPreview(), {
      previewClassroomSync: () => responses.shift() ?? fail(),
    });
    expect(await screen.findByText('Loading, please wait...')).toBeVisible();
    first.give(reject('EXT_002'));
    await screen.findByRole('alert');
    await clickButton(user, 'Try again');
    expect(await ledger()).toHaveLength(5);
  });

  it('disables the sync when the school has too few seats', async () => {
    await openCheck(aPreview({ added: peopleAdded(4), freeSeats: 3 }));
    await ledger();
    expect(bar()).toHaveTextContent('4 new students, but only 3 free seats at your school.');
    expect(sync()).toBeDisabled();
  });
});

describe('Possible duplicates in the preview', () => {
  // @proves S-sync-preview
  it('asks about a possible duplicate without a preselected answer', async () => {
    const { user, api } = await openCheck(aPreview({ twins: [aDuplicate()] }));
    await screen.findByRole('heading', { name: 'Is this the same student?' });
    const radios = screen.getAllByRole<HTMLInputElement>('radio');
    expect(radios.some(({ checked }) => checked)).toBe(false);
    const panels = part(/same student/);
    expect(panels.getByText('h5j9wb4s')).toBeVisible();
    expect(panels.getByText('khloe.n@hazelgrove.school')).toBeVisible();
    expect(panels.getByText('The names are nearly the same.')).toBeVisible();
    await pick(user, /Same student Keep login h5j9wb4s, use the name from Google\./);
    expect(bar()).toHaveTextContent('All decided. 1 joined with their login.');
    await clickButton(user, 'Sync with Google');
    await heading('Morning Math Lab');
    const [call] = api.calls('googleClassroomSync');
    expect(sent(call?.fields)).toEqual({
      decisions: [{ outsideId: 's-90', studentId: 'student-90', isSame: true }],
      keptIds: [],
    });
    expect(call?.fields).toMatchObject({ fingerprint: 'print-1', isGoogleClassroom: '1' });
    expect(call?.fields).not.toHaveProperty('confirmedLeaving');
  });

  it('adds one student and removes the other when the pair is decided as different', async () => {
    const { user } = await openCheck(aPreview({ twins: [aDuplicate()] }));
    await ledger();
    await pick(user, /Two students Chloe leaves\. Khloe gets a new login\./);
    expect((await ledger()).slice(0, 3)).toEqual([
      '1Same student?Decided',
      '1LeftLogin is kept 30 days',
      '1Added1 new login is created',
    ]);
    expect(part(/^Added/).getByText('Khloe Nguyen')).toBeVisible();
    expect(part(/^Left/).getByText('Chloe Nguyen')).toBeVisible();
  });

  it('shows one pair at a time', async () => {
    const duplicates = [
      aDuplicate(),
      aDuplicate({
        there: { id: 's-91', firstName: 'Chloe' },
        here: { id: 'student-91', isFamilys: true, wouldLeave: false },
        why: 'sameName',
      }),
      aDuplicate({
        there: { id: 's-92' },
        here: { id: 'student-92', joinedAt: undefined, wouldLeave: false },
        why: 'sameEmail',
      }),
    ];
    const { user } = await openCheck(aPreview({ twins: duplicates }));
    await screen.findByText('1 of 3');
    expect(screen.getByRole('button', { name: 'Previous' })).toBeDisabled();
    expect(bar()).toHaveTextContent('3 to decide');
    await clickButton(user, 'Next');
    expect(screen.getByText('2 of 3')).toBeVisible();
    expect(
      screen.getByText(/A family manages this login\. The name and login stay the same\./),
    ).toBeVisible();
    expect(
      screen.getByRole('radio', { name: /Two students The student in Wonderfield stays\./ }),
    ).toBeVisible();
    await pick(user, /Same student .* and its name\./);
    expect(bar()).toHaveTextContent('2 to decide');
    await clickButton(user, 'Next');
    expect(
      screen.getByRole('radio', {
        name: /Comes back with login h5j9wb4s and the name from Google\./,
      }),
    ).not.toBeChecked();
    expect(screen.getAllByText('khloe.n@hazelgrove.school')).toHaveLength(2);
  });
});

describe('Leaving students in the preview', () => {
  // @proves S-sync-preview
  it('requires a confirmation when a quarter of the class would leave', async () => {
    const { user, api } = await openCheck(aPreview({ left: peopleLeft(9) }));
    await screen.findByRole('heading', { name: 'A quarter of the class or more would leave.' });
    expect(screen.getByText(/^9 of 36 students are no longer in Google\./)).toBeVisible();
    expect(bar()).toHaveTextContent('1 to decide');
    expect(sync()).toBeDisabled();
    await user.click(screen.getByRole('checkbox', { name: 'Yes, these 9 students left' }));
    expect(bar()).toHaveTextContent('All decided. 9 left.');
    await clickButton(user, 'Sync with Google');
    await heading('Morning Math Lab');
    expect(api.calls('googleClassroomSync')[0]?.fields.confirmedLeaving).toBe('9');
  });

  // @proves S-sync-preview
  it('requires the typed number when half of the class would leave', async () => {
    const { user } = await openCheck(aPreview({ left: peopleLeft(18, 'notChosen') }));
    await screen.findByRole('heading', { name: 'Half of the class or more would leave.' });
    expect(screen.getByText(/18 of them because you did not choose them/)).toBeVisible();
    await fill(user, 'How many students leave?', '17');
    expect(sync()).toBeDisabled();
    await fill(user, 'How many students leave?', '18');
    expect(sync()).toBeEnabled();
  });

  // @proves S-sync-preview
  it('asks again for the number after the educator keeps a student', async () => {
    const { user, api } = await openCheck(aPreview({ left: peopleLeft(10) }));
    await user.click(await screen.findByRole('checkbox', { name: 'Yes, these 10 students left' }));
    await clickButton(user, 'Keep some');
    const boxes = screen.getAllByRole('checkbox', { name: 'Keep Amara Diallo' });
    await user.click(boxes[0] as HTMLElement);
    expect(screen.getByRole('heading', { name: 'Left (9)' })).toBeVisible();
    expect(sync()).toBeDisabled();
    await user.click(screen.getByRole('checkbox', { name: 'Yes, these 9 students left' }));
    await clickButton(user, 'Done');
    expect(part(/^Left/).getByText('Stays')).toBeVisible();
    await clickButton(user, 'Sync with Google');
    await heading('Morning Math Lab');
    expect(sent(api.calls('googleClassroomSync')[0]?.fields).keptIds).toEqual(['left-1']);
  });

  it('shows when a leaving student was last seen', async () => {
    await openCheck(aPreview({ left: peopleLeft(2, 'notChosen') }));
    await ledger();
    const [first, second] = part(/^Left/).getAllByRole('listitem');
    expect(first).toHaveTextContent('Amara DialloNot chosen · Last seen Nov 3');
    expect(second).toHaveTextContent('Benjamin WhitakerNot chosen · Never signed in');
  });
});

describe('Running the sync', () => {
  const change = aPreview({ added: peopleAdded(1) });

  // @proves S-sync-students
  it("shows Updating..., then the server's message, and opens the sync result", async () => {
    const response = held<Answer>();
    const { user, location } = await openCheck(change, {
      googleClassroomSync: () => response.promise,
      getClassroomsByEducator: () => ({
        allClassroomsDocs: [aClassroom({ classRoomName: 'Synced just now' })],
      }),
    });
    await ledger();
    await clickButton(user, 'Sync with Google');
    expect(screen.getByRole('button', { name: 'Updating...' })).toHaveAttribute(
      'aria-busy',
      'true',
    );
    response.give(done);
    await toast('Synced 31 students.');
    await heading('Morning Math Lab');
    expect(location()).toBe('/classroom-syncs/room-12?sync=sync-3');
    const result = within(await screen.findByRole('region', { name: 'The class is up to date' }));
    expect(result.getByRole('link', { name: 'Open the classroom' })).toHaveAttribute(
      'href',
      '/list-students/room-12',
    );
    await user.click(result.getByRole('link', { name: 'My Classrooms' }));
    await heading('My Classroom(s)');
    await waitFor(() => expect(cachedNames()).toEqual(['Synced just now']));
  });

  // @proves C-sync-fields
  it('sends the synced students, the classroom and our student ids', async () => {
    const { user, api } = await openCheck(change, {
      getGoogleClassrooms: () => ({
        allClassroomDocs: anExternalRoster(
          externalStudents(5, (index) => ({ isUserSync: index < 3 })),
          {
            isClassroomSync: true,
            wonderfieldClassRoomId: 'room-12',
            wonderfieldStudentIds: ['student-1', 'student-2', 'student-3'],
          },
        ),
      }),
    });
    await ledger();
    await clickButton(user, 'Sync with Google');
    await heading('Morning Math Lab');
    expect(api.calls('googleClassroomSync')[0]?.fields).toMatchObject({
      googleClassroomId: 'g-1',
      isGoogleClassroom: '1',
      studentIds: '["s-1","s-2","s-3"]',
      syncedIds: '["s-1","s-2","s-3"]',
      wonderfieldClassRoomId: 'room-12',
      wonderfieldStudentIds: '["student-1","student-2","student-3"]',
    });
  });

  // @proves M-sync-failed
  it('shows an error toast and stays on the page when the sync fails', async () => {
    const { user, location } = await openCheck(change, {
      googleClassroomSync: () => reject('SCH_002'),
    });
    await ledger();
    await clickButton(user, 'Sync with Google');
    await toast('Your school’s license has no free seats. The administrator can request more.');
    expect(location()).toBe('/google-students/g-1?step=preview');
    expect(sync()).toBeEnabled();
  });

  it('retries with the same idempotency key', async () => {
    const responses = [fail(), done];
    const { user, api } = await openCheck(change, {
      googleClassroomSync: () => responses.shift() ?? done,
    });
    await ledger();
    await clickButton(user, 'Sync with Google');
    await toast('Something went wrong, Please try again');
    await clickButton(user, 'Sync with Google');
    await heading('Morning Math Lab');
    const [first, second] = api.calls('googleClassroomSync');
    expect(first?.idempotencyKey).toBeTruthy();
    expect(second?.idempotencyKey).toBe(first?.idempotencyKey);
  });

  // @proves S-sync-preview
  it('shows the new preview with the decisions that still apply when the class changed', async () => {
    const previews = [
      aPreview({ twins: [aDuplicate()] }),
      aPreview({ fingerprint: 'print-2', twins: [aDuplicate()], added: peopleAdded(2) }),
    ];
    const responses = [reject('SYN_003'), done];
    const { user, api } = await openCheck(change, {
      previewClassroomSync: () => ({ preview: previews.shift() ?? change }),
      googleClassroomSync: () => responses.shift() ?? done,
    });
    await ledger();
    await pick(user, /^Same student/);
    await clickButton(user, 'Sync with Google');
    expect(await screen.findByText('The class changed. We loaded it again.')).toBeVisible();
    expect((await ledger())[2]).toBe('2Added2 new logins are created');
    expect(screen.getByRole('radio', { name: /^Same student/ })).toBeChecked();
    await clickButton(user, 'Sync with Google');
    await heading('Morning Math Lab');
    const prints = api.calls('googleClassroomSync').map(({ fields }) => fields.fingerprint);
    expect(prints).toEqual(['print-1', 'print-2']);
  });
});

describe('Several pairs with the same name', () => {
  const namesake = (number: number) =>
    aDuplicate({
      there: { id: `s-${number}` },
      here: { id: `student-${number}` },
      why: 'sameName',
    });

  it('decides all pairs with equal names at once and asks about the rest', async () => {
    const near = aDuplicate({ there: { id: 's-9' }, here: { id: 'student-9' }, why: 'nearName' });
    const { user } = await openCheck(
      aPreview({ twins: [namesake(1), near, namesake(2), namesake(3)], left: [] }),
    );
    await waitFor(() => expect(bar()).toHaveTextContent('4 to decide'));
    await user.click(screen.getByRole('button', { name: 'All 3 are the same students' }));
    expect(screen.getByText('2 of 4')).toBeVisible();
    expect(bar()).toHaveTextContent('1 to decide');
    expect(screen.getByRole('radio', { name: /Same student/ })).not.toBeChecked();
    expect(screen.queryByRole('button', { name: /same students/ })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Next' }));
    expect(screen.getByRole('radio', { name: /Same student/ })).toBeChecked();
  });

  it('offers no bulk decision for a single pair', async () => {
    await openCheck(aPreview({ twins: [namesake(1)], left: [] }));
    expect(await screen.findByRole('radio', { name: /Same student/ })).toBeVisible();
    expect(screen.queryByRole('button', { name: /same students/ })).not.toBeInTheDocument();
  });
});
