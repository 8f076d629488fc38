import { YEARS_APART_WITHOUT_YES } from '@wonderfield/contract/limits';

/*
 * Decides whether two children may visit each other. The parents, schools and ages of both must
 * allow it, and the strictest rule applies.
 */

/** A child's data for the visit rules. */
export type VisitParticipant = {
  id: string;
  hasParent: boolean;
  /** The parent's choice, or null if there is none. */
  playOption: string | null;
  typingMode: string | null;
  /**
   * True if a school or teacher created the account and is responsible for the child's contacts.
   */
  isSchoolMade: boolean;
  schoolIds: readonly string[];
  classroomIds: readonly string[];
  grade: string | null;
  /** Months since year 0, or undefined if unknown. */
  bornInMonth: number | undefined;
  /** True if the avatar has a name, the account is active and visits are not paused. */
  isReady: boolean;
};

/** The relation between two children. */
export type Pair = {
  /** True if one of them blocked the other. */
  isBlocked: boolean;
  /** Whether a parent of the first child, and one of the second, approved by name. */
  yes: readonly [boolean, boolean];
  /** True if a parent of either child rejected the other by name. */
  isRefused: boolean;
  /** True if a parent of either child rejected another child of the other's adult. */
  isWary: boolean;
};

export type Visit = 'open' | 'needsYes' | 'never';

const share = (first: readonly string[], second: readonly string[]) =>
  first.some((id) => second.includes(id));

const areClassmates = (first: VisitParticipant, second: VisitParticipant) =>
  share(first.classroomIds, second.classroomIds);

const areOfOneSchool = (first: VisitParticipant, second: VisitParticipant) =>
  share(first.schoolIds, second.schoolIds) || areClassmates(first, second);

const gradesApart = (first: VisitParticipant, second: VisitParticipant) => {
  const number = ({ grade }: VisitParticipant) =>
    grade === 'Kindergarten' ? 0 : Number(grade ?? Number.NaN);
  return Math.abs(number(first) - number(second));
};

/**
 * Returns the age difference in years, or the difference in grades, or `NaN` if both are unknown.
 */
const yearsApart = (first: VisitParticipant, second: VisitParticipant) =>
  first.bornInMonth !== undefined && second.bornInMonth !== undefined
    ? Math.abs(first.bornInMonth - second.bornInMonth) / 12
    : gradesApart(first, second);

/** Returns the permission by the parents of one child about the other. */
const parentSays = (first: VisitParticipant, second: VisitParticipant): Visit => {
  if (!first.hasParent) return 'open';
  switch (first.playOption) {
    case 'all':
      return 'open';
    case 'sameSchool':
      return areOfOneSchool(first, second) && gradesApart(first, second) === 0 ? 'open' : 'never';
    case 'sameAge':
      return yearsApart(first, second) <= 1 ? 'open' : 'never';
    default:
      return 'needsYes';
  }
};

/**
 * Returns true if a school is responsible: for students it created and for those without a parent.
 */
const isTheSchools = ({ isSchoolMade, hasParent }: VisitParticipant) => isSchoolMade || !hasParent;

/** Allows visits only within the same school. */
const schoolSays = (first: VisitParticipant, second: VisitParticipant): Visit =>
  !isTheSchools(first) || areOfOneSchool(first, second) ? 'open' : 'never';

/** Treats unknown ages as far apart. */
const agesSay = (first: VisitParticipant, second: VisitParticipant): Visit =>
  yearsApart(first, second) <= YEARS_APART_WITHOUT_YES ? 'open' : 'needsYes';

/** Returns true if the child has approval. Without a parent, sharing a class counts as approval. */
const hasYes = (first: VisitParticipant, second: VisitParticipant, parentSaidYes: boolean) =>
  first.hasParent ? parentSaidYes : areClassmates(first, second);

/** Returns the permission for a visit, which is the same in both directions. */
export const canVisit = (first: VisitParticipant, second: VisitParticipant, pair: Pair): Visit => {
  if (first.id === second.id || !first.isReady || !second.isReady) return 'never';
  if (pair.isBlocked || pair.isRefused) return 'never';
  const words = [
    parentSays(first, second),
    parentSays(second, first),
    schoolSays(first, second),
    schoolSays(second, first),
    agesSay(first, second),
    pair.isWary ? ('needsYes' as const) : ('open' as const),
  ];
  if (words.includes('never')) return 'never';
  if (!words.includes('needsYes')) return 'open';
  const [oneYes, otherYes] = pair.yes;
  return hasYes(first, second, oneYes) && hasYes(second, first, otherYes) ? 'open' : 'needsYes';
};

/** Returns true if the parents of both chose typing. School-managed students use phrases only. */
export const mayType = (first: VisitParticipant, second: VisitParticipant) =>
  [first, second].every((child) => !isTheSchools(child) && child.typingMode === 'freeType');
