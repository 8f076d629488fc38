/* Replaces one stage with another, even if requests come quickly. */

export type StageHands<Shown, Stage> = {
  /** Finishes the animations of the previous stage, so that a change starts from a stable state. */
  hurry: (old: Stage | undefined) => void;
  build: (shown: Shown) => Stage;
  /** Zooms toward the next stage while it is painted. */
  approach: (old: Stage, next: Stage) => Promise<void>;
  /** Shows the next stage and fades the old one out. */
  reveal: (next: Stage, old: Stage | undefined) => Promise<void>;
  /** Called if it is the only stage and no newer one was requested. */
  settle: (stage: Stage) => void;
  /** Removes a stage once. It is not used afterwards. */
  drop: (stage: Stage) => void;
};

/** The newest request wins. Its stage is `current` immediately, even while it is painted. */
export const createStageChanges = <Shown, Stage extends { ready: Promise<void> }>(
  hands: StageHands<Shown, Stage>,
) => {
  /** All stages that were built and not dropped, oldest first. */
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
        // A newer stage was requested and replaces the old one.
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
