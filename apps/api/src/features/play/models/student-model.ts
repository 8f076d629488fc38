import type { Subject } from '@wonderfield/contract/options';
import {
  levelForGrade,
  newStudent,
  type SkillState,
  type StudentState,
  type SubjectState,
} from '@wonderfield/mastery/student';
import type { GradeNumber } from '@wonderfield/questions/question';
import { gradeNumber } from '@wonderfield/questions/skill';
import type { Player } from '../../../context/player.ts';
import type { Db } from '../../../db/connection/connection.ts';
import type { WrittenModel } from '../../../db/expressions/mastery-writes.ts';
import { dayNumber, dayOfNumber } from '../mastery/days.rules.ts';
import { type ModelRow, type SubjectRow, selectModel } from './models.queries.ts';

/* Loads and stores what the mastery model knows about a student. */

const toSubjectState = (row: SubjectRow, grade: GradeNumber): SubjectState => ({
  mean: levelForGrade(row.mean, { from: row.grade, to: grade }),
  variance: row.variance,
  answers: row.answers,
  skills: row.skills as Record<string, SkillState>,
});

export const toStudentState = (
  { student, subjects }: ModelRow,
  grade: GradeNumber,
): StudentState => {
  const fresh = newStudent(grade);
  return {
    ...fresh,
    subjects: Object.fromEntries(
      (subjects ?? []).map((row) => [row.subject, toSubjectState(row, grade)]),
    ),
    ...(student && {
      startedOn: student.startedOn === null ? undefined : dayNumber(student.startedOn),
      learns: student.learns,
      slips: { slipped: student.slipped, opportunities: student.opportunities },
    }),
  };
};

export type Learner = { id: string; grade: GradeNumber };

export const learnerOf = ({ id, grade }: Pick<Player, 'id' | 'grade'>): Learner => ({
  id,
  grade: gradeNumber(grade),
});

/** Returns what is known about a student, relative to the enrolled grade. */
export const readModel = async (db: Db, { id, grade }: Learner): Promise<StudentState> =>
  toStudentState(await selectModel(db, id), grade);

/** Six digits keep the stored text short. */
const DIGITS = 1e6;

const rounded = (_key: string, value: unknown) =>
  typeof value === 'number' && !Number.isInteger(value)
    ? Math.round(value * DIGITS) / DIGITS
    : value;

const toSubjectRow = (subject: Subject, state: SubjectState, grade: number): SubjectRow => ({
  subject,
  grade,
  mean: state.mean,
  variance: state.variance,
  answers: state.answers,
  skills: state.skills,
});

/** Returns what changed since the model was read. */
export const changeOf = (before: StudentState, after: StudentState): WrittenModel => {
  const changed = Object.entries(after.subjects).filter(
    ([subject, state]) => state !== before.subjects[subject as Subject],
  );
  return {
    startedOn: after.startedOn === undefined ? null : dayOfNumber(after.startedOn),
    learns: after.learns,
    slipped: after.slips.slipped,
    opportunities: after.slips.opportunities,
    subjects: JSON.stringify(
      changed.map(([subject, state]) => toSubjectRow(subject as Subject, state, after.grade)),
      rounded,
    ),
  };
};
