import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { likenessOf } from '../students/names/name-similarity.rules.ts';
import {
  type EnrollmentPair,
  findPairs,
  haveOneManager,
  howHandedOn,
  pairKey,
  planEnrollments,
} from './student-merges.rules.ts';

const place: EnrollmentPair = {
  classroomId: 'room',
  schoolId: 'school',
  how: 'roster',
  joinedAt: new Date(0),
  isSynced: true,
  importId: null,
  keptIsSynced: null,
};
const kept = { isFamilys: false, isLookedAfter: true, schoolId: 'school' };
const named = (id: string, firstName: string, lastName: string, canBeMerged = true) => ({
  id,
  firstName,
  lastName,
  username: id,
  how: 'roster' as const,
  joinedAt: '',
  isFamilys: !canBeMerged,
  isGuest: !canBeMerged,
  canBeFolded: canBeMerged,
});

const NOTHING_KNOWN = {
  apart: new Set<string>(),
  onRoster: new Set<string>(),
  managing: new Map(),
};

describe('howHandedOn', () => {
  it.each([
    ['of the same school', kept, 'school', 'roster'],
    ['without a school license', { ...kept, schoolId: null }, 'school', 'roster'],
    ['of another school', { ...kept, schoolId: 'other' }, 'school', 'joined'],
    ['of a school, in a classroom without a school', kept, null, 'joined'],
    ['with a parent account', { ...kept, isFamilys: true }, 'school', 'joined'],
    ['of another teacher', { ...kept, isLookedAfter: false, schoolId: null }, null, 'joined'],
  ] as const)('determines how an enrollment moves to a student %s', (_who, to, schoolId, how) => {
    expect(howHandedOn('roster', to, schoolId)).toBe(how);
  });
});

describe('planEnrollments', () => {
  it.each([
    ['moves an enrollment that the kept student lacks', place, kept, true, false],
    [
      'marks the kept student’s enrollment as synced',
      { ...place, keptIsSynced: false },
      kept,
      false,
      true,
    ],
    [
      'changes nothing if the kept student is synced already',
      { ...place, keptIsSynced: true },
      kept,
      false,
      false,
    ],
    [
      'leaves the enrollment of a child with a parent account unchanged',
      { ...place, keptIsSynced: false },
      { ...kept, isFamilys: true },
      false,
      false,
    ],
  ] as const)(
    'plans the enrollments of a merge: %s',
    (_what, from, to, isHandedOn, hasMarkedSynced) => {
      expect(planEnrollments([from], to)).toMatchObject([{ isHandedOn, hasMarkedSynced }]);
    },
  );
});

describe('haveOneManager', () => {
  const at = (ownerId: string, schoolId: string | null = null) => ({ ownerId, schoolId });

  it.each([
    ['no classroom', [], true],
    ['classrooms of one owner', [at('a'), at('a', 'school')], true],
    ['classrooms of one school', [at('a', 'school'), at('b', 'school')], true],
    ['classrooms of two owners', [at('a'), at('b')], false],
    ['classrooms of two owners, one of them in a school', [at('a', 'school'), at('b')], false],
    ['classrooms of two schools', [at('a', 'school'), at('b', 'other')], false],
  ])('handles %s', (_case, classrooms, expected) => {
    expect(haveOneManager(classrooms)).toBe(expected);
  });
});

describe('findPairs', () => {
  const chloe = named('1', 'Chloe', 'Nguyen');
  const khloe = named('2', 'Khloe', 'Nguyen');
  const again = named('3', 'chloé', 'nguyen');

  it('returns the most certain pairs first, each once', () => {
    expect(findPairs([chloe, khloe, again], NOTHING_KNOWN)).toEqual([
      { oneId: '1', otherId: '3', likeness: 'same' },
      { oneId: '1', otherId: '2', likeness: 'near' },
      { oneId: '2', otherId: '3', likeness: 'near' },
    ]);
  });

  it('lists the login from the roster before one created by the code', () => {
    const byCode = { ...named('1', 'Liz', 'Nguyen'), how: 'code' as const };
    const onRoster = named('2', 'Elizabeth', 'Nguyen');
    expect(findPairs([byCode, onRoster], NOTHING_KNOWN)).toEqual([
      { oneId: '2', otherId: '1', likeness: 'near' },
    ]);
  });

  it('omits pairs marked as different students, in any order', () => {
    expect(
      findPairs([chloe, khloe], { ...NOTHING_KNOWN, apart: new Set([pairKey('2', '1')]) }),
    ).toEqual([]);
    // Two ids on one roster belong to two people.
    const onRoster = new Set(['1', '2']);
    expect(findPairs([chloe, khloe], { ...NOTHING_KNOWN, onRoster })).toEqual([]);
  });

  it('finds the same pairs as a comparison of all students', () => {
    const word = fc.constantFrom(
      'Chloe',
      'Khloe',
      'Nguyen',
      'Ben',
      'Benjamin',
      'Liz',
      'Elizabeth',
      'N',
      '',
      'Ana Maria',
    );
    fc.assert(
      fc.property(fc.array(fc.tuple(word, word), { maxLength: 12 }), (names) => {
        const students = names.map(([first, last], place) => named(`s${place}`, first, last));
        const expected = students.flatMap((one, place) =>
          students
            .slice(place + 1)
            .filter((other) => likenessOf(one, other))
            .map((other) => pairKey(one.id, other.id)),
        );
        const pairs = findPairs(students, NOTHING_KNOWN);
        expect(pairs.map(({ oneId, otherId }) => pairKey(oneId, otherId)).sort()).toEqual(
          expected.sort(),
        );
      }),
    );
  });
});
