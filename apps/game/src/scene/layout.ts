import type { Subject } from '@wonderfield/contract/options';
import { PLACE_SPOTS } from './field-map.ts';

/* Where the field is on the screen, as numbers: the drawing and the HTML above it must agree. */

export type View = { width: number; height: number };
export type Point = { x: number; y: number };
/** Shows a spot of the design space at `left + x * scale`, `top + y * scale` in CSS pixels. */
export type Frame = { left: number; top: number; scale: number };

export const DESIGN = { width: 1366, height: 768, middle: 683 } as const;

/** From this width on the whole field is in view; below it is seen two columns of places at a time. */
const WHOLE_FIELD_FROM = 992;
/** What must stay in view of the whole field on a very wide window: not all of the sky. */
const HEIGHT_TO_SEE = 650;

/** A plate is as high at every scale; below the foot of its place is its bed. */
const PLATE = 44;
const BED_DEPTH = 38;
/** The panel at the foot of the window, which must not hide the plates of the front row. */
const PANEL = 104;
/** How much of the field is below the beds of the front row. */
const FOREGROUND = DESIGN.height - 566 - BED_DEPTH;

/** Two columns with their plates need this much of the field's width… */
const PAGE_WIDTH = 500;
/** …and this much of its height, above the panel at the foot of a phone. */
const PAGE_HEIGHT = 600;
const PHONE_PANEL = 190;
const PAGE_MIDDLES = [304, 1060] as const;

export const isWholeFieldSeen = ({ width }: View) => width >= WHOLE_FIELD_FROM;

/** How many pages the field has in a window of this size. */
export const pageCount = (view: View) => (isWholeFieldSeen(view) ? 1 : PAGE_MIDDLES.length);

/** The page a place is on where the field has pages. */
export const pageOf = (subject: Subject) => (PLACE_SPOTS[subject].x < DESIGN.middle ? 0 : 1);

/** The middle of the field, between its pages: where friends meet. */
export const BETWEEN_PAGES = -1;

/** The x of the field that is in the middle of the window. */
export const pageMiddle = (view: View, page: number) =>
  isWholeFieldSeen(view) ? DESIGN.middle : (PAGE_MIDDLES[page] ?? DESIGN.middle);

const bottomCenter = (view: View, scale: number, middle: number, bottom: number): Frame => ({
  scale,
  left: view.width / 2 - middle * scale,
  top: bottom - DESIGN.height * scale,
});

const wholeScale = (view: View) => Math.min(view.width / DESIGN.width, view.height / HEIGHT_TO_SEE);

/** The field: bottom center, as wide as the window; taller windows show more sky. */
export const fieldFrame = (view: View, page: number): Frame => {
  const middle = pageMiddle(view, page);
  if (isWholeFieldSeen(view)) {
    const scale = wholeScale(view);
    const lift = Math.max(0, PANEL + PLATE - FOREGROUND * scale);
    return bottomCenter(view, scale, middle, view.height - lift);
  }
  const room = view.height - PHONE_PANEL;
  const scale = Math.min(view.width / PAGE_WIDTH, room / PAGE_HEIGHT);
  return bottomCenter(view, scale, middle, room);
};

/** A row on a phone has a small scene of its own, above the sheet. */
export const SMALL_ROW_SIZE = { width: 390, height: 352 } as const;
/** How much of a phone's height the row may take. */
const SMALL_ROW_PART = 0.42;

/** A row: like the field from bottom center; on phones a small scene at the top. */
export const rowFrame = (view: View): Frame => {
  if (isWholeFieldSeen(view)) {
    return bottomCenter(view, wholeScale(view), DESIGN.middle, view.height);
  }
  const scale = Math.min(
    view.width / SMALL_ROW_SIZE.width,
    (view.height * SMALL_ROW_PART) / SMALL_ROW_SIZE.height,
  );
  return { scale, left: (view.width - SMALL_ROW_SIZE.width * scale) / 2, top: 0 };
};

export const toScreen = (frame: Frame, { x, y }: Point): Point => ({
  x: frame.left + x * frame.scale,
  y: frame.top + y * frame.scale,
});

/** Where the lower edge of a place's plate is in the middle, in CSS pixels. */
export const placeSpot = (subject: Subject, view: View, page: number): Point => {
  const { x, y } = PLACE_SPOTS[subject];
  const bed = toScreen(fieldFrame(view, page), { x, y: y + BED_DEPTH });
  return { x: bed.x, y: bed.y + PLATE };
};

/** The bar at the top, and how high the pin is. */
const BAR = 100;
const PIN = 64;
/** Where the pin of the selected place points to, and its size; never under the bar at the top. */
export const pinSpot = (subject: Subject, view: View, page: number): Point & { scale: number } => {
  const { pin, y: foot } = PLACE_SPOTS[subject];
  const frame = fieldFrame(view, page);
  const spot = toScreen(frame, pin);
  const scale = Math.min(1.2, frame.scale);
  const lowest = toScreen(frame, { x: 0, y: foot }).y;
  return { x: spot.x, y: Math.max(spot.y, Math.min(lowest, BAR + PIN * scale)), scale };
};

/** Where the soil of a row begins, in CSS pixels: the sheet above ends before. */
export const rowTop = (view: View) => {
  const frame = rowFrame(view);
  return toScreen(frame, { x: 0, y: isWholeFieldSeen(view) ? 568 : 290 }).y;
};

/** At most so many pixels of parallax, between the farthest and the nearest layer. */
const LEAN = 24;
/** Between the two rows of places, so that both stay with their plates. */
const STILL_DEPTH = 0.65;

/** How far a layer moves aside when somebody looks left (-1) or right (1). */
export const leanOf = (depth: number, look: number) =>
  -look * (depth - STILL_DEPTH) * (LEAN / (1.25 - 0.1));

/** How far the sky stays behind when the field pans to a page. */
export const skyShift = (middle: number) => (middle - DESIGN.middle) * 0.9;

const STEPS_PER_UNIT = 4;
/** Pixels per unit that textures are painted with: in steps, so that few sizes need new ones. */
export const paintScale = (scale: number, pixelRatio: number) =>
  Math.ceil(scale * Math.min(2, pixelRatio) * STEPS_PER_UNIT) / STEPS_PER_UNIT;
