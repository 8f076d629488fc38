import type { Classroom, TaughtClassroom } from '@wonderfield/contract/classrooms/classroom';
import { GRADES, labelOf, SUBJECTS, type Subject } from '@wonderfield/contract/options';

/** What stands where nothing is known (S 2.6). */
const NOTHING = '--';

export const gradeOf = ({ grade }: TaughtClassroom) => (grade ? labelOf(GRADES, grade) : NOTHING);

export const subjectOf = ({ subject }: Classroom) =>
  subject ? labelOf(SUBJECTS, subject) : NOTHING;

export const teacherOf = ({ teacherName }: Classroom) => teacherName.trim() || NOTHING;

export const enrolledIn = ({ studentIds }: TaughtClassroom) => studentIds.length;

/** The crop of a classroom's plot. */
export const cropOf = (subject: string | undefined): Subject =>
  SUBJECTS.find(({ value }) => value === subject)?.value ?? 'others';
