import { expect, it } from 'vitest';
import type { ReadPerson } from '../parse/parse-result.ts';
import { toRow } from './import-row.ts';

const amara: ReadPerson = {
  line: 1,
  firstName: 'Amara',
  lastName: 'Diallo',
  username: '',
  source: 'Amara Diallo',
  choices: [],
  guesses: [],
  changes: [],
  dropped: [],
};

it.each([
  ['given', 'Amara.D', 'amara.d', true, ''],
  ['missing, by generating one', '', 'fresh123', false, ''],
  ['taken, by generating another', 'Taken1234', 'fresh123', false, 'Taken1234'],
  ['invalid, by generating another', 'Amara Diallo!', 'fresh123', false, 'Amara Diallo!'],
])('sets the username of a row when it is %s', (_what, listed, username, isListed, unusable) => {
  const taken = new Set(['taken1234']);
  const row = toRow({ ...amara, username: listed }, 1, taken, () => 'fresh123');
  expect(row).toMatchObject({ username, hasListedUsername: isListed, unusable });
  expect(taken).toEqual(new Set(['taken1234', username]));
});
