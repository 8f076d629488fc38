import { insertAssignment } from '../../src/features/assignments/assignments.queries.ts';
import { addDays, dayAt } from '../../src/features/play/days.rules.ts';
import type { TestPortal } from '../build-test-app.ts';
import type { MadeClassroom } from './make-classroom.ts';

type Portal = Pick<TestPortal, 'db' | 'deps'>;
type AssignmentTraits = {
  skillIds?: readonly string[];
  /** The whole class unless some are named. */
  studentIds?: readonly string[];
  /** Due today unless told otherwise. */
  inDays?: number;
};

/** Where everybody is who was made without an address. */
const USUAL_ZIP = '97214';

/** A day so far from today, where they are. */
export const dayIn = async ({ deps }: Portal, days: number) =>
  addDays(dayAt(deps.now(), await deps.timeZoneOf(USUAL_ZIP)), days);

/** A row of math that the class has until a day. Returns its id. */
export const makeAssignment = async (
  portal: Portal,
  classroom: Pick<MadeClassroom, 'id'>,
  { skillIds = ['equal-groups'], studentIds, inDays = 0 }: AssignmentTraits = {},
) =>
  insertAssignment(portal.db, {
    classroomId: classroom.id,
    subject: 'math',
    skillIds,
    studentIds,
    dueOn: await dayIn(portal, inDays),
    now: portal.deps.now(),
  });
