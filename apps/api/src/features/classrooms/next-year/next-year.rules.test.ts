import { describe, expect, it } from 'vitest';
import {
  capacityFor,
  ensureNotTooOld,
  ensureUndoable,
  ensureWholeRoster,
  howInNewClass,
  needsSeat,
  schoolYearOfRow,
} from './next-year.rules.ts';

const STARTED = new Date('2026-08-01T10:00:00Z');
const code = (value: string) => expect.objectContaining({ code: value });

describe('schoolYearOfRow', () => {
  it.each([
    [2024, 2024],
    [null, 2026],
  ])('returns the stored year or the year of the creation for %s', (school_year, year) => {
    expect(schoolYearOfRow({ school_year, created_at: STARTED })).toBe(year);
  });
});

describe('ensureNotTooOld', () => {
  it('allows an undo on day 30 and rejects it on day 31', () => {
    const year = { started_at: STARTED };
    expect(() => ensureNotTooOld(year, new Date('2026-08-31T10:00:00Z'))).not.toThrow();
    expect(() => ensureNotTooOld(year, new Date('2026-08-31T10:00:01Z'))).toThrow(code('YER_002'));
  });
});

describe('ensureWholeRoster', () => {
  it.each([
    ['a student who joined since', ['a'], []],
    ['a student who left since', ['a', 'b', 'c'], []],
    ['a student who moves and leaves', ['a', 'b'], ['b']],
    ['a student who is listed twice', ['a', 'b', 'b'], []],
  ])('rejects a choice with %s', (_what, studentIds, leavingIds) => {
    expect(() => ensureWholeRoster(['a', 'b'], { studentIds, leavingIds })).toThrow(
      code('CLS_006'),
    );
  });

  it('accepts every student in any order', () => {
    const choice = { studentIds: ['b'], leavingIds: ['a'] };
    expect(() => ensureWholeRoster(['a', 'b'], choice)).not.toThrow();
  });
});

describe('howInNewClass', () => {
  it.each([
    ['roster', 'roster'],
    ['code', 'code'],
    ['sync', 'roster'],
    ['joined', 'joined'],
  ] as const)('maps %s to %s', (before, after) => {
    expect(howInNewClass(before)).toBe(after);
  });
});

describe('capacityFor', () => {
  it.each([
    [20, 28, 28],
    [30, 28, 30],
    [40, 28, 40],
    [50, 50, 50],
  ])('returns the capacity for %i students in a class of %i', (students, capacity, result) => {
    expect(capacityFor(students, { capacity })).toBe(result);
  });

  it('rejects more students than a class can have', () => {
    expect(() => capacityFor(41, { capacity: 28 })).toThrow(code('YER_005'));
  });
});

describe('ensureUndoable', () => {
  const next = { owner_id: 'a', archived_at: null, hasNextYear: false };

  it.each([
    ['has another owner', { ...next, owner_id: 'b' }],
    ['is archived', { ...next, archived_at: STARTED }],
    ['has moved on', { ...next, hasNextYear: true }],
  ])('rejects an undo if the new class %s', (_what, changed) => {
    expect(() => ensureUndoable(changed, { owner_id: 'a' })).toThrow(code('YER_004'));
  });

  it('allows an undo if nothing changed', () => {
    expect(() => ensureUndoable(next, { owner_id: 'a' })).not.toThrow();
  });
});

describe('needsSeat', () => {
  it.each([
    ['a managed student without a license', true, null, true, true],
    ['a managed student of a class without a license', true, null, false, false],
    ['a student with a seat', true, 'school-1', true, false],
    ['a guest', false, null, true, false],
  ])('decides for %s', (_who, is_managed, school_id, isOnLicense, expected) => {
    expect(needsSeat({ is_managed, school_id }, isOnLicense)).toBe(expected);
  });
});
