import type { Shape } from '@wonderfield/questions/picture';
import { Drawing } from './drawing.tsx';
import { pieceColor } from './paint.ts';
import styles from './pictures.module.css';

/** Returns a regular polygon with a flat base in a square of 100. */
const regular = (sides: number) =>
  Array.from({ length: sides }, (_, at) => {
    const angle = ((at + 0.5) / sides) * 2 * Math.PI + Math.PI / 2;
    return `${(50 + 46 * Math.cos(angle)).toFixed(1)} ${(50 + 46 * Math.sin(angle)).toFixed(1)}`;
  }).join('L');

const OUTLINES: Readonly<Record<Shape, string>> = {
  circle: 'M50 6A44 44 0 1 1 49.9 6Z',
  triangle: 'M50 10L94 88H6Z',
  square: 'M10 10H90V90H10Z',
  rectangle: 'M2 24H98V78H2Z',
  trapezoid: 'M28 20H72L96 82H4Z',
  rhombus: 'M50 4L84 50 50 96 16 50Z',
  parallelogram: 'M28 24H98L72 78H2Z',
  pentagon: `M${regular(5)}Z`,
  hexagon: `M${regular(6)}Z`,
  octagon: `M${regular(8)}Z`,
};

/** Makes many shapes smaller, so they fit in two rows. */
const sizeOf = (count: number) => {
  if (count <= 4) return 104;
  return count <= 8 ? 80 : 62;
};

/** Draws shapes side by side. */
export const Shapes = ({ shapes }: { shapes: readonly Shape[] }) => (
  <div className={styles.row}>
    {shapes.map((shape, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: shapes are told apart by where they lie
      <Drawing key={at} width={104} height={106} shownAt={sizeOf(shapes.length)}>
        <path d={OUTLINES[shape]} transform="translate(3 5)" fill="#0B2B2A" opacity=".12" />
        <path d={OUTLINES[shape]} transform="translate(2 2)" fill={pieceColor(at + 1)} />
      </Drawing>
    ))}
  </div>
);
