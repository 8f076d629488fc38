import { SUBJECTS, type Subject } from '@wonderfield/contract/options';
import { isBudOrBloom } from '@wonderfield/contract/play/field';
import type { ClassProgress, ProgressCell } from '@wonderfield/contract/progress/progress';

/** One comparison for all names and codes, because creating one takes longer than a sort. */
const { compare } = new Intl.Collator('en', { numeric: true });

export type Shown = Subject | 'all';

export type ClassSkill = ClassProgress['skills'][number];
export type ClassStudent = ClassProgress['students'][number];

/** A skill with a cell for each student. Undefined if the student has not met it. */
export type SkillRow = {
  skill: ClassSkill;
  cells: readonly (ProgressCell | undefined)[];
  /** Students at bud or bloom. */
  have: number;
  isReady: boolean;
};

/** Returns the subjects that the class has practiced, in the order of the list. */
export const subjectsOf = ({ skills }: Pick<ClassProgress, 'skills'>) =>
  SUBJECTS.filter(({ value }) => skills.some(({ subject }) => subject === value));

const inSubject = (shown: Shown) => (skill: ClassSkill) =>
  shown === 'all' || skill.subject === shown;

/** Returns the subject with the most practiced skills, which is shown first. */
export const firstShown = (progress: Pick<ClassProgress, 'skills'>): Shown => {
  const [first] = subjectsOf(progress)
    .map(({ value }) => ({ value, count: progress.skills.filter(inSubject(value)).length }))
    .sort((one, second) => second.count - one.count);
  return first?.value ?? 'all';
};

/** Returns the standards of a subject with the names of their skills, sorted by code. */
export const standardsOf = ({ skills }: Pick<ClassProgress, 'skills'>, shown: Shown) => {
  const pairs = skills
    .filter(inSubject(shown))
    .flatMap(({ name, standards }) => standards.slice(0, 1).map((code) => ({ code, name })));
  return [...Map.groupBy(pairs, ({ code }) => code)]
    .map(([code, same]) => ({ code, names: same.map(({ name }) => name).join(', ') }))
    .sort((first, second) => compare(first.code, second.code));
};

/** Students who have met the skill and are below leaf. */
const needsHelp = (cell: ProgressCell | undefined) =>
  cell?.isRated === true && (cell.stage === 'seed' || cell.stage === 'sprout');

const hasSkill = (cell: ProgressCell | undefined) =>
  cell?.isRated === true && isBudOrBloom(cell.stage);

/** Returns all skills with a cell for each student, those that most students need help with first. */
export const skillRows = ({
  skills,
  students,
  ready,
}: Pick<ClassProgress, 'skills' | 'students' | 'ready'>): SkillRow[] => {
  const byStudent = students.map(
    ({ cells }) => new Map(cells.map((cell) => [cell.skillId, cell] as const)),
  );
  return skills
    .map((skill) => {
      const cells = byStudent.map((cellsOfStudent) => cellsOfStudent.get(skill.skillId));
      return {
        skill,
        cells,
        have: cells.filter(hasSkill).length,
        isReady: ready.some(({ skillId }) => skillId === skill.skillId),
        need: cells.filter(needsHelp).length,
      };
    })
    .sort((first, second) => second.need - first.need)
    .map(({ need: _, ...row }) => row);
};

/** Returns the rows of a subject and a standard, in the same order. */
export const shownRows = (
  rows: readonly SkillRow[],
  { shown, standard }: { shown: Shown; standard?: string | undefined },
) =>
  rows.filter(
    ({ skill }) =>
      inSubject(shown)(skill) && (standard === undefined || skill.standards[0] === standard),
  );

/** Sorts students by the names above their columns, which are first names. */
export const byFirstName = (students: readonly ClassStudent[]) =>
  students.toSorted((a, b) => compare(a.firstName, b.firstName) || compare(a.lastName, b.lastName));

/** Returns the ids of students who are below bud or have not met the skill. */
export const studentsBelowBud = ({ cells }: SkillRow, students: readonly ClassStudent[]) =>
  students.filter((_, index) => !hasSkill(cells[index])).map(({ studentId }) => studentId);

/** Returns short names for narrow columns. The last initial tells equal first names apart. */
export const shortNames = (students: readonly Pick<ClassStudent, 'firstName' | 'lastName'>[]) => {
  const counts = Map.groupBy(students, ({ firstName }) => firstName);
  return students.map(({ firstName, lastName }) => {
    const isShared = (counts.get(firstName)?.length ?? 0) > 1;
    const initial = [...lastName][0];
    return isShared && initial ? `${firstName} ${initial}.` : firstName;
  });
};

/** Splits the students over pages with equal numbers of columns, so no column is cropped. */
export const columnPages = (count: number, most: number): { from: number; to: number }[] => {
  const pages = Math.max(1, Math.ceil(count / most));
  const size = Math.ceil(count / pages);
  return Array.from({ length: pages }, (_, page) => ({
    from: page * size,
    to: Math.min(count, (page + 1) * size),
  }));
};

type Strings = {
  skill: string;
  standard: string;
  have: string;
  toCell: (cell: ProgressCell | undefined) => string;
  toHave: (have: number) => string;
};

/** Returns exactly the visible table for a spreadsheet. */
export const tableRows = (
  rows: readonly SkillRow[],
  names: readonly string[],
  strings: Strings,
): string[][] => [
  [strings.skill, strings.standard, ...names, strings.have],
  ...rows.map(({ skill, cells, have }) => [
    skill.name,
    skill.standards[0] ?? '',
    ...cells.map(strings.toCell),
    strings.toHave(have),
  ]),
];
