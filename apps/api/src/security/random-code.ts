import { randomInt } from 'node:crypto';
import { CODE_CHARACTERS } from '@wonderfield/contract/readable-codes';

/** Returns a random code of characters that are not easily confused. */
export const createRandomCode = (length: number) =>
  Array.from({ length }, () => CODE_CHARACTERS[randomInt(CODE_CHARACTERS.length)]).join('');
