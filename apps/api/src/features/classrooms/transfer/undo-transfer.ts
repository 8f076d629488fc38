import type { Educator } from '../../../context/actor.ts';
import type { Context } from '../../../context/context.ts';
import type { Db } from '../../../db/connection/connection.ts';
import { DomainError } from '../../../domain-error.ts';
import { lockSchool } from '../../schools/schools.ts';
import { deactivateUnaffiliated, lockStudents } from '../../students/affiliations.ts';
import { ensureNotArchived, ensureRoomFor, undoSince } from '../classrooms.rules.ts';
import type { findTaughtClassroom } from '../classrooms.ts';
import { type FormerPlace, insertFormerPlaces } from '../enrollments.queries.ts';
import { readTaughtClassroom } from '../list-classrooms.ts';
import { selectCandidates } from '../roster/enroll-existing.queries.ts';
import { deleteRemovedStudents } from '../roster/removed-students.queries.ts';
import { takeStudentSeats } from '../school/school-seats.ts';
import { findBothClassrooms, findTarget } from './transfer-students.ts';
import { deleteTransferred, selectMovedPlaces, selectPlaces } from './transfers.queries.ts';

type Input = {
  classroomId: string;
  toClassroomId: string;
  studentIds: string[];
  at: string;
  isMove: boolean;
};
type Classroom = Awaited<ReturnType<typeof findTaughtClassroom>>;
type Undo = { studentIds: readonly string[]; at: Date };

/**
 * Returns the places that moved students get again, as if they had stayed, and the students who are
 * back already. Omits students that others changed since.
 */
const findPlaces = async (
  { actor }: Context<Educator>,
  tx: Db,
  { from, studentIds, at }: Undo & { from: Classroom },
) => {
  const wanted = { classroomId: from.id, studentIds, at, byId: actor.id };
  const moved = new Map(
    (await selectMovedPlaces(tx, wanted)).map((place) => [place.student_id, place]),
  );
  const candidates = await selectCandidates(tx, {
    classroom: from,
    studentIds,
    educatorId: actor.id,
  });
  const places = candidates.flatMap((candidate): FormerPlace[] => {
    const place = moved.get(candidate.id);
    if (!place || candidate.is_enrolled || !candidate.is_active) return [];
    return [
      {
        studentId: candidate.id,
        how: place.how,
        joinedAt: place.joined_at,
        isSynced: place.is_synced,
      },
    ];
  });
  const back = candidates.filter(({ is_enrolled }) => is_enrolled).map(({ id }) => id);
  return { places, back };
};

/** Enrolls moved students again as before. Returns the students who are in the classroom now. */
const putBack = async (
  ctx: Context<Educator>,
  tx: Db,
  { from, studentIds, at }: Undo & { from: Classroom },
) => {
  ensureNotArchived(from);
  const school = from.school_id ? await lockSchool(tx, from.school_id) : undefined;
  await lockStudents(tx, studentIds);
  const { places, back } = await findPlaces(ctx, tx, { from, studentIds, at });
  const ids = places.map(({ studentId }) => studentId);
  if (ids.length === 0) return back;
  ensureRoomFor(ids.length, from);
  await insertFormerPlaces(tx, { classroomId: from.id, places });
  const managed = places.filter(({ how }) => how !== 'joined').map(({ studentId }) => studentId);
  await takeStudentSeats(tx, { school, studentIds: managed });
  await deleteRemovedStudents(tx, { classroomId: from.id, studentIds: ids });
  await ctx.deps.events.studentsBroughtBack(ctx.deps, tx, {
    classroomId: from.id,
    studentIds: ids,
  });
  return [...back, ...ids];
};

/** Returns the copied students who can leave, because they are still in the first classroom. */
const findCopied = async (tx: Db, { fromId, studentIds }: Undo & { fromId: string }) => {
  await lockStudents(tx, studentIds);
  const places = await selectPlaces(tx, { classroomId: fromId, studentIds });
  return places.map(({ student_id }) => student_id);
};

/** Removes the places that the transfer made, and what was taken for them. */
const takeOut = async (
  { deps, actor }: Context<Educator>,
  tx: Db,
  places: Undo & { classroomId: string },
) => {
  if (places.studentIds.length === 0) return;
  const left = await deleteTransferred(tx, places);
  await deactivateUnaffiliated(deps, tx, { studentIds: left, byId: actor.id });
};

/**
 * Undoes a move that the caller made, or a copy to a classroom that the caller teaches. Students
 * that others changed since stay as they are, and the response names them.
 */
export const undoTransfer = (ctx: Context<Educator>, { isMove, ...input }: Input) =>
  ctx.transaction(async (tx) => {
    const at = new Date(input.at);
    const studentIds = [...new Set(input.studentIds)];
    const { from, to } = isMove
      ? await findBothClassrooms(ctx, tx, input)
      : { from: undefined, to: (await findTarget(ctx, tx, input)).to };
    const settled = from
      ? await putBack(ctx, tx, { from, studentIds, at })
      : await findCopied(tx, { fromId: input.classroomId, studentIds, at });
    if (settled.length === 0 || at < undoSince(ctx.deps.now())) throw new DomainError('STU_012');
    await takeOut(ctx, tx, { classroomId: to.id, studentIds: settled, at });
    for (const id of settled) await ctx.audit(tx, 'roster.transfer-undone', id);
    return {
      undone: settled.length,
      unchangedIds: studentIds.filter((id) => !settled.includes(id)),
      classroom: await readTaughtClassroom(ctx, tx, (from ?? to).id),
    };
  });
