import type { JoinPlace } from '@wonderfield/contract/classrooms/join-place';
import type { Work } from '../../context/context.ts';
import type { Deps } from '../../dependencies.ts';
import { countFreeSeats } from '../schools/schools.ts';
import { selectOptionalSchoolNameOf } from './class-codes.queries.ts';
import { isClassCode } from './class-codes.ts';
import { type CodePlace, findPlace, GLANCE } from './join-targets.ts';
import { guardJoinTry } from './limit-join-attempts.ts';

const isFull = async ({ db }: Deps, { classroom, schoolId, educatorId }: CodePlace) => {
  if (classroom && classroom.enrolled >= classroom.capacity) return true;
  if (!schoolId) return false;
  return (await countFreeSeats(db, { schoolId, educatorId: educatorId ?? '' })) === 0;
};

/**
 * Says whose code it is, before anybody fills in a form: what stands on the class's own handouts, and nothing of
 * who is there. Guessing is bounded as for joining.
 */
export const lookUpCode = async (
  work: Work<null>,
  { code }: { code: string },
): Promise<JoinPlace> => {
  const { deps } = work;
  const tries = await guardJoinTry(work, { isSchoolCode: !isClassCode(code) });
  const place = await findPlace(deps, deps.db, { code, find: GLANCE });
  if (!place) return tries.missed();
  await tries.found();
  const { name, classroom } = place;
  const known = { joins: name, isFull: await isFull(deps, place) };
  if (!classroom) return known;
  const school = await selectOptionalSchoolNameOf(deps.db, classroom.id);
  return {
    ...known,
    teacherName: classroom.teacher_name,
    ...(school?.name && { schoolName: school.name }),
  };
};
