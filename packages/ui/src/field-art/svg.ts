import { PAINT } from './paint.ts';

/** Hill colors of the morning theme, far (1) to near (5). An image has no CSS variables. */
export const HILL = {
  1: '#C3E2CC',
  2: '#A3D5AD',
  3: '#7CC28A',
  4: '#4DA06C',
  5: '#2A7B55',
} as const;

/** Positions a drawing with its foot at x, y. */
export const at = (x: number, y: number, scale: number, drawing: string) =>
  `<g transform="translate(${x} ${y}) scale(${scale})">${drawing}</g>`;

export const eye = (x: number, y: number, r = 5.5, lookX = 0.34, lookY = -0.42) =>
  `<ellipse cx="${x}" cy="${y}" rx="${r}" ry="${r * 1.18}" fill="${PAINT.ink}"/><circle cx="${x + r * lookX}" cy="${y + r * lookY}" r="${r * 0.34}" fill="#fff"/>`;

export const shade = (d: string, opacity = 0.1) =>
  `<path d="${d}" fill="${PAINT.shade}" opacity="${opacity}"/>`;

/** Returns a shadow on the ground. */
export const ground = (rx: number, ry = 7) =>
  `<ellipse cx="0" cy="1" rx="${rx}" ry="${ry}" fill="${PAINT.shade}" opacity=".15"/>`;
