import type { JoinPreview } from '@wonderfield/contract/classrooms/join-place';
import type { Context } from '../../../context/context.ts';
import type { Deps } from '../../../dependencies.ts';
import { countFreeSeats } from '../../schools/schools.ts';
import { selectOptionalSchoolNameOf } from './class-codes.queries.ts';
import { isClassCode } from './class-codes.ts';
import { findJoinTarget, type JoinTarget, WITHOUT_LOCK } from './join-targets.ts';
import { limitJoinAttempts } from './limit-join-attempts.ts';

const isFull = async ({ db }: Deps, { classroom, schoolId, educatorId }: JoinTarget) => {
  if (classroom && classroom.enrolled >= classroom.capacity) return true;
  if (!schoolId) return false;
  return (await countFreeSeats(db, { schoolId, educatorId: educatorId ?? '' })) === 0;
};

/**
 * Returns the owner of a code, without any student data. Applies the same guess limit as joining.
 */
export const previewJoinCode = async (
  ctx: Context<null>,
  { code }: { code: string },
): Promise<JoinPreview> => {
  const { deps } = ctx;
  const attempts = await limitJoinAttempts(ctx, { isSchoolCode: !isClassCode(code) });
  const place = await findJoinTarget(deps, deps.db, { code, find: WITHOUT_LOCK });
  if (!place) return attempts.missed();
  await attempts.found();
  const { name, classroom } = place;
  const preview = { joins: name, isFull: await isFull(deps, place) };
  if (!classroom) return preview;
  const school = await selectOptionalSchoolNameOf(deps.db, classroom.id);
  return {
    ...preview,
    teacherName: classroom.teacher_name,
    ...(school?.name && { schoolName: school.name }),
  };
};
