import type { AssignmentState, StudentStatus } from '@wonderfield/contract/assignments/assignment';
import { isAllowedDueDate } from '@wonderfield/contract/assignments/assignment-days';
import { ASSIGNMENT_MESSAGES } from '@wonderfield/contract/assignments/assignment-messages';
import { ASSIGNMENTS_AT_ONCE } from '@wonderfield/contract/limits';
import type { Subject } from '@wonderfield/contract/options';
import { FIELD_MESSAGES } from '@wonderfield/contract/texts/field-messages';
import { findSkill } from '@wonderfield/questions/all-skills';
import { DomainError } from '../../domain-error.ts';
import { addDays, type Day, dayAt, startOf } from '../play/mastery/days.rules.ts';
import { openSubjects } from '../play/mastery/subjects.rules.ts';

/* Rules for valid assignments and for each student's status. */

const rejectField = (field: string, message: string): never => {
  throw new DomainError('VAL_001', { errors: { [field]: message } });
};

/** Returns the common subject of the skills, because a row grows in one place of the field. */
export const subjectOfAll = (skillIds: readonly string[]): Subject => {
  const skills = skillIds.map(
    (id) => findSkill(id) ?? rejectField('skillIds', FIELD_MESSAGES.notAnOption),
  );
  const [subject, another] = new Set(skills.map((skill) => skill.subject));
  if (!subject) return rejectField('skillIds', ASSIGNMENT_MESSAGES.skillsMissing);
  if (another) return rejectField('skillIds', ASSIGNMENT_MESSAGES.skillsOfTwoSubjects);
  return subject;
};

export const ensureDueDay = (dueOn: Day, today: Day) => {
  if (!isAllowedDueDate(dueOn, today)) rejectField('dueOn', ASSIGNMENT_MESSAGES.dueDayOutside);
};

export const ensureOneMore = (open: number) => {
  if (open >= ASSIGNMENTS_AT_ONCE) throw new DomainError('ASG_002');
};

export type AssignmentFacts = {
  id: string;
  subject: string;
  isWholeClass: boolean;
  dueOn: Day;
  endedAt: Date | null;
};

export const stateOf = (
  { dueOn, endedAt }: Pick<AssignmentFacts, 'dueOn' | 'endedAt'>,
  today: Day,
): AssignmentState => {
  if (endedAt) return 'ended';
  return dueOn < today ? 'over' : 'open';
};

export type RosterStudent = {
  id: string;
  /** The student's account and the accounts merged into it. */
  accountIds: readonly string[];
  subjects: readonly string[] | null;
  suspendedAt: Date | null;
  joinedAt: Date;
};

export type FinishedRow = {
  assignmentId: string;
  userId: string;
  finishedAt: Date;
  right: number;
};

type Known = {
  roster: readonly RosterStudent[];
  /** The chosen accounts by assignment. */
  chosen: ReadonlyMap<string, ReadonlySet<string>>;
  finished: readonly FinishedRow[];
  timeZone: string;
};

/** Returns false for a student who joined after the assignment ended. */
const hadTime = (
  { joinedAt }: RosterStudent,
  { endedAt, dueOn }: AssignmentFacts,
  timeZone: string,
) => (endedAt ? joinedAt <= endedAt : joinedAt < startOf(addDays(dueOn, 1), timeZone));

const isGivenTo = (assignment: AssignmentFacts, student: RosterStudent, { chosen }: Known) =>
  assignment.isWholeClass ||
  student.accountIds.some((id) => chosen.get(assignment.id)?.has(id) ?? false);

const standOf = (
  assignment: AssignmentFacts,
  student: RosterStudent,
  { finished, timeZone }: Known,
): StudentStatus => {
  const [done] = finished
    .filter((row) => row.assignmentId === assignment.id && student.accountIds.includes(row.userId))
    .sort((first, second) => first.finishedAt.getTime() - second.finishedAt.getTime());
  const studentId = student.id;
  if (done) {
    return {
      studentId,
      state: 'done',
      right: done.right,
      doneOn: dayAt(done.finishedAt, timeZone),
    };
  }
  const isAvailable =
    student.suspendedAt === null &&
    openSubjects(student.subjects).some((subject) => subject === assignment.subject);
  return { studentId, state: isAvailable ? 'notYet' : 'unavailable' };
};

/**
 * Returns the status of each student of the roster who has the assignment. Includes students who
 * finished it, left and joined again.
 */
export const standsIn = (assignment: AssignmentFacts, classFacts: Known): StudentStatus[] =>
  classFacts.roster
    .filter((student) => isGivenTo(assignment, student, classFacts))
    .map((student) => ({ student, stand: standOf(assignment, student, classFacts) }))
    .filter(
      ({ student, stand }) =>
        stand.state === 'done' || hadTime(student, assignment, classFacts.timeZone),
    )
    .map(({ stand }) => stand);
