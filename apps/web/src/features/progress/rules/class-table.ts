import { SUBJECTS, type Subject } from '@wonderfield/contract/options';
import { isBudOrBloom } from '@wonderfield/contract/play/field';
import type { ClassProgress } from '@wonderfield/contract/progress/progress';
import { displayName } from '../../../shared/account/display-name.ts';

export type Shown = Subject | 'all';

export type ClassSkill = ClassProgress['skills'][number];
export type ClassStudent = ClassProgress['students'][number];

/** Returns the subjects that the class has practiced, in the order of the list. */
export const subjectsOf = ({ skills }: Pick<ClassProgress, 'skills'>) =>
  SUBJECTS.filter(({ value }) => skills.some(({ subject }) => subject === value));

/** Returns the subject with the most practiced skills, which is shown first. */
export const firstShown = (progress: Pick<ClassProgress, 'skills'>): Shown => {
  const [first] = subjectsOf(progress)
    .map(({ value }) => ({ value, count: skillsShown(progress, value).length }))
    .sort((one, second) => second.count - one.count);
  return first?.value ?? 'all';
};

export const skillsShown = ({ skills }: Pick<ClassProgress, 'skills'>, shown: Shown) =>
  skills.filter(({ subject }) => shown === 'all' || subject === shown);

export const cellOf = ({ cells }: ClassStudent, { skillId }: ClassSkill) =>
  cells.find((cell) => cell.skillId === skillId);

/** Counts students with the skill at bud or bloom. */
export const atBudOrBloom = ({ students }: Pick<ClassProgress, 'students'>, skill: ClassSkill) =>
  students.filter((student) => {
    const cell = cellOf(student, skill);
    return cell !== undefined && isBudOrBloom(cell.stage);
  }).length;

type Strings = { student: string; notYet: string; atBud: string };

/** Returns exactly the visible table for a spreadsheet. */
export const tableRows = (progress: ClassProgress, shown: Shown, words: Strings): string[][] => {
  const skills = skillsShown(progress, shown);
  return [
    [
      words.student,
      ...skills.map(({ name, standards }) => [name, ...standards.slice(0, 1)].join(' ')),
    ],
    ...progress.students.map((student) => [
      displayName(student),
      ...skills.map((skill) => String(cellOf(student, skill)?.percent ?? words.notYet)),
    ]),
    [words.atBud, ...skills.map((skill) => String(atBudOrBloom(progress, skill)))],
  ];
};
