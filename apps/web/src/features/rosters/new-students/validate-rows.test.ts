import { describe, expect, it } from 'vitest';
import { changeRows, type NewRow, type NewRows, startRows } from './new-rows.ts';
import { validateRows } from './validate-rows.ts';

const row = (key: number, changes: Partial<NewRow> = {}): NewRow => ({
  ...(startRows(key).rows[0] as NewRow),
  ...changes,
});
const ben = { firstName: 'Ben', lastName: 'Whitaker', username: 'x2f7rt6p' };
const roster = [{ firstName: 'Amara', lastName: 'Diallo', username: 'q8d3mz1k' }];
const validate = (rows: NewRow[], { isTried = false, room = 40 } = {}) =>
  validateRows({ rows, nextKey: 99, isTried }, { roster, room });

describe('validateRows with one row', () => {
  it.each([
    ['complete', ben, {}, true],
    ['with a name of one word', { ...ben, lastName: ' ', left: ['lastName'] }, {}, true],
    ['without a first name before the field loses focus', { ...ben, firstName: '' }, {}, false],
    [
      'without a first name after the field loses focus',
      { ...ben, firstName: ' ', left: ['firstName'] },
      { firstName: 'Please enter First Name' },
      false,
    ],
    [
      'with a name that is too long',
      { ...ben, firstName: 'B'.repeat(61), left: ['firstName'] },
      { firstName: 'This is too long: at most 60 characters' },
      false,
    ],
    [
      'with an invalid username',
      { ...ben, username: 'a!', left: ['username'] },
      { username: 'Please begin with a letter or digit and use only a-z, 0-9 and . _ % + -' },
      false,
    ],
    [
      'with a username of the roster before the field loses focus',
      { ...ben, username: 'Q8D3MZ1K' },
      { username: 'This username is taken. Please try another.' },
      false,
    ],
    [
      'rejected by the server',
      { ...ben, refused: { username: 'Taken' } },
      { username: 'Taken' },
      false,
    ],
  ] as const)('validates a row: %s', (_what, changes, shown, isReady) => {
    expect(validate([row(0, changes)])[0]).toMatchObject({ shown, isReady, isNameTwice: false });
  });

  it('reports a name that is already on the roster and still accepts the row', () => {
    const amara = { firstName: 'amara', lastName: 'DIALLO ', username: 'new12345' };
    expect(validate([row(0, amara)])[0]).toMatchObject({
      shown: {},
      isNameTwice: true,
      isReady: true,
    });
  });
});

it('reports equal names and usernames among new rows at the later row', () => {
  const results = validate([row(0, ben), row(1, ben)]);
  expect(results.map(({ isNameTwice }) => isNameTwice)).toEqual([false, true]);
  expect(results[1]?.shown.username).toBe('This username is taken. Please try another.');
});

it('shows no errors for rows without a username', () => {
  const results = validate([row(0, { lastName: 'W' }), row(1, { lastName: 'N' })]);
  expect(results.map(({ shown }) => shown)).toEqual([{}, {}]);
});

// @proves F-roster-capacity
it('marks rows over the capacity and ignores empty rows', () => {
  const results = validate([row(0), row(1, ben), row(2, { ...ben, username: 'other123' })], {
    room: 1,
  });
  expect(results.map(({ isOver }) => isOver)).toEqual([false, false, true]);
});

describe('validateRows after an attempt to save', () => {
  // @proves F-roster-entry
  it('shows missing fields and ignores empty rows', () => {
    const results = validate([row(0, { lastName: 'Whitaker', username: 'x2f7rt6p' }), row(1)], {
      isTried: true,
    });
    expect(results.map(({ shown }) => shown)).toEqual([
      { firstName: 'Please enter First Name' },
      {},
    ]);
  });

  it('requires a student when all rows are empty', () => {
    expect(validate([row(0), row(1)], { isTried: true }).map(({ shown }) => shown)).toEqual([
      {
        firstName: 'Please enter First Name',
        username: 'Please enter Username',
      },
      {},
    ]);
  });
});

describe('changeRows', () => {
  const edit = (
    state: NewRows,
    field: 'firstName' | 'username' | 'lastName',
    value: string,
    key = 0,
  ) => changeRows(state, { type: 'edit', key, field, value, fresh: 'fresh123' });
  const usernameOf = (state: NewRows) => state.rows[0]?.username;

  // @proves F-roster-username
  it('sets a username with the first name and clears it again', () => {
    const begun = edit(startRows(), 'firstName', 'B');
    expect(usernameOf(begun)).toBe('fresh123');
    expect(usernameOf(edit(begun, 'firstName', 'Be'))).toBe('fresh123');
    expect(usernameOf(edit(begun, 'firstName', ' '))).toBe('');
    expect(usernameOf(edit(startRows(), 'lastName', 'W'))).toBe('');
  });

  // @proves F-roster-username
  it('keeps a typed username, and proposes another after it was cleared', () => {
    const own = edit(edit(startRows(), 'firstName', 'B'), 'username', 'ben');
    expect(usernameOf(edit(own, 'firstName', ''))).toBe('ben');
    const emptied = edit(own, 'username', '');
    expect(usernameOf(emptied)).toBe('');
    expect(usernameOf(edit(emptied, 'firstName', 'Be'))).toBe('fresh123');
  });

  it("clears the server's error of an edited field", () => {
    const rejected = changeRows(edit(startRows(), 'firstName', 'Ben'), {
      type: 'refuse',
      messages: new Map([[0, { username: 'Taken', lastName: 'Odd' }]]),
    });
    expect(edit(rejected, 'username', 'other').rows[0]?.refused).toEqual({ lastName: 'Odd' });
  });

  it('records no visited field in an empty row', () => {
    const left = changeRows(startRows(), { type: 'leave', key: 0, field: 'firstName' });
    expect(left.rows[0]?.left).toEqual([]);
  });
});

it('always keeps at least one row with a unique key', () => {
  const two = changeRows(startRows(), { type: 'add' });
  expect(two.rows.map(({ key }) => key)).toEqual([0, 1]);
  const one = changeRows(two, { type: 'remove', key: 0 });
  expect(one.rows.map(({ key }) => key)).toEqual([1]);
  expect(changeRows(one, { type: 'remove', key: 1 }).rows.map(({ key }) => key)).toEqual([2]);
  expect(changeRows(two, { type: 'clear' }).rows.map(({ key }) => key)).toEqual([2]);
});
