import { PAINT } from '../paint.ts';

const COLORS = [PAINT.coral, PAINT.mari, '#6FB6D6', PAINT.berry, PAINT.leaf] as const;

type Line = {
  from: readonly [x: number, y: number];
  to: readonly [x: number, y: number];
  /** How far the middle hangs down. */
  sag: number;
  count: number;
};

/** Returns small flags on a sagging line. */
export const bunting = ({ from: [x1, y1], to: [x2, y2], sag, count }: Line) => {
  const middle = [(x1 + x2) / 2, (y1 + y2) / 2 + sag] as const;
  const flags = Array.from({ length: count }, (_, index) => {
    const part = (index + 0.5) / count;
    const along = (first: number, between: number, last: number) =>
      (1 - part) ** 2 * first + 2 * (1 - part) * part * between + part ** 2 * last;
    const [x, y] = [along(x1, middle[0], x2), along(y1, middle[1], y2)];
    return `<path d="M${x - 6} ${y}H${x + 6}L${x} ${y + 12}Z" fill="${COLORS[index % COLORS.length]}"/>`;
  });
  return `<path d="M${x1} ${y1}Q${middle.join(' ')} ${x2} ${y2}" fill="none" stroke="#6D4829" stroke-width="1.6"/>${flags.join('')}`;
};
