import type { PictureName } from '@wonderfield/contract/student-sign-in/pictures';
import type { Db } from '../../../db/connection/connection.ts';
import type { Deps } from '../../../dependencies.ts';
import {
  selectManagedStudents,
  selectOptionalPictures,
  selectOptionalStudentByName,
  selectOwnChildrenForUpdate,
  updatePictures,
} from './methods.queries.ts';
import { areRightPictures, dealPictures, openPictures, sealPictures } from './pictures.ts';

/* Logins of students: the interface for features that manage or check them. */

export type StudentLogin = Awaited<ReturnType<typeof selectManagedStudents>>[number];

/** Returns the students whose logins the classroom manages, all or those with these ids. */
export const findManagedStudents = (
  db: Db,
  place: { classroomId: string; studentIds?: readonly string[] },
) => selectManagedStudents(db, place);

/** Locks and returns those of these students who are children of the parent. */
export const lockOwnChildren = (tx: Db, ids: { parentId: string; childIds: readonly string[] }) =>
  selectOwnChildrenForUpdate(tx, ids);

/** Returns the student with this username, or undefined. */
export const findStudentByName = (db: Db, username: string) =>
  selectOptionalStudentByName(db, username);

type Tools = Pick<Deps, 'sealer'>;
type WithPictures = { id: string; sealed_pictures: Buffer | null };

/** Returns true if these are still the pictures of the student, who is locked. */
export const hasPictures = async (
  { sealer }: Tools,
  tx: Db,
  { studentId, pictures }: { studentId: string; pictures: readonly PictureName[] },
) => areRightPictures(sealer, await selectOptionalPictures(tx, studentId), pictures);

/** Decrypts the pictures of students who sign in with them. Omits the others. */
export const revealPictures = ({ sealer }: Tools, students: readonly WithPictures[]) =>
  students.flatMap(({ id, sealed_pictures }) =>
    sealed_pictures ? [{ userId: id, pictures: openPictures(sealer, id, sealed_pictures) }] : [],
  );

/** Deals new pictures to students who sign in with them. Omits the others. The students are locked. */
export const redealPictures = async (
  { sealer }: Tools,
  tx: Db,
  students: readonly WithPictures[],
) => {
  const dealt = students
    .filter(({ sealed_pictures }) => sealed_pictures !== null)
    .map(({ id }) => ({ userId: id, pictures: dealPictures() }));
  const sealed = dealt.map(({ userId: id, pictures }) => ({
    id,
    sealed: sealPictures(sealer, id, pictures),
  }));
  await updatePictures(tx, sealed);
  return dealt;
};

/** Deals new pictures to a locked student, if the student signs in with them. */
export const redealPicturesOf = async (tools: Tools, tx: Db, studentId: string) => {
  const student = await selectOptionalPictures(tx, studentId);
  if (student) await redealPictures(tools, tx, [student]);
};
