import { type ReactNode, useId } from 'react';
import { PAINT } from '../../field-art/paint.ts';
import { Sheep } from '../animals/sheep.tsx';
import { Cottage } from '../buildings/cottage.tsx';
import { Rows } from '../land.tsx';
import { Bush, Flower, Poplar, Sprout, Tree, Wheat } from '../plants/plants.tsx';
import { PlotPattern } from './plot-pattern.tsx';

/** Subjects with a separate crop. All other subjects are `others`. */
export type PlotSubject =
  | 'science'
  | 'math'
  | 'languageArts'
  | 'art'
  | 'music'
  | 'socialStudies'
  | 'foreignLanguage'
  | 'others';

const SUNFLOWER_BED = [
  ['sun', 3],
  ['primrose', 7],
  ['sun again', 3],
  ['amber', 6],
] as const;
const STILL = { x: 0, y: 0, s: 1 };

type PlantingProps = {
  width: number;
  height: number;
  columns: number;
  rows: number;
  /** Scale of the farthest and the nearest row. */
  from: number;
  to: number;
  /** Uneven heights, like notes on a staff. */
  dance?: boolean | undefined;
  /** The plants in turn. Each is drawn once and then reused. */
  children: ReactNode[];
};

const mix = (a: number, b: number, t: number) => a + (b - a) * t;

const Planting = ({
  width: w,
  height: h,
  columns,
  rows,
  from,
  to,
  dance,
  children,
}: PlantingProps) => {
  const id = useId();
  const crest = (x: number) =>
    h * (0.5 - 0.26 * Math.sin(Math.PI * Math.min(1, Math.max(0, x / w)) * 0.92 + 0.1)) + 6;
  const plants: { key: string; transform: string; href: string }[] = [];
  for (let row = 0; row < rows; row += 1) {
    const t = row / (rows - 1);
    const count = columns - row;
    for (let i = 0; i < count; i += 1) {
      const x = w * (0.5 + ((i - (count - 1) / 2) / count) * mix(0.94, 1.06, t));
      const hop = dance ? ((i * 37 + row * 11) % 5) * 3 : 0;
      const y = mix(crest(x) + 8, h + 2, t) - hop;
      plants.push({
        key: `${row}-${i}`,
        transform: `translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${mix(from, to, t).toFixed(2)})`,
        href: `#${id}-${(dance ? i + row : i) % children.length}`,
      });
    }
  }
  return (
    <>
      <defs>
        {children.map((plant, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
          <g key={index} id={`${id}-${index}`}>
            {plant}
          </g>
        ))}
      </defs>
      {plants.map(({ key, transform, href }) => (
        <use key={key} href={href} transform={transform} />
      ))}
    </>
  );
};

type Size = { width: number; height: number };

/** Soil of a plot, its furrows, and what grows on it. */
type Crop = {
  soil: string;
  /** `to` is the left and right end of the furrows, as parts of the width. */
  furrows?: { fill: string; count: number; to?: readonly [number, number] };
  pattern?: 'beds' | 'waves';
  draw?: (size: Size) => ReactNode;
};

const Village = ({ width: w, height: h }: Size) => (
  <>
    <path
      d={`M${w * 0.42} ${h * 0.32}C${w * 0.5} ${h * 0.5} ${w * 0.3} ${h * 0.7} ${w * 0.44} ${h}H${w * 0.62}C${w * 0.44} ${h * 0.7} ${w * 0.56} ${h * 0.5} ${w * 0.45} ${h * 0.32}Z`}
      fill="#F4E4C8"
    />
    <Cottage x={w * 0.7} y={h * 0.7} s={0.27} />
    <Tree x={w * 0.86} y={h * 0.66} s={0.5} fill="#4DA06C" />
    <Poplar x={w * 0.16} y={h * 0.66} s={0.46} fill="#3C9763" />
    <Poplar x={w * 0.22} y={h * 0.7} s={0.52} fill="#2F8658" />
  </>
);

const Pasture = ({ width: w, height: h }: Size) => (
  <>
    <Bush x={w * 0.2} y={h * 0.78} s={0.8} fill="#4DA06C" />
    <Bush x={w * 0.8} y={h * 0.86} s={0.9} fill="#3C9763" />
    <Flower x={w * 0.5} y={h * 0.96} s={0.5} kind={0} />
    <Flower x={w * 0.6} y={h * 0.92} s={0.44} kind={4} />
    <Sheep x={w * 0.38} y={h * 0.7} s={0.6} />
  </>
);

const CROPS: Record<PlotSubject, Crop> = {
  science: {
    soil: '#A97A4F',
    furrows: { fill: '#946640', count: 11 },
    draw: (size) => (
      <Planting {...size} columns={8} rows={3} from={0.34} to={0.72}>
        {[<Sprout key="sprout" {...STILL} />]}
      </Planting>
    ),
  },
  math: {
    soil: '#8FCB98',
    furrows: { fill: '#7DBF89', count: 9 },
    draw: (size) => (
      <Planting {...size} columns={8} rows={3} from={0.26} to={0.52}>
        {[PAINT.sun, PAINT.coral].map((fruit) => (
          <Tree key={fruit} {...STILL} fill="#2F8658" fruit={fruit} />
        ))}
      </Planting>
    ),
  },
  languageArts: {
    soil: '#F3D27E',
    furrows: { fill: '#E9BE58', count: 13 },
    draw: (size) => (
      <Planting {...size} columns={15} rows={3} from={0.3} to={0.56}>
        {[<Wheat key="wheat" {...STILL} />]}
      </Planting>
    ),
  },
  art: { soil: '#7CC28A', pattern: 'beds' },
  music: {
    soil: '#9AD2B4',
    pattern: 'waves',
    draw: (size) => (
      <Planting {...size} columns={8} rows={2} from={0.3} to={0.5} dance>
        {[1, 3, 9, 7].map((kind) => (
          <Flower key={kind} {...STILL} kind={kind} tall={46} />
        ))}
      </Planting>
    ),
  },
  foreignLanguage: {
    soil: '#86C796',
    furrows: { fill: '#74BA86', count: 9 },
    draw: (size) => (
      <Planting {...size} columns={9} rows={2} from={0.36} to={0.62}>
        {SUNFLOWER_BED.map(([key, kind]) => (
          <Flower key={key} {...STILL} kind={kind} tall={52} />
        ))}
      </Planting>
    ),
  },
  socialStudies: {
    soil: '#B9D88F',
    furrows: { fill: '#A3C777', count: 5, to: [-0.4, 0.5] },
    draw: Village,
  },
  others: { soil: '#8CCB98', draw: Pasture },
};

export type PlotCropProps = Size & { subject: PlotSubject; hill: string };

/** Draws the soil of a plot with its crop. */
export const PlotCrop = ({ subject, hill, width, height }: PlotCropProps) => {
  const { soil, furrows, pattern, draw } = CROPS[subject];
  const [left, right] = furrows?.to ?? [-0.5, 1.5];
  return (
    <>
      <path d={hill} fill={soil} />
      {furrows && (
        <Rows
          on={hill}
          from={[width * 0.56, height * 0.02]}
          to={[width * left, width * right, height + 10]}
          count={furrows.count}
          fill={furrows.fill}
        />
      )}
      {pattern && <PlotPattern kind={pattern} hill={hill} width={width} height={height} />}
      {draw?.({ width, height })}
    </>
  );
};
