import { skillOf } from '@wonderfield/questions/build-question';
import type { Player } from '../../../context/player.ts';
import { ratingOf } from './choose-row.rules.ts';
import { type FirstAttempt, type Growth, growthAfter, newGrowth } from './mastery.rules.ts';
import { readSubjectProgress } from './subject-progress.ts';

type Growths = {
  /** Of all merged accounts. */
  best: ReadonlyMap<string, Growth>;
  own: ReadonlyMap<string, Growth>;
};

/** Returns the growth of each skill after its first attempts, by skill. */
export const growSkills = (
  player: Player,
  { best, own }: Growths,
  attempts: readonly FirstAttempt[],
): ReadonlyMap<string, Growth> => {
  const grown = new Map<string, Growth>();
  for (const attempt of attempts) {
    const { skillId, day } = attempt;
    const skill = skillOf(skillId);
    const progress = readSubjectProgress(skill.subject, player, {
      growths: best,
      today: day,
      lastFocus: undefined,
    });
    const growth =
      grown.get(skill.id) ??
      own.get(skill.id) ??
      newGrowth(skill.id, ratingOf(skill, progress), day);
    grown.set(skill.id, growthAfter(growth, attempt));
  }
  return grown;
};
