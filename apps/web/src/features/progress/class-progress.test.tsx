import { screen, within } from '@testing-library/react';
import { reject } from '@wonderfield/client/testing/fake-calls';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { aClassesAssignments } from '../../../testing/assignments.ts';
import { clickButton } from '../../../testing/forms.ts';
import { type Handlers, openAsEducator } from '../../../testing/open/open-as-educator.ts';
import { aClassProgress } from '../../../testing/progress.ts';
import { heading } from '../../../testing/render-screen.tsx';

type Handler = NonNullable<Handlers['getClassProgress']>;
const open = (getClassProgress: Handler = () => aClassProgress()) =>
  openAsEducator('/class-progress/room-12', {
    getClassProgress,
    listAssignments: () => aClassesAssignments(),
  });
const row = (name: RegExp) => screen.getByRole('row', { name });

beforeAll(async () => void (await import('./screens/class-progress-screen.tsx')), 60_000);

describe('Class progress page', () => {
  // @proves R-class-progress
  it('shows the class by skill with sign, word and number in each cell', async () => {
    const { api } = open();
    await heading('Room 12 Explorers');
    expect(screen.getByRole('columnheader', { name: 'Equal groups 3.OA.A.1' })).toBeVisible();
    expect(row(/Amara/)).toHaveTextContent('Amara DialloBloom, 96Sprout, 58');
    expect(row(/Ben/)).toHaveTextContent('BenSeed, 38not yet');
    expect(row(/At bud or bloom/)).toHaveTextContent('1 of 20 of 2');
    expect(api.calls('getClassProgress')[0]?.fields).toMatchObject({ classRoomId: 'room-12' });
  });

  // @proves R-class-progress
  it('shows who needs help, why, and one thing to try', async () => {
    open();
    const help = await screen.findByRole('heading', { name: 'Who needs help today' });
    const card = help.parentElement as HTMLElement;
    expect(card).toHaveTextContent(
      'Ben3.OA.A.1 Adds the two numbers in every story.Try: Draw the story before the sum.',
    );
  });

  // @proves D-6-progress
  it('shows practice groups and skills that most students have', async () => {
    open(() =>
      aClassProgress({
        groups: [
          {
            skillId: 'rounding',
            studentIds: ['student-1', 'student-2'],
            whatHappened: 'Rounds down every time.',
            toTry: 'Hop along a line.',
          },
        ],
        ready: [{ skillId: 'equal-groups', students: 2, of: 2 }],
      }),
    );
    expect(await screen.findByText('Amara Diallo, Ben')).toBeVisible();
    expect(screen.getByText(/2 of 2 students have Equal groups at bud or bloom/)).toBeVisible();
  });

  it('switches to another subject and to all subjects', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('tab', { name: 'Science' }));
    expect(screen.getAllByRole('columnheader')).toHaveLength(2);
    await user.click(screen.getByRole('tab', { name: 'All' }));
    expect(screen.getAllByRole('columnheader')).toHaveLength(4);
  });

  // @proves R-class-progress
  it('saves exactly the visible table as a file', async () => {
    const saved: Blob[] = [];
    vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
      saved.push(blob as Blob);
      return 'blob:table';
    });
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    const { user } = open();
    await screen.findByRole('table');
    await clickButton(user, 'Download CSV');
    await vi.waitFor(() => expect(saved).toHaveLength(1));
    const text = await saved[0]?.text();
    expect(text).toContain('"Amara Diallo","96","58"');
    expect(text).not.toContain('Food chains');
  });

  it('shows the empty state when no student has played', async () => {
    open(() => aClassProgress({ skills: [], help: [] }));
    expect(await screen.findByText('Nobody has played yet.')).toBeVisible();
  });

  it('links to Add Students when the class has none', async () => {
    open(() => aClassProgress({ skills: [], students: [], help: [] }));
    expect(await screen.findByText('This class has no students yet.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Add Students' })).toHaveAttribute(
      'href',
      '/add-students/room-12',
    );
  });

  // @proves R-class-progress
  it('shows CLS_001 for a class of another teacher', async () => {
    open(() => reject('CLS_001'));
    expect(
      await screen.findByText('This classroom does not exist, or you do not have access to it.'),
    ).toBeVisible();
  });

  it('lists 41 students, including one-word and long names', async () => {
    const [student] = aClassProgress().students;
    if (!student) throw new Error('the class has students');
    const students = Array.from({ length: 41 }, (_, index) => ({
      ...student,
      studentId: `student-${index}`,
      firstName: index % 2 ? '李' : 'Wolfeschlegelsteinhausenbergerdorff',
      lastName: '',
    }));
    open(() => aClassProgress({ students, help: [] }));
    const table = await screen.findByRole('table');
    expect(within(table).getAllByRole('row')).toHaveLength(43);
  });
});
