import { randomInt } from 'node:crypto';
import type { SignInMethod } from '@wonderfield/contract/sign-in-method';
import {
  PICTURES,
  PICTURES_LENGTH,
  type PictureName,
} from '@wonderfield/contract/student-sign-in/pictures';
import type { Sealer } from '../../../security/sealing.ts';

/** The encryption context of pictures. If it changes, none of them decrypts. */
const contextOf = (studentId: string) => `pictures:${studentId}`;

/** Deals three pictures. All 1,728 sequences are equally likely, because a picture may repeat. */
export const dealPictures = (): PictureName[] =>
  Array.from(
    { length: PICTURES_LENGTH },
    () => PICTURES[randomInt(PICTURES.length)] as PictureName,
  );

export const sealPictures = (sealer: Sealer, id: string, pictures: readonly PictureName[]) =>
  sealer.seal(pictures.join(','), contextOf(id));

export const openPictures = (sealer: Sealer, id: string, sealed: Buffer) =>
  sealer.open(sealed, contextOf(id)).split(',') as PictureName[];

/** Returns the pictures of a student in the columns of `students`, dealt if the method has some. */
export const columnsOfMethod = (
  sealer: Sealer,
  { id, method }: { id: string; method: SignInMethod },
) => ({
  sign_in_method: method,
  sealed_pictures: method === 'pictures' ? sealPictures(sealer, id, dealPictures()) : null,
});

type StoredPictures = { id: string; sealed_pictures: Buffer | null };

/** Returns true if these are the student's pictures. A student without pictures has no right ones. */
export const areRightPictures = (
  sealer: Sealer,
  student: StoredPictures | undefined,
  tapped: readonly PictureName[],
) => {
  if (!student?.sealed_pictures) return false;
  return openPictures(sealer, student.id, student.sealed_pictures).join(',') === tapped.join(',');
};
