import type { Db } from '../../../db/connection/connection.ts';
import { reactivateStudents } from '../../students/affiliations.ts';
import { comesAsGuest } from '../../students/logins/login-ownership.rules.ts';
import { readLoginOwnership } from '../../students/logins/login-ownership.ts';
import { withoutMerged } from '../../students/merged-accounts.ts';
import { takeToLicense } from '../../students/names/register-names.ts';
import { type FormerPlace, insertFormerPlaces } from '../enrollments.queries.ts';

type Return = {
  classroom: { id: string; school_id: string | null };
  places: readonly FormerPlace[];
  byId: string;
};

const idsOf = (places: readonly FormerPlace[]) => places.map(({ studentId }) => studentId);

/** Returns the places that students get now, because another adult may manage the login by now. */
const findPlaces = async (tx: Db, { classroom, places, byId }: Return) => {
  const studentIds = idsOf(places);
  const ownerships = await readLoginOwnership(tx, { educatorId: byId, studentIds });
  return (await withoutMerged(tx, places)).flatMap((place) => {
    const ownership = ownerships.get(place.studentId);
    // A child stays deactivated if the family ended the account.
    if (!ownership || (ownership.isFamilys && ownership.isOrphan)) return [];
    const login = { ...ownership, isOwnOrphan: ownership.isOrphan };
    const isGuest = place.how === 'joined' || comesAsGuest(login, classroom.school_id);
    return [isGuest ? { ...place, how: 'joined' as const } : place];
  });
};

/**
 * Enrolls former students of a classroom again, with their logins and progress. Omits accounts that
 * were merged or ended since. Returns the ids of the enrolled students.
 */
export const reenrollStudents = async (tx: Db, former: Return): Promise<string[]> => {
  const { id: classroomId, school_id: schoolId } = former.classroom;
  const places = await findPlaces(tx, former);
  if (places.length === 0) return [];
  await reactivateStudents(tx, idsOf(places));
  const enrolled = await insertFormerPlaces(tx, { classroomId, places });
  if (schoolId) {
    const managedHere = places.filter(({ how }) => how !== 'joined');
    await takeToLicense(tx, { studentIds: idsOf(managedHere), schoolId });
  }
  return enrolled.map(({ student_id }) => student_id);
};
