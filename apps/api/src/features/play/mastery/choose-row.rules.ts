import type { LEVELS as LEVEL_OPTIONS } from '@wonderfield/contract/options';
import { ROW_LENGTH } from '@wonderfield/contract/play/field';
import type { GradeNumber, Level } from '@wonderfield/questions/question';
import type { Skill } from '@wonderfield/questions/skill';
import type { Day } from './days.rules.ts';
import { chanceOfRight, firstRating, type Growth, guessAt, levelsFor } from './mastery.rules.ts';

/* Chooses the skills and levels of the next row. See docs/mastery.md. */

/** Share of right first attempts that each level chosen by a parent aims for. */
export const AIMS: Readonly<Record<(typeof LEVEL_OPTIONS)[number]['value'], number>> = {
  easy: 0.9,
  medium: 0.8,
  challenging: 0.7,
};

type Statement = Pick<Skill, 'id' | 'grades' | 'kinds'>;

export type Standing<Known extends Statement = Skill> = {
  /** The skills of the place in learning order. */
  skills: readonly Known[];
  growths: ReadonlyMap<string, Growth>;
  grade: GradeNumber;
  aim: number;
  today: Day;
  /** The skill of the last row at this place. */
  lastFocus: string | undefined;
};

/** Returns how far a player is ahead of or behind their grade in a subject. */
const leadIn = ({ skills, growths, grade }: Standing<Statement>) => {
  const leads = skills.flatMap((skill) => {
    const growth = growths.get(skill.id);
    return growth ? [growth.rating - firstRating(skill, grade, 0)] : [];
  });
  const sum = leads.reduce((total, lead) => total + lead, 0);
  return Math.max(-2, Math.min(2, leads.length === 0 ? 0 : sum / leads.length));
};

export const ratingOf = (skill: Statement, standing: Standing<Statement>) =>
  standing.growths.get(skill.id)?.rating ?? firstRating(skill, standing.grade, leadIn(standing));

/** Returns the skills of the player's grade and the adjacent ones, or else the nearest skills. */
const withinReach = <Known extends Statement>({ skills, grade }: Standing<Known>) => {
  const distance = ({ grades: [first, last] }: Statement) =>
    Math.max(first - grade, grade - last, 0);
  const reach = Math.max(1, Math.min(...skills.map(distance)));
  return skills.filter((skill) => distance(skill) <= reach);
};

const OUT_OF_GRADE = 0.25;
const DUE = 0.35;
const UNDER_WAY = 0.15;
const MASTERED = 0.4;
const JUST_HAD = 0.3;

/** Returns how suitable a skill is for the next row. */
const worth = (skill: Statement, standing: Standing<Statement>) => {
  const { growths, grade, aim, today, lastFocus } = standing;
  const growth = growths.get(skill.id);
  const rating = ratingOf(skill, standing);
  const guess = guessAt(skill);
  const gaps = ([1, 2, 3] as const).map((level) =>
    Math.abs(chanceOfRight(rating, level, guess) - aim),
  );
  const [first, last] = skill.grades;
  const isDue = growth !== undefined && growth.dueOn <= today && growth.lastDay < today;
  const isMastered = growth?.stage === 'bloom';
  return (
    -2 * Math.min(...gaps) -
    (grade < first || grade > last ? OUT_OF_GRADE : 0) +
    (isDue ? DUE : 0) +
    (growth && !isMastered ? UNDER_WAY : 0) -
    (isMastered && !isDue ? MASTERED : 0) -
    (skill.id === lastFocus ? JUST_HAD : 0)
  );
};

/** Returns the skills by suitability, best first. */
const byWorth = <Known extends Statement>(standing: Standing<Known>) =>
  withinReach(standing)
    .map((skill) => ({ skill, worth: worth(skill, standing) }))
    .sort((first, second) => second.worth - first.worth)
    .map(({ skill }) => skill);

/** Four tasks of one skill and two of another, mixed. */
const PATTERN = [0, 0, 1, 0, 1, 0] as const satisfies { length: typeof ROW_LENGTH };

export type PlannedTask<Known extends Statement = Skill> = { skill: Known; level: Level };

/** Returns the main skill of the next row, or undefined if the place has none. */
export const nextFocus = <Known extends Statement>(standing: Standing<Known>) =>
  byWorth(standing)[0];

/** Plans the tasks and levels of the next row. */
export const planRow = <Known extends Statement>(
  standing: Standing<Known>,
): PlannedTask<Known>[] => {
  const [focus, second = focus] = byWorth(standing);
  if (!focus || !second) return [];
  const parts = [focus, second].map((skill) => ({
    skill,
    levels: levelsFor(ratingOf(skill, standing), guessAt(skill), standing.aim, ROW_LENGTH),
  }));
  return PATTERN.flatMap((part) => {
    const { skill, levels } = parts[part] ?? {};
    const level = levels?.shift();
    return skill && level ? [{ skill, level }] : [];
  });
};
