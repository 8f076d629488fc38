import type { Educator } from '../../context/actor.ts';
import type { Work } from '../../context/context.ts';
import type { Db } from '../../db/connection.ts';
import { asId } from '../../db/to-uuid.ts';
import { Refusal } from '../../domain-error.ts';
import { ensureTeaches } from '../classrooms/classrooms.ts';
import { endLinksMadeWithPassword } from '../identities/end-links.ts';
import { ensureStudentSeats } from '../schools/schools.ts';
import { isGuest } from '../students/login-ownership.rules.ts';
import { rest } from '../students/merged-accounts.ts';
import { takeToLicense } from '../students/register-names.ts';
import { selectClassroomIdsOf } from './lock-merge.queries.ts';
import { holdMerge } from './lock-merge.ts';
import {
  deletePlacesOf,
  insertPlaceMoves,
  insertPlaces,
  selectPlacePairs,
  updatePlaceSynced,
} from './merge-enrollments.queries.ts';
import { moveDepartures, moveIdentities } from './merge-identities.queries.ts';
import { insertMerge } from './merges.queries.ts';
import {
  ensureAllTaught,
  ensureMayMerge,
  ensureNoOtherSchool,
  ensureTwo,
  type PlannedPlace,
  planPlaces,
} from './student-merges.rules.ts';

type Asked = { classroomId: string; keptId: string; foldedId: string };
type Held = Awaited<ReturnType<typeof holdMerge>>;

const standingOf = ({ standings }: Held, studentId: string) => {
  const found = standings.get(studentId);
  if (!found) throw new Refusal('STU_001');
  return found;
};

/** Both are in the classroom, and stay where they are until the transaction ends. */
const holdTwo = async (work: Work<Educator>, tx: Db, { classroomId, ...ids }: Asked) => {
  const [keptId, foldedId] = [asId(ids.keptId), asId(ids.foldedId)];
  const classroomIds = await selectClassroomIdsOf(tx, foldedId);
  // Looked at before anything is held: nobody's classroom waits for a guess.
  if (!classroomIds.includes(asId(classroomId))) throw new Refusal('STU_001');
  const held = await holdMerge(work, tx, {
    classroomId,
    classroomIds,
    studentIds: [keptId, foldedId],
  });
  const [kept, folded] = [standingOf(held, keptId), standingOf(held, foldedId)];
  const places = await selectPlacePairs(tx, { keptId, foldedId });
  const here = places.find((place) => place.classroomId === held.classroom.id);
  if (!here || here.keptIsSynced === null) throw new Refusal('STU_001');
  ensureMayMerge({ kept, folded });
  const placeIds = places.map((place) => place.classroomId);
  // Somewhere else since: that classroom is not held.
  if (!placeIds.every((id) => classroomIds.includes(id))) throw new Refusal('CLS_006');
  ensureAllTaught(placeIds, held.taughtIds);
  ensureNoOtherSchool(folded, places);
  return { held, kept, folded, places };
};

const handOn = async (
  tx: Db,
  { keptId, foldedId, places }: { keptId: string; foldedId: string; places: PlannedPlace[] },
) => {
  // Who leaves makes room for who comes.
  await deletePlacesOf(tx, foldedId);
  const handedOn = places.filter(({ isHandedOn }) => isHandedOn);
  if (handedOn.length > 0) {
    await insertPlaces(
      tx,
      handedOn.map(({ classroomId, howHandedOn, joinedAt, isSynced }) => ({
        classroomId,
        studentId: keptId,
        how: howHandedOn,
        joinedAt,
        isSynced,
        // An import that is undone takes those off whom it brought, and nobody else.
        importId: null,
      })),
    );
  }
  for (const { classroomId, hasMarkedSynced } of places) {
    if (hasMarkedSynced) {
      await updatePlaceSynced(tx, { classroomId, studentId: keptId, isSynced: true });
    }
  }
};

/** A student of nobody's license takes a seat with the first place that brings one. */
const takeSeat = async (
  tx: Db,
  {
    held,
    kept,
    places,
  }: { held: Held; kept: { id: string; schoolId: string | null }; places: PlannedPlace[] },
) => {
  const bringing = places.find(
    ({ isHandedOn, howHandedOn, schoolId }) => isHandedOn && howHandedOn !== 'joined' && schoolId,
  );
  if (!bringing?.schoolId || kept.schoolId) return;
  await takeToLicense(tx, { studentIds: [kept.id], schoolId: bringing.schoolId });
  await ensureStudentSeats(tx, held.schools.get(bringing.schoolId), 0);
};

/**
 * Two accounts of one student become one: places and identities of the folded account come to the one
 * that stays, and it rests. Nothing of it is deleted, and for 30 days the merge can be undone.
 */
export const mergeStudents = async (work: Work<Educator>, asked: Asked) => {
  ensureTwo(asked.keptId, asked.foldedId);
  await ensureTeaches(work, asked.classroomId);
  return work.atomically(async (tx) => {
    const { deps, actor } = work;
    const two = await holdTwo(work, tx, asked);
    const { held, kept } = two;
    const [keptId, foldedId] = [kept.id, two.folded.id];
    const places = planPlaces(two.places, kept);
    const { id: mergeId } = await insertMerge(tx, {
      keptId,
      foldedId,
      classroomId: held.classroom.id,
      educatorId: actor.id,
      now: deps.now(),
    });
    await insertPlaceMoves(tx, mergeId, places);
    await handOn(tx, { keptId, foldedId, places });
    const handing = { mergeId, keptId, foldedId, isGuest: isGuest(kept) };
    // The password of the folded account no longer opens anything, so links made with it end.
    const byActor = { actorId: actor.id, requestId: work.request.id };
    await endLinksMadeWithPassword(deps, tx, { userId: foldedId, ...byActor });
    await moveIdentities(tx, handing);
    await moveDepartures(tx, { ...handing, schoolId: kept.schoolId });
    await rest(deps, tx, { studentId: foldedId, intoId: keptId });
    await takeSeat(tx, { held, kept, places });
    await work.record(tx, 'student.merged', foldedId, { outcome: keptId });
    return { mergeId };
  });
};
