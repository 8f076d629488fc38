/* The paint box of the field's artwork: flat fills, light from the upper left, no outlines, no blur. */

export const PAINT = {
  ink: '#14302A',
  paper: '#FFFDF6',
  cream: '#FBF0DA',
  tan: '#C98E5C',
  tanD: '#AF7447',
  fawn: '#F3DDBE',
  pink: '#EFA493',
  coral: '#EC7556',
  poppy: '#D9512F',
  poppyD: '#B83F22',
  mari: '#FABD3C',
  mariD: '#E8A21A',
  sun: '#FFD067',
  king: '#2F86B0',
  kingD: '#1B6389',
  sky: '#BFE3F0',
  leaf: '#3C9763',
  leafD: '#22794F',
  leafL: '#7CC28A',
  soil: '#8A5C3A',
  soilD: '#6D4829',
  berry: '#C86F93',
  berryD: '#9A4870',
  slate: '#5C7F93',
  slateD: '#436678',
  plum: '#5B5166',
  plumD: '#473E51',
  shade: '#0B2B2A',
} as const;

/** The hills of the morning, far (1) to near (5); an image knows no CSS variables. */
export const HILL = {
  1: '#CFE8D6',
  2: '#AAD8B2',
  3: '#7CC28A',
  4: '#4DA06C',
  5: '#2A7B55',
} as const;
export type HillNumber = keyof typeof HILL;

/** Puts a drawing where it stands: its foot at x, y. */
export const at = (x: number, y: number, scale: number, drawing: string) =>
  `<g transform="translate(${x} ${y}) scale(${scale})">${drawing}</g>`;

export const eye = (x: number, y: number, r = 5.5, lookX = 0.34, lookY = -0.42) =>
  `<ellipse cx="${x}" cy="${y}" rx="${r}" ry="${r * 1.18}" fill="${PAINT.ink}"/><circle cx="${x + r * lookX}" cy="${y + r * lookY}" r="${r * 0.34}" fill="#fff"/>`;

export const shade = (d: string, opacity = 0.1) =>
  `<path d="${d}" fill="${PAINT.shade}" opacity="${opacity}"/>`;

/** The shadow something casts on the ground it stands on. */
export const ground = (rx: number, ry = 7) =>
  `<ellipse cx="0" cy="1" rx="${rx}" ry="${ry}" fill="${PAINT.shade}" opacity=".15"/>`;
