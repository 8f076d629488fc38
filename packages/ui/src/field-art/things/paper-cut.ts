/*
 * Drawings beside questions, each in a square of 100 and lit from the upper left. They are separate
 * images without CSS variables, so colors are literal.
 */

export const INK = '#14302A';
export const SHADE = '#0B2B2A';

/** Returns a piece of paper with its shadow, color and cut edge. */
export const cut = (d: string, fill: string, edge = 0.55) =>
  `<path d="${d}" transform="translate(1.4 3)" fill="${SHADE}" opacity=".12"/><path d="${d}" fill="${fill}"/><path d="${d}" fill="none" stroke="#fff" stroke-opacity="${edge}" stroke-width="1.4" stroke-linejoin="round"/>`;

export const flat = (d: string, fill: string, opacity = 1) =>
  `<path d="${d}" fill="${fill}" opacity="${opacity}"/>`;

export const line = (d: string, stroke: string, width: number, opacity = 1) =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-opacity="${opacity}" stroke-linecap="round" stroke-linejoin="round"/>`;

export const dot = (x: number, y: number, r: number, fill: string, opacity = 1) =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}" opacity="${opacity}"/>`;

export const eye = (x: number, y: number, r: number) =>
  `<ellipse cx="${x}" cy="${y}" rx="${r}" ry="${r * 1.18}" fill="${INK}"/>${dot(x + r * 0.4, y - r * 0.5, r * 0.36, '#fff')}`;
