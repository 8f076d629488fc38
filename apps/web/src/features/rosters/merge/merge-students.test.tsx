import { screen, waitFor, within } from '@testing-library/react';
import { held, reject } from '@wonderfield/client/testing/fake-calls';
import type { Duplicate, Duplicates } from '@wonderfield/contract/student-merges/duplicates';
import { beforeAll, describe, expect, it } from 'vitest';
import { clickButton } from '../../../../testing/forms.ts';
import { heading } from '../../../../testing/render-screen.tsx';
import { aRoster, aRosterStudent, type Handlers, openRoster } from '../../../../testing/rosters.ts';

const aDuplicate = (changes: Partial<Duplicate> = {}): Duplicate => ({
  id: 'student-1',
  firstName: 'Chloe',
  lastName: 'Nguyen',
  username: 'h5j9wb4s',
  how: 'roster',
  joinedAt: '2026-09-02T12:00:00.000Z',
  isFamilys: false,
  isGuest: false,
  canBeFolded: true,
  ...changes,
});
const chloe = aDuplicate({ lastSeenAt: '2026-11-14T12:00:00.000Z' });
const khloe = aDuplicate({
  id: 'student-2',
  firstName: 'Khloe',
  username: 'k2m8xq1z',
  how: 'code',
});
const ben = aDuplicate({
  id: 'student-3',
  firstName: 'Ben',
  lastName: 'Whitaker',
  username: 'x2f7rt6p',
});
const rosterStudent = ({ id, firstName, lastName, username }: Duplicate) =>
  aRosterStudent({ userId: id, firstName, lastName, email: username });
const named = ({ id, firstName, lastName, username }: Duplicate) => ({
  id,
  firstName,
  lastName,
  username,
});
const aMerge = {
  id: 'merge-1',
  kept: named(chloe),
  folded: named(khloe),
  mergedAt: '2026-11-15T12:00:00.000Z',
  undoUntil: '2026-12-15T12:00:00.000Z',
};

/** Simulates the server's state of merged and separated students. */
const mergingServer = (students: Duplicate[]) => {
  let duplicates: Duplicates = {
    students,
    pairs: [{ oneId: 'student-1', otherId: 'student-2', likeness: 'near' }],
    merges: [],
  };
  const handlers = {
    getTwins: () => ({ twins: duplicates }),
    getClassroomsByEducator: () => ({
      allClassroomsDocs: [aRoster(duplicates.students.map(rosterStudent))],
    }),
    mergeStudents: ({ mergedId }) => {
      const left = duplicates.students.filter(({ id }) => id !== mergedId);
      duplicates = { students: left, pairs: [], merges: [aMerge] };
      return { mergeId: 'merge-1' };
    },
    unmergeStudents: () => {
      duplicates = { students, pairs: [], merges: [] };
      return {};
    },
    keepStudentsApart: () => {
      duplicates = { ...duplicates, pairs: [] };
      return {};
    },
  } satisfies Handlers;
  return handlers;
};

const open = async (students = [chloe, khloe, ben], handlers: Handlers = {}) => {
  const page = openRoster('list-students', aRoster(students.map(rosterStudent)), {
    ...mergingServer(students),
    ...handlers,
  });
  await heading('Room 12 Explorers');
  await screen.findByText('Chloe Nguyen and Khloe Nguyen may be the same student.');
  return page;
};
const dialog = () => screen.getByRole('dialog');
const options = () => within(dialog()).getAllByRole('radio');
const confirm = (name = 'Merge') => within(dialog()).getByRole('button', { name });

beforeAll(async () => {
  await import('../screens/list-students-screen.tsx');
}, 60_000);

