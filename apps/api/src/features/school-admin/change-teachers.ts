import type { Educator } from '../../context/actor.ts';
import type { Context } from '../../context/context.ts';
import { DomainError } from '../../domain-error.ts';
import { admitTeacher, expelTeacher, rejectTeacher } from '../schools/membership.ts';
import { findOwnSchool, viewSchool } from './view-school.ts';

type Decision =
  | { decision: 'admit'; teacherId: string }
  | { decision: 'refuse'; teacherId: string; reason: string };

/**
 * Accepts or declines a teacher who entered the staff code with an email outside the school's
 * domain.
 */
export const decideTeacher = async (ctx: Context<Educator>, input: Decision) => {
  const { deps, transaction, audit } = ctx;
  const { id: schoolId } = await findOwnSchool(ctx);
  await transaction(async (tx) => {
    const request = { schoolId, educatorId: input.teacherId };
    const isYes = input.decision === 'admit';
    const teacherId = isYes
      ? await admitTeacher(deps, tx, request)
      : await rejectTeacher(deps, tx, { ...request, reason: input.reason });
    await deps.jobs.enqueue(tx, 'mail-teacher-answered', { schoolId, teacherId });
    await audit(tx, isYes ? 'school.teacher-admitted' : 'school.join-refused', teacherId);
  });
  return viewSchool(ctx);
};

/**
 * Removes a teacher from the license. The administrator becomes the owner of the teacher's school
 * classrooms.
 */
export const removeTeacher = async (
  ctx: Context<Educator>,
  { teacherId }: { teacherId: string },
) => {
  const { deps, transaction, audit } = ctx;
  const { id: schoolId } = await findOwnSchool(ctx);
  await transaction(async (tx) => {
    const left = await expelTeacher(deps, tx, { schoolId, educatorId: teacherId });
    if (!left) throw new DomainError('SCH_006');
    const mailJob = { schoolId, teacherId: left.educatorId };
    await deps.jobs.enqueue(tx, 'mail-teacher-removed', mailJob);
    await audit(tx, 'school.teacher-removed', left.educatorId);
  });
  return viewSchool(ctx);
};
