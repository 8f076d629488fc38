import type { Educator } from '../../context/actor.ts';
import type { Context } from '../../context/context.ts';
import type { Db } from '../../db/connection/connection.ts';
import { toUuid } from '../../db/to-uuid.ts';
import { DomainError } from '../../domain-error.ts';
import { ensureTeaches } from '../classrooms/classrooms.ts';
import { endLinksMadeWithPassword } from '../identities/links/end-links.ts';
import { ensureStudentSeats } from '../schools/schools.ts';
import { isGuest } from '../students/logins/login-ownership.rules.ts';
import { rest } from '../students/merged-accounts.ts';
import { takeToLicense } from '../students/names/register-names.ts';
import {
  selectClassroomIdsOf,
  selectManagingClassrooms,
  selectTaughtClassroomIdsOf,
} from './lock-merge.queries.ts';
import { lockMerge } from './lock-merge.ts';
import {
  deleteEnrollmentsOf,
  insertEnrollmentMoves,
  insertEnrollments,
  selectEnrollmentPairs,
  updateEnrollmentSynced,
} from './merge-enrollments.queries.ts';
import { moveDepartures, moveIdentities } from './merge-identities.queries.ts';
import { insertMerge } from './merges.queries.ts';
import {
  ensureAllTaught,
  ensureMayMerge,
  ensureNoOtherSchool,
  ensureOneManager,
  ensureTwo,
  type PlannedEnrollment,
  planEnrollments,
} from './student-merges.rules.ts';

type Input = { classroomId: string; keptId: string; foldedId: string };
type Locked = Awaited<ReturnType<typeof lockMerge>>;

const standingOf = ({ standings: ownerships }: Locked, studentId: string) => {
  const ownership = ownerships.get(studentId);
  if (!ownership) throw new DomainError('STU_001');
  return ownership;
};

/**
 * Returns the classrooms of the educator that have each of the two students. Throws STU_001 unless
 * both are in one, and one of them in the classroom of the request.
 */
const findTaughtPlaces = async (
  { actor }: Context<Educator>,
  tx: Db,
  { classroomId, keptId, foldedId }: Input,
) => {
  const placesOf = (studentId: string) =>
    selectTaughtClassroomIdsOf(tx, { studentId, educatorId: actor.id });
  const [ofKept, ofMerged] = [await placesOf(keptId), await placesOf(foldedId)];
  const isHere = [...ofKept, ...ofMerged].includes(toUuid(classroomId));
  if (!isHere || ofKept.length === 0 || ofMerged.length === 0) throw new DomainError('STU_001');
  return { ofKept, ofMerged };
};

/** Locks both students and the educator's classrooms that have them until the transaction ends. */
const lockBoth = async (ctx: Context<Educator>, tx: Db, input: Input) => {
  const [keptId, mergedId] = [toUuid(input.keptId), toUuid(input.foldedId)];
  // Check before locking, so guessed ids cannot lock other teachers' classrooms.
  const { ofKept } = await findTaughtPlaces(ctx, tx, input);
  const classroomIds = await selectClassroomIdsOf(tx, mergedId);
  const held = await lockMerge(ctx, tx, {
    classroomId: input.classroomId,
    classroomIds: [...classroomIds, ...ofKept],
    studentIds: [keptId, mergedId],
  });
  const [kept, merged] = [standingOf(held, keptId), standingOf(held, mergedId)];
  // A teacher may have removed one of them in the meantime.
  await findTaughtPlaces(ctx, tx, input);
  const places = await selectEnrollmentPairs(tx, { keptId, foldedId: mergedId });
  ensureMayMerge({ kept, folded: merged });
  const placeIds = places.map((place) => place.classroomId);
  // The student joined another classroom in the meantime, which is not locked.
  if (!placeIds.every((id) => classroomIds.includes(id))) throw new DomainError('CLS_006');
  ensureAllTaught(placeIds, held.taughtIds);
  ensureNoOtherSchool(merged, places);
  const two = { studentIds: [keptId, mergedId], educatorId: ctx.actor.id };
  ensureOneManager(await selectManagingClassrooms(tx, two));
  return { held, kept, folded: merged, places };
};

const transferTo = async (
  tx: Db,
  {
    keptId,
    foldedId: mergedId,
    places,
  }: { keptId: string; foldedId: string; places: PlannedEnrollment[] },
) => {
  // Delete enrollments first to make room for the moved ones.
  await deleteEnrollmentsOf(tx, mergedId);
  const handedOn = places.filter(({ isHandedOn }) => isHandedOn);
  if (handedOn.length > 0) {
    await insertEnrollments(
      tx,
      handedOn.map(({ classroomId, howHandedOn, joinedAt, isSynced }) => ({
        classroomId,
        studentId: keptId,
        how: howHandedOn,
        joinedAt,
        isSynced,
        // Undoing an import must not remove a student that it did not add.
        importId: null,
      })),
    );
  }
  for (const { classroomId, hasMarkedSynced } of places) {
    if (hasMarkedSynced) {
      await updateEnrollmentSynced(tx, { classroomId, studentId: keptId, isSynced: true });
    }
  }
};

/** Takes a seat for a student without a license with the first enrollment in a school. */
const takeSeat = async (
  tx: Db,
  {
    held,
    kept,
    places,
  }: { held: Locked; kept: { id: string; schoolId: string | null }; places: PlannedEnrollment[] },
) => {
  const bringing = places.find(
    ({ isHandedOn, howHandedOn, schoolId }) => isHandedOn && howHandedOn !== 'joined' && schoolId,
  );
  if (!bringing?.schoolId || kept.schoolId) return;
  await takeToLicense(tx, { studentIds: [kept.id], schoolId: bringing.schoolId });
  await ensureStudentSeats(tx, held.schools.get(bringing.schoolId), 0);
};

/**
 * Moves enrollments and identities of one account to the kept one and deactivates it. Deletes
 * nothing, so the merge can be undone for 30 days.
 */
export const mergeStudents = async (ctx: Context<Educator>, input: Input) => {
  ensureTwo(input.keptId, input.foldedId);
  await ensureTeaches(ctx, input.classroomId);
  return ctx.transaction(async (tx) => {
    const { deps, actor } = ctx;
    const two = await lockBoth(ctx, tx, input);
    const { held, kept } = two;
    const [keptId, mergedId] = [kept.id, two.folded.id];
    const places = planEnrollments(two.places, kept);
    const { id: mergeId } = await insertMerge(tx, {
      keptId,
      foldedId: mergedId,
      classroomId: held.classroom.id,
      educatorId: actor.id,
      now: deps.now(),
    });
    await insertEnrollmentMoves(tx, mergeId, places);
    await transferTo(tx, { keptId, foldedId: mergedId, places });
    const handing = { mergeId, keptId, foldedId: mergedId, isGuest: isGuest(kept) };
    // The merged account's password no longer works, so identities linked with it are unlinked.
    const byActor = { actorId: actor.id, requestId: ctx.request.id };
    await endLinksMadeWithPassword(deps, tx, { userIds: [mergedId], ...byActor });
    await moveIdentities(tx, handing);
    await moveDepartures(tx, { ...handing, schoolId: kept.schoolId });
    await rest(deps, tx, { studentId: mergedId, intoId: keptId });
    await takeSeat(tx, { held, kept, places });
    await ctx.audit(tx, 'student.merged', mergedId, { outcome: keptId });
    return { mergeId };
  });
};
