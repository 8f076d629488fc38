import type { Educator } from '../../context/actor.ts';
import type { Work } from '../../context/context.ts';
import type { Db } from '../../db/connection.ts';
import { Refusal } from '../../domain-error.ts';
import { ensureRoomFor } from '../classrooms/classrooms.rules.ts';
import { ensureTeaches } from '../classrooms/classrooms.ts';
import { ensureStudentSeats } from '../schools/schools.ts';
import { endSessionsThrough } from '../sessions/sessions.ts';
import { orphanIfUntied } from '../students/affiliations.ts';
import { readStandings } from '../students/login-ownership.ts';
import { wake } from '../students/merged-accounts.ts';
import { takeToLicense } from '../students/register-names.ts';
import { selectClassroomIdsOfMerge } from './lock-merge.queries.ts';
import { holdMerge } from './lock-merge.ts';
import {
  deleteHandedOnPlace,
  insertPlaces,
  selectPlaceMoves,
  selectRooms,
  updatePlaceSynced,
} from './merge-enrollments.queries.ts';
import { moveDeparturesBack, moveIdentitiesBack } from './merge-identities.queries.ts';
import {
  selectLastMergeIdOf,
  selectOptionalStandingMerge,
  updateUndone,
} from './merges.queries.ts';
import { ensureAllTaught, undoSince } from './student-merges.rules.ts';

type Asked = { classroomId: string; mergeId: string };
type Two = { keptId: string; foldedId: string };
type Place = Awaited<ReturnType<typeof selectPlaceMoves>>[number];

/** A merge of this classroom that can be undone, with everything it touches held. */
const holdStanding = async (work: Work<Educator>, tx: Db, asked: Asked) => {
  const wanted = { ...asked, since: undoSince(work.deps.now()) };
  const seen = await selectOptionalStandingMerge(tx, wanted);
  if (!seen) throw new Refusal('MRG_005');
  const held = await holdMerge(work, tx, {
    classroomId: asked.classroomId,
    classroomIds: await selectClassroomIdsOfMerge(tx, seen.id),
    studentIds: [seen.kept_id, seen.folded_id],
  });
  // Somebody else may have been faster.
  const merge = await selectOptionalStandingMerge(tx, wanted);
  if (!merge) throw new Refusal('MRG_005');
  ensureAllTaught(
    held.classrooms.map(({ id }) => id),
    held.taughtIds,
  );
  // The one that stayed may be another school's student by now, with everything it has.
  const kept = held.standings.get(merge.kept_id);
  if (kept?.schoolId && kept.schoolId !== held.classroom.school_id) throw new Refusal('MRG_003');
  // The last one first, so that each finds what it left.
  if ((await selectLastMergeIdOf(tx, merge.kept_id)) !== merge.id) throw new Refusal('MRG_006');
  return { held, mergeId: merge.id, keptId: merge.kept_id, foldedId: merge.folded_id };
};

/** Each place goes back to whose it was. Tells whether the account that stayed lost one. */
const giveBack = async (tx: Db, { keptId, foldedId, places }: Two & { places: Place[] }) => {
  let hasLost = false;
  for (const { classroomId, joinedAt, isHandedOn, hasMarkedSynced } of places) {
    if (isHandedOn && (await deleteHandedOnPlace(tx, { classroomId, keptId, joinedAt }))) {
      hasLost = true;
    }
    if (hasMarkedSynced) {
      await updatePlaceSynced(tx, { classroomId, studentId: keptId, isSynced: false });
    }
  }
  const rooms = await selectRooms(
    tx,
    places.map(({ classroomId }) => classroomId),
  );
  for (const room of rooms) ensureRoomFor(1, room);
  await insertPlaces(
    tx,
    places.map((place) => ({ ...place, studentId: foldedId })),
  );
  return hasLost;
};

/** On the license of the classrooms it is in now: they may have changed hands meanwhile. */
const takeSeatAgain = async (
  work: Work<Educator>,
  tx: Db,
  {
    foldedId,
    places,
    schools,
  }: {
    foldedId: string;
    places: Place[];
    schools: Awaited<ReturnType<typeof holdMerge>>['schools'];
  },
) => {
  await orphanIfUntied(work.deps, tx, { studentId: foldedId, byId: work.actor.id });
  const here = places.find(({ how, schoolId }) => how !== 'joined' && schoolId);
  if (here?.schoolId) {
    await takeToLicense(tx, { studentIds: [foldedId], schoolId: here.schoolId });
  }
  const two = { educatorId: work.actor.id, studentIds: [foldedId] };
  const folded = (await readStandings(tx, two)).get(foldedId);
  if (folded?.schoolId) await ensureStudentSeats(tx, schools.get(folded.schoolId), 0);
};

/**
 * Undoes a merge, within 30 days: the folded one is where it was, with its login and
 * everything it had. What hands changed since on the one that stayed remains.
 */
export const unmergeStudents = async (work: Work<Educator>, asked: Asked) => {
  await ensureTeaches(work, asked.classroomId);
  return work.atomically(async (tx) => {
    const { deps, actor } = work;
    const { held, mergeId, keptId, foldedId } = await holdStanding(work, tx, asked);
    const places = await selectPlaceMoves(tx, mergeId);
    await wake(tx, foldedId);
    const hasLost = await giveBack(tx, { keptId, foldedId, places });
    const movedIds = await moveIdentitiesBack(tx, { mergeId, keptId, foldedId });
    await endSessionsThrough(deps, tx, movedIds);
    await moveDeparturesBack(tx, { mergeId, keptId, foldedId });
    await takeSeatAgain(work, tx, { foldedId, places, schools: held.schools });
    if (hasLost) await orphanIfUntied(deps, tx, { studentId: keptId, byId: actor.id });
    await updateUndone(tx, { mergeId, byId: actor.id, now: deps.now() });
    await work.record(tx, 'student.unmerged', foldedId, { outcome: keptId });
    return {};
  });
};
