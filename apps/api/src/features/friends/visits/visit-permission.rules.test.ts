import { PLAY_OPTIONS, valuesOf } from '@wonderfield/contract/options';
import { scaled } from '@wonderfield/contract/testing/scale';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canVisit, mayType, type Pair, type VisitParticipant } from './visit-permission.rules.ts';

const base: VisitParticipant = {
  id: 'one',
  hasParent: true,
  playOption: 'all',
  typingMode: 'preType',
  isSchoolMade: false,
  schoolIds: [],
  classroomIds: [],
  grade: '3',
  bornInMonth: 2018 * 12 + 5,
  isReady: true,
};
const someone = (traits: Partial<VisitParticipant> = {}): VisitParticipant => ({
  ...base,
  ...traits,
});
const another = (traits: Partial<VisitParticipant> = {}): VisitParticipant => ({
  ...base,
  id: 'other',
  ...traits,
});
const NOTHING: Pair = { isBlocked: false, isRefused: false, isWary: false, yes: [false, false] };
const BOTH_YES: Pair = { ...NOTHING, yes: [true, true] };

describe('Visit permission', () => {
  it('allows a visit if no adult or school restricts it', () => {
    expect(canVisit(someone(), another(), NOTHING)).toBe('open');
  });

  it('requires the approval of both families if one family approves by name', () => {
    const careful = someone({ playOption: 'approvedOnly' });
    expect(canVisit(careful, another(), NOTHING)).toBe('needsYes');
    expect(canVisit(careful, another(), { ...NOTHING, yes: [true, false] })).toBe('needsYes');
    expect(canVisit(careful, another(), { ...NOTHING, yes: [false, true] })).toBe('needsYes');
    expect(canVisit(careful, another(), BOTH_YES)).toBe('open');
  });

  it('requires approval if a parent has not chosen yet', () => {
    expect(canVisit(someone({ playOption: null }), another(), NOTHING)).toBe('needsYes');
  });

  it('requires the same grade and school for the option "grade and school"', () => {
    const schoolmate = { schoolIds: ['s'], playOption: 'sameSchool' };
    expect(canVisit(someone(schoolmate), another({ schoolIds: ['s'] }), NOTHING)).toBe('open');
    expect(canVisit(someone(schoolmate), another({ schoolIds: ['t'] }), BOTH_YES)).toBe('never');
    expect(canVisit(someone(schoolmate), another({ schoolIds: ['s'], grade: '4' }), BOTH_YES)).toBe(
      'never',
    );
  });

  it('allows an age difference of at most a year for the option "my child\'s age"', () => {
    const born = (months: number) => another({ bornInMonth: (base.bornInMonth ?? 0) + months });
    const ofAge = someone({ playOption: 'sameAge' });
    expect(canVisit(ofAge, born(12), NOTHING)).toBe('open');
    expect(canVisit(ofAge, born(13), BOTH_YES)).toBe('never');
  });

  it('requires approval for an age difference of more than two years or an unknown age', () => {
    const older = another({ bornInMonth: (base.bornInMonth ?? 0) - 25 });
    expect(canVisit(someone(), older, NOTHING)).toBe('needsYes');
    expect(canVisit(someone(), older, BOTH_YES)).toBe('open');
    const unknown = another({ bornInMonth: undefined, grade: null });
    expect(canVisit(someone(), unknown, NOTHING)).toBe('needsYes');
  });

  it('allows school-made students to visit only students of the same school', () => {
    const made = { isSchoolMade: true, hasParent: false, playOption: null };
    expect(canVisit(someone(made), another(), BOTH_YES)).toBe('never');
    const mates = { classroomIds: ['room'] };
    expect(canVisit(someone({ ...made, ...mates }), another(mates), NOTHING)).toBe('open');
    expect(
      canVisit(someone({ ...made, schoolIds: ['s'] }), another({ schoolIds: ['s'] }), NOTHING),
    ).toBe('open');
  });

  it('allows a student without parents to visit a careful family’s child only as a classmate', () => {
    const made = { isSchoolMade: true, hasParent: false, playOption: null, schoolIds: ['s'] };
    const careful = { playOption: 'approvedOnly', schoolIds: ['s'] };
    const yes: Pair = { ...NOTHING, yes: [false, true] };
    expect(canVisit(someone(made), another(careful), yes)).toBe('needsYes');
    const room = { classroomIds: ['room'] };
    expect(canVisit(someone({ ...made, ...room }), another({ ...careful, ...room }), yes)).toBe(
      'open',
    );
  });

  it('allows typing only if both children have parents who chose it', () => {
    const free = { typingMode: 'freeType' };
    expect(mayType(someone(free), another(free))).toBe(true);
    expect(mayType(someone(free), another())).toBe(false);
    expect(mayType(someone(), another(free))).toBe(false);
    expect(mayType(someone({ ...free, hasParent: false }), another(free))).toBe(false);
    expect(mayType(someone({ ...free, isSchoolMade: true }), another(free))).toBe(false);
  });
});

