import { Ticker } from 'pixi.js';
import type { Camera } from './camera.ts';
import { watchFrames } from './frame-rate-monitor.ts';
import { isWholeFieldSeen, type View } from './layout.ts';
import { followPointer } from './pointer-lean.ts';
import type { Stage } from './stage.ts';

type FrameLoopParts = {
  isCalm: boolean;
  camera: Camera;
  current: () => Stage | undefined;
  view: () => View;
  draw: () => void;
};

/** Lets time pass for all that moves, and draws when something changed; a hidden tab rests. */
export const startFrames = ({ isCalm, camera, current, view, draw }: FrameLoopParts) => {
  const pointer = followPointer(isCalm);
  const isTooSlow = watchFrames();
  /** What moves by itself is left out on a device it is too much for. */
  let isSlow = false;
  /** Something changed without moving. */
  let isStale = true;

  const ticker = new Ticker();
  ticker.add(({ elapsedMS }) => {
    const stage = current();
    const isMoving = camera.motion.isMoving() || stage?.motion.isMoving() === true;
    camera.motion.advance(elapsedMS);
    stage?.motion.advance(elapsedMS);
    const isLeaning =
      stage?.kind === 'field' && isWholeFieldSeen(view()) && !isSlow && pointer.lean(stage.drawn);
    // What does not change need not be drawn again.
    if (!isMoving && !isLeaning && !isStale) return;
    isStale = false;
    draw();
    if (isMoving && isTooSlow(elapsedMS)) {
      isSlow = true;
      if (stage?.kind === 'field') stage.motion.stopLoops();
    }
  });
  const followTab = () => {
    if (document.hidden) ticker.stop();
    else ticker.start();
  };
  document.addEventListener('visibilitychange', followTab);
  followTab();

  return {
    /** The next frame is drawn, also when nothing moves. */
    redraw: () => {
      isStale = true;
    },
    isSlow: () => isSlow,
    stop: () => {
      ticker.destroy();
      document.removeEventListener('visibilitychange', followTab);
      pointer.stop();
    },
  };
};

export type FrameLoop = ReturnType<typeof startFrames>;
