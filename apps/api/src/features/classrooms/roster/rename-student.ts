import type { Educator } from '../../../context/actor.ts';
import type { Context } from '../../../context/context.ts';
import { DomainError } from '../../../domain-error.ts';
import { lockStudents } from '../../students/affiliations.ts';
import { correctName } from '../../students/names/register-names.ts';
import { ensureNotArchived } from '../classrooms.rules.ts';
import { findTaughtClassroom } from '../classrooms.ts';
import { selectOptionalNamedPlace } from '../enrollments.queries.ts';
import { readTaughtClassroom } from '../list-classrooms.ts';

type Name = { firstName: string; lastName: string };
type Input = Name & {
  classroomId: string;
  studentId: string;
  firstNameBefore: string;
  lastNameBefore: string;
};
type NamedPlace = NonNullable<Awaited<ReturnType<typeof selectOptionalNamedPlace>>>;

/** Rejects a name that a service, a family or another school sets, or that changed since it was read. */
const ensureRenamable = (place: NamedPlace, { firstNameBefore, lastNameBefore }: Input) => {
  if (!place.is_managed_here) throw new DomainError('STU_005');
  if (place.is_synced) throw new DomainError('STU_004');
  const isUnchanged = place.first_name === firstNameBefore && place.last_name === lastNameBefore;
  if (!isUnchanged) throw new DomainError('STU_006');
};

/** Corrects the name of a student whose login the classroom manages. The username stays. */
export const renameStudent = (ctx: Context<Educator>, input: Input) =>
  ctx.transaction(async (tx) => {
    const classroom = await findTaughtClassroom(ctx, tx, input.classroomId);
    ensureNotArchived(classroom);
    const { id: classroomId } = classroom;
    await lockStudents(tx, [input.studentId]);
    const place = await selectOptionalNamedPlace(tx, { classroomId, studentId: input.studentId });
    if (!place) throw new DomainError('STU_001');
    ensureRenamable(place, input);
    const { firstName, lastName } = input;
    await correctName(ctx.deps, tx, { id: place.student_id, firstName, lastName });
    await ctx.audit(tx, 'roster.renamed', place.student_id);
    return { classroom: await readTaughtClassroom(ctx, tx, classroomId) };
  });
