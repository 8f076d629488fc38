import { rowFrame, toScreen, type View } from './layout.ts';
import { rowMapIn, snailStand } from './row-map.ts';

/* Where the snail's words are: HTML, so in CSS pixels of the window the row is drawn in. */

export type Box = { left: number; top: number; width: number; height: number };
/** `tail`: how far from its left edge the bubble points down at the snail. */
export type BubbleSpot = { left: number; top: number; tail: number };

/** Seen from the snail's foot, in its own units: its eyes, and how high above them it speaks. */
const EYES = { x: 61, y: -76 } as const;
const STRINGS_Y = -120;

/** The foot of the buttons at the top. */
const BAR = 84;
/** As far as this from the edges of the window, and from the sheet. */
const EDGE = 12;
const GAP = 8;
/** The tail hangs below the bubble; it begins here, and never at a round corner. */
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
  /** The plant the snail sits at, 0 to 5. */
  position: number;
  /** The bubble as it is laid out: letters may be larger than usual. */
  size: { width: number; height: number };
  sheet: Box;
};

/** Nothing where the bubble would cover the sheet, or the sheet covers the snail. */
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
