import type { Subject } from '@wonderfield/contract/options';
import { PLACE_ORDER } from '@wonderfield/contract/play/field';

/** Places per row. The field has two rows. */
const COLUMNS = PLACE_ORDER.length / 2;

const STEPS: Readonly<Record<string, readonly [columns: number, rows: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/**
 * Returns the place in the direction of an arrow key, or undefined at an edge or for another key.
 */
export const placeInDirection = (from: Subject, key: string): Subject | undefined => {
  const step = STEPS[key];
  if (!step) return undefined;
  const index = PLACE_ORDER.indexOf(from);
  const column = (index % COLUMNS) + step[0];
  const row = Math.floor(index / COLUMNS) + step[1];
  if (column < 0 || column >= COLUMNS || row < 0) return undefined;
  return PLACE_ORDER[row * COLUMNS + column];
};
