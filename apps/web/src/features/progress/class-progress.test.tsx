import { act, screen, waitFor, within } from '@testing-library/react';
import { reject } from '@wonderfield/client/testing/fake-calls';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { aClassesAssignments } from '../../../testing/assignments.ts';
import { clickButton } from '../../../testing/forms.ts';
import { type Handlers, openAsEducator } from '../../../testing/open/open-as-educator.ts';
import { aCell, aClassProgress } from '../../../testing/progress.ts';
import { heading } from '../../../testing/render-screen.tsx';
import { aStudentReport } from '../../../testing/student-report.ts';
import { showNarrowWindow, showWideWindow } from '../../../testing/window-width.ts';

type Handler = NonNullable<Handlers['getClassProgress']>;
const open = (
  getClassProgress: Handler = () => aClassProgress(),
  search = '',
  assignments = aClassesAssignments(),
) =>
  openAsEducator(`/class-progress/room-12${search}`, {
    getClassProgress,
    listAssignments: () => assignments,
  });
const row = (name: RegExp) => screen.getByRole('row', { name });
const cellsIn = (name: RegExp) =>
  [...row(name).querySelectorAll('td[aria-label]')].map((cell) => cell.getAttribute('aria-label'));
const group = (skillId: string, ...studentIds: string[]) => ({
  skillId,
  studentIds,
  whatHappened: 'Rounds down every time.',
  toTry: 'Hop along a line.',
});

beforeAll(async () => void (await import('./screens/class-progress-screen.tsx')), 60_000);
beforeEach(() => showWideWindow());

describe('Class progress page', () => {
  // @proves R-class-progress, D-9-certainty
  it('shows stage, level and number of questions for each skill and student', async () => {
    const { api } = open();
    await heading('Room 12 Explorers');
    expect(screen.getByRole('columnheader', { name: 'Amara Diallo' })).toBeVisible();
    expect(cellsIn(/^Equal groups 3\.OA\.A\.1|^Equal groups3/)).toEqual([
      'Bloom, level 3, 24 questions, sure',
      'Seed, level 1, 8 questions, still finding out',
    ]);
    expect(cellsIn(/^Rounding/)).toEqual(['Sprout, level 1, 12 questions, sure', 'Not met yet']);
    expect(row(/^Equal groups/)).toHaveTextContent('1 of 2');
    expect(api.calls('getClassProgress')[0]?.fields).toMatchObject({ classRoomId: 'room-12' });
  });

  it('shows no stage for a skill with fewer than four questions', async () => {
    const [amara] = aClassProgress().students;
    if (!amara) throw new Error('the class has students');
    const cell = aCell({ skillId: 'rounding', stage: 'seed', level: 1, percent: 50, answers: 2 });
    open(() => aClassProgress({ students: [{ ...amara, cells: [{ ...cell, isRated: false }] }] }));
    await screen.findByRole('grid');
    expect(cellsIn(/^Rounding/)).toEqual(['Not enough yet, 2 questions']);
  });

  // @proves R-class-progress
  it('shows who needs help in the shown subject, why, and one thing to try', async () => {
    const { user } = open(() =>
      aClassProgress({
        groups: [
          group('rounding', 'student-1', 'student-2'),
          group('food-chains', 'student-1', 'student-2'),
        ],
        help: [],
      }),
    );
    const strip = await screen.findByRole('region', { name: 'Needs help today' });
    expect(strip).toHaveTextContent(
      'Needs help today: RoundingRounds down every time. Try: Hop along a line.',
    );
    expect(within(strip).getByRole('link', { name: 'Ben' })).toHaveAttribute(
      'href',
      '/class-progress/room-12/students/student-2',
    );
    await user.click(screen.getByRole('tab', { name: 'Science' }));
    expect(screen.getByRole('region', { name: 'Needs help today' })).toHaveTextContent(
      'Needs help today: Food chains',
    );
  });

  // @proves D-6-progress
  it('shows the next group on request, and skills that most students have', async () => {
    const { user } = open(() =>
      aClassProgress({
        groups: [group('rounding', 'student-1', 'student-2'), group('equal-groups', 'student-2')],
        ready: [{ skillId: 'equal-groups', students: 2, of: 2 }],
      }),
    );
    await user.click(await screen.findByRole('button', { name: /^Next group/ }));
    expect(screen.getByRole('heading', { name: 'Needs help today: Equal groups' })).toBeVisible();
    expect(row(/^Equal groups/)).toHaveTextContent('Ready to move on');
  });

  it('opens the report of a student from the head of the table', async () => {
    const { user, api } = openAsEducator('/class-progress/room-12', {
      getClassProgress: () => aClassProgress(),
      listAssignments: () => aClassesAssignments(),
      getStudentReport: () => aStudentReport(),
    });
    const grid = within(await screen.findByRole('grid'));
    await user.click(grid.getByRole('link', { name: 'Ben' }));
    await heading('Mia Garcia');
    expect(api.calls('getStudentReport')[0]?.fields).toMatchObject({ studentId: 'student-2' });
  });

  it('shows no strip when no student needs help', async () => {
    open(() => aClassProgress({ help: [] }));
    await screen.findByRole('grid');
    expect(screen.queryByRole('region', { name: 'Needs help today' })).not.toBeInTheDocument();
  });

  it('saves exactly the visible table as a file', async () => {
    const saved: Blob[] = [];
    vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
      saved.push(blob as Blob);
      return 'blob:table';
    });
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    const { user } = open();
    await screen.findByRole('grid');
    await clickButton(user, 'Download CSV');
    await vi.waitFor(() => expect(saved).toHaveLength(1));
    const text = await saved[0]?.text();
    expect(text).toContain('"Skill","Standard","Amara Diallo","Ben","Have it"');
    expect(text).toContain(
      '"Equal groups","3.OA.A.1","Bloom, level 3, 24 questions, sure","Seed, level 1, 8 questions, still finding out","1 of 2"',
    );
    expect(text).not.toContain('Food chains');
  });
});

