import type { Educator } from '../../context/actor.ts';
import type { Work } from '../../context/context.ts';
import { Refusal } from '../../domain-error.ts';
import { admitTeacher, expelTeacher, refuseTeacher } from '../schools/membership.ts';
import { findOwnSchool, viewSchool } from './view-school.ts';

type Decision =
  | { decision: 'admit'; teacherId: string }
  | { decision: 'refuse'; teacherId: string; reason: string };

/** Yes or no to somebody who entered the staff code with an address that is not the school's. */
export const decideTeacher = async (work: Work<Educator>, input: Decision) => {
  const { deps, atomically, record } = work;
  const { id: schoolId } = await findOwnSchool(work);
  await atomically(async (tx) => {
    const asked = { schoolId, educatorId: input.teacherId };
    const isYes = input.decision === 'admit';
    const teacherId = isYes
      ? await admitTeacher(deps, tx, asked)
      : await refuseTeacher(deps, tx, { ...asked, reason: input.reason });
    await deps.jobs.enqueue(tx, 'mail-teacher-answered', { schoolId, teacherId });
    await record(tx, isYes ? 'school.teacher-admitted' : 'school.join-refused', teacherId);
  });
  return viewSchool(work);
};

/** Takes a teacher off the license; their classrooms of the school are the administrator's now. */
export const removeTeacher = async (work: Work<Educator>, { teacherId }: { teacherId: string }) => {
  const { deps, atomically, record } = work;
  const { id: schoolId } = await findOwnSchool(work);
  await atomically(async (tx) => {
    const left = await expelTeacher(deps, tx, { schoolId, educatorId: teacherId });
    if (!left) throw new Refusal('SCH_006');
    const news = { schoolId, teacherId: left.educatorId };
    await deps.jobs.enqueue(tx, 'mail-teacher-removed', news);
    await record(tx, 'school.teacher-removed', left.educatorId);
  });
  return viewSchool(work);
};
