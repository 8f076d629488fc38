import { Refusal } from '../../refusal.ts';
import type { Educator } from '../../work/actor.ts';
import type { Work } from '../../work/work.ts';
import {
  lockTeacher,
  selectOptionalRequestForUpdate,
  updateRequestRefused,
} from '../schools/membership.queries.ts';
import { joinSchool, leaveSchool } from '../schools/membership.ts';
import { lockSchool } from '../schools/schools.ts';
import { findOwnSchool, viewSchool } from './view-school.ts';

type Decision =
  | { decision: 'admit'; teacherId: string }
  | { decision: 'refuse'; teacherId: string; reason: string };

/** Yes or no to somebody who entered the staff code with an address that is not the school's. */
export const decideTeacher = async (work: Work<Educator>, input: Decision) => {
  const { deps, atomically, record } = work;
  const { id: schoolId } = await findOwnSchool(work);
  await atomically(async (tx) => {
    await lockTeacher(tx, input.teacherId);
    const place = { schoolId, educatorId: input.teacherId };
    const request = await selectOptionalRequestForUpdate(tx, place);
    if (!request) throw new Refusal('SCH_009');
    const { educator_id: educatorId } = request;
    if (input.decision === 'admit') {
      await leaveSchool(deps, tx, { educatorId, notOf: schoolId });
      const school = await lockSchool(tx, schoolId);
      if (!school) throw new Refusal('SCH_003');
      await joinSchool(deps, tx, { school, educatorId });
    } else {
      await updateRequestRefused(tx, { educatorId, reason: input.reason, now: deps.now() });
    }
    const news = { schoolId, teacherId: educatorId };
    await deps.jobs.enqueue(tx, 'mail-teacher-answered', news);
    const isYes = input.decision === 'admit';
    await record(tx, isYes ? 'school.teacher-admitted' : 'school.join-refused', educatorId);
  });
  return viewSchool(work);
};

/** Takes a teacher off the license; their classrooms of the school are the administrator's now. */
export const removeTeacher = async (work: Work<Educator>, { teacherId }: { teacherId: string }) => {
  const { deps, atomically, record } = work;
  const { id: schoolId } = await findOwnSchool(work);
  await atomically(async (tx) => {
    const left = await leaveSchool(deps, tx, { educatorId: teacherId, of: schoolId });
    if (!left) throw new Refusal('SCH_006');
    const news = { schoolId, teacherId: left.educatorId };
    await deps.jobs.enqueue(tx, 'mail-teacher-removed', news);
    await record(tx, 'school.teacher-removed', left.educatorId);
  });
  return viewSchool(work);
};
