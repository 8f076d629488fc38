import { PLAY_OPTIONS, valuesOf } from '@wonderfield/contract/options';
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

describe('Two children', () => {
  it('meet when nobody minds', () => {
    expect(canVisit(someone(), another(), NOTHING)).toBe('open');
  });

  it('need the yes of both families when one family approves by name', () => {
    const careful = someone({ playOption: 'approvedOnly' });
    expect(canVisit(careful, another(), NOTHING)).toBe('needsYes');
    expect(canVisit(careful, another(), { ...NOTHING, yes: [true, false] })).toBe('needsYes');
    expect(canVisit(careful, another(), { ...NOTHING, yes: [false, true] })).toBe('needsYes');
    expect(canVisit(careful, another(), BOTH_YES)).toBe('open');
  });

  it('count as careful when a parent has not chosen yet', () => {
    expect(canVisit(someone({ playOption: null }), another(), NOTHING)).toBe('needsYes');
  });

  it('of "grade and school" share both', () => {
    const here = { schoolIds: ['s'], playOption: 'sameSchool' };
    expect(canVisit(someone(here), another({ schoolIds: ['s'] }), NOTHING)).toBe('open');
    expect(canVisit(someone(here), another({ schoolIds: ['t'] }), BOTH_YES)).toBe('never');
    expect(canVisit(someone(here), another({ schoolIds: ['s'], grade: '4' }), BOTH_YES)).toBe(
      'never',
    );
  });

  it('of "my child\'s age" are a year apart at most', () => {
    const born = (months: number) => another({ bornInMonth: (base.bornInMonth ?? 0) + months });
    const ofAge = someone({ playOption: 'sameAge' });
    expect(canVisit(ofAge, born(12), NOTHING)).toBe('open');
    expect(canVisit(ofAge, born(13), BOTH_YES)).toBe('never');
  });

  it('more than two years apart, or of unknown age, need a yes of both families', () => {
    const older = another({ bornInMonth: (base.bornInMonth ?? 0) - 25 });
    expect(canVisit(someone(), older, NOTHING)).toBe('needsYes');
    expect(canVisit(someone(), older, BOTH_YES)).toBe('open');
    const unknown = another({ bornInMonth: undefined, grade: null });
    expect(canVisit(someone(), unknown, NOTHING)).toBe('needsYes');
  });

  it('whom a school made meet others of that school only', () => {
    const made = { isSchoolMade: true, hasParent: false, playOption: null };
    expect(canVisit(someone(made), another(), BOTH_YES)).toBe('never');
    const mates = { classroomIds: ['room'] };
    expect(canVisit(someone({ ...made, ...mates }), another(mates), NOTHING)).toBe('open');
    expect(
      canVisit(someone({ ...made, schoolIds: ['s'] }), another({ schoolIds: ['s'] }), NOTHING),
    ).toBe('open');
  });

  it('without parents here meet a careful family’s child only where they share a class', () => {
    const made = { isSchoolMade: true, hasParent: false, playOption: null, schoolIds: ['s'] };
    const careful = { playOption: 'approvedOnly', schoolIds: ['s'] };
    const yes: Pair = { ...NOTHING, yes: [false, true] };
    expect(canVisit(someone(made), another(careful), yes)).toBe('needsYes');
    const room = { classroomIds: ['room'] };
    expect(canVisit(someone({ ...made, ...room }), another({ ...careful, ...room }), yes)).toBe(
      'open',
    );
  });

  it('type only where both have parents who chose it', () => {
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
const turned = ({ yes: [one, other], ...rest }: Pair): Pair => ({ ...rest, yes: [other, one] });

/** Told again in other words than the rule's own: what a party forbids, whatever the others say. */
const forbids = (one: VisitParticipant, other: VisitParticipant, between: Pair): boolean => {
  const sharesSchool = one.schoolIds.some((id) => other.schoolIds.includes(id));
  const sharesClass = one.classroomIds.some((id) => other.classroomIds.includes(id));
  const isNear = sharesSchool || sharesClass;
  if (between.isBlocked || between.isRefused || !one.isReady) return true;
  if ((one.isSchoolMade || !one.hasParent) && !isNear) return true;
  if (!one.hasParent) return false;
  const monthsApart = Math.abs((one.bornInMonth ?? Infinity) - (other.bornInMonth ?? -Infinity));
  switch (one.playOption) {
    case 'all':
      return false;
    case 'sameSchool':
      return !isNear || one.grade === null || one.grade !== other.grade;
    case 'sameAge':
      return Number.isFinite(monthsApart)
        ? monthsApart > 12
        : one.grade === null || other.grade === null;
    default:
      return !between.yes[0] || (other.hasParent ? !between.yes[1] : !sharesClass);
  }
};

describe('Whatever the families, schools and ages are', () => {
  // @proves D-6-friends
  it('nobody meets anybody a party forbids', () => {
    let met = 0;
    fc.assert(
      fc.property(
        visitParticipant('one'),
        visitParticipant('other'),
        pair,
        (one, other, between) => {
          if (canVisit(one, other, between) !== 'open') return;
          met += 1;
          expect(forbids(one, other, between)).toBe(false);
          expect(forbids(other, one, turned(between))).toBe(false);
        },
      ),
      { numRuns: 20_000 },
    );
    // Otherwise the property would hold for a rule that lets nobody meet.
    expect(met).toBeGreaterThan(100);
  });

  // @proves D-6-friends
  it('it is the same from both sides', () => {
    fc.assert(
      fc.property(
        visitParticipant('one'),
        visitParticipant('other'),
        pair,
        (one, other, between) => {
          expect(canVisit(other, one, turned(between))).toBe(canVisit(one, other, between));
          expect(mayType(other, one)).toBe(mayType(one, other));
        },
      ),
      { numRuns: 5000 },
    );
  });

  it('a further yes never closes and a further no never opens', () => {
    fc.assert(
      fc.property(
        visitParticipant('one'),
        visitParticipant('other'),
        pair,
        (one, other, between) => {
          const order = ['never', 'needsYes', 'open'];
          const now = order.indexOf(canVisit(one, other, between));
          const more = order.indexOf(canVisit(one, other, { ...between, yes: [true, true] }));
          const less = order.indexOf(canVisit(one, other, { ...between, isRefused: true }));
          expect(more).toBeGreaterThanOrEqual(now);
          expect(less).toBeLessThanOrEqual(now);
        },
      ),
      { numRuns: 5000 },
    );
  });
});
