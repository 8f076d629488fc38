import {
  betterStage,
  FEWEST_TO_SPROUT,
  STAGE_FROM_PERCENT as FROM,
  type Stage,
  stageAt,
} from '@wonderfield/contract/play/field';
import {
  type GradeNumber,
  LEVELS,
  type Level,
  type TaskKind,
} from '@wonderfield/questions/question';
import type { Skill } from '@wonderfield/questions/skill';
import { addDays, type Day } from './days.rules.ts';

/*
 * Estimates a student's ability from answers with an Elo rating per skill, in logits. See
 * docs/mastery.md for the formula and the sources of its constants.
 */

export type Growth = {
  skillId: string;
  rating: number;
  answers: number;
  /** The latest first attempts, newest last. "1" is right. */
  recent: string;
  recentSlips: readonly string[];
  highSince: Day | null;
  stage: Stage;
  bestStage: Stage;
  lastDay: Day;
  intervalDays: number;
  dueOn: Day;
};

const LOGITS_PER_LEVEL = 1.1;
const LOGITS_PER_GRADE = 0.8;
const FIRST_RATING = 1;
const FASTEST_STEP = 0.9;
const SLOWING = 0.08;
const SLOWEST_STEP = 0.2;
const RECENT = 20;
const RECENT_MISCONCEPTIONS = 5;

/** The probability of a right answer by guessing. */
const GUESSES: Readonly<Record<TaskKind, number>> = {
  choose: 0.27,
  map: 0.25,
  line: 0.1,
  match: 0.1,
  order: 0.08,
  number: 0,
  rhythm: 0,
};

/** Returns the average guess probability of a skill's task kinds. */
export const guessAt = ({ kinds }: Pick<Skill, 'kinds'>) =>
  kinds.reduce((sum, kind) => sum + GUESSES[kind], 0) / kinds.length;

/** Returns the probability of a right answer with this rating at this level. */
export const chanceOfRight = (rating: number, level: Level, guess: number) => {
  const difficulty = (level - 2) * LOGITS_PER_LEVEL;
  return guess + (1 - guess) / (1 + Math.exp(difficulty - rating));
};

/**
 * Returns the initial rating of a skill, from its grades and the player's other skills of the
 * subject.
 */
export const firstRating = (
  { grades: [first, last] }: Pick<Skill, 'grades'>,
  grade: GradeNumber,
  subjectLead: number,
) => {
  const ahead = Math.max(-2, Math.min(2, grade - (first + last) / 2));
  return FIRST_RATING + LOGITS_PER_GRADE * ahead + subjectLead / 2;
};

const stepAfter = (answers: number) =>
  Math.max(SLOWEST_STEP, FASTEST_STEP / (1 + SLOWING * answers));

/** Returns the rating after one more first attempt. */
const ratingAfter = (
  { rating, answers }: Pick<Growth, 'rating' | 'answers'>,
  { level, kind, isRight }: { level: Level; kind: TaskKind; isRight: boolean },
) =>
  rating + stepAfter(answers) * ((isRight ? 1 : 0) - chanceOfRight(rating, level, GUESSES[kind]));

/** Returns the percentage of right first attempts among the last twenty. */
export const percentOf = (recent: string) =>
  Math.round((100 * [...recent].filter((one) => one === '1').length) / recent.length);

type Recent = { recent: string; highSince: Day | null; day: Day };

/**
 * Returns the stage of a skill from the last twenty answers, with two days for bloom. See
 * docs/mastery.md.
 */
export const stageOf = ({ recent, highSince, day }: Recent): Stage =>
  stageAt({
    percent: percentOf(recent),
    answers: recent.length,
    isHighOnTwoDays: highSince !== null && highSince < day,
  });

const LONGEST_INTERVAL_DAYS = 30;

/** Returns the repetition interval: one day after a wrong answer, otherwise twice the last one. */
const intervalAfter = ({ intervalDays, lastDay }: Growth, day: Day, isRight: boolean) => {
  if (!isRight) return 1;
  return lastDay === day ? intervalDays : Math.min(LONGEST_INTERVAL_DAYS, intervalDays * 2);
};

export type FirstAttempt = {
  skillId: string;
  level: Level;
  kind: TaskKind;
  isRight: boolean;
  misconception: string | undefined;
  day: Day;
};

/** Returns the initial state of a skill. */
export const newGrowth = (skillId: string, rating: number, day: Day): Growth => ({
  skillId,
  rating,
  answers: 0,
  recent: '',
  recentSlips: [],
  highSince: null,
  stage: 'seed',
  bestStage: 'seed',
  lastDay: day,
  intervalDays: 2,
  dueOn: day,
});

/** Returns the state of a skill after one more first attempt. */
export const growthAfter = (growth: Growth, tried: FirstAttempt): Growth => {
  const { isRight, misconception } = tried;
  // Ignore a clock that was set back.
  const day = tried.day < growth.lastDay ? growth.lastDay : tried.day;
  const recent = `${growth.recent}${isRight ? '1' : '0'}`.slice(-RECENT);
  const isHigh = recent.length >= FEWEST_TO_SPROUT && percentOf(recent) >= FROM.bloom;
  const highSince = isHigh ? (growth.highSince ?? day) : null;
  const stage = stageOf({ recent, highSince, day });
  const intervalDays = intervalAfter(growth, day, isRight);
  return {
    skillId: growth.skillId,
    rating: ratingAfter(growth, tried),
    answers: growth.answers + 1,
    recent,
    recentSlips: misconception
      ? [...growth.recentSlips, misconception].slice(-RECENT_MISCONCEPTIONS)
      : growth.recentSlips,
    highSince,
    stage,
    bestStage: betterStage(growth.bestStage, stage),
    lastDay: day,
    intervalDays,
    dueOn: addDays(day, intervalDays),
  };
};

/**
 * Returns levels whose average probability of a right answer is as close to the aim as possible.
 * Alternates between two levels if necessary.
 */
export const levelsFor = (rating: number, guess: number, aim: number, count: number): Level[] => {
  const levels: Level[] = [];
  let sum = 0;
  while (levels.length < count) {
    const wanted = aim * (levels.length + 1) - sum;
    const [best = 2] = LEVELS.toSorted(
      (first, second) =>
        Math.abs(chanceOfRight(rating, first, guess) - wanted) -
        Math.abs(chanceOfRight(rating, second, guess) - wanted),
    );
    levels.push(best);
    sum += chanceOfRight(rating, best, guess);
  }
  return levels;
};
