import { Ticker } from 'pixi.js';
import type { Camera } from './camera.ts';
import { monitorFrameRate } from './frame-rate-monitor.ts';
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

/** Advances all animations and draws if something changed. Pauses in a hidden tab. */
export const startFrames = ({ isCalm, camera, current, view, draw }: FrameLoopParts) => {
  const pointer = followPointer(isCalm);
  const isTooSlow = monitorFrameRate();
  /** True on slow devices, where idle animations are off. */
  let isSlow = false;
  /** True if something changed without an animation. */
  let isStale = true;

  const ticker = new Ticker();
  ticker.add(({ elapsedMS }) => {
    const stage = current();
    const isMoving = camera.motion.isMoving() || stage?.motion.isMoving() === true;
    camera.motion.advance(elapsedMS);
    stage?.motion.advance(elapsedMS);
    const isLeaning =
      stage?.kind === 'field' && isWholeFieldSeen(view()) && !isSlow && pointer.lean(stage.drawn);
    // Skips drawing if nothing changed.
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
    /** Draws the next frame even without an animation. */
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
