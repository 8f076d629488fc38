import type { FieldStage } from './field-stage.ts';

/** How much of the way is gone in a frame, and what is too little to be seen. */
const STEP = 0.06;
const NEAR = 0.002;

/** The field leans a little to where the mouse is; a finger does not look around. */
export const followPointer = (isCalm: boolean) => {
  let side = 0;
  let target = 0;
  const look = (event: PointerEvent) => {
    target = event.pointerType === 'mouse' ? (event.clientX / window.innerWidth) * 2 - 1 : 0;
  };
  if (!isCalm) window.addEventListener('pointermove', look);
  return {
    /** Leans a step further; answers whether there was one to go. */
    lean: (field: FieldStage) => {
      const left = target - side;
      if (Math.abs(left) < NEAR) return false;
      side += left * STEP;
      field.lean(side);
      return true;
    },
    stop: () => window.removeEventListener('pointermove', look),
  };
};
