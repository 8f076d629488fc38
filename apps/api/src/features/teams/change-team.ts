import type { Access, TeamRole } from '@wonderfield/contract/classrooms/team';
import type { Educator } from '../../context/actor.ts';
import type { Context } from '../../context/context.ts';
import type { Db } from '../../db/connection/connection.ts';
import { DomainError } from '../../domain-error.ts';
import { readClassDay } from '../classrooms/class-day.ts';
import { findOwnClassroom, findSeenClassroom, lockClassroom } from '../classrooms/classrooms.ts';
import { lockMembership } from '../schools/schools.ts';
import { ensureSchoolMember } from './ensure-school-member.ts';
import { isWithinInvitationEmailLimit } from './invitation-email-limit.ts';
import { teamOf } from './read-team.ts';
import {
  deleteCoTeacher,
  deleteInvitation,
  insertCoTeacher,
  insertInvitation,
  selectCoTeachers,
  selectOptionalInvitedClassroom,
  selectOwner,
  updateCoTeacher,
} from './teams.queries.ts';
import { endOfAccess, ensureLastDay, invitationsSince } from './teams.rules.ts';

const isSameMailbox = (first: string, second: string) =>
  first.toLowerCase() === second.toLowerCase();

/** Invites a co-teacher by email. Does not reveal whether the email has an account. */
export const inviteCoTeacher = (
  ctx: Context<Educator>,
  {
    classroomId,
    email,
    role = 'coTeacher',
    endsOn,
  }: Omit<Access, 'role'> & {
    classroomId: string;
    email: string;
    role?: TeamRole | undefined;
  },
) =>
  ctx.transaction(async (tx) => {
    const now = ctx.deps.now();
    const classroom = await findOwnClassroom(ctx, tx, classroomId);
    const { today } = await readClassDay(ctx.deps, tx, classroom.id);
    ensureLastDay(endsOn, today);
    const team = [
      await selectOwner(tx, classroom.owner_id),
      ...(await selectCoTeachers(tx, classroom.id)),
    ];
    if (team.some((member) => isSameMailbox(member.email, email))) throw new DomainError('TEA_001');
    const invitation = await insertInvitation(tx, {
      classroomId: classroom.id,
      email,
      invitedBy: ctx.actor.id,
      role,
      endsOn: endsOn ?? null,
      now,
      since: invitationsSince(now),
    });
    if (!invitation) throw new DomainError('TEA_002');
    if (await isWithinInvitationEmailLimit(ctx, tx, email)) {
      const { id: invitationId } = invitation;
      await ctx.deps.jobs.enqueue(tx, 'mail-co-teacher-invitation', { invitationId });
    }
    // The subject is the classroom, and the outcome names the affected person or invitation, also
    // below.
    await ctx.audit(tx, 'team.invited', classroom.id, { outcome: invitation.id });
    return { team: await teamOf(ctx, tx, classroom, today) };
  });

/** Changes the role and the last day of a co-teacher or helper. Only the owner can do it. */
export const changeCoTeacher = (
  ctx: Context<Educator>,
  input: Access & { classroomId: string; educatorId: string },
) =>
  ctx.transaction(async (tx) => {
    const classroom = await findOwnClassroom(ctx, tx, input.classroomId);
    const { id: classroomId } = classroom;
    const { today, timeZone } = await readClassDay(ctx.deps, tx, classroomId);
    ensureLastDay(input.endsOn, today);
    const endsOn = input.endsOn ?? null;
    const endsAt = endOfAccess(endsOn, timeZone);
    const { educatorId, role } = input;
    const changed = await updateCoTeacher(tx, { classroomId, educatorId, role, endsOn, endsAt });
    if (!changed) throw new DomainError('TEA_003');
    await ctx.audit(tx, 'team.changed', classroomId, { outcome: changed.educator_id });
    return { team: await teamOf(ctx, tx, classroom, today) };
  });

/** Accepts or declines an invitation, which is then deleted. */
export const answerInvitation = (
  ctx: Context<Educator>,
  { invitationId, accept }: { invitationId: string; accept: boolean },
) =>
  ctx.transaction(async (tx) => {
    const { deps, actor } = ctx;
    // Lock order: membership before the classroom, as in the removal of a teacher.
    await lockMembership(tx, actor.id);
    const since = invitationsSince(deps.now());
    const invitedAs = { invitationId, educatorId: actor.id, since };
    const invited = await selectOptionalInvitedClassroom(tx, invitedAs);
    if (!invited) throw new DomainError('TEA_003');
    const { classroom_id: classroomId } = invited;
    // Lock order: the classroom before its invitation, as in the owner's calls. Only one of two
    // concurrent answers succeeds.
    const classroom = await lockClassroom(tx, classroomId);
    const isAnswered = classroom && (await deleteInvitation(tx, { classroomId, invitationId }));
    if (!isAnswered) throw new DomainError('TEA_003');
    if (accept) {
      await ensureSchoolMember(tx, { schoolId: classroom.school_id, educatorId: actor.id });
      const { role, ends_on: endsOn } = invited;
      const { timeZone } = await readClassDay(deps, tx, classroomId);
      const endsAt = endOfAccess(endsOn, timeZone);
      if (endsAt && endsAt <= deps.now()) throw new DomainError('TEA_003');
      const member = { classroomId, educatorId: actor.id, role, endsOn, endsAt };
      await insertCoTeacher(tx, { ...member, now: deps.now() });
    }
    const action = accept ? 'team.joined' : 'team.declined';
    await ctx.audit(tx, action, classroomId, { outcome: actor.id });
    return {};
  });

type Removal = {
  classroomId: string;
  educatorId?: string | undefined;
  invitationId?: string | undefined;
};

/** Returns the id of the deleted co-teacher or invitation. */
const deletePart = async (tx: Db, { classroomId, educatorId = '', invitationId }: Removal) =>
  invitationId
    ? (await deleteInvitation(tx, { classroomId, invitationId }))?.id
    : (await deleteCoTeacher(tx, { classroomId, educatorId }))?.educator_id;

/**
 * Removes a co-teacher or withdraws an invitation by the owner. Co-teachers may remove themselves.
 */
export const removeCoTeacher = (ctx: Context<Educator>, input: Removal) =>
  ctx.transaction(async (tx) => {
    const isLeaving = input.educatorId === ctx.actor.id && !input.invitationId;
    const find = isLeaving ? findSeenClassroom : findOwnClassroom;
    const classroom = await find(ctx, tx, input.classroomId);
    const outcome = await deletePart(tx, { ...input, classroomId: classroom.id });
    if (!outcome) throw new DomainError('TEA_003');
    const action = input.invitationId ? 'team.invitation-withdrawn' : 'team.removed';
    await ctx.audit(tx, isLeaving ? 'team.left' : action, classroom.id, { outcome });
    // A co-teacher who left no longer sees the team.
    if (isLeaving) return {};
    const { today } = await readClassDay(ctx.deps, tx, classroom.id);
    return { team: await teamOf(ctx, tx, classroom, today) };
  });
