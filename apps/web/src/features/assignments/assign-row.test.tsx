import { screen, waitFor, within } from '@testing-library/react';
import { fail, reject } from '@wonderfield/client/testing/fake-calls';
import type { Subject } from '@wonderfield/contract/options';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { aClassesAssignments, anAssignment } from '../../../testing/assignments.ts';
import { clickButton, fill, messageOf, messageUnder, toast } from '../../../testing/forms.ts';
import { type Handlers, openAsEducator } from '../../../testing/open/open-as-educator.ts';
import { aClassProgress } from '../../../testing/progress.ts';
import { heading } from '../../../testing/render-screen.tsx';
import { showWideWindow } from '../../../testing/window-width.ts';

// Offers two skills instead of eighty, because the tests query every checkbox repeatedly.
vi.mock('@wonderfield/questions/load-skills', async (load) => {
  const { loadSkills } = await load<typeof import('@wonderfield/questions/load-skills')>();
  const OFFERED = ['rounding', 'equal-groups'];
  return {
    loadSkills: async (subject: Subject) => {
      const skills = await loadSkills(subject);
      const offered = skills.filter(({ id }) => OFFERED.includes(id));
      if (subject !== 'math') return subject === 'science' ? skills.slice(0, 2) : [];
      return [...offered, ...skills.filter(({ id }) => !OFFERED.includes(id)).slice(0, 5)];
    },
  };
});

const GROUP = {
  skillId: 'rounding',
  whatHappened: 'Rounds down every time.',
  toTry: 'Hop along a line.',
  studentIds: ['student-1', 'student-2'],
};
const open = (handlers: Handlers = {}) =>
  openAsEducator('/class-progress/room-12', {
    getClassProgress: () => aClassProgress({ groups: [GROUP] }),
    listAssignments: () => aClassesAssignments(),
    ...handlers,
  });
