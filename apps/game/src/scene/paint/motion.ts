/* Runs animations. */

export type Motion = {
  /** Calls `step` with values from 0 to 1. The last call has 1. */
  tween: (ms: number, step: (part: number) => void, delay?: number) => Promise<void>;
  /** Calls `step` with the seconds since the last frame until it is stopped. */
  loop: (step: (seconds: number) => void) => () => void;
  /** Jumps every tween to its end. */
  skip: () => void;
  /** Advances time by milliseconds. */
  advance: (ms: number) => void;
  isMoving: () => boolean;
  stopLoops: () => void;
  /** Stops everything permanently. Running tweens keep their current state. */
  end: () => void;
};

type Tween = {
  ms: number;
  delay: number;
  passed: number;
  step: (part: number) => void;
  end: () => void;
};

/** With `isCalm`, every tween ends immediately and loops do not run. */
export const createMotion = (isCalm: boolean): Motion => {
  const tweens = new Set<Tween>();
  const loops = new Set<(seconds: number) => void>();
  let hasEnded = false;

  const finish = (tween: Tween) => {
    tweens.delete(tween);
    tween.step(1);
    tween.end();
  };

  return {
    tween: (ms, step, delay = 0) => {
      if (hasEnded) return Promise.resolve();
      if (isCalm) {
        step(1);
        return Promise.resolve();
      }
      step(0);
      return new Promise((resolve) => {
        tweens.add({ ms, delay, passed: 0, step, end: resolve });
      });
    },
    loop: (step) => {
      if (isCalm || hasEnded) return () => {};
      loops.add(step);
      return () => loops.delete(step);
    },
    skip: () => {
      for (const tween of [...tweens]) finish(tween);
    },
    advance: (ms) => {
      for (const tween of [...tweens]) {
        tween.passed += ms;
        const part = (tween.passed - tween.delay) / tween.ms;
        if (part >= 1) finish(tween);
        else if (part > 0) tween.step(part);
      }
      for (const step of [...loops]) step(ms / 1000);
    },
    isMoving: () => tweens.size + loops.size > 0,
    stopLoops: () => loops.clear(),
    end: () => {
      hasEnded = true;
      loops.clear();
      for (const tween of tweens) tween.end();
      tweens.clear();
    },
  };
};

export const easeOut = (part: number) => 1 - (1 - part) ** 3;
export const easeInOut = (part: number) =>
  part < 0.5 ? 4 * part ** 3 : 1 - (2 - 2 * part) ** 3 / 2;
export const between = (from: number, to: number, part: number) => from + (to - from) * part;
