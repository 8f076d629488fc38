import { randomInt } from 'node:crypto';
import { CODE_CHARACTERS } from '@wonderfield/contract/readable-codes';

/** A code nobody can guess, in characters nobody mixes up. */
export const createCharacters = (length: number) =>
  Array.from({ length }, () => CODE_CHARACTERS[randomInt(CODE_CHARACTERS.length)]).join('');
