import type { ReportAssignment } from '@wonderfield/contract/progress/student-report';
import type { Deps } from '../../dependencies.ts';
import type { Day } from '../play/mastery/days.rules.ts';
import { toAssignedSkills } from './assigned-skills.ts';
import {
  selectAssignmentsDue,
  selectChosen,
  selectFinished,
  selectOptionalRosterStudent,
} from './assignments.queries.ts';
import { standsIn, stateOf } from './assignments.rules.ts';

type StudentInClass = {
  classroomId: string;
  studentId: string;
  grade: string;
  timeZone: string;
  today: Day;
  period: { from: Day; to: Day };
};

/**
 * Returns the assigned rows of a student: all open ones, and those that were due in the period. The
 * caller checks that the educator teaches the classroom.
 */
export const listStudentAssignments = async (
  { db }: Pick<Deps, 'db'>,
  { classroomId, studentId, grade, timeZone, today, period }: StudentInClass,
): Promise<ReportAssignment[]> => {
  const student = await selectOptionalRosterStudent(db, { classroomId, studentId });
  if (!student) return [];
  const rows = await selectAssignmentsDue(db, { classroomId, today, ...period });
  const ids = rows.map(({ id }) => id);
  const facts = {
    roster: [student],
    timeZone,
    chosen: await selectChosen(db, ids),
    finished: await selectFinished(db, ids),
  };
  return rows.flatMap((row) => {
    const [status] = standsIn(row, facts);
    if (!status) return [];
    return [
      {
        assignmentId: row.id,
        skills: toAssignedSkills(row, grade),
        dueOn: row.dueOn,
        state: stateOf(row, today),
        status,
      },
    ];
  });
};