describe('Filters of the class table', () => {
  // @proves R-class-progress
  it('shows one subject, all subjects or one standard, and keeps the choice in the address', async () => {
    const { user } = open(undefined, '?subject=science');
    await screen.findByRole('grid');
    expect(screen.getAllByRole('row')).toHaveLength(2);
    await user.click(screen.getByRole('tab', { name: 'All' }));
    expect(screen.getAllByRole('row')).toHaveLength(4);
    await user.selectOptions(screen.getByLabelText('Standard'), '3.NBT.A.1 Rounding');
    expect(screen.getAllByRole('row')).toHaveLength(2);
    expect(row(/^Rounding/)).toBeVisible();
  });

  // @proves R-class-progress
  it('asks the server for the chosen period and for chosen days', async () => {
    const { user, api } = open();
    await user.selectOptions(await screen.findByLabelText('Period'), 'Last 4 weeks');
    await vi.waitFor(() => expect(api.calls('getClassProgress')).toHaveLength(2));
    expect(api.calls('getClassProgress')[1]?.fields).toMatchObject({
      from: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    });
    await user.selectOptions(screen.getByLabelText('Period'), 'Choose days');
    expect(await screen.findByLabelText('First day')).toBeVisible();
    expect(screen.getByLabelText('Last day')).toBeVisible();
  });

  it('keeps the filters when the period has no answers', async () => {
    open(
      () => aClassProgress({ skills: [], help: [] }),
      '?period=custom&from=2026-09-01&to=2026-09-02',
    );
    expect(await screen.findByText('No answers in this period.')).toBeVisible();
    expect(screen.getByLabelText('First day')).toHaveValue('2026-09-01');
  });
});

describe('Keyboard of the class table', () => {
  it('has one tab stop, and arrow keys, Home and End move between the cells', async () => {
    const { user } = open();
    const grid = await screen.findByRole('grid');
    expect(grid.querySelectorAll('[tabindex="0"]')).toHaveLength(1);
    const cell = (label: string) =>
      within(grid).getByLabelText(label, { selector: 'tr:not([hidden]) *' });
    act(() => cell('Bloom, level 3, 24 questions, sure').focus());
    await user.keyboard('{ArrowRight}');
    expect(cell('Seed, level 1, 8 questions, still finding out')).toHaveFocus();
    await user.keyboard('{ArrowDown}');
    expect(cell('Not met yet')).toHaveFocus();
    await user.keyboard('{Home}');
    expect(cell('Sprout, level 1, 12 questions, sure')).toHaveFocus();
    await user.keyboard('{End}');
    expect(screen.getByRole('button', { name: 'Assign a row: Rounding' })).toHaveFocus();
    await user.keyboard('{ArrowUp}{ArrowUp}{ArrowLeft}');
    expect(within(grid).getByRole('link', { name: 'Ben' })).toHaveFocus();
    expect(grid.querySelectorAll('[tabindex="0"]')).toHaveLength(1);
  });

  it('shows the details of the focused cell and closes them with Escape', async () => {
    const { user } = open();
    const cell = await screen.findByLabelText('Seed, level 1, 8 questions, still finding out');
    act(() => cell.focus());
    const details = await screen.findByRole('tooltip');
    expect(details).toHaveTextContent('Ben, Equal groups');
    expect(details).toHaveTextContent('Seed, level 1 of 3');
    expect(details).toHaveTextContent('8 questions on 3 days');
    expect(details).toHaveTextContent('3 of 8 right');
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('tooltip')).toBeVisible();
  });

  it('opens the dialog for the focused skill with the key A', async () => {
    const { user } = open();
    const cell = await screen.findByLabelText('Seed, level 1, 8 questions, still finding out');
    await screen.findByRole('button', { name: 'Assign a row: Equal groups' });
    act(() => cell.focus());
    await user.keyboard('a');
    expect(await screen.findByRole('dialog', { name: 'Assign a row' })).toBeVisible();
  });
});