describe('MergeDialog', () => {
  // @proves S-twins
  it('shows both accounts side by side without a preselected answer', async () => {
    const { user } = await open();
    await clickButton(user, 'Review');
    expect(dialog()).toHaveAccessibleName('Is this the same student?');
    const facts = within(dialog())
      .getAllByRole('definition')
      .map(({ textContent }) => textContent);
    expect(facts).toEqual([
      'h5j9wb4s',
      'By a teacher',
      'Sep 2, 2026',
      'Nov 14, 2026',
      'k2m8xq1z',
      'With the class code',
      'Sep 2, 2026',
      'Never',
    ]);
    for (const option of options()) expect(option).not.toBeChecked();
    // The login on the distributed card comes first.
    expect(options()[0]).toHaveAccessibleName(
      /Keeps h5j9wb4s from your roster and deactivates k2m8xq1z, created with the class code\.$/,
    );
    await user.click(confirm());
    expect(within(dialog()).getByText('Please choose an answer.')).toBeVisible();
  });

  // @proves S-twins
  it('merges the accounts after one confirmation and offers an undo', async () => {
    const { user, api } = await open();
    await clickButton(user, 'Review');
    await user.click(screen.getByRole('radio', { name: /keep Chloe Nguyen’s login/ }));
    expect(
      within(dialog()).getByText(/k2m8xq1z can no longer be used to sign in, .* for 30 days\.$/),
    ).toBeVisible();
    await user.click(confirm());
    expect(await screen.findByText('Chloe Nguyen and Khloe Nguyen are merged.')).toBeVisible();
    expect(api.calls('mergeStudents')).toMatchObject([
      { fields: { classRoomId: 'room-12', keptId: 'student-1', mergedId: 'student-2' } },
    ]);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await screen.findByRole('heading', { name: 'Students (2 of 5)' });
    expect(screen.queryByText(/may be the same student/)).not.toBeInTheDocument();
    await clickButton(user, 'Undo');
    expect(
      await screen.findByText('Chloe Nguyen and Khloe Nguyen are two students again.'),
    ).toBeVisible();
    expect(api.calls('unmergeStudents')).toMatchObject([{ fields: { mergeId: 'merge-1' } }]);
    await screen.findByRole('heading', { name: 'Students (3 of 5)' });
  });

  it('keeps the other login when the teacher chooses it', async () => {
    const { user, api } = await open();
    await clickButton(user, 'Review');
    await user.click(screen.getByRole('radio', { name: /keep the other login/ }));
    await user.click(confirm());
    await waitFor(() =>
      expect(api.calls('mergeStudents')).toMatchObject([
        { fields: { keptId: 'student-2', mergedId: 'student-1' } },
      ]),
    );
  });

  it('explains that a login with a parent account keeps its own sign-in methods', async () => {
    const { user } = await open([
      chloe,
      { ...khloe, isFamilys: true, isGuest: true, canBeFolded: false },
    ]);
    await clickButton(user, 'Review');
    await user.click(screen.getByRole('radio', { name: /keep the other login/ }));
    expect(
      within(dialog()).getByText(/^k2m8xq1z gets all classes\. .* its own sign-in methods\./),
    ).toBeVisible();
  });

  it('does not ask again after the pair was decided as two students', async () => {
    const { user, api } = await open();
    await clickButton(user, 'Review');
    await user.click(screen.getByRole('radio', { name: /Two students/ }));
    await user.click(confirm('Keep as two'));
    expect(
      await screen.findByText('Chloe Nguyen and Khloe Nguyen are two students.'),
    ).toBeVisible();
    expect(api.calls('keepStudentsApart')).toMatchObject([
      { fields: { oneId: 'student-1', otherId: 'student-2' } },
    ]);
    await waitFor(() =>
      expect(screen.queryByText(/may be the same student/)).not.toBeInTheDocument(),
    );
  });

  it.each([
    ['roster', true, /It is managed elsewhere/],
    ['joined', false, /h5j9wb4s gets all classes and sign-in methods/],
  ] as const)(
    'describes the effect by guest status and not by origin (%s, %s)',
    async (how, isGuest, words) => {
      const { user } = await open([{ ...chloe, how, isGuest }, khloe]);
      await clickButton(user, 'Review');
      await user.click(screen.getByRole('radio', { name: /keep Chloe Nguyen’s login/ }));
      expect(screen.getByText(words)).toBeVisible();
    },
  );

  it('explains which login has to be kept', async () => {
    const familys = { ...khloe, isFamilys: true, isGuest: true, canBeFolded: false };
    const { user } = await open([{ ...chloe, canBeFolded: false }, familys]);
    await clickButton(user, 'Review');
    const [keepChloe, keepKhloe] = options();
    expect(keepChloe).toBeDisabled();
    expect(keepKhloe).toBeDisabled();
    expect(screen.getByText(/A family manages k2m8xq1z/)).toBeVisible();
    expect(screen.getByText(/Another teacher has h5j9wb4s in a class/)).toBeVisible();
  });

  it('shows the error and keeps the dialog open when the server rejects the merge with MRG_004', async () => {
    const { user } = await open(undefined, { mergeStudents: () => reject('MRG_004') });
    await clickButton(user, 'Review');
    await user.click(screen.getByRole('radio', { name: /keep the other login/ }));
    await user.click(confirm());
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'One of these accounts is suspended. Please contact support.',
    );
    expect(dialog()).toBeVisible();
  });

  it('keeps the dialog open while the merge is being saved', async () => {
    const response = held<{ mergeId: string }>();
    const { user } = await open(undefined, { mergeStudents: () => response.promise });
    await clickButton(user, 'Review');
    await user.click(screen.getByRole('radio', { name: /keep the other login/ }));
    await user.click(confirm());
    await user.keyboard('{Escape}');
    expect(dialog()).toBeVisible();
    response.give({ mergeId: 'merge-1' });
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });
});

