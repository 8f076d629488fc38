import type { FieldStage } from './field/field-stage.ts';

/** Share of the distance per frame, and the distance that is too small to see. */
const STEP = 0.06;
const NEAR = 0.002;

/** Leans the field slightly toward the mouse. Touch does not lean it. */
export const followPointer = (isCalm: boolean) => {
  let side = 0;
  let target = 0;
  const look = (event: PointerEvent) => {
    target = event.pointerType === 'mouse' ? (event.clientX / window.innerWidth) * 2 - 1 : 0;
  };
  if (!isCalm) window.addEventListener('pointermove', look);
  return {
    /** Leans one step further and returns whether there was a step. */
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