describe('Class progress in a narrow window', () => {
  // @proves R-class-progress
  it('shows one skill or one student at a time, so every value is in reach', async () => {
    showNarrowWindow();
    const { user } = open();
    await user.selectOptions(await screen.findByLabelText('Skill'), 'Rounding 3.NBT.A.1');
    const items = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(items()).toEqual(
      expect.arrayContaining(['Amara DialloSproutlevel 1 · 12 questions', 'BenNot met yet']),
    );
    await user.selectOptions(screen.getByLabelText('Show'), 'One student');
    await user.selectOptions(screen.getByLabelText('Student'), 'Ben');
    expect(items()).toEqual(
      expect.arrayContaining(['Equal groups3.OA.A.1Seedlevel 1 · 8 questions']),
    );
  });
});

describe('Printed class table', () => {
  // @proves R-class-progress
  it('prints a report for each student when all are loaded, and the table again afterwards', async () => {
    let attempts = 0;
    const { user } = openAsEducator('/class-progress/room-12', {
      getClassProgress: () => aClassProgress(),
      listAssignments: () => aClassesAssignments(),
      getStudentReport: ({ studentId }) => {
        attempts += 1;
        if (attempts === 2) return reject('STU_001');
        const student = { ...aStudentReport().student, studentId: String(studentId) };
        return aStudentReport({ student });
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Print' }));
    await user.click(await screen.findByRole('menuitem', { name: 'A report for each student' }));
    expect(await screen.findByText('1 report could not be loaded.')).toBeVisible();
    await clickButton(user, 'Try Again');
    const pages = vi.fn(() => screen.getAllByRole('article').length);
    vi.spyOn(window, 'print').mockImplementation(() => {
      window.dispatchEvent(new Event('beforeprint'));
      pages();
      window.dispatchEvent(new Event('afterprint'));
    });
    await clickButton(user, 'Print 2 pages');
    expect(pages).toHaveReturnedWith(2);
    expect(screen.queryByRole('article')).not.toBeInTheDocument();
    act(() => void window.dispatchEvent(new Event('beforeprint')));
    expect(screen.getByRole('table')).toHaveTextContent('Room 12 Explorers');
  });

  it('prints class, title and date on each page and splits 41 students over two', async () => {
    const [student] = aClassProgress().students;
    if (!student) throw new Error('the class has students');
    const students = Array.from({ length: 41 }, (_, index) => ({
      ...student,
      studentId: `student-${index}`,
      firstName: `Student${index}`,
    }));
    open(() => aClassProgress({ students, help: [] }));
    await screen.findByRole('grid');
    act(() => void window.dispatchEvent(new Event('beforeprint')));
    const tables = screen.getAllByRole('table');
    expect(tables).toHaveLength(2);
    for (const [index, range] of ['1 to 21', '22 to 41'].entries()) {
      expect(tables[index]).toHaveTextContent(
        `Room 12 Explorers · Class progress, Math, All days · Printed November 16, 2026 · Students ${range} of 41`,
      );
    }
    act(() => void window.dispatchEvent(new Event('afterprint')));
    expect(await screen.findByRole('grid')).toBeVisible();
  });
});

describe('Class progress without data', () => {
  it('shows the empty state when no student has played', async () => {
    open(() => aClassProgress({ skills: [], help: [] }));
    expect(await screen.findByText('Nobody has played yet.')).toBeVisible();
  });

  it('links to Add Students when the class has none', async () => {
    open(() => aClassProgress({ skills: [], students: [], help: [] }));
    expect(await screen.findByText('This class has no students yet.')).toBeVisible();
    expect(await screen.findByRole('link', { name: 'Add Students' })).toHaveAttribute(
      'href',
      '/add-students/room-12',
    );
  });

  // @proves P-helper
  it('shows a helper no link to Add Students', async () => {
    const { api } = open(
      () => aClassProgress({ skills: [], students: [], help: [] }),
      '',
      aClassesAssignments({ isHelper: true }),
    );
    expect(await screen.findByText('This class has no students yet.')).toBeVisible();
    // The tabs without cards show that the role of the educator has loaded.
    await waitFor(() =>
      expect(screen.queryByRole('link', { name: 'Login cards' })).not.toBeInTheDocument(),
    );
    expect(api.calls('listAssignments')).toHaveLength(1);
    expect(screen.queryByRole('link', { name: 'Add Students' })).not.toBeInTheDocument();
  });

  // @proves R-class-progress
  it('shows CLS_001 for a class of another teacher', async () => {
    open(() => reject('CLS_001'));
    expect(
      await screen.findByText('This classroom does not exist, or you do not have access to it.'),
    ).toBeVisible();
  });
});
