import { charactersOf } from '@wonderfield/contract/written-codes';

/** Eight characters are 40 bits. */
export const CODE_LENGTH = 8;
const PREFIX = 'WF';

/** `7K3M92QD` as people read it: `WF-7K3M-92QD`. */
export const writeCode = (characters: string) =>
  `${PREFIX}-${characters.slice(0, 4)}-${characters.slice(4)}`;

/**
 * The eight characters of a code as somebody typed it, with or without the prefix. What cannot be a code
 * stays what it is, so that looking it up costs the same and finds nothing.
 */
export const readCode = (typed: string) => {
  const characters = charactersOf(typed);
  return characters.length === PREFIX.length + CODE_LENGTH && characters.startsWith(PREFIX)
    ? characters.slice(PREFIX.length)
    : characters;
};

/** Misses, not uses: a staff room full of right codes passes (T49). */
export const MISSES_PER_USER = { times: 10, seconds: 3600 } as const;
/** For everybody at an address, wherever they type it. */
export const missesAt = (address: string) =>
  ({ bucket: 'school-code/address', key: address, times: 20, seconds: 3600 }) as const;
/** So many misses of all in an hour are somebody trying codes. */
export const MISSES_WORTH_AN_ALARM = { times: 200, seconds: 3600 } as const;
