import type { Student } from '@wonderfield/contract/classrooms/student';
import { describe, expect, it } from 'vitest';
import { countFilters, rangeBetween, sortStudents, startOfWeek } from './students.rules.ts';

const aStudent = (
  firstName: string,
  lastName: string,
  changes: Partial<Student> = {},
): Student => ({
  id: `${firstName} ${lastName}`,
  firstName,
  lastName,
  username: 'q8d3mz1k',
  isLoginManagedHere: true,
  mustChangePassword: true,
  signInMethod: 'own',
  hasIssuedPassword: true,
  hasCard: false,
  isIdle: false,
  isSynced: false,
  ...changes,
});
const WEDNESDAY = new Date(2026, 10, 18, 9);

describe('startOfWeek', () => {
  it.each([
    ['Monday', new Date(2026, 10, 16)],
    ['Sunday', new Date(2026, 10, 22, 23, 59)],
  ])('returns Monday for a %s', (_day, now) => {
    expect(startOfWeek(now)).toEqual(new Date(2026, 10, 16));
  });
});

describe('countFilters', () => {
  it('counts students by sign-in and omits empty filters', () => {
    const signedInAt = (date: Date) => ({ signedInAt: date.toISOString() });
    const students = [
      signedInAt(new Date(2026, 10, 16, 0, 1)),
      signedInAt(new Date(2026, 10, 15, 23, 59)),
      signedInAt(new Date(2026, 10, 1)),
    ];
    expect(countFilters(students, WEDNESDAY)).toEqual([
      { filter: 'all', count: 3 },
      { filter: 'thisWeek', count: 1 },
      { filter: 'notThisWeek', count: 2 },
    ]);
  });
});

describe('sortStudents', () => {
  const collator = new Intl.Collator('en');
  const names = (students: readonly Student[]) => students.map(({ id }) => id);

  it('sorts by last name with accents, and a single name by itself', () => {
    const students = [
      aStudent('Ben', 'Zimmer'),
      aStudent('Ana', 'Ávila'),
      aStudent('Cher', ''),
      aStudent('Bo', 'Avila'),
    ];
    expect(names(sortStudents(students, { by: 'name', isDescending: false }, collator))).toEqual([
      'Bo Avila',
      'Ana Ávila',
      'Cher ',
      'Ben Zimmer',
    ]);
  });

  it('sorts the newest sign-in first and students who never signed in last', () => {
    const students = [
      aStudent('Ana', 'A'),
      aStudent('Ben', 'B', { signedInAt: '2026-11-01T09:00:00.000Z' }),
      aStudent('Cleo', 'C', { signedInAt: '2026-11-02T09:00:00.000Z' }),
    ];
    expect(
      names(sortStudents(students, { by: 'signedInAt', isDescending: true }, collator)),
    ).toEqual(['Cleo C', 'Ben B', 'Ana A']);
  });
});

describe('rangeBetween', () => {
  const ids = ['a', 'b', 'c', 'd'];
  it.each([
    ['b', 'd', ['b', 'c', 'd']],
    ['d', 'b', ['b', 'c', 'd']],
    [undefined, 'c', ['c']],
    ['gone', 'c', ['c']],
  ])('returns the rows from %s to %s', (fromId, toId, expected) => {
    expect(rangeBetween(ids, { fromId, toId })).toEqual(expected);
  });
});
