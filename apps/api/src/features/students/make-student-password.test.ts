import { isStrongPassword } from '@wonderfield/contract/password-rules';
import { expect, it } from 'vitest';
import { makeStudentPassword } from './make-student-password.ts';

const SAMPLES = 100_000;
const samples = Array.from({ length: SAMPLES }, makeStudentPassword);

it('always keeps the password rule (T27)', () => {
  expect(samples.filter((password) => !isStrongPassword(password))).toEqual([]);
});

it('has at least twelve characters (T27)', () => {
  expect(samples.filter((password) => password.length < 12)).toEqual([]);
});

it('holds nothing that looks like something else on paper (T27)', () => {
  expect(samples.filter((password) => /[lIO01|]/.test(password))).toEqual([]);
});

it('is two words, a sign and three digits', () => {
  expect(
    samples.filter((password) => !/^[A-Z][a-z]{3,5}[#!?+*][A-Z][a-z]{3,5}[2-9]{3}$/.test(password)),
  ).toEqual([]);
});

it('hardly ever comes twice, and uses every digit and sign about as often (T27)', () => {
  // Some 46 million equally likely ones: about 107 pairs among 100,000.
  expect(new Set(samples).size).toBeGreaterThan(SAMPLES - 400);
  const count = (characters: string, of: string[]) =>
    [...characters].map((one) => of.filter((text) => text.includes(one)).length);
  const within = (counts: number[], expected: number) =>
    counts.every((times) => Math.abs(times - expected) < expected * 0.06);
  expect(within(count('#!?+*', samples), SAMPLES / 5)).toBe(true);
  const lastDigits = samples.map((password) => password.slice(-1));
  expect(within(count('23456789', lastDigits), SAMPLES / 8)).toBe(true);
});