// @proves S-twins
// @proves D-9-merge-classes
it('names the class of a student in another class of the teacher', async () => {
  const there = { ...khloe, className: 'Room 9' };
  const { user } = openRoster('list-students', aRoster(), mergingServer([chloe, there]));
  await screen.findByText('Chloe Nguyen and Khloe Nguyen (Room 9) may be the same student.');
  await clickButton(user, 'Review');
  const pair = within(await screen.findByRole('region', { name: 'The two logins' }));
  expect(pair.getByText('This class')).toBeVisible();
  expect(pair.getByText('Room 9')).toBeVisible();
});

it('merges a student with any other from the row menu', async () => {
  const { user, api } = await open();
  screen.getByRole('button', { name: 'More for Ben Whitaker' }).focus();
  await user.keyboard('{Enter}');
  const item = await screen.findByRole('menuitem', { name: 'Merge with another student...' });
  // The menu moves the focus to its first item after it has opened.
  await waitFor(() => expect(screen.getAllByRole('menuitem')[0]).toHaveFocus());
  item.focus();
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('dialog')).toHaveAccessibleName(
    'Merge Ben Whitaker with another student',
  );
  await user.selectOptions(screen.getByLabelText('Other student'), 'Khloe Nguyen (k2m8xq1z)');
  expect(options()).toHaveLength(2);
  await user.click(screen.getByRole('radio', { name: /keep Ben Whitaker’s login/ }));
  await user.click(confirm());
  await waitFor(() =>
    expect(api.calls('mergeStudents')).toMatchObject([
      { fields: { keptId: 'student-3', mergedId: 'student-2' } },
    ]),
  );
});

it('lists merged students when the class is empty', async () => {
  openRoster('list-students', aRoster([]), {
    getTwins: () => ({ twins: { students: [], pairs: [], merges: [aMerge] } }),
  });
  expect(await screen.findByRole('button', { name: 'Undo merge of Chloe Nguyen' })).toBeVisible();
});

// @proves S-merged
it('lists merged students and undoes a merge after a confirmation', async () => {
  const { user, api } = await open(undefined, {});
  await clickButton(user, 'Review');
  await user.click(screen.getByRole('radio', { name: /keep Chloe Nguyen’s login/ }));
  await user.click(confirm());
  await screen.findByRole('heading', { name: 'Merged' });
  expect(
    screen.getByText(
      'h5j9wb4s is active, k2m8xq1z is inactive. You can undo this merge until Dec 15, 2026.',
    ),
  ).toBeVisible();
  await clickButton(user, 'Undo merge of Chloe Nguyen');
  const question = screen.getByRole('alertdialog', { name: 'Undo this merge?' });
  await user.click(within(question).getByRole('button', { name: 'Undo merge' }));
  await waitFor(() => expect(api.calls('unmergeStudents')).toHaveLength(1));
  await waitFor(() =>
    expect(screen.queryByRole('heading', { name: 'Merged' })).not.toBeInTheDocument(),
  );
  expect(screen.getByRole('heading', { name: 'Students (3 of 5)' })).toHaveFocus();
});
