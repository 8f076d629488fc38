import { betterStage, type Stage, stageAt } from '@wonderfield/contract/play/field';

/** Counts first attempts by skill and returns the best stage of each, which never decreases. */
export const createGrowth = () => {
  const attempts = new Map<string, boolean[]>();
  const best = new Map<string, Stage>();
  const stageOf = (skillId: string): Stage => best.get(skillId) ?? 'seed';
  return {
    stageOf,
    /** Returns the skills with answers. */
    skillIds: () => [...attempts.keys()],
    addFirstAttempt: (skillId: string, isRight: boolean) => {
      const all = [...(attempts.get(skillId) ?? []), isRight];
      attempts.set(skillId, all);
      const stage = stageAt({
        percent: Math.round((100 * all.filter(Boolean).length) / all.length),
        answers: all.length,
        // A visit is one day.
        isHighOnTwoDays: false,
      });
      best.set(skillId, betterStage(stageOf(skillId), stage));
    },
  };
};
export type Growth = ReturnType<typeof createGrowth>;
