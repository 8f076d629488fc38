import { describe, expect, it } from 'vitest';
import type { ListLayout } from '../parse/list-layout.ts';
import { parseList } from '../parse/parse-list.ts';
import { createPerson } from './create-person.ts';
import { type ImportRow, toRow } from './import-row.ts';
import { reapplyEdits } from './reapply-edits.ts';

let made = 0;
const fresh = () => {
  made += 1;
  return `fresh${made}`;
};
const read = (text: string, shape?: ListLayout) => {
  const { people, excluded } = parseList(text, shape);
  const rows = people.map((person, place) => toRow(person, place + 1, new Set(), fresh));
  return { rows, excluded };
};
const change = (rows: readonly ImportRow[], line: number, changes: Partial<ImportRow>) =>
  rows.map((row) => (row.line === line ? { ...row, ...changes } : row));
const names = (rows: readonly ImportRow[]) => rows.map((row) => [row.firstName, row.lastName]);

const LAST_FIRST: ListLayout = { layout: 'lines', order: 'lastFirst' };
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

  it('discards edits of rows that no longer exist', () => {
    const one = read('Emma Johnson, Liam Smith', { layout: 'lines', order: 'firstFirst' });
    const edited = change(one.rows, 1, { firstName: 'Em', isEdited: true });
    const { rows } = reapplyEdits(edited, read('Emma Johnson, Liam Smith'));
    expect(names(rows)).toEqual([
      ['Emma', 'Johnson'],
      ['Liam', 'Smith'],
    ]);
  });

  it('asks again about names whose order changed', () => {
    const before = read('Cher').rows.map((row) => ({ ...row, isChecked: true }));
    expect(reapplyEdits(before, read('Cher')).rows[0]?.isChecked).toBe(true);
    const turned = change(read('李 娜').rows, 1, { isChecked: true });
    expect(reapplyEdits(turned, read('李 娜', LAST_FIRST)).rows[0]?.isChecked).toBe(false);
  });

  it('matches rows with equal names by their order', () => {
    const twice = 'Amara Diallo\nAmara Diallo';
    const before = change(read(twice).rows, 2, { isSkipped: true });
    const { rows } = reapplyEdits(before, read(twice));
    expect(rows.map(({ isSkipped }) => isSkipped)).toEqual([false, true]);
  });

  it('keeps rows that were created from excluded text', () => {
    const before = read(TEXT);
    const row = { ...toRow(createPerson('3B'), 3, new Set(), fresh), isMade: true };
    const { rows, excluded } = reapplyEdits([row, ...before.rows], read(TEXT, LAST_FIRST));
    expect(names(rows)[0]).toEqual(['3B', '']);
    expect(excluded).toEqual([]);
    expect(new Set(rows.map(({ line }) => line)).size).toBe(3);
  });
});
