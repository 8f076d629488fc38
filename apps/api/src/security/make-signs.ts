import { randomInt } from 'node:crypto';
import { CODE_SIGNS } from '@wonderfield/contract/written-codes';

/** A code nobody can guess, in signs nobody mixes up. */
export const makeSigns = (length: number) =>
  Array.from({ length }, () => CODE_SIGNS[randomInt(CODE_SIGNS.length)]).join('');
