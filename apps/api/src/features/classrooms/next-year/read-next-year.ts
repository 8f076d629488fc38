import type { NextYear, StartedYear } from '@wonderfield/contract/classrooms/next-year';
import { proposeSchoolYear } from '@wonderfield/contract/classrooms/next-year-rules';
import type { Educator } from '../../../context/actor.ts';
import type { Context } from '../../../context/context.ts';
import type { Db } from '../../../db/connection/connection.ts';
import { DomainError } from '../../../domain-error.ts';
import { countFreeSeats } from '../../schools/schools.ts';
import { selectOptionalTaughtClassroom } from '../classrooms.queries.ts';
import {
  type Room,
  type RosterStudent,
  selectCoTeacherNames,
  selectEnrolledIds,
  selectOptionalRoom,
  selectOptionalStarter,
  selectRoster,
} from './new-classroom.queries.ts';
import { needsSeat, schoolYearOfRow, undoUntil } from './next-year.rules.ts';
import { selectOptionalYear } from './next-years.queries.ts';

type Year = NonNullable<Awaited<ReturnType<typeof selectOptionalYear>>>;

const toName = ({ id, first_name, last_name, email }: RosterStudent) => ({
  id,
  firstName: first_name,
  lastName: last_name,
  username: email,
});

const toStarted = async (
  { deps, actor }: Context<Educator>,
  db: Db,
  { old, next, year }: { old: Room; next: Room; year: Year },
): Promise<StartedYear> => {
  const until = undoUntil(year.started_at);
  const isOwn = old.owner_id === actor.id && next.owner_id === actor.id;
  return {
    classroomId: next.id,
    name: next.name,
    grade: next.grade,
    capacity: next.capacity,
    studentCount: next.enrolled,
    schoolYear: schoolYearOfRow(next),
    startedAt: year.started_at.toISOString(),
    startedBy: (await selectOptionalStarter(db, year.id))?.name ?? '',
    undoUntil: until.toISOString(),
    canUndo: isOwn && !next.archived_at && deps.now() <= until,
  };
};

const toClassroom = ({ actor }: Context<Educator>, old: Room): NextYear['classroom'] => ({
  id: old.id,
  name: old.name,
  grade: old.grade,
  subject: old.subject,
  capacity: old.capacity,
  schoolYear: schoolYearOfRow(old),
  service: old.source ?? undefined,
  isArchived: old.archived_at !== null,
  isOwn: old.owner_id === actor.id,
});

/** Reads a class at the end of its year, and the class that followed. */
export const readNextYear = async (
  ctx: Context<Educator>,
  db: Db,
  classroomId: string,
): Promise<NextYear> => {
  const { actor, deps } = ctx;
  const old = await selectOptionalTaughtClassroom(db, { classroomId, educatorId: actor.id });
  if (!old) throw new DomainError('CLS_001');
  const year = await selectOptionalYear(db, old.id);
  const next = year && (await selectOptionalRoom(db, year.new_classroom_id));
  const roster = await selectRoster(db, old.id);
  const movedIds = new Set(next ? await selectEnrolledIds(db, next.id) : []);
  const left = next ? roster.filter(({ id }) => !movedIds.has(id)) : [];
  const place = { schoolId: old.school_id, educatorId: old.owner_id };
  const seatsLeft = await countFreeSeats(db, place);
  return {
    classroom: toClassroom(ctx, old),
    students: roster.map((student) => ({
      ...toName(student),
      needsSeat: needsSeat(student, seatsLeft !== undefined),
    })),
    coTeachers: await selectCoTeacherNames(db, old.id),
    seatsLeft,
    schoolYear: proposeSchoolYear(schoolYearOfRow(old), deps.now()),
    started: year && next ? await toStarted(ctx, db, { old, next, year }) : undefined,
    left: left.map((student) => ({ ...toName(student), hasClass: student.has_class })),
  };
};

/** Returns what the next school year of a class needs, or the new class if it has started. */
export const getNextYear = async (
  ctx: Context<Educator>,
  { classroomId }: { classroomId: string },
) => ({ nextYear: await readNextYear(ctx, ctx.deps.db, classroomId) });
