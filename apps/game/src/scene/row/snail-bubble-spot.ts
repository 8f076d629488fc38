import { rowFrame, toScreen, type View } from '../layout.ts';
import { rowMapIn, snailStand } from './row-map.ts';

/* Position of the snail's bubble, which is HTML, in CSS pixels of the window. */

export type Box = { left: number; top: number; width: number; height: number };
/** `tail` is the distance of the tail from the left edge of the bubble. */
export type BubbleSpot = { left: number; top: number; tail: number };

/** Eyes and bubble, relative to the snail's base in its own units. */
const EYES = { x: 61, y: -76 } as const;
const STRINGS_Y = -120;

/** Bottom of the buttons at the top. */
const BAR = 84;
/** Minimum distances to the window edges and to the sheet. */
const EDGE = 12;
const GAP = 8;
/** The tail is below the bubble and never at a round corner. */
const TAIL_DEPTH = 10;
const TAIL_FROM_LEFT = 43;
const CORNER = 27;

const within = (value: number, from: number, to: number) => Math.min(Math.max(value, from), to);

const isApart = (first: Box, second: Box, gap: number) =>
  first.left + first.width + gap <= second.left ||
  second.left + second.width + gap <= first.left ||
  first.top + first.height + gap <= second.top ||
  second.top + second.height + gap <= first.top;

type Input = {
  view: View;
  /** Index of the snail's plant, 0 to 5. */
  position: number;
  /** Measured size of the bubble, because text may be enlarged. */
  size: { width: number; height: number };
  sheet: Box;
};

/** Returns undefined if the bubble would cover the sheet, or the sheet covers the snail. */
export const snailBubbleSpot = ({ view, position, size, sheet }: Input): BubbleSpot | undefined => {
  const snail = snailStand(rowMapIn(view), position);
  if (!snail || size.width + 2 * EDGE > view.width) return undefined;
  const frame = rowFrame(view);
  const ofSnail = (x: number, y: number) =>
    toScreen(frame, { x: snail.x + x * snail.scale, y: snail.y + y * snail.scale });
  const eyes = ofSnail(EYES.x, EYES.y);
  if (!isApart({ left: eyes.x, top: eyes.y, width: 0, height: 0 }, sheet, 0)) return undefined;

  const left = within(eyes.x - TAIL_FROM_LEFT, EDGE, view.width - EDGE - size.width);
  const lowest = eyes.y - TAIL_DEPTH - size.height;
  const asDrawn = Math.min(lowest, ofSnail(0, STRINGS_Y).y - size.height);
  const belowSheet = sheet.top + sheet.height + GAP;
  const top = [asDrawn, belowSheet].find(
    (y) => y >= BAR && y <= lowest && isApart({ left, top: y, ...size }, sheet, GAP),
  );
  if (top === undefined) return undefined;
  return { left, top, tail: within(eyes.x - left, CORNER, size.width - CORNER) };
};
