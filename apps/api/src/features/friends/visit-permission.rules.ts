import { YEARS_APART_WITHOUT_YES } from '@wonderfield/contract/limits';

/*
 * May two children meet? Everybody who has a say must allow it: the parents of both, the school of
 * both, and their ages. The strictest word counts, and it counts for both.
 */

/** A child, as far as meeting others is concerned. */
export type VisitParticipant = {
  id: string;
  hasParent: boolean;
  /** A parent's choice; nothing where nobody chose. */
  playOption: string | null;
  typingMode: string | null;
  /** Made by a school or a teacher, who answer for whom the child meets. */
  isSchoolMade: boolean;
  schoolIds: readonly string[];
  classroomIds: readonly string[];
  grade: string | null;
  /** Months since year 0; nothing where nobody told. */
  bornInMonth: number | undefined;
  /** An avatar with a name, an account in good order, and no pause of visits. */
  isReady: boolean;
};

/** What is known about two of them. */
export type Pair = {
  /** One of them wants nothing to do with the other. */
  isBlocked: boolean;
  /** A parent of the first, and one of the second, said yes by name. */
  yes: readonly [boolean, boolean];
  /** A parent of either said no by name. */
  isRefused: boolean;
  /** A parent of either said no about another child of the other's adult. */
  isWary: boolean;
};

export type Visit = 'open' | 'needsYes' | 'never';

const share = (one: readonly string[], other: readonly string[]) =>
  one.some((id) => other.includes(id));

const areClassmates = (one: VisitParticipant, other: VisitParticipant) =>
  share(one.classroomIds, other.classroomIds);

const areOfOneSchool = (one: VisitParticipant, other: VisitParticipant) =>
  share(one.schoolIds, other.schoolIds) || areClassmates(one, other);

const gradesApart = (one: VisitParticipant, other: VisitParticipant) => {
  const number = ({ grade }: VisitParticipant) =>
    grade === 'Kindergarten' ? 0 : Number(grade ?? Number.NaN);
  return Math.abs(number(one) - number(other));
};

/** How many years lie between two; by grade where a birthday is not known, `NaN` where nothing is. */
const yearsApart = (one: VisitParticipant, other: VisitParticipant) =>
  one.bornInMonth !== undefined && other.bornInMonth !== undefined
    ? Math.abs(one.bornInMonth - other.bornInMonth) / 12
    : gradesApart(one, other);

/** What the parents of one say about the other. */
const parentSays = (one: VisitParticipant, other: VisitParticipant): Visit => {
  if (!one.hasParent) return 'open';
  switch (one.playOption) {
    case 'all':
      return 'open';
    case 'sameSchool':
      return areOfOneSchool(one, other) && gradesApart(one, other) === 0 ? 'open' : 'never';
    case 'sameAge':
      return yearsApart(one, other) <= 1 ? 'open' : 'never';
    default:
      return 'needsYes';
  }
};

/** A school answers for the students it made, and for those without a parent. */
const isTheSchools = ({ isSchoolMade, hasParent }: VisitParticipant) => isSchoolMade || !hasParent;

/** They meet others of it. */
const schoolSays = (one: VisitParticipant, other: VisitParticipant): Visit =>
  !isTheSchools(one) || areOfOneSchool(one, other) ? 'open' : 'never';

/** Unknown ages are far apart. */
const agesSay = (one: VisitParticipant, other: VisitParticipant): Visit =>
  yearsApart(one, other) <= YEARS_APART_WITHOUT_YES ? 'open' : 'needsYes';

/** For a child without a parent here the teacher of both stands in: who shares a class may meet. */
const hasYes = (one: VisitParticipant, other: VisitParticipant, parentSaidYes: boolean) =>
  one.hasParent ? parentSaidYes : areClassmates(one, other);

/** May these two meet? The same whichever of them is named first. */
export const canVisit = (one: VisitParticipant, other: VisitParticipant, pair: Pair): Visit => {
  if (one.id === other.id || !one.isReady || !other.isReady) return 'never';
  if (pair.isBlocked || pair.isRefused) return 'never';
  const words = [
    parentSays(one, other),
    parentSays(other, one),
    schoolSays(one, other),
    schoolSays(other, one),
    agesSay(one, other),
    pair.isWary ? ('needsYes' as const) : ('open' as const),
  ];
  if (words.includes('never')) return 'never';
  if (!words.includes('needsYes')) return 'open';
  const [oneYes, otherYes] = pair.yes;
  return hasYes(one, other, oneYes) && hasYes(other, one, otherYes) ? 'open' : 'needsYes';
};

/** Typing is for two whose parents both chose it; a school chooses phrases. */
export const mayType = (one: VisitParticipant, other: VisitParticipant) =>
  [one, other].every((child) => !isTheSchools(child) && child.typingMode === 'freeType');
