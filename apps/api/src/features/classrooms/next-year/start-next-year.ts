import type { NextYearDraft } from '@wonderfield/contract/classrooms/next-year';
import type { Educator } from '../../../context/actor.ts';
import type { Context } from '../../../context/context.ts';
import type { Db } from '../../../db/connection/connection.ts';
import { DomainError } from '../../../domain-error.ts';
import { lockMembership, lockSchool } from '../../schools/schools.ts';
import { lockStudents } from '../../students/affiliations.ts';
import { replaceIssuedPasswords } from '../../students/logins/issued-passwords.ts';
import { updateArchived } from '../classrooms.queries.ts';
import { ensureNotArchived, ensureRoomFor } from '../classrooms.rules.ts';
import { ensureTeaches, findOwnClassroom } from '../classrooms.ts';
import { endLimitedCards, endOpening } from '../opening/opening.ts';
import { takeClassroomSeat } from '../school/school-seats.ts';
import { enrollInNewClass } from './enroll-in-new-class.ts';
import {
  copyCoTeachers,
  insertNewClassroom,
  type Room,
  selectEnrolledIds,
  selectRoster,
} from './new-classroom.queries.ts';
import { ensureWholeRoster } from './next-year.rules.ts';
import {
  insertYear,
  selectOptionalYear,
  updateYearUndone,
  upsertYearStudents,
} from './next-years.queries.ts';
import { readNextYear } from './read-next-year.ts';

export type YearStart = Pick<NextYearDraft, 'name' | 'grade' | 'schoolYear' | 'capacity'> & {
  /** Students who move. The others stay listed in the archived class. */
  studentIds: readonly string[];
  /** Students who leave, if a teacher chose. Undefined if all students of the class move. */
  leavingIds?: readonly string[] | undefined;
  coTeacherIds: readonly string[];
  newPasswords: boolean;
};

/** Rejects a second start. A deleted new class ends its year. */
const ensureNotStarted = async (ctx: Context<Educator>, tx: Db, classroomId: string) => {
  const year = await selectOptionalYear(tx, classroomId);
  if (!year) return;
  if (!year.deleted_at) throw new DomainError('YER_001');
  await updateYearUndone(tx, { id: year.id, byId: ctx.actor.id, now: ctx.deps.now() });
};

/**
 * Returns the school of the new class. The new class of a school replaces the old one and uses no
 * further seat. The class of a teacher who joined a school since uses one.
 */
const findSchoolId = async (tx: Db, { school_id, owner_id }: Room) => {
  if (school_id === null) return takeClassroomSeat(tx, owner_id);
  await lockSchool(tx, school_id);
  return school_id;
};

const renewPasswords = async (ctx: Context<Educator>, tx: Db, newId: string) => {
  const managed = (await selectRoster(tx, newId)).filter(({ is_managed }) => is_managed);
  const studentIds = managed.map(({ id }) => id).sort();
  await replaceIssuedPasswords(ctx, tx, { classroomId: newId, studentIds });
  const outcome = String(studentIds.length);
  await ctx.audit(tx, 'roster.passwords-renewed', newId, { outcome });
};

/**
 * Starts the next year of a locked class: creates the new class, enrolls the students and archives
 * the old class. Returns the id of the new class.
 */
export const startYear = async (ctx: Context<Educator>, tx: Db, old: Room, start: YearStart) => {
  const now = ctx.deps.now();
  const { name, grade, capacity, schoolYear, studentIds } = start;
  await ensureNotStarted(ctx, tx, old.id);
  ensureNotArchived(old);
  ensureRoomFor(studentIds.length, { capacity, enrolled: 0 });
  const enrolledIds = await selectEnrolledIds(tx, old.id);
  if (start.leavingIds)
    ensureWholeRoster(enrolledIds, { studentIds, leavingIds: start.leavingIds });
  const schoolId = await findSchoolId(tx, old);
  await lockStudents(tx, enrolledIds);
  const roster = await selectRoster(tx, old.id);
  const moving = roster.filter(({ id }) => studentIds.includes(id));
  const created = { oldId: old.id, name, grade, capacity, schoolYear, schoolId, now };
  const { id: newId } = await insertNewClassroom(tx, created);
  const { id: yearId } = await insertYear(tx, {
    oldId: old.id,
    newId,
    startedBy: ctx.actor.id,
    hasNewPasswords: start.newPasswords,
    now,
  });
  const leaving = roster.filter((student) => !moving.includes(student));
  await upsertYearStudents(tx, {
    yearId,
    students: leaving.map(({ id }) => ({
      studentId: id,
      hasMoved: false,
      gradeBefore: null,
      gradeAfter: null,
    })),
  });
  const grades = { from: old.grade, to: grade };
  await enrollInNewClass(tx, { yearId, newId, schoolId, students: moving, grades, now });
  await copyCoTeachers(tx, { oldId: old.id, newId, ids: start.coTeacherIds, schoolId, now });
  if (start.newPasswords) await renewPasswords(ctx, tx, newId);
  await endOpening(ctx.deps, tx, old.id);
  const left = leaving.map(({ id, how }) => ({ student_id: id, how }));
  await endLimitedCards(ctx.deps, tx, { classroomId: old.id, places: left });
  await updateArchived(tx, { id: old.id, now });
  await ctx.audit(tx, 'classroom.year-started', old.id, { outcome: newId });
  return newId;
};

/** Starts the next year of a class that the caller owns. All or nothing. */
export const startNextYear = async (ctx: Context<Educator>, draft: NextYearDraft) => {
  const { classroomId } = draft;
  await ensureTeaches(ctx, classroomId);
  return ctx.idempotent({
    make: async (tx) => {
      // Lock order: school membership before classrooms.
      await lockMembership(tx, ctx.actor.id);
      const old = await findOwnClassroom(ctx, tx, classroomId);
      return [await startYear(ctx, tx, old, draft)];
    },
    answer: async (tx) => ({ nextYear: await readNextYear(ctx, tx, classroomId) }),
  });
};
