import type { Educator } from '../../context/actor.ts';
import type { Context } from '../../context/context.ts';
import type { Db } from '../../db/connection/connection.ts';
import { DomainError } from '../../domain-error.ts';
import { giveClassroomTo, releaseClassroom } from '../classrooms/classrooms.ts';
import { isSchoolMember, lockMembership } from '../schools/schools.ts';
import { changeTeamOwner } from '../teams/teams.ts';
import { selectOptionalSchoolClassroomForUpdate } from './school-admin.queries.ts';
import { findOwnSchool, viewSchool } from './view-school.ts';

const findSchoolClassroom = async (tx: Db, ids: { schoolId: string; classroomId: string }) => {
  const classroom = await selectOptionalSchoolClassroomForUpdate(tx, ids);
  if (!classroom) throw new DomainError('CLS_001');
  return classroom;
};

/**
 * Transfers a classroom of the school to one of its teachers. The former owner stays as a
 * co-teacher.
 */
export const giveClassroom = async (
  ctx: Context<Educator>,
  { classroomId, teacherId }: { classroomId: string; teacherId: string },
) => {
  const { deps, actor, transaction, audit } = ctx;
  const { id: schoolId } = await findOwnSchool(ctx);
  await transaction(async (tx) => {
    await lockMembership(tx, teacherId);
    const classroom = await findSchoolClassroom(tx, { schoolId, classroomId });
    if (!(await isSchoolMember(tx, { schoolId, educatorId: teacherId }))) {
      throw new DomainError('SCH_006');
    }
    const { owner_id: formerId } = classroom;
    if (formerId === teacherId) return;
    await giveClassroomTo(deps, tx, { classroom, educatorId: teacherId });
    // The administrator held it temporarily and leaves. A teacher who owned it stays on the team.
    const staysId = formerId === actor.id ? undefined : formerId;
    await changeTeamOwner(deps, tx, { classroomId: classroom.id, ownerId: teacherId, staysId });
    await deps.jobs.enqueue(tx, 'mail-classroom-given', { classroomId: classroom.id });
    await audit(tx, 'classroom.given', classroom.id, { outcome: teacherId });
  });
  return viewSchool(ctx);
};

/**
 * Removes a classroom from the license with the students its teachers created. The teacher who owns
 * it keeps it.
 */
export const releaseOwnClassroom = async (
  ctx: Context<Educator>,
  { classroomId }: { classroomId: string },
) => {
  const { id: schoolId } = await findOwnSchool(ctx);
  await ctx.transaction(async (tx) => {
    const { id, owner_id } = await findSchoolClassroom(tx, { schoolId, classroomId });
    if (owner_id === ctx.actor.id) throw new DomainError('SCH_010');
    await releaseClassroom(ctx.deps, tx, id);
    await ctx.audit(tx, 'classroom.released', id);
  });
  return viewSchool(ctx);
};
