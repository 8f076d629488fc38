import type { Educator } from '../../../context/actor.ts';
import type { Context } from '../../../context/context.ts';
import type { Db } from '../../../db/connection/connection.ts';
import { DomainError } from '../../../domain-error.ts';
import { findTaughtClassroom } from '../classrooms.ts';
import { deleteEnrollmentsOfStudents } from '../enrollments.queries.ts';
import { readTaughtClassroom } from '../list-classrooms.ts';
import { enrollExisting } from '../roster/enroll-existing.ts';
import { finishRemoval } from '../roster/remove-students.ts';
import { ensureMovable, ensureStaysManaged } from './transfer.rules.ts';
import { selectPlaces, selectSourceClasses } from './transfers.queries.ts';

type Classrooms = { classroomId: string; toClassroomId: string };
type Transfer = Classrooms & { studentIds: string[] };

/** Locks both classrooms in the order of their ids, so two opposite moves cannot block each other. */
export const findBothClassrooms = async (
  ctx: Context<Educator>,
  tx: Db,
  { classroomId, toClassroomId }: Classrooms,
) => {
  if (classroomId === toClassroomId) throw new DomainError('STU_002');
  if (classroomId < toClassroomId) {
    const from = await findTaughtClassroom(ctx, tx, classroomId);
    return { from, to: await findTaughtClassroom(ctx, tx, toClassroomId) };
  }
  const to = await findTaughtClassroom(ctx, tx, toClassroomId);
  return { from: await findTaughtClassroom(ctx, tx, classroomId), to };
};

/** Locks the classroom that gets the students. Throws CLS_001 unless the caller sees the other. */
export const findTarget = async (
  ctx: Context<Educator>,
  tx: Db,
  { classroomId, toClassroomId }: Classrooms,
) => {
  if (classroomId === toClassroomId) throw new DomainError('STU_002');
  const to = await findTaughtClassroom(ctx, tx, toClassroomId);
  const wanted = { educatorId: ctx.actor.id, classroom: to, fromId: classroomId };
  const [from] = await selectSourceClasses(tx, wanted);
  if (!from) throw new DomainError('CLS_001');
  return { from, to };
};

/**
 * Moves students to another classroom of the caller, all or none. They keep login, progress and
 * seat. The former places are remembered, so the move can be undone.
 */
export const moveStudents = (ctx: Context<Educator>, input: Transfer) =>
  ctx.transaction(async (tx) => {
    const { from, to } = await findBothClassrooms(ctx, tx, input);
    const studentIds = [...new Set(input.studentIds)];
    const former = await selectPlaces(tx, { classroomId: from.id, studentIds });
    if (former.length < studentIds.length) throw new DomainError('STU_001');
    ensureMovable(former);
    const now = ctx.deps.now();
    const added = await enrollExisting(ctx, tx, { classroom: to, studentIds, now });
    ensureStaysManaged(former, await selectPlaces(tx, { classroomId: to.id, studentIds }));
    const removed = await deleteEnrollmentsOfStudents(tx, { classroomId: from.id, studentIds });
    await finishRemoval(ctx, tx, { classroomId: from.id, removed, now });
    for (const id of studentIds) await ctx.audit(tx, 'roster.moved', id, { outcome: to.id });
    return {
      changed: added.length,
      at: now.toISOString(),
      classroom: await readTaughtClassroom(ctx, tx, from.id),
    };
  });

/**
 * Enrolls students of one classroom in another, too, all or none. The other one is the caller's,
 * and the first one may be any of the same school.
 */
export const copyStudents = (ctx: Context<Educator>, input: Transfer) =>
  ctx.transaction(async (tx) => {
    const { from, to } = await findTarget(ctx, tx, input);
    const studentIds = [...new Set(input.studentIds)];
    const now = ctx.deps.now();
    const added = await enrollExisting(ctx, tx, { classroom: to, studentIds, now });
    // Read after the students are locked, because another teacher may have removed them.
    const places = await selectPlaces(tx, { classroomId: from.id, studentIds });
    if (places.length < studentIds.length) throw new DomainError('STU_001');
    for (const id of added) await ctx.audit(tx, 'roster.copied', id, { outcome: to.id });
    return {
      changed: added.length,
      at: now.toISOString(),
      classroom: await readTaughtClassroom(ctx, tx, to.id),
    };
  });
