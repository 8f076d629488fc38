import type { Level } from '@wonderfield/questions/question';
import type { Skill } from '@wonderfield/questions/skill';
import { AIMS } from '../play/mastery/choose-row.rules.ts';
import { guessAt, levelsFor } from '../play/mastery/mastery.rules.ts';

/**
 * Returns the level of the questions that suit a student. It uses the medium target for everyone,
 * so students can be compared and a parent's setting stays private.
 */
export const levelAt = (rating: number, skill: Pick<Skill, 'kinds'>): Level =>
  levelsFor(rating, guessAt(skill), AIMS.medium, 1)[0] ?? 2;
