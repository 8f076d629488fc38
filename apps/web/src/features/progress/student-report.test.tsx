import { act, screen, within } from '@testing-library/react';
import { fail, reject } from '@wonderfield/client/testing/fake-calls';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { aClassesAssignments } from '../../../testing/assignments.ts';
import { clickButton } from '../../../testing/forms.ts';
import { type Handlers, openAsEducator } from '../../../testing/open/open-as-educator.ts';
import { heading } from '../../../testing/render-screen.tsx';
import { aReportSkill, aStudentReport } from '../../../testing/student-report.ts';

type Handler = NonNullable<Handlers['getStudentReport']>;
const open = (getStudentReport: Handler = () => aStudentReport(), isArchived = false) =>
  openAsEducator('/class-progress/room-12/students/student-2', {
    getStudentReport,
    listAssignments: () => aClassesAssignments({ isArchived }),
  });
const card = async (name: string) => screen.findByRole('region', { name });

beforeAll(async () => void (await import('./screens/student-report-screen.tsx')), 60_000);

describe('Student report', () => {
  // @proves R-student-report
  it('shows names, minutes, days, rows and the share of right answers', async () => {
    const { api } = open();
    await heading('Mia Garcia');
    const facts = await card('Facts');
    for (const text of [
      'PebbleFox',
      '8pqgne5x',
      'Today',
      '46 min',
      'on 3 days',
      '12',
      '58 in all',
    ]) {
      expect(within(facts).getByText(text)).toBeVisible();
    }
    expect(within(facts).getByText('71%')).toBeVisible();
    expect(api.calls('getStudentReport')[0]?.fields).toMatchObject({
      classRoomId: 'room-12',
      studentId: 'student-2',
    });
  });

  // @proves R-student-report
  it('shows the skills of the period with stage and counts, and all on request', async () => {
    const { user } = open();
    const skills = within(await card('Skills'));
    const row = (name: RegExp) => skills.getByRole('row', { name });
    expect(row(/^Equal groups/)).toHaveTextContent('BloomSurelevel 224 questions on 6 daysToday');
    expect(row(/^Telling time/)).toHaveTextContent('Not enough yet--2 questions on 1 dayNov 10');
    expect(skills.queryByText('Food chains')).not.toBeInTheDocument();
    await clickButton(user, 'Show all 3');
    expect(row(/^Food chains/)).toHaveTextContent('LeafSure');
  });

  // @proves R-student-report
  it('shows a repeated mistake with both answers and one thing to try', async () => {
    open();
    const mistakes = await card('Common mistakes');
    expect(mistakes).toHaveTextContent('Counts the marks, not the spaces4 times · Nov 13');
    expect(mistakes).toHaveTextContent('Which number is at the arrow?Mia4/4Right3/4');
    expect(mistakes).toHaveTextContent('Try: Hop along the spaces and count each hop aloud.');
  });

  // @proves R-student-report
  it('shows the assigned rows with their due date and result, and the minutes per week', async () => {
    open();
    const rows = await card('Assigned rows');
    expect(rows).toHaveTextContent('Number lineDue Friday, Nov 20Not yet');
    expect(rows).toHaveTextContent('Equal groupsDue Friday, Nov 13Done Nov 12');
    expect(await card('Minutes per week')).toHaveTextContent(
      'Nov 955This week46170 min on 9 days in this period',
    );
  });

  it('opens the next student with the arrow or J and the previous one with K', async () => {
    const { user, api } = open(({ studentId }) =>
      aStudentReport(studentId === 'student-2' ? {} : { roster: { position: 3, total: 3 } }),
    );
    expect(await screen.findByText('2 of 3')).toBeVisible();
    await user.keyboard('j');
    expect(await screen.findByText('3 of 3')).toBeVisible();
    expect(api.calls('getStudentReport')[1]?.fields).toMatchObject({ studentId: 'student-3' });
    expect(screen.getByRole('button', { name: 'Next student' })).toBeDisabled();
  });

  it('asks the server for another period', async () => {
    const { user, api } = open();
    await user.selectOptions(await screen.findByLabelText('Period'), 'This week');
    await vi.waitFor(() => expect(api.calls('getStudentReport')).toHaveLength(2));
    const { from } = api.calls('getStudentReport')[1]?.fields ?? {};
    expect(new Date(`${from}T00:00:00Z`).getUTCDay()).toBe(1);
  });

  it('opens the dialog to assign a row to this student', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Assign a row' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Assign a row' }));
    expect(await dialog.findByRole('radio', { name: /^Chosen students/ })).toBeChecked();
  });

  it('offers no assignment in an archived class', async () => {
    open(undefined, true);
    await card('Skills');
    expect(screen.queryByRole('button', { name: 'Assign a row' })).not.toBeInTheDocument();
  });

  it('saves all skills as a file in which no cell starts a formula', async () => {
    const saved: Blob[] = [];
    vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
      saved.push(blob as Blob);
      return 'blob:report';
    });
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    const { user } = open(() => aStudentReport({ skills: [aReportSkill({ name: '=1+1' })] }));
    await clickButton(user, 'Download CSV');
    await vi.waitFor(() => expect(saved).toHaveLength(1));
    const text = await saved[0]?.text();
    expect(text).toContain('"Subject","Skill","Standard","Stage","Level","Certainty"');
    expect(text).toContain('"Math","\'=1+1","3.OA.A.1","Bloom","2","Sure","24","6","2026-11-16"');
  });

  // @proves R-student-report
  it('prints one page with class, title, period, teacher and date', async () => {
    const skills = Array.from({ length: 14 }, (_, index) =>
      aReportSkill({ skillId: `skill-${index}`, name: `Skill ${index}` }),
    );
    open(() => aStudentReport({ skills }));
    await card('Skills');
    act(() => void window.dispatchEvent(new Event('beforeprint')));
    const paper = screen.getByRole('article');
    expect(paper).toHaveTextContent('Room 12 Explorers · Grade 3 · Hazel Grove Elementary');
    expect(paper).toHaveTextContent('Student reportOctober 20, 2026 to November 16, 2026');
    expect(paper).toHaveTextContent(/printed November 16, 2026$/);
    expect(paper).toHaveTextContent('and 4 more');
    expect(within(paper).getAllByRole('row')).toHaveLength(11);
    act(() => void window.dispatchEvent(new Event('afterprint')));
    expect(await card('Skills')).toBeVisible();
  });
});