const someIds = (ids: string[]) => fc.subarray(ids);
const visitParticipant = (id: string): fc.Arbitrary<VisitParticipant> =>
  fc.record({
    id: fc.constant(id),
    hasParent: fc.boolean(),
    playOption: fc.constantFrom(...valuesOf(PLAY_OPTIONS), null),
    typingMode: fc.constantFrom('freeType', 'preType', null),
    isSchoolMade: fc.boolean(),
    schoolIds: someIds(['s', 't']),
    classroomIds: someIds(['a', 'b']),
    grade: fc.constantFrom('Kindergarten', '1', '3', '4', '8', null),
    bornInMonth: fc.option(fc.integer({ min: 2012 * 12, max: 2021 * 12 }), { nil: undefined }),
    isReady: fc.boolean(),
  });
const pair: fc.Arbitrary<Pair> = fc.record({
  isBlocked: fc.boolean(),
  isRefused: fc.boolean(),
  isWary: fc.boolean(),
  yes: fc.tuple(fc.boolean(), fc.boolean()),
});
const turned = ({ yes: [first, second], ...rest }: Pair): Pair => ({
  ...rest,
  yes: [second, first],
});

/** An independent formulation of what each party forbids, regardless of the others. */
const forbids = (first: VisitParticipant, second: VisitParticipant, between: Pair): boolean => {
  const sharesSchool = first.schoolIds.some((id) => second.schoolIds.includes(id));
  const sharesClass = first.classroomIds.some((id) => second.classroomIds.includes(id));
  const isNear = sharesSchool || sharesClass;
  if (between.isBlocked || between.isRefused || !first.isReady) return true;
  if ((first.isSchoolMade || !first.hasParent) && !isNear) return true;
  if (!first.hasParent) return false;
  const monthsApart = Math.abs((first.bornInMonth ?? Infinity) - (second.bornInMonth ?? -Infinity));
  switch (first.playOption) {
    case 'all':
      return false;
    case 'sameSchool':
      return !isNear || first.grade === null || first.grade !== second.grade;
    case 'sameAge':
      return Number.isFinite(monthsApart)
        ? monthsApart > 12
        : first.grade === null || second.grade === null;
    default:
      return !between.yes[0] || (second.hasParent ? !between.yes[1] : !sharesClass);
  }
};

describe('Visit permission: properties', () => {
  // @proves D-6-friends
  it('never allows a visit that a family or school forbids', () => {
    let met = 0;
    fc.assert(
      fc.property(
        visitParticipant('one'),
        visitParticipant('other'),
        pair,
        (first, second, between) => {
          if (canVisit(first, second, between) !== 'open') return;
          met += 1;
          expect(forbids(first, second, between)).toBe(false);
          expect(forbids(second, first, turned(between))).toBe(false);
        },
      ),
      { numRuns: scaled(20_000, 200_000) },
    );
    // Otherwise a rule that allows no visits would pass.
    expect(met).toBeGreaterThan(100);
  });

  // @proves D-6-friends
  it('returns the same permission in both directions', () => {
    fc.assert(
      fc.property(
        visitParticipant('one'),
        visitParticipant('other'),
        pair,
        (first, second, between) => {
          expect(canVisit(second, first, turned(between))).toBe(canVisit(first, second, between));
          expect(mayType(second, first)).toBe(mayType(first, second));
        },
      ),
      { numRuns: scaled(5_000, 50_000) },
    );
  });

  it('never restricts after an additional approval or permits after an additional rejection', () => {
    fc.assert(
      fc.property(
        visitParticipant('one'),
        visitParticipant('other'),
        pair,
        (first, second, between) => {
          const order = ['never', 'needsYes', 'open'];
          const now = order.indexOf(canVisit(first, second, between));
          const more = order.indexOf(canVisit(first, second, { ...between, yes: [true, true] }));
          const less = order.indexOf(canVisit(first, second, { ...between, isRefused: true }));
          expect(more).toBeGreaterThanOrEqual(now);
          expect(less).toBeLessThanOrEqual(now);
        },
      ),
      { numRuns: scaled(5_000, 50_000) },
    );
  });
});
