import type { Educator } from '../../../context/actor.ts';
import type { Context } from '../../../context/context.ts';
import type { Db } from '../../../db/connection/connection.ts';
import { DomainError } from '../../../domain-error.ts';
import { findAccount } from '../../accounts/accounts.ts';
import { readClassDay } from '../../classrooms/class-day.ts';
import {
  findOwnClassroom,
  findTaughtClassroom,
  giveClassroomTo,
} from '../../classrooms/classrooms.ts';
import { lockMembership } from '../../schools/schools.ts';
import { ensureSchoolMember } from '../ensure-school-member.ts';
import { isWithinInvitationEmailLimit } from '../invitation-email-limit.ts';
import { teamOf } from '../read-team.ts';
import { invitationsSince } from '../teams.rules.ts';
import { changeTeamOwner } from '../teams.ts';
import {
  deleteOwnershipTransfer,
  insertOwnershipTransfer,
  selectOptionalCoTeacher,
} from './ownership-transfers.queries.ts';

/** Emails the offer within the limit. The recipient's page shows it in any case. */
const mailOffer = async (
  ctx: Context<Educator>,
  tx: Db,
  ids: { classroomId: string; heirId: string },
) => {
  const newOwner = await findAccount(tx, ids.heirId);
  if (!newOwner || !(await isWithinInvitationEmailLimit(ctx, tx, newOwner.email))) return;
  await ctx.deps.jobs.enqueue(tx, 'mail-handover-offered', { classroomId: ids.classroomId });
};

/** Offers a classroom to a co-teacher. Changes nothing until the co-teacher accepts. */
export const transferClassroom = (
  ctx: Context<Educator>,
  input: { classroomId: string; educatorId: string },
) =>
  ctx.transaction(async (tx) => {
    const now = ctx.deps.now();
    // Lock order: school membership before classrooms.
    await lockMembership(tx, input.educatorId);
    const classroom = await findOwnClassroom(ctx, tx, input.classroomId);
    const { id: classroomId } = classroom;
    const coTeacher = await selectOptionalCoTeacher(tx, { ...input, classroomId });
    if (!coTeacher) throw new DomainError('TEA_003');
    const { educator_id: newOwnerId } = coTeacher;
    await ensureSchoolMember(tx, { schoolId: classroom.school_id, educatorId: newOwnerId });
    const since = invitationsSince(now);
    if (!(await insertOwnershipTransfer(tx, { classroomId, heirId: newOwnerId, now, since })))
      throw new DomainError('TEA_005');
    await mailOffer(ctx, tx, { classroomId, heirId: newOwnerId });
    await ctx.audit(tx, 'team.handover-offered', classroomId, { outcome: newOwnerId });
    const { today } = await readClassDay(ctx.deps, tx, classroomId);
    return { team: await teamOf(ctx, tx, classroom, today) };
  });

/** Withdraws the owner's offer. */
export const withdrawOwnershipTransfer = (ctx: Context<Educator>, input: { classroomId: string }) =>
  ctx.transaction(async (tx) => {
    const classroom = await findOwnClassroom(ctx, tx, input.classroomId);
    const { id: classroomId } = classroom;
    const since = invitationsSince(ctx.deps.now());
    const withdrawn = await deleteOwnershipTransfer(tx, { classroomId, since });
    if (!withdrawn) throw new DomainError('TEA_006');
    await ctx.audit(tx, 'team.handover-withdrawn', classroomId, { outcome: withdrawn.heir_id });
    const { today } = await readClassDay(ctx.deps, tx, classroomId);
    return { team: await teamOf(ctx, tx, classroom, today) };
  });

/**
 * Accepts or declines the offer. The former owner stays as a co-teacher, in a school only as its
 * member.
 */
export const answerOwnershipTransfer = (
  ctx: Context<Educator>,
  input: { classroomId: string; accept: boolean },
) =>
  ctx.transaction(async (tx) => {
    const { deps, actor } = ctx;
    await lockMembership(tx, actor.id);
    const classroom = await findTaughtClassroom(ctx, tx, input.classroomId);
    const { id: classroomId, owner_id: formerId } = classroom;
    const mine = { classroomId, heirId: actor.id, since: invitationsSince(deps.now()) };
    if (!(await deleteOwnershipTransfer(tx, mine))) throw new DomainError('TEA_006');
    if (input.accept) {
      await ensureSchoolMember(tx, { schoolId: classroom.school_id, educatorId: actor.id });
      await giveClassroomTo(deps, tx, { classroom, educatorId: actor.id });
      await changeTeamOwner(deps, tx, { classroomId, ownerId: actor.id, staysId: formerId });
      await deps.jobs.enqueue(tx, 'mail-handover-done', { classroomId, heirId: actor.id });
    }
    const answer = { classroomId, formerId, heirId: actor.id, accepted: input.accept };
    await deps.jobs.enqueue(tx, 'mail-handover-answered', answer);
    const action = input.accept ? 'team.handed-over' : 'team.handover-declined';
    await ctx.audit(tx, action, classroomId, { outcome: actor.id });
    return {};
  });
