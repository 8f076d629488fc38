import type { SameStudent } from '@wonderfield/contract/classrooms/same-student';
import { describe, expect, it } from 'vitest';
import { parseList } from '../parse/parse-list.ts';
import { answersFor, chosenAnswer, withCapitals } from './answers.ts';
import { groupOfRow } from './group-rows.ts';
import { type ImportRow, toRow } from './import-row.ts';
import { validateImport } from './validate-import.ts';

const ETHAN: SameStudent = {
  id: 'ethan',
  firstName: 'Ethan',
  lastName: 'Davis',
  likeness: 'same',
  isTaught: true,
  isHere: false,
};
const read = (text: string): ImportRow[] =>
  parseList(text).people.map((person, place) =>
    toRow(person, place + 1, new Set(), () => `fresh${place}`),
  );
const validate = (row: ImportRow) => {
  const [result] = validateImport([row], {
    names: new Set(['ava wilson']),
    usernames: new Set(),
    matches: new Map([
      ['ethan davis', [ETHAN]],
      ['katherine wu', [{ ...ETHAN, id: 'kat', likeness: 'near' }]],
      ['kim lee', [ETHAN, { ...ETHAN, id: 'other' }]],
      ['lia hart', [{ ...ETHAN, isHere: true, likeness: 'near' }]],
    ]),
  });
  if (!result) throw new Error('A row has a result.');
  return { row, result };
};
const first = (text: string) => {
  const [row] = read(text);
  if (!row) throw new Error('The text has a row.');
  return row;
};

describe('answersFor', () => {
  it.each([
    ['Emma Johnson', ['add']],
    ['Alex/Sasha Reid', ['firstName', 'firstName']],
    ['Nguyễn An', ['lastName', 'lastName']],
    ['Ana Maria Lopez', ['lastName', 'lastName']],
    ['Cher', ['yes']],
    ['Ava Wilson', ['anyway']],
    ['=SUM(A1)', []],
    ['Ethan Davis', ['login', 'new']],
    ['Katherine Wu', ['same', 'new']],
    ['Kim Lee', ['which', 'which', 'new']],
    ['Lia Hart', ['new']],
  ])('offers for %j the answers %j', (text, labels) => {
    const validated = validate(first(text));
    expect(answersFor(validated).map(({ label }) => label)).toEqual(labels);
  });
});

describe('chosenAnswer', () => {
  it('returns no answer for an open question and the chosen one after it', () => {
    const row = first('Alex/Sasha Reid');
    expect(chosenAnswer(row, validate(row).result)).toBeUndefined();
    const answered = { ...row, ...answersFor(validate(row))[1]?.changes };
    expect(answered.firstName).toBe('Sasha');
    expect(chosenAnswer(answered, validate(answered).result)).toBe('add-1');
    const skipped = { ...row, isSkipped: true };
    expect(chosenAnswer(skipped, validate(skipped).result)).toBe('skip');
  });
});

describe('chosenAnswer about existing students', () => {
  it('proposes the login of a student with exactly this name', () => {
    const row = first('DAVIS, ETHAN');
    expect(chosenAnswer(row, validate(row).result)).toBe('login-ethan');
    const asNew = { ...row, ...answersFor(validate(row))[1]?.changes };
    expect(chosenAnswer(asNew, validate(asNew).result)).toBe('new');
  });

  it('proposes no answer for a similar name', () => {
    const row = first('Katherine Wu');
    expect(validate(row).result.kind).toBe('check');
    expect(chosenAnswer(row, validate(row).result)).toBeUndefined();
    const same = { ...row, ...answersFor(validate(row))[0]?.changes };
    expect(validate(same).result).toMatchObject({ kind: 'good', login: 'kat' });
  });
});

describe('withCapitals', () => {
  it('switches between repaired capitals and capitals as typed', () => {
    const row = first('ELLA TURNER');
    const typed = withCapitals(row, true);
    expect(typed).toMatchObject({ firstName: 'ELLA', lastName: 'TURNER' });
    expect(withCapitals(typed, false)).toMatchObject({ firstName: 'Ella', lastName: 'Turner' });
  });

  it('keeps an edited name', () => {
    const row = { ...first('ELLA TURNER'), firstName: 'Elle', isEdited: true };
    expect(withCapitals(row, true)).toBe(row);
  });
});

describe('groupOfRow', () => {
  it.each([
    ['Emma Johnson', 'ready'],
    ['Emma Johnson 3B', 'changed'],
    ['Johnson, Emma', 'changed'],
    ['Davis, Ethan', 'same'],
  ])('puts %j into the group %s', (text, group) => {
    expect(groupOfRow(validate(first(text)), new Set())).toBe(group);
  });

  it('keeps a row that was asked about in its group', () => {
    expect(groupOfRow(validate({ ...first('Cher'), isChecked: true }), new Set([1]))).toBe(
      'answer',
    );
  });
});
