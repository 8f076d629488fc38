import { createHash, randomBytes, randomInt } from 'node:crypto';

const digitsOf = (hex: string, length: number): string =>
  // No leading zero, because these ids are numbers elsewhere.
  `1${BigInt(`0x${hex}`)
    .toString()
    .padStart(length, '0')
    .slice(-(length - 1))}`;

const hashOf = (label: string) => createHash('sha256').update(label).digest('hex');

/**
 * Demo ids are the same after every start, because the portal stores them longer than the sandbox.
 * Ids added by tests are new each time.
 */
export const stableDigits = (label: string, length: number): string =>
  digitsOf(hashOf(label), length);
export const stableHex = (label: string): string => hashOf(label).slice(0, 24);

export const newDigits = (length: number): string =>
  digitsOf(randomBytes(32).toString('hex'), length);
export const newHex = (): string => randomBytes(12).toString('hex');

/** Returns a unique email. */
export const newAddress = (name: string): string =>
  `${name}.${randomInt(2 ** 47).toString(36)}@students.hazelgrove.example`;
