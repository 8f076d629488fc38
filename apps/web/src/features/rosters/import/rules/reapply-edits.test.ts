import { describe, expect, it } from 'vitest';
import type { NameOrder } from '../parse/name-order.ts';
import { parseList } from '../parse/parse-list.ts';
import { createPerson } from './create-person.ts';
import { type ImportRow, toRow } from './import-row.ts';
import { reapplyEdits } from './reapply-edits.ts';

let made = 0;
const fresh = () => {
  made += 1;
  return `fresh${made}`;
};
const read = (text: string, order?: NameOrder) => {
  const { people, skipped } = parseList(text, order);
  const rows = people.map((person, place) => toRow(person, place + 1, new Set(), fresh));
  return { rows, skipped };
};
const change = (rows: readonly ImportRow[], id: number, changes: Partial<ImportRow>) =>
  rows.map((row) => (row.id === id ? { ...row, ...changes } : row));
const names = (rows: readonly ImportRow[]) => rows.map((row) => [row.firstName, row.lastName]);

const LAST_FIRST = 'lastFirst';
const TEXT = 'Amara Diallo\nBen Whitaker\n3B';

describe('reapplyEdits', () => {
  it('keeps edited and skipped rows whose source is the same', () => {
    const before = read(TEXT);
    const edited = change(before.rows, 1, { firstName: 'Amy', isEdited: true });
    const skipped = change(edited, 2, { isSkipped: true });
    const { rows } = reapplyEdits(skipped, read(TEXT, LAST_FIRST));
    expect(names(rows)).toEqual([
      ['Amy', 'Diallo'],
      ['Whitaker', 'Ben'],
    ]);
    expect(rows.map(({ isSkipped }) => isSkipped)).toEqual([false, true]);
    expect(rows.map(({ username }) => username)).toEqual(
      before.rows.map(({ username }) => username),
    );
  });

  it('keeps an answer of a line whose result is the same', () => {
    const before = change(read('Alex/Sasha Reid').rows, 1, { firstName: 'Sasha', isChecked: true });
    const [row] = reapplyEdits(before, read('Alex/Sasha Reid')).rows;
    expect(row).toMatchObject({ firstName: 'Sasha', isChecked: true });
  });

  it('asks again about names whose order changed', () => {
    const before = read('Cher').rows.map((row) => ({ ...row, isChecked: true }));
    expect(reapplyEdits(before, read('Cher')).rows[0]?.isChecked).toBe(true);
    const turned = change(read('李 娜').rows, 1, { isChecked: true });
    expect(reapplyEdits(turned, read('李 娜', LAST_FIRST)).rows[0]?.isChecked).toBe(false);
  });

  it('matches rows of one line by their text', () => {
    const twice = 'Cher, Amara, Amara B.';
    const before = change(read(twice).rows, 2, { isSkipped: true });
    const { rows } = reapplyEdits(before, read(twice));
    expect(rows.map(({ isSkipped }) => isSkipped)).toEqual([false, true, false]);
  });

  it('keeps rows that were created from skipped lines', () => {
    const before = read(TEXT);
    const line = { line: 3, text: '3B', reason: 'heading' } as const;
    const row = { ...toRow(createPerson(line), 3, new Set(), fresh), isMade: true };
    const { rows, skipped } = reapplyEdits([row, ...before.rows], read(TEXT, LAST_FIRST));
    expect(names(rows).at(-1)).toEqual(['3B', '']);
    expect(skipped).toEqual([]);
    expect(new Set(rows.map(({ id }) => id)).size).toBe(3);
  });
});
