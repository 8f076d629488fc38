import { randomInt } from 'node:crypto';
import {
  GENERATED_USERNAME_ALPHABET,
  GENERATED_USERNAME_LENGTH,
} from '@wonderfield/contract/limits';
import type { Db } from '../../../db/connection/connection.ts';
import { findTakenNames } from '../students.ts';

const createUsername = () =>
  Array.from(
    { length: GENERATED_USERNAME_LENGTH },
    () => GENERATED_USERNAME_ALPHABET[randomInt(GENERATED_USERNAME_ALPHABET.length)],
  ).join('');

/** Returns this many different unused usernames. */
export const findFreeUsernames = async (db: Db, count: number): Promise<string[]> => {
  const proposed = new Set<string>();
  while (proposed.size < count) proposed.add(createUsername());
  if (count === 0) return [];
  const taken = await findTakenNames(db, [...proposed]);
  const free = [...proposed].filter((name) => !taken.has(name));
  // Rarely needed, because there are far more usernames than students.
  return free.length < count
    ? [...free, ...(await findFreeUsernames(db, count - free.length))]
    : free;
};
