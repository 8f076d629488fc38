import type { Classroom, TaughtClassroom } from '@wonderfield/contract/classrooms/classroom';
import { GRADES, labelOf, SUBJECTS, type Subject } from '@wonderfield/contract/options';

/** Placeholder for unknown values. */
const NOTHING = '--';

export const gradeOf = ({ grade }: TaughtClassroom) => (grade ? labelOf(GRADES, grade) : NOTHING);

export const subjectOf = ({ subject }: Classroom) =>
  subject ? labelOf(SUBJECTS, subject) : NOTHING;

export const teacherOf = ({ teacherName }: Classroom) => teacherName.trim() || NOTHING;

export const enrolledIn = ({ studentIds }: TaughtClassroom) => studentIds.length;

/** Returns the crop that illustrates a classroom's subject. */
export const cropOf = (subject: string | undefined): Subject =>
  SUBJECTS.find(({ value }) => value === subject)?.value ?? 'others';

/** Returns true if students can sign in on devices in the room at this time. */
export const isOpenAt = ({ openUntil }: TaughtClassroom, now: number) =>
  openUntil !== undefined && new Date(openUntil).getTime() > now;