const openDialog = async (handlers: Handlers = {}, name = 'Assign a row') => {
  const page = open(handlers);
  await page.user.click(await screen.findByRole('button', { name }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Assign a row' }));
  await dialog.findByRole('searchbox', { name: 'Find a skill' });
  return { ...page, dialog };
};
type Dialog = Awaited<ReturnType<typeof openDialog>>['dialog'];
const isTicked = (dialog: Dialog, name: RegExp) =>
  dialog.getByRole<HTMLInputElement>('checkbox', { name }).checked;

beforeEach(() => showWideWindow());
beforeAll(async () => {
  await import('../progress/screens/class-progress-screen.tsx');
  await import('./parts/assign-row-form.tsx');
}, 60_000);

describe('Assigned rows of a class', () => {
  it('shows the empty state with a button to assign the first row', async () => {
    open();
    expect(await screen.findByText(/^Nothing is assigned right now/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Assign a row' })).toBeVisible();
  });

  it.each([
    ['the class is archived', { isArchived: true, isHelper: false }, /^This classroom is archived/],
    ['the viewer is a helper', { isArchived: false, isHelper: true }, /^Only the teachers/],
    [
      'ten rows are open',
      { isArchived: false, isHelper: false },
      /^A class can have ten open rows/,
    ],
  ])('shows instead of the button why no row can be assigned while %s', async (_, over, words) => {
    const assignments = Array.from({ length: 10 }, (_row, index) =>
      anAssignment({ assignmentId: `assignment-${index}` }),
    );
    open({ listAssignments: () => aClassesAssignments({ assignments, ...over }) });
    expect(await screen.findByText(words)).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Assign a row/ })).not.toBeInTheDocument();
    const withdrawButtons = screen.queryAllByRole('button', { name: /^Withdraw/ });
    expect(withdrawButtons).toHaveLength(over.isArchived || over.isHelper ? 0 : 10);
  });

  // @proves D-6-assignments
  it('shows the skill, due date and progress, and the names on request', async () => {
    const { user } = open({
      listAssignments: () => aClassesAssignments({ assignments: [anAssignment()] }),
    });
    const card = within(await screen.findByRole('region', { name: 'Assigned rows' }));
    await card.findByRole('heading', { name: 'Equal groups' });
    expect(card.getByText(/^For Friday, Nov 20 · Whole class$/)).toBeVisible();
    // One of the three students cannot do the row, so only two are expected.
    expect(card.getByText('1 of 2 done')).toBeVisible();
    const names = card.getByRole('button', { name: 'Equal groups: 1 of 2 done. Show names' });
    expect(names).toHaveAttribute('aria-expanded', 'false');
    await user.click(names);
    expect(card.getByText('Amara Diallo')).toHaveTextContent(
      'Amara Diallo5 of 6 right on the first try, Tuesday, Nov 17',
    );
    expect(card.getByText('Ben')).toBeVisible();
    expect(card.getByText('Not available for this student')).toBeVisible();
    expect(card.getByText('Chloe Nguyen')).toBeVisible();
  });

  it('allows assigning a row before any student has played', async () => {
    open({ getClassProgress: () => aClassProgress({ skills: [], help: [] }) });
    expect(await screen.findByText('Nobody has played yet.')).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Assign a row' })).toBeVisible();
  });

  it('withdraws a row after a confirmation that played answers stay', async () => {
    const { user, api } = open({
      listAssignments: () => aClassesAssignments({ assignments: [anAssignment()] }),
      endAssignment: () => ({}),
    });
    await user.click(await screen.findByRole('button', { name: 'Withdraw Equal groups' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Withdraw this row?' }));
    expect(question.getByText(/Answers already given are kept\.$/)).toBeVisible();
    expect(api.calls('endAssignment')).toHaveLength(0);
    await user.click(question.getByRole('button', { name: 'Withdraw' }));
    expect(await toast('Withdrawn: Equal groups.')).toBeVisible();
    expect(api.calls('endAssignment')[0]?.fields).toMatchObject({
      classRoomId: 'room-12',
      assignmentId: 'assignment-1',
    });
  });

  it('shows earlier rows on request without a withdraw button', async () => {
    const { user, api } = open({
      listAssignments: ({ earlier }) =>
        aClassesAssignments({
          hasEarlier: true,
          assignments: earlier
            ? [anAssignment({ state: 'over' }), anAssignment({ assignmentId: '2', state: 'ended' })]
            : [],
        }),
    });
    await user.click(await screen.findByRole('button', { name: 'Show earlier rows' }));
    const list = within(await screen.findByRole('list', { name: 'Earlier rows' }));
    expect(list.getByText('Over')).toBeVisible();
    expect(list.getByText('Withdrawn')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Withdraw/ })).not.toBeInTheDocument();
    expect(api.calls('listAssignments')).toHaveLength(2);
  });

  it('offers a retry when the rows cannot be loaded', async () => {
    let isBroken = true;
    const { user } = open({
      listAssignments: () => (isBroken ? fail() : aClassesAssignments()),
    });
    const card = within(await screen.findByRole('region', { name: 'Assigned rows' }));
    const again = await card.findByRole('button', { name: 'Try again' });
    isBroken = false;
    await user.click(again);
    expect(await card.findByRole('button', { name: 'Assign a row' })).toBeVisible();
  });
});

describe('AssignGroupButton', () => {
  const assignGroup = async (handlers: Handlers) => {
    const page = open(handlers);
    await page.user.click(await screen.findByRole('button', { name: 'Assign a row to these 2' }));
    return page;
  };

  // @proves D-6-assignments
  it('assigns a row to the group with one click and withdraws it with Undo', async () => {
    const { user, api } = await assignGroup({
      assignRow: () => ({ assignmentId: 'new' }),
      endAssignment: () => ({}),
    });
    expect(await toast('Assigned: Rounding, for Friday, Nov 20.')).toBeVisible();
    expect(api.calls('assignRow')).toMatchObject([
      {
        idempotencyKey: expect.any(String),
        fields: {
          skillIds: '["rounding"]',
          dueOn: '2026-11-20',
          studentIds: '["student-1","student-2"]',
        },
      },
    ]);
    await clickButton(user, 'Undo');
    expect(await toast('Withdrawn: Rounding.')).toBeVisible();
    expect(api.calls('endAssignment')[0]?.fields).toMatchObject({ assignmentId: 'new' });
  });

  // @proves R-class-progress
  it('marks a group with an open row of the skill as assigned', async () => {
    const skills = [{ skillId: 'rounding', name: 'Rounding', standards: [] }];
    open({
      listAssignments: () => aClassesAssignments({ assignments: [anAssignment({ skills })] }),
    });
    const strip = within(await screen.findByRole('region', { name: 'Needs help today' }));
    expect(await strip.findByText('Assigned')).toBeVisible();
    expect(strip.getByText('for Friday, Nov 20')).toBeVisible();
    expect(strip.queryByRole('button', { name: /^Assign/ })).not.toBeInTheDocument();
  });

  it('assigns only to students of the group who do not have the row', async () => {
    const assignment = anAssignment({
      skills: [{ skillId: 'rounding', name: 'Rounding', standards: [] }],
      students: [{ studentId: 'student-1', state: 'notYet' }],
    });
    open({ listAssignments: () => aClassesAssignments({ assignments: [assignment] }) });
    expect(await screen.findByRole('button', { name: 'Assign a row to Ben' })).toBeVisible();
  });

  it('shows the error and keeps the button when the row cannot be assigned', async () => {
    await assignGroup({ assignRow: () => reject('ASG_002') });
    expect(
      await toast('This class has ten assigned rows. Please withdraw one first.'),
    ).toBeVisible();
    expect(screen.getByRole('button', { name: 'Assign a row to these 2' })).toBeEnabled();
  });
});

describe('AssignRowDialog', () => {
  // @proves D-6-assignments
  it('prefills a skill and the students who are below bud', async () => {
    const { user, api, dialog } = await openDialog(
      { assignRow: () => ({ assignmentId: 'new' }) },
      'Assign a row: Equal groups',
    );
    expect(isTicked(dialog, /^Equal groups/)).toBe(true);
    expect(isTicked(dialog, /^Ben$/)).toBe(true);
    expect(isTicked(dialog, /^Amara Diallo$/)).toBe(false);
    expect(dialog.getByLabelText('Due date')).toHaveValue('2026-11-20');
    expect(dialog.getByRole('heading', { name: 'Example of Equal groups' })).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Assign' }));
    expect(await toast('Assigned: Equal groups, for Friday, Nov 20.')).toBeVisible();
    expect(api.calls('assignRow')).toMatchObject([
      {
        idempotencyKey: expect.any(String),
        fields: {
          classRoomId: 'room-12',
          skillIds: '["equal-groups"]',
          dueOn: '2026-11-20',
          studentIds: '["student-2"]',
        },
      },
    ]);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('prefills students who have not met the skill', async () => {
    const { dialog } = await openDialog({}, 'Assign a row: Rounding');
    expect(isTicked(dialog, /^Rounding/)).toBe(true);
    expect(dialog.getByRole('radio', { name: /^Chosen students/ })).toBeChecked();
    expect([/^Amara/, /^Ben$/, /^Chloe/].map((name) => isTicked(dialog, name))).toEqual([
      true,
      true,
      false,
    ]);
  });

  it('assigns a row to the whole class unless students are chosen', async () => {
    const { user, api, dialog } = await openDialog({
      assignRow: () => ({ assignmentId: 'new' }),
    });
    await user.click(dialog.getByRole('checkbox', { name: /^Rounding/ }));
    await user.click(dialog.getByRole('checkbox', { name: /^Equal groups/ }));
    await user.click(dialog.getByRole('button', { name: 'Assign' }));
    await waitFor(() => expect(api.calls('assignRow')).toHaveLength(1));
    const { fields } = api.calls('assignRow')[0] ?? {};
    expect(fields).toMatchObject({ skillIds: '["rounding","equal-groups"]' });
    expect(fields).not.toHaveProperty('studentIds');
  });

  it('shows errors for missing fields and keeps the input', async () => {
    const { user, api, dialog } = await openDialog();
    await user.click(dialog.getByRole('radio', { name: /^Chosen students/ }));
    await fill(user, 'Due date', '');
    await clickButton(user, 'Assign');
    expect(await dialog.findByText('Please choose a skill')).toBeVisible();
    expect(messageOf('Skills')).toBe('Please choose a skill');
    expect(messageOf('Students')).toBe('Please choose a student');
    expect(messageUnder('Due date')).toBe('Please choose a day');
    expect(api.calls('assignRow')).toHaveLength(0);
    await user.click(dialog.getByRole('checkbox', { name: 'Select all' }));
    await waitFor(() => expect(dialog.queryByText('Please choose a student')).toBeNull());
  });

  it("shows the server's message under the field and keeps the input", async () => {
    const { user, dialog } = await openDialog(
      { assignRow: () => reject('VAL_001', { errors: { dueOn: 'Please choose another day' } }) },
      'Assign a row: Equal groups',
    );
    await user.click(dialog.getByRole('button', { name: 'Assign' }));
    await waitFor(() => expect(messageUnder('Due date')).toBe('Please choose another day'));
    expect(isTicked(dialog, /^Equal groups/)).toBe(true);
  });

  it('shows ASG_002 when the class has ten rows, and keeps the form', async () => {
    const { user, dialog } = await openDialog(
      { assignRow: () => reject('ASG_002') },
      'Assign a row: Equal groups',
    );
    await user.click(dialog.getByRole('button', { name: 'Assign' }));
    expect(
      await dialog.findByText('This class has ten assigned rows. Please withdraw one first.'),
    ).toBeVisible();
    expect(isTicked(dialog, /^Equal groups/)).toBe(true);
  });

  it("finds skills by word or standard and shows the standard nearest to the class's grade", async () => {
    const { user, dialog } = await openDialog();
    await fill(user, 'Find a skill', '3.nbt.a.1');
    const labels = dialog.getAllByRole('checkbox').map((box) => box.closest('label')?.textContent);
    expect(labels).toContainEqual(expect.stringMatching(/^Rounding 3\.NBT\.A\.1Grade/));
    await fill(user, 'Find a skill', 'juggling');
    expect(dialog.getByText('No skills found.')).toBeVisible();
  });

  it('limits a row to one subject and six skills', async () => {
    const { user, dialog } = await openDialog();
    const math = within(dialog.getByRole('group', { name: 'Math' }));
    const boxes = math.getAllByRole('checkbox');
    for (const box of boxes.slice(0, 6)) await user.click(box);
    expect(dialog.getByText('A row can have up to six skills.')).toBeVisible();
    expect(boxes[6]).toBeDisabled();
    const science = within(dialog.getByRole('group', { name: 'Science' }));
    expect(science.getByText(/^A row has one subject/)).toBeVisible();
    expect(science.getAllByRole('checkbox').every((box) => box.matches(':disabled'))).toBe(true);
    await user.click(dialog.getAllByRole('button', { name: /^Remove / })[0] as HTMLElement);
    expect(boxes[6]).toBeEnabled();
  });

  it('shows an example of the last chosen skill and another on request', async () => {
    const { user, dialog } = await openDialog();
    expect(dialog.getByText('Choose a skill to see an example.')).toBeVisible();
    await user.click(dialog.getByRole('checkbox', { name: /^Rounding/ }));
    const example = within(dialog.getByRole('region', { name: 'Example question' }));
    const first = example.getByText(/^Answer: /).textContent;
    for (let times = 0; times < 3; times += 1) {
      await user.click(example.getByRole('button', { name: 'Another example' }));
      if (example.getByText(/^Answer: /).textContent !== first) return;
    }
    throw new Error('three examples were the same');
  });

  it('keeps the input when the dialog was closed by mistake', async () => {
    const { user, dialog } = await openDialog();
    await user.click(dialog.getByRole('checkbox', { name: /^Rounding/ }));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await clickButton(user, 'Assign a row');
    const again = within(await screen.findByRole('dialog', { name: 'Assign a row' }));
    expect(await again.findByRole('button', { name: 'Remove Rounding' })).toBeVisible();
  });
});

it('shows the class name as the page heading', async () => {
  open();
  await heading('Room 12 Explorers');
});
