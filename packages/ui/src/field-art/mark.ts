import { MARK, MARK_COLORS } from '../art/mark-shapes.ts';

/** Returns the logo in a square of 48 as a string, for use without components. */
export const mark = () =>
  `<circle cx="${MARK.sun.cx}" cy="${MARK.sun.cy}" r="${MARK.sun.r}" fill="${MARK_COLORS.sun}"/>
  <path d="${MARK.stalk}" fill="none" stroke="${MARK_COLORS.stalk}" stroke-width="6" stroke-linecap="round" stroke-linejoin="round"/>
  <path d="${MARK.leaves}" fill="${MARK_COLORS.leaves}"/>
  <path d="${MARK.shadedHalves}" fill="${MARK_COLORS.shadedHalves}"/>`;
