import type { Educator } from '../../context/actor.ts';
import type { Context } from '../../context/context.ts';
import type { Db } from '../../db/connection/connection.ts';
import { DomainError } from '../../domain-error.ts';
import { ensureRoomFor } from '../classrooms/classrooms.rules.ts';
import { ensureTeaches } from '../classrooms/classrooms.ts';
import { ensureStudentSeats } from '../schools/schools.ts';
import { endSessionsThrough } from '../sessions/sessions.ts';
import { deactivateIfUnaffiliated } from '../students/affiliations.ts';
import { readLoginOwnership } from '../students/logins/login-ownership.ts';
import { wake } from '../students/merged-accounts.ts';
import { takeToLicense } from '../students/names/register-names.ts';
import { selectClassroomIdsOfMerge } from './lock-merge.queries.ts';
import { lockMerge } from './lock-merge.ts';
import {
  deleteMovedEnrollment,
  insertEnrollments,
  selectEnrollmentMoves,
  selectRooms,
  updateEnrollmentSynced,
} from './merge-enrollments.queries.ts';
import { moveDeparturesBack, moveIdentitiesBack } from './merge-identities.queries.ts';
import { selectLastMergeIdOf, selectOptionalActiveMerge, updateUndone } from './merges.queries.ts';
import { ensureAllTaught, undoSince } from './student-merges.rules.ts';

type Input = { classroomId: string; mergeId: string };
type Two = { keptId: string; foldedId: string };
type Place = Awaited<ReturnType<typeof selectEnrollmentMoves>>[number];

/** Locks a merge of this classroom that can be undone, with everything it changes. */
const lockActiveMerge = async (ctx: Context<Educator>, tx: Db, input: Input) => {
  const wanted = { ...input, since: undoSince(ctx.deps.now()) };
  const seen = await selectOptionalActiveMerge(tx, wanted);
  if (!seen) throw new DomainError('MRG_005');
  const held = await lockMerge(ctx, tx, {
    classroomId: input.classroomId,
    classroomIds: await selectClassroomIdsOfMerge(tx, seen.id),
    studentIds: [seen.kept_id, seen.folded_id],
  });
  // A concurrent request may have undone it first.
  const merge = await selectOptionalActiveMerge(tx, wanted);
  if (!merge) throw new DomainError('MRG_005');
  ensureAllTaught(
    held.classrooms.map(({ id }) => id),
    held.taughtIds,
  );
  // The kept account may be another school's student by now.
  const kept = held.standings.get(merge.kept_id);
  const isOfClassrooms = held.classrooms.some(({ school_id }) => school_id === kept?.schoolId);
  if (kept?.schoolId && !kept.isLookedAfter && !isOfClassrooms) throw new DomainError('MRG_003');
  // Undo the newest merge first, so each one finds the state it created.
  if ((await selectLastMergeIdOf(tx, merge.kept_id)) !== merge.id) throw new DomainError('MRG_006');
  return { held, mergeId: merge.id, keptId: merge.kept_id, foldedId: merge.folded_id };
};

/** Moves each enrollment back. Returns true if the kept account lost one. */
const returnEnrollments = async (
  tx: Db,
  { keptId, foldedId: mergedId, places }: Two & { places: Place[] },
) => {
  let hasLost = false;
  for (const { classroomId, joinedAt, isHandedOn, hasMarkedSynced } of places) {
    if (isHandedOn && (await deleteMovedEnrollment(tx, { classroomId, keptId, joinedAt }))) {
      hasLost = true;
    }
    if (hasMarkedSynced) {
      await updateEnrollmentSynced(tx, { classroomId, studentId: keptId, isSynced: false });
    }
  }
  const rooms = await selectRooms(
    tx,
    places.map(({ classroomId }) => classroomId),
  );
  for (const room of rooms) ensureRoomFor(1, room);
  await insertEnrollments(
    tx,
    places.map((place) => ({ ...place, studentId: mergedId })),
  );
  return hasLost;
};

/** Takes a seat on the license of its current classrooms, whose school may have changed. */
const takeSeatAgain = async (
  ctx: Context<Educator>,
  tx: Db,
  {
    foldedId: mergedId,
    places,
    schools,
  }: {
    foldedId: string;
    places: Place[];
    schools: Awaited<ReturnType<typeof lockMerge>>['schools'];
  },
) => {
  await deactivateIfUnaffiliated(ctx.deps, tx, { studentId: mergedId, byId: ctx.actor.id });
  const schoolEnrollment = places.find(({ how, schoolId }) => how !== 'joined' && schoolId);
  if (schoolEnrollment?.schoolId) {
    await takeToLicense(tx, { studentIds: [mergedId], schoolId: schoolEnrollment.schoolId });
  }
  const two = { educatorId: ctx.actor.id, studentIds: [mergedId] };
  const merged = (await readLoginOwnership(tx, two)).get(mergedId);
  if (merged?.schoolId) await ensureStudentSeats(tx, schools.get(merged.schoolId), 0);
};

/**
 * Undoes a merge within 30 days. Restores the merged account with its login and data, and keeps
 * manual changes of the kept account since then.
 */
export const unmergeStudents = async (ctx: Context<Educator>, input: Input) => {
  await ensureTeaches(ctx, input.classroomId);
  return ctx.transaction(async (tx) => {
    const { deps, actor } = ctx;
    const { held, mergeId, keptId, foldedId: mergedId } = await lockActiveMerge(ctx, tx, input);
    const places = await selectEnrollmentMoves(tx, mergeId);
    await wake(tx, mergedId);
    const hasLost = await returnEnrollments(tx, { keptId, foldedId: mergedId, places });
    const movedIds = await moveIdentitiesBack(tx, { mergeId, keptId, foldedId: mergedId });
    await endSessionsThrough(deps, tx, movedIds);
    await moveDeparturesBack(tx, { mergeId, keptId, foldedId: mergedId });
    await takeSeatAgain(ctx, tx, { foldedId: mergedId, places, schools: held.schools });
    if (hasLost) await deactivateIfUnaffiliated(deps, tx, { studentId: keptId, byId: actor.id });
    await updateUndone(tx, { mergeId, byId: actor.id, now: deps.now() });
    await ctx.audit(tx, 'student.unmerged', mergedId, { outcome: keptId });
    return {};
  });
};
