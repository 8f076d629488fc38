import { describe, expect, it } from 'vitest';
import type { ImportRow } from './import-row.ts';
import { isReady, isUnsettled, validateImport } from './validate-import.ts';

const row = (firstName: string, lastName: string, changes: Partial<ImportRow> = {}): ImportRow => ({
  firstName,
  lastName,
  username:
    `${firstName}${lastName}`
      .toLowerCase()
      .replace(/[^a-z0-9]/g, '')
      .slice(0, 40) || 'x1y2',
  id: 1,
  line: 1,
  source: '',
  options: [],
  hasListedUsername: false,
  unusable: '',
  guesses: [],
  changes: [],
  dropped: [],
  isAsTyped: false,
  refused: {},
  isChecked: false,
  isEdited: false,
  isMade: false,
  isSkipped: false,
  isKept: false,
  isNewStudent: false,
  ...changes,
});
const surroundings = {
  names: new Set(['amara diallo']),
  // An unused row of the page has an empty username.
  usernames: new Set(['q8d3mz1k', '']),
  matches: new Map(),
};
const validate = (...rows: ImportRow[]) => validateImport(rows, surroundings);

describe('validateImport with one row', () => {
  it.each([
    ['good', row('Ben', 'Whitaker'), 'good', [], []],
    ['changed', row('Ben', 'Whitaker', { changes: ['capitals'] }), 'good', [], []],
    ['without a first name', row('', 'Whitaker'), 'bad', [], ['Please enter First Name']],
    ['with a name of one word', row('Ben', ' '), 'good', [], []],
    [
      'with a name that is too long',
      row('B'.repeat(61), 'Whitaker'),
      'bad',
      [],
      ['This is too long: at most 60 characters'],
    ],
    ['with a formula as first name', row('=cmd', 'Whitaker'), 'bad', ['formula'], []],
    ['with a formula as last name', row('Ben', '@SUM(A1)'), 'bad', ['formula'], []],
    [
      'guessed',
      row('Ana Sofia', 'Cruz', { guesses: ['split'], changes: ['capitals'] }),
      'check',
      [],
      [],
    ],
    [
      'with a guess the teacher has checked',
      row('Ana', 'Cruz', { guesses: ['split'], isChecked: true }),
      'good',
      [],
      [],
    ],
    ['with a number as last name', row('Total', '30'), 'bad', ['odd'], []],
    ['with an emoji in a name', row('Ada 😀', 'Star'), 'bad', ['odd'], []],
    [
      'with an emoji the teacher has accepted',
      row('Ada 😀', 'Star', { isKept: true }),
      'good',
      [],
      [],
    ],
    ['with a student who is on the roster', row('AMARA', 'diallo'), 'bad', ['alreadyHere'], []],
    [
      'with a student who is on the roster, accepted by the teacher',
      row('Amara', 'Diallo', { isKept: true }),
      'good',
      [],
      [],
    ],
    [
      'with a username of the roster',
      row('Ben', 'Whitaker', { username: 'Q8D3MZ1K' }),
      'bad',
      [],
      ['This username is taken. Please try another.'],
    ],
    [
      'rejected by the server',
      row('Ben', 'Whitaker', {
        refused: { username: 'This username is taken. Please try another.' },
      }),
      'bad',
      [],
      ['This username is taken. Please try another.'],
    ],
    [
      'without a username',
      row('Ben', 'Whitaker', { username: '' }),
      'bad',
      [],
      ['Please enter Username'],
    ],
    ['skipped', row('', '', { isSkipped: true }), 'skipped', [], []],
  ] as const)('validates a row: %s', (_what, each, kind, reasons, messages) => {
    const [validationResult] = validate(each);
    expect(validationResult).toMatchObject({ kind, reasons, messages });
    expect(validationResult && isReady(validationResult)).toBe(kind === 'good');
  });
});

describe('validateImport with several rows', () => {
  const kinds = (results: ReturnType<typeof validate>) => results.map(({ kind }) => kind);

  // @proves D-5-paste
  it('marks the second row of a name as listed twice', () => {
    const results = validate(
      row('Ben', 'Whitaker'),
      row('ben', 'WHITAKER', { username: 'other123' }),
    );
    expect(results.map(({ reasons }) => reasons)).toEqual([[], ['twice']]);
  });

  it('accepts the second row of a name when the first is skipped', () => {
    const first = row('Ben', 'Whitaker', { isSkipped: true });
    expect(kinds(validate(first, row('Ben', 'Whitaker')))).toEqual(['skipped', 'good']);
  });

  it('rejects the second row of a username', () => {
    const results = validate(
      row('Ben', 'W', { username: 'same1234' }),
      row('Chloe', 'N', { username: 'SAME1234' }),
    );
    expect(results[1]?.messages).toEqual(['This username is taken. Please try another.']);
  });

  // @proves S-import-sure
  it('keeps unresolved rows, but not students who are already enrolled', () => {
    const results = validate(
      row('Ben', 'Whitaker'),
      row('Ana Sofia', 'Cruz', { guesses: ['split'] }),
      row('', 'Nobody'),
      row('Amara', 'Diallo'),
      row('Chloe', 'N', { isSkipped: true }),
    );
    expect(results.map(isUnsettled)).toEqual([false, true, true, false, false]);
  });
});
