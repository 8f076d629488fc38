import type { Point } from './world.ts';

const KEYS: Record<string, Point> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
  KeyA: { x: -1, y: 0 },
  KeyD: { x: 1, y: 0 },
  KeyW: { x: 0, y: -1 },
  KeyS: { x: 0, y: 1 },
};

/** Keyboard, mouse and touch: a direction while keys are down, a spot to walk to after a press. */
export const readControls = (field: HTMLElement) => {
  const held = new Set<string>();
  let pressed: Point | undefined;

  field.addEventListener('keydown', (event) => {
    // With Ctrl, Alt or the like it is the browser's.
    if (!(event.code in KEYS) || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault(); // the page would scroll
    held.add(event.code);
    pressed = undefined;
  });
  field.addEventListener('keyup', (event) => held.delete(event.code));
  // Keys let go elsewhere are never reported.
  field.addEventListener('blur', () => held.clear());

  const handlePointer = (event: PointerEvent) => {
    const box = field.getBoundingClientRect();
    pressed = { x: event.clientX - box.left, y: event.clientY - box.top };
  };
  field.addEventListener('pointerdown', (event) => {
    field.focus();
    handlePointer(event);
  });
  field.addEventListener('pointermove', (event) => {
    if (event.buttons > 0) handlePointer(event);
  });

  return {
    direction: (): Point =>
      [...held].reduce(
        (sum, code) => ({ x: sum.x + (KEYS[code]?.x ?? 0), y: sum.y + (KEYS[code]?.y ?? 0) }),
        { x: 0, y: 0 },
      ),
    /** Where the last press was, in the window; asked once per press. */
    takePress: () => {
      const press = pressed;
      pressed = undefined;
      return press;
    },
  };
};
