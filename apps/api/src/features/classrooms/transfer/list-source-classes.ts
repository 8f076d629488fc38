import type { SourceStudent } from '@wonderfield/contract/classrooms/transfer';
import type { Educator } from '../../../context/actor.ts';
import type { Context } from '../../../context/context.ts';
import { DomainError } from '../../../domain-error.ts';
import { selectOptionalTaughtClassroom } from '../classrooms.queries.ts';
import { selectCandidates } from '../roster/enroll-existing.queries.ts';
import { isEnrollable } from '../roster/enroll-existing.rules.ts';
import { selectNames, selectSourceClasses } from './transfers.queries.ts';

type Target = NonNullable<Awaited<ReturnType<typeof selectOptionalTaughtClassroom>>>;

/** Lists the students of a class and whether each can be added. Omits suspended accounts. */
const listStudents = async (
  { deps, actor }: Context<Educator>,
  { classroom, fromId }: { classroom: Target; fromId: string },
): Promise<SourceStudent[]> => {
  const named = await selectNames(deps.db, fromId);
  const rows = await selectCandidates(deps.db, {
    classroom,
    studentIds: named.map(({ id }) => id),
    educatorId: actor.id,
  });
  const candidates = new Map(rows.map((row) => [row.id, row]));
  return named.flatMap(({ id, first_name: firstName, last_name: lastName }): SourceStudent[] => {
    const candidate = candidates.get(id);
    if (!candidate?.is_active) return [];
    const isFree = isEnrollable(candidate, classroom);
    const availability = candidate.is_enrolled ? 'here' : isFree ? 'free' : 'managedElsewhere';
    return [{ id, firstName, lastName, availability }];
  });
};

/** Lists the classes with students that the caller can add to a classroom. */
export const listSourceClasses = async (
  ctx: Context<Educator>,
  { classroomId, fromClassroomId }: { classroomId: string; fromClassroomId?: string | undefined },
) => {
  const { deps, actor } = ctx;
  const ids = { classroomId, educatorId: actor.id };
  const classroom = await selectOptionalTaughtClassroom(deps.db, ids);
  if (!classroom) throw new DomainError('CLS_001');
  const rows = await selectSourceClasses(deps.db, { educatorId: actor.id, classroom });
  const from = rows.find(({ id }) => id === fromClassroomId);
  if (fromClassroomId !== undefined && !from) throw new DomainError('CLS_001');
  return {
    classes: rows
      .filter(({ enrolled }) => enrolled > 0)
      .map((row) => ({
        id: row.id,
        name: row.name,
        teacherName: row.teacher_name,
        studentCount: row.enrolled,
        isTaught: row.is_taught,
        isArchived: row.is_archived,
      })),
    students: from ? await listStudents(ctx, { classroom, fromId: from.id }) : [],
  };
};
