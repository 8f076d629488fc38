import { z } from 'zod';
import * as fields from '../fields.ts';
import { FIELD_MESSAGES } from '../texts/field-messages.ts';

/** The pictures of a picture sign-in. No two share outline and color, and each is one word. */
export const PICTURES = [
  'sun',
  'apple',
  'boat',
  'cat',
  'tree',
  'star',
  'drum',
  'kite',
  'fish',
  'key',
  'umbrella',
  'house',
] as const;
export type PictureName = (typeof PICTURES)[number];

/** Number of pictures that a student taps, in order. The same picture may come twice. */
export const PICTURES_LENGTH = 3;

/** The pictures of a student, sent as JSON text. */
const MISSING = FIELD_MESSAGES.picturesMissing;
export const pictures = fields.jsonField(
  z.array(z.enum(PICTURES, MISSING), MISSING).length(PICTURES_LENGTH, MISSING),
  MISSING,
);

export const PictureNameSchema = z.enum(PICTURES);

/** Number of different boards. So few that several students of a class have the same one. */
export const BOARDS = 8;

/**
 * Returns the number of a student's board, which decides the order of the pictures. It is the same
 * in class and at home, because both know it or the username.
 */
export const boardOf = (username: string): number => {
  let hash = 0x811c9dc5;
  for (const letter of username.trim().toLowerCase()) {
    hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  }
  return (hash >>> 0) % BOARDS;
};
