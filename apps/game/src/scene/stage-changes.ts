/* One stage takes the place of another, however fast the wishes come. */

export type StageHands<Shown, Stage> = {
  /** Ends at once what the stage of before is doing, so that a change begins from rest. */
  hurry: (old: Stage | undefined) => void;
  build: (shown: Shown) => Stage;
  /** Goes closer to what comes next while that is being painted. */
  approach: (old: Stage, next: Stage) => Promise<void>;
  /** Brings the next one on, and lets the old one fade. */
  reveal: (next: Stage, old: Stage | undefined) => Promise<void>;
  /** It is the only one now, and nobody has gone on. */
  settle: (stage: Stage) => void;
  /** Takes a stage away: once, and nothing is done with it afterwards. */
  drop: (stage: Stage) => void;
};

/** The newest wish wins: its stage is `current` at once, also while it is being painted. */
export const createStageChanges = <Shown, Stage extends { ready: Promise<void> }>(
  hands: StageHands<Shown, Stage>,
) => {
  /** Whatever was built and not dropped, the oldest first. */
  const standing = new Set<Stage>();
  let current: Stage | undefined;
  let isOver = false;

  const drop = (stage: Stage) => {
    if (standing.delete(stage)) hands.drop(stage);
  };
  const dropAllBefore = (next: Stage) => {
    for (const stage of [...standing]) {
      if (stage === next) return;
      drop(stage);
    }
  };

  return {
    current: () => current,
    change: async (shown: Shown) => {
      if (isOver) return;
      const old = current;
      hands.hurry(old);
      const next = hands.build(shown);
      standing.add(next);
      current = next;
      await Promise.all([next.ready, old ? hands.approach(old, next) : undefined]);
      if (isOver) return;
      if (current !== next) {
        // Somebody went on meanwhile: their stage takes the old one's place.
        if (old) drop(old);
        return;
      }
      await hands.reveal(next, old);
      if (isOver) return;
      dropAllBefore(next);
      if (current === next) hands.settle(next);
    },
    end: () => {
      isOver = true;
      current = undefined;
      for (const stage of [...standing]) drop(stage);
    },
  };
};
