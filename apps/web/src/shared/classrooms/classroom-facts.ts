import type { Classroom } from '@wonderfield/contract/classrooms/classroom';
import { GRADES, labelOf, SUBJECTS, type Subject } from '@wonderfield/contract/options';

/** What stands where nothing is known (S 2.6). */
const NOTHING = '--';

export const gradeOf = ({ classRoomGrade }: Classroom) =>
  classRoomGrade ? labelOf(GRADES, classRoomGrade) : NOTHING;

export const subjectOf = ({ classRoomSubject }: Classroom) =>
  classRoomSubject ? labelOf(SUBJECTS, classRoomSubject) : NOTHING;

export const teacherOf = ({ teacherName }: Classroom) => teacherName.trim() || NOTHING;

export const enrolledIn = ({ studentIds }: Classroom) => studentIds?.length ?? 0;

/** The crop of a classroom's plot. */
export const cropOf = (subject: string | undefined): Subject =>
  SUBJECTS.find(({ value }) => value === subject)?.value ?? 'others';
