import type { Educator } from '../../context/actor.ts';
import type { Work } from '../../context/context.ts';
import type { Db } from '../../db/connection.ts';
import { Refusal } from '../../domain-error.ts';
import { findAccount } from '../accounts/accounts.ts';
import {
  findOwnClassroom,
  findTaughtClassroom,
  giveClassroomTo,
} from '../classrooms/classrooms.ts';
import { holdMembership } from '../schools/schools.ts';
import { ensureOfSchool } from './ensure-school-member.ts';
import { isMailWithin } from './invitation-email-limit.ts';
import {
  deleteHandover,
  insertHandover,
  selectOptionalCoTeacher,
} from './ownership-transfers.queries.ts';
import { teamOf } from './read-team.ts';
import { invitationsSince } from './teams.rules.ts';
import { changeTeamOwner } from './teams.ts';

/** Who is asked by mail hears of it on their own page in any case. */
const mailOffer = async (
  work: Work<Educator>,
  tx: Db,
  ids: { classroomId: string; heirId: string },
) => {
  const heir = await findAccount(tx, ids.heirId);
  if (!heir || !(await isMailWithin(work, tx, heir.email))) return;
  await work.deps.jobs.enqueue(tx, 'mail-handover-offered', { classroomId: ids.classroomId });
};

/** Offers a classroom to a co-teacher. Until they say yes, nothing changes. */
export const handOverClassroom = (
  work: Work<Educator>,
  input: { classroomId: string; educatorId: string },
) =>
  work.atomically(async (tx) => {
    const now = work.deps.now();
    // Who is at which school before any classroom, as everywhere.
    await holdMembership(tx, input.educatorId);
    const classroom = await findOwnClassroom(work, tx, input.classroomId);
    const { id: classroomId } = classroom;
    const asked = await selectOptionalCoTeacher(tx, { ...input, classroomId });
    if (!asked) throw new Refusal('TEA_003');
    const { educator_id: heirId } = asked;
    await ensureOfSchool(tx, { schoolId: classroom.school_id, educatorId: heirId });
    const since = invitationsSince(now);
    if (!(await insertHandover(tx, { classroomId, heirId, now, since })))
      throw new Refusal('TEA_005');
    await mailOffer(work, tx, { classroomId, heirId });
    await work.record(tx, 'team.handover-offered', classroomId, { outcome: heirId });
    return { team: await teamOf(work, tx, classroom) };
  });

/** The owner takes the offer back. */
export const withdrawHandover = (work: Work<Educator>, input: { classroomId: string }) =>
  work.atomically(async (tx) => {
    const classroom = await findOwnClassroom(work, tx, input.classroomId);
    const { id: classroomId } = classroom;
    const since = invitationsSince(work.deps.now());
    const withdrawn = await deleteHandover(tx, { classroomId, since });
    if (!withdrawn) throw new Refusal('TEA_006');
    await work.record(tx, 'team.handover-withdrawn', classroomId, { outcome: withdrawn.heir_id });
    return { team: await teamOf(work, tx, classroom) };
  });

/** Yes makes the co-teacher the owner; the owner stays as co-teacher, of a school's as its member. */
export const answerHandover = (
  work: Work<Educator>,
  input: { classroomId: string; accept: boolean },
) =>
  work.atomically(async (tx) => {
    const { deps, actor } = work;
    await holdMembership(tx, actor.id);
    const classroom = await findTaughtClassroom(work, tx, input.classroomId);
    const { id: classroomId, owner_id: formerId } = classroom;
    const mine = { classroomId, heirId: actor.id, since: invitationsSince(deps.now()) };
    if (!(await deleteHandover(tx, mine))) throw new Refusal('TEA_006');
    if (input.accept) {
      await ensureOfSchool(tx, { schoolId: classroom.school_id, educatorId: actor.id });
      await giveClassroomTo(deps, tx, { classroom, educatorId: actor.id });
      await changeTeamOwner(deps, tx, { classroomId, ownerId: actor.id, staysId: formerId });
      await deps.jobs.enqueue(tx, 'mail-handover-done', { classroomId, heirId: actor.id });
    }
    const answer = { classroomId, formerId, heirId: actor.id, accepted: input.accept };
    await deps.jobs.enqueue(tx, 'mail-handover-answered', answer);
    const action = input.accept ? 'team.handed-over' : 'team.handover-declined';
    await work.record(tx, action, classroomId, { outcome: actor.id });
    return {};
  });
