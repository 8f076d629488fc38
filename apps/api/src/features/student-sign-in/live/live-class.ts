import type { LiveClass, LiveStudent } from '@wonderfield/contract/student-sign-in/open-class';
import type { Educator } from '../../../context/actor.ts';
import type { Context } from '../../../context/context.ts';
import type { Db } from '../../../db/connection/connection.ts';
import type { Deps } from '../../../dependencies.ts';
import { readSeenClassroom } from '../../classrooms/classrooms.ts';
import { openClassCode } from '../../classrooms/join/class-codes.ts';
import { findStuckStudents } from '../../students/methods/picture-attempts.ts';
import { type LiveStudentRow, selectLiveStudents } from './live.queries.ts';
import { readHandsOfClass } from './read-hands.ts';

type Facts = { openedAt: Date | undefined; stuckIds: ReadonlySet<string> };

const stateOf = (row: LiveStudentRow, { openedAt, stuckIds }: Facts): LiveStudent['state'] => {
  if (row.is_in) return 'in';
  if (stuckIds.has(row.id)) return 'stuck';
  const wasIn = openedAt && row.signed_in_at && row.signed_in_at >= openedAt;
  return wasIn ? 'done' : 'notIn';
};

const toStudent = (row: LiveStudentRow, facts: Facts): LiveStudent => ({
  userId: row.id,
  firstName: row.first_name,
  lastName: row.last_name,
  ...(row.avatar_name !== null && { name: row.avatar_name }),
  ...(row.avatar_look !== null && { avatarPreview: row.avatar_look }),
  signInMethod: row.sign_in_method,
  state: stateOf(row, facts),
  ...(row.signed_in_with !== null && { signedInWith: row.signed_in_with }),
  ...(row.signed_in_at !== null && { signedInAt: row.signed_in_at.toISOString() }),
  ...(row.is_guest && { isGuest: true }),
});

type Room = Awaited<ReturnType<typeof readSeenClassroom>>;

const openingOf = (deps: Pick<Deps, 'sealer'>, { classroom, isHelper }: Room) => ({
  openedAt: classroom.opened_at?.toISOString(),
  openUntil: classroom.open_until?.toISOString(),
  // A helper gets nothing with which to sign in.
  ...(!isHelper &&
    classroom.sealed_code && {
      classCode: openClassCode(deps, classroom.id, classroom.sealed_code),
    }),
});

/** Returns the live board of a class, also to helpers. */
export const readLiveClass = async (
  ctx: Context<Educator>,
  db: Db,
  classroomId: string,
): Promise<LiveClass> => {
  const { deps } = ctx;
  const now = deps.now();
  const room = await readSeenClassroom(ctx, db, classroomId);
  const { classroom } = room;
  const isOpen = classroom.open_until !== null && classroom.open_until > now;
  const students = await selectLiveStudents(db, { classroomId: classroom.id, now });
  const studentIds = students.map(({ id }) => id);
  const stuckIds = await findStuckStudents(deps, db, studentIds);
  const facts = { openedAt: isOpen ? (classroom.opened_at ?? undefined) : undefined, stuckIds };
  return {
    classRoomId: classroom.id,
    name: classroom.name,
    ...(isOpen && openingOf(deps, room)),
    students: students.map((student) => toStudent(student, facts)),
    hands: isOpen ? await readHandsOfClass(db, { classroomId: classroom.id, now }) : [],
  };
};

export const getLiveClass = async (
  ctx: Context<Educator>,
  { classroomId }: { classroomId: string },
) => ({ liveClass: await readLiveClass(ctx, ctx.deps.db, classroomId) });
