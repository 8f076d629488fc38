import type { Actor } from '../../calls/actor.ts';
import type { Db } from '../../db/connection.ts';
import type { Deps } from '../../dependencies.ts';
import { Refusal } from '../../refusal.ts';
import { takeFromLimit } from '../../security/rate-limits.ts';
import { findAccount } from '../accounts/find-account.ts';
import { type AuditAction, recordEvent } from '../audit/record-event.ts';
import {
  findOwnClassroom,
  findTaughtClassroom,
  giveClassroomTo,
  holdClassroom,
} from '../classrooms/find-classroom.ts';
import { teamOf } from './read-team.ts';
import {
  deleteCoTeacher,
  deleteInvitation,
  deleteInvitationsOf,
  insertCoTeacher,
  insertInvitation,
  selectCoTeachers,
  selectOptionalInvitedClassroom,
  selectOwner,
} from './teams.queries.ts';
import { invitationsSince, MAILS_PER_MAILBOX, mailboxOf } from './teams.rules.ts';

/** The subject is the classroom; `about` says whose part in it changed, where it is not the actor's. */
const note = (
  { now }: Deps,
  tx: Db,
  actor: Actor,
  action: Extract<AuditAction, `team.${string}`>,
  { classroomId, about = actor.id }: { classroomId: string; about?: string },
  requestId: string,
) =>
  recordEvent(tx, {
    ...{ at: now(), action, actorId: actor.id, subjectId: classroomId },
    ...{ outcome: about, requestId },
  });

const sameMailbox = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

/** Invites by email; whether anybody has that mailbox is not told. */
export const inviteCoTeacher = (
  deps: Deps,
  actor: Actor,
  input: { classRoomId: string; email: string },
  requestId: string,
) =>
  deps.db.transaction().execute(async (tx) => {
    const classroom = await findOwnClassroom(tx, actor.id, input.classRoomId);
    const team = [
      await selectOwner(tx, classroom.owner_id),
      ...(await selectCoTeachers(tx, classroom.id)),
    ];
    if (team.some(({ email }) => sameMailbox(email, input.email))) throw new Refusal('TEA_001');
    const invitation = await insertInvitation(tx, {
      classroomId: classroom.id,
      email: input.email,
      invitedBy: actor.id,
      now: deps.now(),
      since: invitationsSince(deps.now()),
    });
    if (!invitation) throw new Refusal('TEA_002');
    const mailbox = { bucket: 'invitation/mailbox', key: mailboxOf(input.email) };
    const { isWithin } = await takeFromLimit(tx, { ...mailbox, ...MAILS_PER_MAILBOX }, deps.now());
    // Beyond that the invitation waits in the portal: nobody is flooded with mail by strangers.
    if (isWithin) {
      await deps.jobs.enqueue(tx, 'mail-co-teacher-invitation', { invitationId: invitation.id });
    }
    const about = { classroomId: classroom.id, about: invitation.id };
    await note(deps, tx, actor, 'team.invited', about, requestId);
    return { team: await teamOf(deps, tx, classroom, actor.id) };
  });

/** Yes or no to an invitation; it is gone either way. */
export const answerInvitation = (
  deps: Deps,
  actor: Actor,
  input: { invitationId: string; accept: boolean },
  requestId: string,
) =>
  deps.db.transaction().execute(async (tx) => {
    const account = await findAccount(tx, actor.id);
    const since = invitationsSince(deps.now());
    const invited =
      account &&
      (await selectOptionalInvitedClassroom(tx, input.invitationId, account.email, since));
    // The classroom before its invitation, as its owner does. Of two answers at once, one gets it.
    const invitation =
      invited &&
      (await holdClassroom(tx, invited.classroom_id)) &&
      (await deleteInvitation(tx, invited.classroom_id, input.invitationId));
    if (!invitation) throw new Refusal('TEA_003');
    const classroomId = invited.classroom_id;
    if (input.accept) await insertCoTeacher(tx, classroomId, actor.id, deps.now());
    const action = input.accept ? 'team.joined' : 'team.declined';
    await note(deps, tx, actor, action, { classroomId }, requestId);
    return {};
  });

/** The owner takes a co-teacher or an invitation back; a co-teacher may leave. */
export const removeCoTeacher = (
  deps: Deps,
  actor: Actor,
  input: {
    classRoomId: string;
    educatorId?: string | undefined;
    invitationId?: string | undefined;
  },
  requestId: string,
) =>
  deps.db.transaction().execute(async (tx) => {
    const isLeaving = input.educatorId === actor.id && !input.invitationId;
    const find = isLeaving ? findTaughtClassroom : findOwnClassroom;
    const classroom = await find(tx, actor.id, input.classRoomId);
    const about = input.invitationId
      ? (await deleteInvitation(tx, classroom.id, input.invitationId))?.id
      : (await deleteCoTeacher(tx, classroom.id, input.educatorId ?? ''))?.educator_id;
    if (!about) throw new Refusal('TEA_003');
    const action = input.invitationId ? 'team.invitation-withdrawn' : 'team.removed';
    const change = { classroomId: classroom.id, about };
    await note(deps, tx, actor, isLeaving ? 'team.left' : action, change, requestId);
    // Whoever left sees nothing of the classroom any more.
    return isLeaving ? {} : { team: await teamOf(deps, tx, classroom, actor.id) };
  });

/** A co-teacher becomes the owner; the owner stays as co-teacher. */
export const handOverClassroom = (
  deps: Deps,
  actor: Actor,
  input: { classRoomId: string; educatorId: string },
  requestId: string,
) =>
  deps.db.transaction().execute(async (tx) => {
    const classroom = await findOwnClassroom(tx, actor.id, input.classRoomId);
    const heir = await deleteCoTeacher(tx, classroom.id, input.educatorId);
    if (!heir) throw new Refusal('TEA_003');
    await giveClassroomTo(tx, classroom, heir.educator_id, deps.now());
    await insertCoTeacher(tx, classroom.id, actor.id, deps.now());
    // Whom the old owner invited is for the new one to decide.
    await deleteInvitationsOf(tx, classroom.id);
    const change = { classroomId: classroom.id, about: heir.educator_id };
    await note(deps, tx, actor, 'team.handed-over', change, requestId);
    const now = { id: classroom.id, owner_id: heir.educator_id };
    return { team: await teamOf(deps, tx, now, actor.id) };
  });
