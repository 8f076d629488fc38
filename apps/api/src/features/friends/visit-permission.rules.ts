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

/** How many years lie between two; by grade where a birthday is not known, `NaN` where nothing is. */
const yearsApart = (first: VisitParticipant, second: VisitParticipant) =>
  first.bornInMonth !== undefined && second.bornInMonth !== undefined
    ? Math.abs(first.bornInMonth - second.bornInMonth) / 12
    : gradesApart(first, second);

/** What the parents of one say about the other. */
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

/** A school answers for the students it made, and for those without a parent. */
const isTheSchools = ({ isSchoolMade, hasParent }: VisitParticipant) => isSchoolMade || !hasParent;

/** They meet others of it. */
const schoolSays = (first: VisitParticipant, second: VisitParticipant): Visit =>
  !isTheSchools(first) || areOfOneSchool(first, second) ? 'open' : 'never';

/** Unknown ages are far apart. */
const agesSay = (first: VisitParticipant, second: VisitParticipant): Visit =>
  yearsApart(first, second) <= YEARS_APART_WITHOUT_YES ? 'open' : 'needsYes';

/** For a child without a parent here the teacher of both stands in: who shares a class may meet. */
const hasYes = (first: VisitParticipant, second: VisitParticipant, parentSaidYes: boolean) =>
  first.hasParent ? parentSaidYes : areClassmates(first, second);

/** May these two meet? The same whichever of them is named first. */
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

/** Typing is for two whose parents both chose it; a school chooses phrases. */
export const mayType = (first: VisitParticipant, second: VisitParticipant) =>
  [first, second].every((child) => !isTheSchools(child) && child.typingMode === 'freeType');