describe('Student report without data', () => {
  it('shows that a new student has not played yet', async () => {
    const { lastActive: _, ...report } = aStudentReport();
    open(() => ({ ...report, skills: [], mistakes: [], assignments: [], questions: 0 }));
    expect(await screen.findByText('Mia has not played yet.')).toBeVisible();
    expect(screen.getByText('No repeated mistakes in this period.')).toBeVisible();
    expect(screen.getByText('No rows are assigned.')).toBeVisible();
    expect(within(await card('Facts')).getAllByText('--')).toHaveLength(4);
  });

  // @proves R-student-report
  it.each([
    ['STU_001', 'This student is not in the class.', 'Students', '/list-students/room-12'],
    [
      'CLS_001',
      'This student is not in the class, or you do not have access to it.',
      'Class progress',
      '/class-progress/room-12',
    ],
  ] as const)('explains %s and links to another page', async (code, text, link, path) => {
    open(() => reject(code));
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.getByRole('link', { name: link })).toHaveAttribute('href', path);
  });

  it('offers a retry when the report cannot be loaded', async () => {
    let isBroken = true;
    const { user } = open(() => (isBroken ? fail() : aStudentReport()));
    const again = await screen.findByRole('button', { name: 'Try again' });
    isBroken = false;
    await user.click(again);
    expect(await card('Skills')).toBeVisible();
  });
});
