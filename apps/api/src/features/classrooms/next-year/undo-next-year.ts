import type { UndoneYear } from '@wonderfield/contract/classrooms/next-year';
import type { Educator } from '../../../context/actor.ts';
import type { Context } from '../../../context/context.ts';
import type { Db } from '../../../db/connection/connection.ts';
import { DomainError } from '../../../domain-error.ts';
import { lockMembership, lockSchool, lockSchoolOfTeacher } from '../../schools/schools.ts';
import { deactivateUnaffiliated, lockStudents } from '../../students/affiliations.ts';
import { updateDeleted, updateRestored } from '../classrooms.queries.ts';
import { dropExternalPeople, findOwnClassroom, lockClassroom } from '../classrooms.ts';
import { deleteEnrollmentsOf, insertFormerPlaces } from '../enrollments.queries.ts';
import { endLimitedCardsOfClass, endOpening } from '../opening/opening.ts';
import { takeSeatAgain } from '../school/school-seats.ts';
import {
  type Room,
  selectEnrolledIds,
  selectOptionalRoom,
  selectRoster,
  selectTeachersOfNewOnly,
  updateCapacity,
} from './new-classroom.queries.ts';
import { capacityFor, ensureNotTooOld, ensureUndoable, howInNewClass } from './next-year.rules.ts';
import {
  selectOptionalYear,
  selectYearStudents,
  updateGradesBack,
  updateYearUndone,
} from './next-years.queries.ts';

type Year = NonNullable<Awaited<ReturnType<typeof selectOptionalYear>>>;

/** Locks the new class. Returns undefined if a teacher deleted it. */
const lockNewClass = async (tx: Db, { new_classroom_id: newId }: Year, old: Room) => {
  await lockClassroom(tx, newId);
  const next = await selectOptionalRoom(tx, newId);
  if (!next) return undefined;
  const following = await selectOptionalYear(tx, newId);
  const hasNextYear = following !== undefined && following.deleted_at === null;
  ensureUndoable({ ...next, hasNextYear }, old);
  return next;
};

/** Enrolls the students who came to the new class since in the old one, which grows if needed. */
const takeOverStudents = async (tx: Db, { old, next }: { old: Room; next: Room }) => {
  const presentIds = await selectEnrolledIds(tx, old.id);
  const added = (await selectRoster(tx, next.id)).filter(({ id }) => !presentIds.includes(id));
  if (added.length === 0) return 0;
  const capacity = capacityFor(presentIds.length + added.length, old);
  if (capacity !== old.capacity) await updateCapacity(tx, { id: old.id, capacity });
  const places = added.map(({ id, how, joined_at }) => ({
    studentId: id,
    how: howInNewClass(how),
    joinedAt: joined_at,
    isSynced: false,
  }));
  await insertFormerPlaces(tx, { classroomId: old.id, places });
  return added.length;
};

/** Deletes the new class. Its students are in the old one by now and keep their accounts. */
const removeNewClass = async (ctx: Context<Educator>, tx: Db, { id }: Room) => {
  const { deps, actor } = ctx;
  await endOpening(deps, tx, id);
  await endLimitedCardsOfClass(deps, tx, id);
  const students = await deleteEnrollmentsOf(tx, id);
  await updateDeleted(tx, { id, now: deps.now() });
  const studentIds = students.map(({ student_id }) => student_id);
  await deactivateUnaffiliated(deps, tx, { studentIds, byId: actor.id });
};

/** Returns the license of the restored class. It takes the seat of the new class if there is one. */
const findSchoolId = (tx: Db, old: Room, next: Room | undefined) =>
  old.school_id !== null && next?.school_id === old.school_id
    ? old.school_id
    : takeSeatAgain(tx, old);

/** Locks the school whose license the restored class uses. Lock order: schools before students. */
const lockLicense = ({ school_id, owner_id }: Room, tx: Db) =>
  school_id ? lockSchool(tx, school_id) : lockSchoolOfTeacher(tx, owner_id);

const restore = async (ctx: Context<Educator>, tx: Db, old: Room, next: Room | undefined) => {
  // A teacher may have restored the class by hand since.
  if (!old.archived_at) return;
  const schoolId = await findSchoolId(tx, old, next);
  await updateRestored(tx, { id: old.id, schoolId, now: ctx.deps.now() });
  await dropExternalPeople(tx, old.id);
};

const lockPeople = async (tx: Db, ids: readonly string[]) => {
  const students = await Promise.all(ids.map((id) => selectEnrolledIds(tx, id)));
  await lockStudents(tx, students.flat());
};

/** Undoes the new year of a locked class, and returns what could not be restored. */
export const undoYear = async (ctx: Context<Educator>, tx: Db, old: Room): Promise<UndoneYear> => {
  const now = ctx.deps.now();
  const year = await selectOptionalYear(tx, old.id);
  if (!year) throw new DomainError('YER_003');
  ensureNotTooOld(year, now);
  const next = await lockNewClass(tx, year, old);
  await lockLicense(old, tx);
  const ids = { oldId: old.id, newId: year.new_classroom_id };
  await lockPeople(tx, [ids.oldId, ids.newId]);
  const snapshot = await selectYearStudents(tx, { yearId: year.id, ...ids });
  const teachers = next ? await selectTeachersOfNewOnly(tx, ids) : [];
  const added = next ? await takeOverStudents(tx, { old, next }) : 0;
  if (next) await removeNewClass(ctx, tx, next);
  await restore(ctx, tx, old, next);
  const restored = await updateGradesBack(tx, year.id);
  await updateYearUndone(tx, { id: year.id, byId: ctx.actor.id, now });
  await ctx.audit(tx, 'classroom.year-undone', old.id, { outcome: ids.newId });
  return {
    classroomId: old.id,
    name: old.name,
    added,
    gradesKept: snapshot.filter((row) => row.has_raised_grade).length - restored.length,
    removed: snapshot.filter((row) => !row.is_in_a_class).length,
    teachersGone: teachers.map(({ name }) => name),
    passwordsStay: year.has_new_passwords,
  };
};

/** Undoes the new year of a class that the caller owns. All or nothing. */
export const undoNextYear = (ctx: Context<Educator>, { classroomId }: { classroomId: string }) =>
  ctx.transaction(async (tx) => {
    // Lock order: school membership before classrooms.
    await lockMembership(tx, ctx.actor.id);
    const old = await findOwnClassroom(ctx, tx, classroomId);
    return { undone: await undoYear(ctx, tx, old) };
  });
