import type { Actor } from '../../calls/actor.ts';
import type { Db } from '../../db/connection.ts';
import type { Deps } from '../../dependencies.ts';
import { Refusal } from '../../refusal.ts';
import { findAccount } from '../accounts/find-account.ts';
import { type AuditAction, recordEvent } from '../audit/record-event.ts';
import {
  findOwnClassroom,
  findTaughtClassroom,
  giveClassroomTo,
} from '../classrooms/find-classroom.ts';
import { teamOf } from './read-team.ts';
import {
  deleteCoTeacher,
  deleteInvitation,
  deleteInvitationFor,
  insertCoTeacher,
  insertInvitation,
  selectCoTeachers,
  selectOwner,
} from './teams.queries.ts';
import { invitationsSince } from './teams.rules.ts';

const note = (
  { now }: Deps,
  tx: Db,
  actor: Actor,
  action: Extract<AuditAction, `team.${string}`>,
  subjectId: string,
  requestId: string,
) => recordEvent(tx, { at: now(), action, actorId: actor.id, subjectId, requestId });

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
    await deps.jobs.enqueue(tx, 'mail-co-teacher-invitation', { invitationId: invitation.id });
    await note(deps, tx, actor, 'team.invited', classroom.id, requestId);
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
    const invitation =
      account &&
      (await deleteInvitationFor(
        tx,
        input.invitationId,
        account.email,
        invitationsSince(deps.now()),
      ));
    if (!invitation) throw new Refusal('TEA_003');
    if (input.accept) await insertCoTeacher(tx, invitation.classroom_id, actor.id, deps.now());
    const action = input.accept ? 'team.joined' : 'team.declined';
    await note(deps, tx, actor, action, invitation.classroom_id, requestId);
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
    const removed = input.invitationId
      ? await deleteInvitation(tx, classroom.id, input.invitationId)
      : await deleteCoTeacher(tx, classroom.id, input.educatorId ?? '');
    if (!removed) throw new Refusal('TEA_003');
    await note(deps, tx, actor, 'team.left', classroom.id, requestId);
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
    await giveClassroomTo(tx, classroom.id, heir.educator_id, deps.now());
    await insertCoTeacher(tx, classroom.id, actor.id, deps.now());
    await note(deps, tx, actor, 'team.handed-over', classroom.id, requestId);
    const now = { id: classroom.id, owner_id: heir.educator_id };
    return { team: await teamOf(deps, tx, now, actor.id) };
  });
