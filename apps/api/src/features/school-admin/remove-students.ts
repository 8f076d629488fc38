import type { Educator } from '../../context/actor.ts';
import type { Context } from '../../context/context.ts';
import type { Db } from '../../db/connection/connection.ts';
import { DomainError } from '../../domain-error.ts';
import { idleSince } from '../classrooms/classrooms.rules.ts';
import { deactivateUnaffiliated, lockStudents } from '../students/affiliations.ts';
import { updateIdleLeft, updateUnplacedLeft } from './school-admin.queries.ts';
import { findOwnSchool, viewSchool } from './view-school.ts';

/** Frees the seats of removed students and deactivates those without another affiliation. */
const letGo = async (ctx: Context<Educator>, tx: Db, left: readonly { user_id: string }[]) => {
  const { deps, actor } = ctx;
  const studentIds = left.map(({ user_id }) => user_id);
  await deactivateUnaffiliated(deps, tx, { studentIds, byId: actor.id });
};

/**
 * Removes students who joined by student code and never signed in again. Keeps students who signed
 * in since the list was loaded.
 */
export const removeIdleSchoolStudents = async (
  ctx: Context<Educator>,
  { studentIds }: { studentIds: string[] },
) => {
  const { id: schoolId } = await findOwnSchool(ctx);
  await ctx.transaction(async (tx) => {
    // Lock before checking, so a student who is signing in is not removed.
    await lockStudents(tx, studentIds);
    const since = idleSince(ctx.deps.now());
    const left = await updateIdleLeft(tx, { schoolId, since, studentIds });
    await letGo(ctx, tx, left);
    await ctx.audit(tx, 'roster.idle-removed', schoolId, { outcome: String(left.length) });
  });
  return viewSchool(ctx);
};

/** Removes a student who is in no classroom of the school from its license. */
export const removeSchoolStudent = async (
  ctx: Context<Educator>,
  { studentId }: { studentId: string },
) => {
  const { id: schoolId } = await findOwnSchool(ctx);
  await ctx.transaction(async (tx) => {
    await lockStudents(tx, [studentId]);
    const left = await updateUnplacedLeft(tx, { schoolId, studentIds: [studentId] });
    if (left.length === 0) throw new DomainError('STU_001');
    await letGo(ctx, tx, left);
    await ctx.audit(tx, 'roster.removed', studentId);
  });
  return viewSchool(ctx);
};
