import type { Educator } from '../../../context/actor.ts';
import type { Context } from '../../../context/context.ts';
import { DomainError } from '../../../domain-error.ts';
import { lockSchool } from '../../schools/schools.ts';
import { lockStudents } from '../../students/affiliations.ts';
import { ensureNotArchived, ensureRoomFor } from '../classrooms.rules.ts';
import { findTaughtClassroom } from '../classrooms.ts';
import { enrollInNewClass } from './enroll-in-new-class.ts';
import { selectEnrolledIds, selectRoster } from './new-classroom.queries.ts';
import { selectOptionalYear } from './next-years.queries.ts';
import { readNextYear } from './read-next-year.ts';

/**
 * Moves students who stayed in the old class to the new class, all or none. Students who are there
 * already stay as they are, so a repeated request changes nothing.
 */
export const addToNextYear = (
  ctx: Context<Educator>,
  input: { classroomId: string; studentIds: string[] },
) =>
  ctx.transaction(async (tx) => {
    const old = await findTaughtClassroom(ctx, tx, input.classroomId);
    const year = await selectOptionalYear(tx, old.id);
    if (!year || year.deleted_at) throw new DomainError('YER_003');
    const next = await findTaughtClassroom(ctx, tx, year.new_classroom_id);
    ensureNotArchived(next);
    const schoolId = next.school_id;
    if (schoolId) await lockSchool(tx, schoolId);
    const wanted = [...new Set(input.studentIds)];
    await lockStudents(tx, wanted);
    const listed = (await selectRoster(tx, old.id)).filter(({ id }) => wanted.includes(id));
    if (listed.length < wanted.length) throw new DomainError('STU_001');
    const present = await selectEnrolledIds(tx, next.id);
    const students = listed.filter(({ id }) => !present.includes(id));
    ensureRoomFor(students.length, next);
    const grades = { from: old.grade, to: next.grade };
    const arrival = { yearId: year.id, newId: next.id, schoolId, students, grades };
    await enrollInNewClass(tx, { ...arrival, now: ctx.deps.now() });
    await ctx.audit(tx, 'roster.added', next.id, { outcome: String(students.length) });
    return { nextYear: await readNextYear(ctx, tx, old.id) };
  });
