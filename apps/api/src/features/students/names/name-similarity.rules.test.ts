import { expect, it } from 'vitest';
import { isInitialOf, likenessKeys, likenessOf } from './name-similarity.rules.ts';

const named = (name: string) => {
  const [firstName = '', lastName = ''] = name.split('|');
  return { firstName, lastName };
};

it.each([
  ['Chloe|Nguyen', 'Chloe|Nguyen', 'same'],
  ['Chloe|Nguyen', 'CHLOE |nguyen', 'same'],
  ['José|Muñoz', 'Jose|Munoz', 'same'],
  ['Mary-Ann|Lee', 'Mary Ann|Lee', 'same'],
  ['Mary|Ann Lee', 'Mary Ann|Lee', 'same'],
  ['李|娜', '娜|李', 'same'],
  ['Nguyen|Chloe', 'Chloe|Nguyen', 'same'],
  ['Łukasz|Søndergård', 'Lukasz|Sondergard', 'same'],
  ['Đặng|Minh Anh', 'Dang|Minh Anh', 'same'],
  ['Ольга|Ковалёва', 'ольга|Ковалева', 'same'],
  ['مُحَمَّد|علي', 'محمد|علي', 'same'],
  ['김|민수', '김민수|', 'same'],
  ['Madonna|', 'madonna |', 'same'],
  ['राम|शर्मा', 'रमा|शर्मा', undefined],
  ['かな|もり', 'がな|もり', undefined],
  ['Chloe|Nguyen', 'Khloe|Nguyen', 'near'],
  ['Nguyen|Khloe', 'Chloe|Nguyen', 'near'],
  ['Jo|Lopez', 'Jo Ann|Lopez', 'near'],
  ['Jo|Lopez', 'Jo|Ann Lopez', 'near'],
  ['Ana María|García', 'Ana|García', 'near'],
  ['Ana Maria|Lopez', 'Ana Sofia|Lopez', undefined],
  ['Madonna|', 'Madonna|Ray', 'near'],
  ['Madonna|', 'Prince|', undefined],
  ['Ben|Whitaker', 'Benjamin|Whitaker', 'near'],
  ['Diego|Santos', 'Diego|Santos Cruz', 'near'],
  ['Imani|Brooks', 'Imani|B', 'near'],
  ['Björk|', 'Bjork|Lund', 'near'],
  ['Aleksandra|Kowalska', 'Alexandra|Kowalska', 'near'],
  ['Liz|Nguyen', 'Elizabeth|Nguyen', 'near'],
  ['Lizzie|Nguyen', 'Beth|Nguyen', 'near'],
  ['Bill|O’Neal', 'William|Oneal', 'near'],
  ['Nguyen|Liz', 'Elizabeth|Nguyen', 'near'],
  ['Peggy|Cho', 'MARGARET|Cho', 'near'],
  ['Pepe|Ruiz', 'José|Ruíz', 'near'],
  ['Ted|Moss', 'Edward|Moss', 'near'],
  ['Ted|Moss', 'Theodore|Moss', 'near'],
  ['Liz|Nguyen', 'Elizabeth|Tran', undefined],
  ['Nguyen|Liz', 'Liam|Nguyen', undefined],
  ['Edward|Moss', 'Theodore|Moss', undefined],
  ['Ana|Lee', 'Ava|Lee', undefined],
  ['Al|Lee', 'Alma|Lee', undefined],
  ['Mia|Ortiz', 'Max|Ortiz', undefined],
  ['Ella|Ortiz', 'Emma|Ortiz', undefined],
  ['Grace|Kim', 'Grace|Park', undefined],
  ['Grace|Kim', 'Hugo|Kim', undefined],
  ['Noah|Stone', 'Noah|Stein', undefined],
  ['Chloe|Nguyen', 'Khloe|Nguyenn', undefined],
])('compares %s with %s: %s', (first, second, likeness) => {
  expect(likenessOf(named(first), named(second))).toBe(likeness);
  expect(likenessOf(named(second), named(first))).toBe(likeness);
});

it('gives similar names a common key, so they are compared', () => {
  const names = [
    ['Nguyen|Khloe', 'Chloe|Nguyen'],
    ['Jo|Lopez', 'Jo|Ann Lopez'],
    ['Jonah|', 'Jona|'],
    ['김|민수', '김민수|'],
  ] as const;
  for (const [first, second] of names) {
    const keys = new Set(likenessKeys(named(first)));
    expect(likenessKeys(named(second)).some((key) => keys.has(key))).toBe(true);
  }
});

it.each([
  ['N', 'Nguyen', true],
  ['n.', 'Nguyen', true],
  ['', 'Nguyen', true],
  ['Ng', 'Nguyen', false],
  ['M', 'Nguyen', false],
])('decides whether %j says no more than the name %j: %j', (initial, name, isSo) => {
  expect(isInitialOf(initial, name)).toBe(isSo);
});
