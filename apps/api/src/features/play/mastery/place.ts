import type { Subject } from '@wonderfield/contract/options';
import { AIMS } from '@wonderfield/mastery/model';
import { isDue } from '@wonderfield/mastery/review';
import { type StudentState, skillState } from '@wonderfield/mastery/student';
import { type Place, skillsByWorth } from '@wonderfield/mastery/worth';
import { ALL_SKILLS } from '@wonderfield/questions/all-skills';
import type { Skill } from '@wonderfield/questions/skill';
import type { Player } from '../../../context/player.ts';
import { type Day, dayNumber } from './days.rules.ts';

const skillsBySubject = Map.groupBy(ALL_SKILLS, ({ subject }) => subject);

type At = { today: Day; lastFocus: string | undefined };

/** Returns what the next row of a place starts from. */
export const placeOf = (
  subject: Subject,
  { level }: Pick<Player, 'level'>,
  { today, lastFocus }: At,
): Place<Skill> => ({
  skills: skillsBySubject.get(subject) ?? [],
  aim: AIMS[level],
  day: dayNumber(today),
  lastFocus,
});

/** Returns the main skill of the next row, or undefined if the place has none. */
export const nextFocus = (student: StudentState, place: Place<Skill>) =>
  skillsByWorth(student, place)[0]?.skill;

/** Returns true if a skill of the place is due for a review. */
export const hasDueSkill = (student: StudentState, { skills, day }: Place<Skill>) =>
  skills.some((skill) => {
    const state = skillState(student, skill);
    return state !== undefined && isDue(state.review, day);
  });
