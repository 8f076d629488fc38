import { insertAssignment } from '../../src/features/assignments/assignments.queries.ts';
import { addDays, dayAt } from '../../src/features/play/mastery/days.rules.ts';
import type { TestPortal } from '../build-test-app.ts';
import type { MadeClassroom } from './make-classroom.ts';

type Portal = Pick<TestPortal, 'db' | 'deps'>;
type AssignmentTraits = {
  skillIds?: readonly string[];
  /** The whole class by default. */
  studentIds?: readonly string[];
  /** Due today by default. */
  inDays?: number;
};

/** Zip code of users created without an address. */
const USUAL_ZIP = '97214';

/** Returns the date this many days from today in the users' time zone. */
export const dayIn = async ({ deps }: Portal, days: number) =>
  addDays(dayAt(deps.now(), await deps.timeZoneOf(USUAL_ZIP)), days);

/** Assigns a math row to the class until a date and returns its id. */
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
