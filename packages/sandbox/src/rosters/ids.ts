import { createHash, randomBytes, randomInt } from 'node:crypto';

const digitsOf = (hex: string, length: number): string =>
  // No zero in front: these are numbers elsewhere.
  `1${BigInt(`0x${hex}`)
    .toString()
    .padStart(length, '0')
    .slice(-(length - 1))}`;

const hashOf = (label: string) => createHash('sha256').update(label).digest('hex');

/**
 * Ids of the demo world are the same after every start: the portal remembers them for longer than
 * the sandbox does. Ids of what tests add are new each time.
 */
export const stableDigits = (label: string, length: number): string =>
  digitsOf(hashOf(label), length);
export const stableHex = (label: string): string => hashOf(label).slice(0, 24);

export const newDigits = (length: number): string =>
  digitsOf(randomBytes(32).toString('hex'), length);
export const newHex = (): string => randomBytes(12).toString('hex');

/** An address that nobody else has. */
export const newAddress = (name: string): string =>
  `${name}.${randomInt(2 ** 47).toString(36)}@students.hazelgrove.example`;
