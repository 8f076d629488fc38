import { isStrongPassword } from '@wonderfield/contract/password-rules';
import { expect, it } from 'vitest';
import { isOffensiveName } from '../../avatars/is-offensive-name.ts';
import { FIRST_WORDS, SECOND_WORDS } from '../names/friendly-words.ts';
import { createStudentPassword } from './make-student-password.ts';

const SAMPLES = 100_000;
const samples = Array.from({ length: SAMPLES }, createStudentPassword);

it('creates student passwords that always meet the password rule [T27]', () => {
  expect(samples.filter((password) => !isStrongPassword(password))).toEqual([]);
});

// @proves S-first-password
it('creates student passwords of 12 to 14 characters [T27]', () => {
  expect(samples.filter(({ length }) => length < 12 || length > 14)).toEqual([]);
});

it('uses no characters that look like others on paper [T27]', () => {
  expect(samples.filter((password) => /[lIO01|]/.test(password))).toEqual([]);
});

it('creates two words with a dash and two digits, with one capital letter', () => {
  expect(samples.filter((one) => !/^[A-Z][a-z]{2,6}-[a-z]{3,7}[2-9]{2}$/.test(one))).toEqual([]);
});

it('uses no offensive words, no offensive numbers and no word twice', () => {
  for (const list of [FIRST_WORDS, SECOND_WORDS]) {
    expect(new Set(list).size).toBe(list.length);
    expect(list.filter((word) => isOffensiveName(word))).toEqual([]);
  }
  expect(
    samples.slice(0, 3_000).filter((one) => isOffensiveName(one.replace(/\W|\d/g, ''))),
  ).toEqual([]);
  expect(samples.filter((one) => /69$|88$/.test(one))).toEqual([]);
  expect(samples.filter((one) => /^(\w+)-\1\d/i.test(one))).toEqual([]);
});

it('rarely repeats a password and uses every word and digit about equally often [T27]', () => {
  // 3.3 million equally likely passwords: about 1,530 pairs among 100,000.
  expect(new Set(samples).size).toBeGreaterThan(SAMPLES - 1_900);
  const used = new Set(samples.flatMap((password) => password.toLowerCase().split(/\W|\d+/)));
  for (const word of [...FIRST_WORDS, ...SECOND_WORDS]) expect(used).toContain(word);
  const lastDigits = samples.map((password) => password.slice(-1));
  const times = [...'234567'].map((digit) => lastDigits.filter((last) => last === digit).length);
  // 8 of the 62 numbers end with each of these digits. Two other digits have one less.
  for (const count of times) expect(Math.abs(count / SAMPLES - 8 / 62)).toBeLessThan(0.008);
});

it('has 3,264,362 possible passwords, as the comment says [T27]', () => {
  const pairs = FIRST_WORDS.flatMap((first) =>
    SECOND_WORDS.filter((second) => {
      const length = first.length + second.length + '-42'.length;
      return length >= 12 && length <= 14 && first !== second;
    }),
  );
  const numbers = 8 * 8 - 2;
  expect(pairs.length * numbers).toBe(3_264_362);
});
