import type { SchoolYear, SchoolYearDraft } from '@wonderfield/contract/classrooms/next-year';
import { proposeYearOfSchool } from '@wonderfield/contract/classrooms/next-year-rules';
import { CLASSROOM_MAX_STUDENTS, NEXT_YEAR_UNDO_DAYS } from '@wonderfield/contract/limits';
import type { Educator } from '../../../context/actor.ts';
import type { Context } from '../../../context/context.ts';
import type { Db } from '../../../db/connection/connection.ts';
import { DomainError } from '../../../domain-error.ts';
import { lockClassroom } from '../classrooms.ts';
import {
  selectCoTeacherNames,
  selectEnrolledIds,
  selectOptionalRoom,
} from './new-classroom.queries.ts';
import { schoolYearOfRow, undoUntil } from './next-year.rules.ts';
import { selectSchoolYears } from './school-years.queries.ts';
import { startYear } from './start-next-year.ts';
import { undoYear } from './undo-next-year.ts';

/* The next year of a school's classes, for its administrator. */

type Place = { schoolId: string; classroomId: string };

/** Locks a class of the school, or throws CLS_001. */
const lockSchoolRoom = async (tx: Db, { schoolId, classroomId }: Place) => {
  const locked = await lockClassroom(tx, classroomId);
  const room = locked && (await selectOptionalRoom(tx, locked.id));
  if (room?.school_id !== schoolId) throw new DomainError('CLS_001');
  return room;
};

type Start = Place & SchoolYearDraft['classes'][number] & { schoolYear: number };

/** Starts the next year of a class with all its students and teachers. */
export const startYearAtSchool = (ctx: Context<Educator>, start: Start) =>
  ctx.transaction(async (tx) => {
    const room = await lockSchoolRoom(tx, start);
    const coTeachers = await selectCoTeacherNames(tx, room.id);
    await startYear(ctx, tx, room, {
      name: start.name,
      grade: start.grade,
      schoolYear: start.schoolYear,
      capacity: Math.min(room.capacity, CLASSROOM_MAX_STUDENTS),
      studentIds: await selectEnrolledIds(tx, room.id),
      coTeacherIds: coTeachers.map(({ id }) => id),
      newPasswords: false,
    });
  });

/** Undoes the next year of a class of the school. */
export const undoYearAtSchool = (ctx: Context<Educator>, place: Place) =>
  ctx.transaction(async (tx) => {
    await undoYear(ctx, tx, await lockSchoolRoom(tx, place));
  });

type Row = Awaited<ReturnType<typeof selectSchoolYears>>[number];

const toStarted = (row: Row, now: Date): SchoolYear['classes'][number]['started'] => {
  if (!row.new_id) return undefined;
  const until = undoUntil(row.started_at);
  return {
    classroomId: row.new_id,
    name: row.new_name,
    grade: row.new_grade,
    capacity: row.new_capacity,
    studentCount: row.new_enrolled,
    schoolYear: schoolYearOfRow({
      school_year: row.new_school_year,
      created_at: row.new_created_at,
    }),
    startedAt: row.started_at.toISOString(),
    startedBy: row.started_by ?? '',
    undoUntil: until.toISOString(),
    canUndo: row.new_archived_at === null && now <= until,
  };
};

/** Lists the classes of a school with their new classes. */
export const listSchoolYears = async (
  { deps }: Context<Educator>,
  schoolId: string,
): Promise<SchoolYear> => {
  const now = deps.now();
  const since = new Date(now.getTime() - NEXT_YEAR_UNDO_DAYS * 24 * 3_600_000);
  const rows = await selectSchoolYears(deps.db, { schoolId, since });
  return {
    schoolYear: proposeYearOfSchool(now),
    classes: rows.map((row) => ({
      id: row.id,
      name: row.name,
      grade: row.grade,
      schoolYear: schoolYearOfRow(row),
      studentCount: row.enrolled,
      teachers: row.teachers ?? [],
      started: toStarted(row, now),
    })),
  };
};
