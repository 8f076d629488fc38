import type { Subject } from '@wonderfield/contract/options';
import { PLACE_SPOTS } from './field-map.ts';

/* Calculates screen positions of the field, shared by the drawing and the HTML above it. */

export type View = { width: number; height: number };
export type Point = { x: number; y: number };
/** Maps a point of the design space to `left + x * scale`, `top + y * scale` in CSS pixels. */
export type Frame = { left: number; top: number; scale: number };

export const DESIGN = { width: 1366, height: 768, middle: 683 } as const;

/** Minimum width that shows the whole field. Narrower windows show two columns of places. */
const WHOLE_FIELD_FROM = 992;
/** Height that must stay visible in a very wide window. Part of the sky may be cut off. */
const HEIGHT_TO_SEE = 650;

/** A plate has the same height at every scale. The bed is below the base of its place. */
const PLATE = 44;
const BED_DEPTH = 38;
/** Height of the panel at the bottom, which must not cover the plates of the front row. */
const PANEL = 104;
/** Height of the field below the beds of the front row. */
const FOREGROUND = DESIGN.height - 566 - BED_DEPTH;

/** Width of the field that two columns with their plates need. */
const PAGE_WIDTH = 500;
/** Height of the field that a page needs above the panel on a phone. */
const PAGE_HEIGHT = 600;
const PHONE_PANEL = 190;
const PAGE_MIDDLES = [304, 1060] as const;

export const isWholeFieldSeen = ({ width }: View) => width >= WHOLE_FIELD_FROM;

/** Returns the number of pages of the field in a window of this size. */
export const pageCount = (view: View) => (isWholeFieldSeen(view) ? 1 : PAGE_MIDDLES.length);

/** Returns the page of a place. */
export const pageOf = (subject: Subject) => (PLACE_SPOTS[subject].x < DESIGN.middle ? 0 : 1);

/** The center of the field between its pages, where visits take place. */
export const BETWEEN_PAGES = -1;

/** Returns the x of the field at the center of the window. */
export const pageMiddle = (view: View, page: number) =>
  isWholeFieldSeen(view) ? DESIGN.middle : (PAGE_MIDDLES[page] ?? DESIGN.middle);

const bottomCenter = (view: View, scale: number, middle: number, bottom: number): Frame => ({
  scale,
  left: view.width / 2 - middle * scale,
  top: bottom - DESIGN.height * scale,
});

const wholeScale = (view: View) => Math.min(view.width / DESIGN.width, view.height / HEIGHT_TO_SEE);

/**
 * Returns the frame of the field: bottom center, as wide as the window. Taller windows show more
 * sky.
 */
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

/** The close-up of a place after its first row: zoom, and the position of the place in the window. */
const CLOSE_UP = { zoom: 1.6, x: 0.26, y: 0.59 } as const;
const CLOSE_UP_ON_PHONE = { widthSeen: 330, x: 0.5, y: 0.36 } as const;

/** Returns the frame that shows a place from nearby, with room for a card. */
export const closeFrame = (subject: Subject, view: View): Frame => {
  const spot = PLACE_SPOTS[subject];
  const isWide = isWholeFieldSeen(view);
  const { x, y } = isWide ? CLOSE_UP : CLOSE_UP_ON_PHONE;
  const scale = isWide
    ? wholeScale(view) * CLOSE_UP.zoom
    : view.width / CLOSE_UP_ON_PHONE.widthSeen;
  // No gap below the front hill.
  const lowest = view.height - DESIGN.height * scale;
  return {
    scale,
    left: view.width * x - spot.x * scale,
    top: isWide
      ? Math.max(lowest, view.height * y - spot.y * scale)
      : view.height * y - spot.y * scale,
  };
};

/** A row on a phone is a small scene above the sheet. */
export const SMALL_ROW_SIZE = { width: 390, height: 352 } as const;
/** Maximum share of a phone's height for the row. */
const SMALL_ROW_PART = 0.42;

/**
 * Returns the frame of a row: bottom center like the field, or a small scene at the top on phones.
 */
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

/** Returns the center of the lower edge of a place's plate in CSS pixels. */
export const placeSpot = (subject: Subject, view: View, page: number): Point => {
  const { x, y } = PLACE_SPOTS[subject];
  const bed = toScreen(fieldFrame(view, page), { x, y: y + BED_DEPTH });
  return { x: bed.x, y: bed.y + PLATE };
};

/** Heights of the bar at the top and of the pin. */
const BAR = 100;
const PIN = 64;
/** Returns position and size of the pin, never below the bar at the top. */
export const pinSpot = (subject: Subject, view: View, page: number): Point & { scale: number } => {
  const { pin, y: foot } = PLACE_SPOTS[subject];
  const frame = fieldFrame(view, page);
  const spot = toScreen(frame, pin);
  const scale = Math.min(1.2, frame.scale);
  const lowest = toScreen(frame, { x: 0, y: foot }).y;
  return { x: spot.x, y: Math.max(spot.y, Math.min(lowest, BAR + PIN * scale)), scale };
};

/** Returns the top of a row's soil in CSS pixels, where the sheet has to end. */
export const rowTop = (view: View) => {
  const frame = rowFrame(view);
  return toScreen(frame, { x: 0, y: isWholeFieldSeen(view) ? 568 : 290 }).y;
};

/** Maximum parallax in pixels between the farthest and the nearest layer. */
const LEAN = 24;
/** Depth between the two rows of places, so both stay near their plates. */
const STILL_DEPTH = 0.65;

/** Returns how far a layer moves when the view leans left (-1) or right (1). */
export const leanOf = (depth: number, look: number) =>
  -look * (depth - STILL_DEPTH) * (LEAN / (1.25 - 0.1));

/** Returns how far the sky lags behind when the field pans to a page. */
export const skyShift = (middle: number) => (middle - DESIGN.middle) * 0.9;

const STEPS_PER_UNIT = 4;
/** Returns the texture resolution per unit, in steps, so that few sizes need new textures. */
export const paintScale = (scale: number, pixelRatio: number) =>
  Math.ceil(scale * Math.min(2, pixelRatio) * STEPS_PER_UNIT) / STEPS_PER_UNIT;
