import { describe, expect, it } from 'vitest';
import { aCell, aClassProgress } from '../../../../testing/progress.ts';
import {
  byFirstName,
  columnPages,
  firstShown,
  shortNames,
  shownRows,
  skillRows,
  standardsOf,
  studentsBelowBud,
  subjectsOf,
  tableRows,
} from './class-table.ts';

const progress = aClassProgress();
const select = (classProgress: typeof progress, filter: Parameters<typeof shownRows>[1]) =>
  shownRows(skillRows(classProgress), filter);
const namesOf = (rows: ReturnType<typeof skillRows>) => rows.map(({ skill }) => skill.name);

it('returns the subjects that the class has practiced', () => {
  expect(subjectsOf(progress).map(({ value }) => value)).toEqual(['math', 'science']);
});

it('selects the subject with the most practiced skills first', () => {
  expect(firstShown(progress)).toBe('math');
  expect(firstShown({ skills: [] })).toBe('all');
});

describe('skillRows and shownRows', () => {
  it('returns the skills of one subject, of all subjects or of one standard', () => {
    expect(select(progress, { shown: 'math' })).toHaveLength(2);
    expect(select(progress, { shown: 'all' })).toHaveLength(3);
    expect(namesOf(select(progress, { shown: 'math', standard: '3.NBT.A.1' }))).toEqual([
      'Rounding',
    ]);
  });

  it('returns a cell for each student and counts those at bud or bloom', () => {
    const [row] = select(progress, { shown: 'math', standard: '3.OA.A.1' });
    expect(row?.cells.map((cell) => cell?.stage)).toEqual(['bloom', 'seed']);
    expect(row).toMatchObject({ have: 1, isReady: false });
  });

  it('puts the skill first that most students need help with', () => {
    const [amara, ben] = progress.students;
    if (!amara || !ben) throw new Error('the class has two students');
    const low = (skillId: string) =>
      aCell({ skillId, stage: 'seed', level: 1, percent: 20, answers: 10 });
    const students = [
      { ...amara, cells: [low('rounding')] },
      { ...ben, cells: [low('rounding'), low('equal-groups')] },
    ];
    expect(namesOf(select({ ...progress, students }, { shown: 'math' }))).toEqual([
      'Rounding',
      'Equal groups',
    ]);
  });

  it('counts a skill with fewer than four answers neither as mastered nor as a need', () => {
    const [amara] = progress.students;
    if (!amara) throw new Error('the class has students');
    const cell = aCell({ skillId: 'rounding', stage: 'bloom', level: 2, percent: 100, answers: 2 });
    const students = [{ ...amara, cells: [{ ...cell, isRated: false }] }];
    const [row] = select({ ...progress, students }, { shown: 'math', standard: '3.NBT.A.1' });
    expect(row?.have).toBe(0);
    expect(row && studentsBelowBud(row, students)).toEqual(['student-1']);
  });
});

it('returns the standards of a subject with their skills, in the order of their codes', () => {
  expect(standardsOf(progress, 'math')).toEqual([
    { code: '3.NBT.A.1', names: 'Rounding' },
    { code: '3.OA.A.1', names: 'Equal groups' },
  ]);
  expect(standardsOf(progress, 'science')).toEqual([]);
});

it('sorts students by first name and then by last name', () => {
  const [amara, ben] = progress.students;
  if (!amara || !ben) throw new Error('the class has two students');
  const other = { ...amara, lastName: 'Abbott' };
  expect(byFirstName([ben, amara, other])).toEqual([other, amara, ben]);
});

it('adds the last initial to equal first names', () => {
  expect(
    shortNames([
      { firstName: 'Mia', lastName: 'Garcia' },
      { firstName: 'Mia', lastName: '' },
      { firstName: 'Ben', lastName: 'Whitaker' },
    ]),
  ).toEqual(['Mia G.', 'Mia', 'Ben']);
});

it.each([
  [0, [[0, 0]]],
  [21, [[0, 21]]],
  [
    41,
    [
      [0, 21],
      [21, 41],
    ],
  ],
  [
    43,
    [
      [0, 15],
      [15, 30],
      [30, 43],
    ],
  ],
])('splits %d columns over pages', (count, pages) => {
  expect(columnPages(count, 21).map(({ from, to }) => [from, to])).toEqual(pages);
});

it('exports exactly the visible table', () => {
  const rows = tableRows(select(progress, { shown: 'math' }), ['Amara Diallo', 'Ben'], {
    skill: 'Skill',
    standard: 'Standard',
    have: 'Have it',
    toCell: (cell) => (cell ? `${cell.stage} ${cell.level} ${cell.answers}` : ''),
    toHave: (have) => String(have),
  });
  expect(rows).toEqual([
    ['Skill', 'Standard', 'Amara Diallo', 'Ben', 'Have it'],
    ['Equal groups', '3.OA.A.1', 'bloom 3 24', 'seed 1 8', '1'],
    ['Rounding', '3.NBT.A.1', 'sprout 1 12', '', '0'],
  ]);
});
