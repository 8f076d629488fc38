import { type Ridge, ridgePath } from '@wonderfield/ui/field-art/land';
import { PAINT } from '@wonderfield/ui/field-art/paint';
import { Graphics, GraphicsPath } from 'pixi.js';

/* Hills are vector graphics, because textures would be too large for some screens. */

type Cut = { lift?: number; edge?: number };

/** Draws a paper hill down to `base`: two shadows, the fill and the cut edge. */
export const paperHill = (
  ridge: Ridge,
  color: string,
  base: number,
  { lift = 10, edge = 0.45 }: Cut = {},
) => {
  const path = new GraphicsPath(ridgePath(ridge, base));
  const shadow = (up: number, alpha: number) => {
    const raised = ridge.map(([x, y]) => [x, y - up] as const);
    return [new GraphicsPath(ridgePath(raised, base)), { color: PAINT.shade, alpha }] as const;
  };
  const [far, farFill] = shadow(lift, 0.05);
  const [near, nearFill] = shadow(lift / 2.4, 0.07);
  return new Graphics()
    .path(far)
    .fill(farFill)
    .path(near)
    .fill(nearFill)
    .path(path)
    .fill(color)
    .path(path)
    .stroke({ color: '#fff', alpha: edge, width: 1.6 });
};

/** Draws a plain band of color, as in soil. */
export const band = (ridge: Ridge, color: string, base: number) =>
  new Graphics().path(new GraphicsPath(ridgePath(ridge, base))).fill(color);

/** Draws the sun with two halos. */
export const drawSun = (r: number) =>
  new Graphics()
    .circle(0, 0, r * 2.2)
    .fill({ color: '#FFF4CF', alpha: 0.38 })
    .circle(0, 0, r * 1.55)
    .fill({ color: '#FFF4CF', alpha: 0.62 })
    .circle(0, 0, r)
    .fill('#FFD067')
    .circle(0, 0, r - 0.8)
    .stroke({ color: '#fff', alpha: 0.55, width: 1.6 });
