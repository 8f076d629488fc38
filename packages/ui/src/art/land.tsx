import { useId } from 'react';
import { SHADOW } from './kit.tsx';

export type LayerProps = {
  d: string;
  fill: string;
  /** Distance of the paper layer from the one behind it. */
  lift?: number | undefined;
  /** Opacity of the white cut edge. */
  edge?: number | undefined;
};

/** Draws a hill of cut paper with two stepped shadows and a white edge. */
export const Layer = ({ d, fill, lift = 10, edge = 0.45 }: LayerProps) => (
  <>
    <path d={d} transform={`translate(0 ${-lift})`} fill={SHADOW} opacity=".05" />
    <path d={d} transform={`translate(0 ${-lift / 2.4})`} fill={SHADOW} opacity=".07" />
    <path d={d} fill={fill} stroke="var(--art-edge)" strokeOpacity={edge} strokeWidth="1.6" />
  </>
);

export type RowsProps = {
  /** Outline of the hill on which the rows grow. */
  on: string;
  /** Vanishing point of the rows. */
  from: readonly [number, number];
  /** Left end, right end and height of the base line. */
  to: readonly [number, number, number];
  count: number;
  fill: string;
  bend?: number | undefined;
  opacity?: number | undefined;
  /** Share of each step that is planted. */
  duty?: number | undefined;
};

/** Draws crop rows as wedges from one vanishing point, clipped to their hill. */
export const Rows = ({
  on,
  from,
  to,
  count,
  fill,
  bend = 0,
  opacity = 1,
  duty = 0.5,
}: RowsProps) => {
  const id = useId();
  const [vx, vy] = from;
  const [x0, x1, y] = to;
  const step = (x1 - x0) / count;
  const middle = (vy + (y - vy) * 0.45).toFixed(1);
  let d = '';
  for (let i = 0; i < count; i += 1) {
    const a = x0 + i * step;
    const b = a + step * duty;
    const middleA = (vx + (a - vx) * 0.3 + bend).toFixed(1);
    const middleB = (vx + (b - vx) * 0.3 + bend).toFixed(1);
    d += `M${vx} ${vy}Q${middleA} ${middle} ${a.toFixed(1)} ${y}H${b.toFixed(1)}Q${middleB} ${middle} ${vx} ${vy}Z`;
  }
  return (
    <>
      <clipPath id={id}>
        <path d={on} />
      </clipPath>
      <g clipPath={`url(#${id})`} opacity={opacity}>
        <path d={d} fill={fill} />
      </g>
    </>
  );
};

/** Returns the outline of a hill through the given points, down to `bottom`. */
export const ridge = (bottom: number, points: readonly (readonly [number, number])[]): string => {
  let d = '';
  let [lastX, lastY] = points[0] ?? [0, bottom];
  for (const [x, y] of points) {
    const middle = (lastX + x) / 2;
    d += d ? `C${middle} ${lastY} ${middle} ${y} ${x} ${y}` : `M${x} ${bottom}V${y}`;
    [lastX, lastY] = [x, y];
  }
  return `${d}V${bottom}Z`;
};
