import type { TaskKind } from '@wonderfield/questions/question';
import { nearestGrade, ratingOf, workingGrade } from './rating.ts';
import { isDue } from './review.ts';
import { type Chosen, chooseCandidate, type Rung, rungsNear } from './rungs.ts';
import { stageAtGrade } from './stages.ts';
import { type ModelSkill, type StudentState, skillState } from './student.ts';

/** A skill of a place, with the skills that it needs. */
export type PlacedSkill = ModelSkill & { needs?: readonly string[] | undefined };

/** What the next row of a place starts from. */
export type Place<Some extends PlacedSkill = PlacedSkill> = {
  skills: readonly Some[];
  day: number;
  aim: number;
  /** The main skill of the last row. */
  lastFocus: string | undefined;
};

const WORTH = {
  perPointOffAim: -2.2,
  due: 0.3,
  perDayOverdue: 0.02,
  fresh: 0.1,
  freshPerDay: 0.01,
  begun: 0.5,
  inBloom: -0.35,
  lastFocus: -0.35,
  enrolledGrade: 0.15,
  outside: -0.12,
  twoMisses: -0.3,
  unmetNeed: -0.6,
} as const;
const LONGEST_OVERDUE_DAYS = 10;
const TOO_HARD = 0.05;
/** With more due skills than this share, new skills wait. */
const MOST_DUE = 0.3;

/** Average chances to guess by kind, for a skill whose question is not chosen yet. */
const MEAN_GUESS: Readonly<Record<TaskKind, number>> = {
  choose: 0.28,
  map: 0.22,
  line: 0.1,
  match: 0.1,
  order: 0.08,
  number: 0.01,
  rhythm: 0.01,
};

const meanGuess = ({ kinds }: ModelSkill) =>
  kinds.reduce((sum, kind) => sum + MEAN_GUESS[kind], 0) / kinds.length;

const gradesAway = ({ grades: [first, last] }: ModelSkill, grade: number) =>
  Math.max(first - grade, grade - last, 0);

const isOfGrade = (skill: ModelSkill, grade: number) => gradesAway(skill, grade) === 0;

/** Returns the rung that suits the student best, for an average question of the skill. */
const bestRung = (student: StudentState, skill: ModelSkill, place: Place, working: number) => {
  const guess = meanGuess(skill);
  const kind = skill.kinds[0] ?? 'choose';
  const candidates = rungsNear(skill, nearestGrade(skill, working)).map((rung) => ({
    ...rung,
    guess,
    kind,
    seed: 0,
  }));
  return chooseCandidate(student, skill, candidates, { working, aim: place.aim, day: place.day });
};

const isDueAt = (student: StudentState, skill: ModelSkill, day: number) => {
  const state = skillState(student, skill);
  return state !== undefined && isDue(state.review, day);
};

/** Returns the share of the begun skills that are due. */
const dueShare = (student: StudentState, { skills, day }: Place) => {
  const begun = skills.filter((skill) => skillState(student, skill));
  if (begun.length === 0) return 0;
  return begun.filter((skill) => isDueAt(student, skill, day)).length / begun.length;
};

/** Returns true if a skill that this one needs is not known well enough. */
const lacksNeed = (
  student: StudentState,
  skill: PlacedSkill,
  { skills, day }: Place,
  working: number,
) =>
  (skill.needs ?? []).some((id) => {
    const need = skills.find((candidate) => candidate.id === id);
    if (!need) return false;
    return ratingOf(student, need, { grade: nearestGrade(need, working), day }).mean < 0;
  });

const worthOfAim = (chance: number, aim: number) => {
  const factor = chance < aim - TOO_HARD ? 2 : 1;
  return WORTH.perPointOffAim * factor * Math.abs(chance - aim);
};

const worthOfReview = (student: StudentState, skill: ModelSkill, { day }: Place) => {
  const state = skillState(student, skill);
  if (!state || !isDue(state.review, day)) return 0;
  const overdue = Math.min(LONGEST_OVERDUE_DAYS, day - state.review.dueOn);
  return WORTH.due + WORTH.perDayOverdue * overdue;
};

const worthOfProgress = (
  student: StudentState,
  skill: PlacedSkill,
  place: Place,
  { working, isManyDue }: { working: number; isManyDue: boolean },
) => {
  const state = skillState(student, skill);
  const { day } = place;
  if (state) {
    const stage = stageAtGrade(student, skill, { grade: nearestGrade(skill, working), day });
    const isRested = stage === 'bloom' && !isDue(state.review, day);
    return (
      (stage === 'bloom' ? 0 : WORTH.begun) +
      (isRested ? WORTH.inBloom : 0) +
      (state.misses >= 2 ? WORTH.twoMisses : 0)
    );
  }
  const isUnmet = lacksNeed(student, skill, place, working);
  const isFar = gradesAway(skill, working) > 0 && !isOfGrade(skill, student.grade);
  const daysSinceStart = day - (student.startedOn ?? day);
  const fresh = WORTH.fresh + (isManyDue ? 0 : WORTH.freshPerDay * daysSinceStart);
  return (isFar ? 0 : fresh) + (isUnmet ? WORTH.unmetNeed : 0);
};

export type Valued<Some extends PlacedSkill> = { skill: Some; worth: number; best: Chosen<Rung> };

/** Returns the skills that may come next, best first. */
export const skillsByWorth = <Some extends PlacedSkill>(
  student: StudentState,
  place: Place<Some>,
): Valued<Some>[] => {
  const [anySkill] = place.skills;
  if (!anySkill) return [];
  const working = workingGrade(student, anySkill.subject);
  const reach = Math.max(1, Math.min(...place.skills.map((skill) => gradesAway(skill, working))));
  const isManyDue = dueShare(student, place) > MOST_DUE;
  return place.skills
    .filter((skill) => gradesAway(skill, working) <= reach || isOfGrade(skill, student.grade))
    .flatMap((skill) => {
      const best = bestRung(student, skill, place, working);
      if (!best) return [];
      const worth =
        worthOfAim(best.chance, place.aim) +
        worthOfReview(student, skill, place) +
        worthOfProgress(student, skill, place, { working, isManyDue }) +
        (skill.id === place.lastFocus ? WORTH.lastFocus : 0) +
        (isOfGrade(skill, student.grade) ? WORTH.enrolledGrade : 0) +
        (gradesAway(skill, working) > 0 ? WORTH.outside : 0);
      return [{ skill, worth, best }];
    })
    .sort((first, second) => second.worth - first.worth);
};
