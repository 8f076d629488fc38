import type { Educator } from '../../../context/actor.ts';
import type { Context } from '../../../context/context.ts';
import { DomainError } from '../../../domain-error.ts';
import { ensureStudentSeats, lockSchool } from '../../schools/schools.ts';
import { lockStudents } from '../../students/affiliations.ts';
import { ensureNotArchived, ensureRoomFor, removedSince } from '../classrooms.rules.ts';
import { ensureTeaches, findTaughtClassroom } from '../classrooms.ts';
import { readTaughtClassroom } from '../list-classrooms.ts';
import { reenrollStudents } from './reenroll-students.ts';
import {
  deleteRemovedStudents,
  selectFormerPlaces,
  selectRemovedStudents,
} from './removed-students.queries.ts';

/** Lists the students who were removed from the classroom in the last 30 days. */
export const listRemovedStudents = async (
  ctx: Context<Educator>,
  { classroomId }: { classroomId: string },
) => {
  const { db, now } = ctx.deps;
  await ensureTeaches(ctx, classroomId);
  const rows = await selectRemovedStudents(db, { classroomId, since: removedSince(now()) });
  return {
    students: rows.map((row) => ({
      id: row.id,
      firstName: row.first_name,
      lastName: row.last_name,
      username: row.email,
      removedAt: row.removed_at.toISOString(),
      removedBy: [row.by_first_name, row.by_last_name].filter(Boolean).join(' '),
    })),
  };
};

/**
 * Brings removed students back with login, progress and seat, all or none. Checks seats under locks
 * on classroom and school.
 */
export const bringBackStudents = (
  ctx: Context<Educator>,
  input: { classroomId: string; studentIds: string[] },
) =>
  ctx.transaction(async (tx) => {
    const { deps, actor } = ctx;
    const classroom = await findTaughtClassroom(ctx, tx, input.classroomId);
    ensureNotArchived(classroom);
    const school = classroom.school_id ? await lockSchool(tx, classroom.school_id) : undefined;
    const studentIds = [...new Set(input.studentIds)];
    await lockStudents(tx, studentIds);
    const wanted = { classroomId: classroom.id, since: removedSince(deps.now()), studentIds };
    const rows = await selectFormerPlaces(tx, wanted);
    ensureRoomFor(rows.length, classroom);
    const places = rows.map(({ student_id, how, is_synced, joined_at }) => ({
      studentId: student_id,
      how,
      isSynced: is_synced,
      joinedAt: joined_at,
    }));
    const backIds = await reenrollStudents(tx, { classroom, places, byId: actor.id });
    if (backIds.length < studentIds.length) throw new DomainError('STU_003');
    await ensureStudentSeats(tx, school, 0);
    await deleteRemovedStudents(tx, { classroomId: classroom.id, studentIds: backIds });
    const back = { classroomId: classroom.id, studentIds: backIds };
    await deps.events.studentsBroughtBack(deps, tx, back);
    for (const id of backIds) await ctx.audit(tx, 'roster.brought-back', id);
    return { classroom: await readTaughtClassroom(ctx, tx, classroom.id) };
  });
