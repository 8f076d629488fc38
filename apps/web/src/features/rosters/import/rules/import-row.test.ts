import { expect, it } from 'vitest';
import { toRow } from './import-row.ts';

const amara = {
  firstName: 'Amara',
  lastName: 'Diallo',
  source: 'Amara Diallo',
  guesses: [],
  isFixed: false,
};

it.each([
  ['given', 'Amara.D', 'amara.d', [], ''],
  ['missing, by generating one', '', 'fresh123', [], ''],
  ['taken, by generating another', 'Taken1234', 'fresh123', ['username'], 'Taken1234'],
  ['invalid, by generating another', 'Amara Diallo!', 'fresh123', ['username'], 'Amara Diallo!'],
])('sets the username of a row when it is %s', (_what, said, username, fixes, unusable) => {
  const taken = new Set(['taken1234']);
  const row = toRow({ ...amara, username: said }, 1, taken, () => 'fresh123');
  expect(row).toMatchObject({ username, fixes, unusable });
  expect(taken).toEqual(new Set(['taken1234', username]));
});

it('reports that invisible characters were removed', () => {
  const row = toRow({ ...amara, username: '', isFixed: true }, 1, new Set(), () => 'fresh123');
  expect(row.fixes).toEqual(['invisible']);
});
