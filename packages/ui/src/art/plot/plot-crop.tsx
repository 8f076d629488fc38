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

export type PlotCropProps = {
  subject: PlotSubject;
  hill: string;
  width: number;
  height: number;
};

/** Draws the soil of a plot with its crop. */
export const PlotCrop = ({ subject, hill, width: w, height: h }: PlotCropProps) => {
  const size = { width: w, height: h };
  const soil = (fill: string) => <path d={hill} fill={fill} />;
  const furrows = (
    fill: string,
    count: number,
    to: readonly [number, number] = [-w / 2, w * 1.5],
  ) => (
    <Rows
      on={hill}
      from={[w * 0.56, h * 0.02]}
      to={[to[0], to[1], h + 10]}
      count={count}
      fill={fill}
    />
  );
  switch (subject) {
    case 'science':
      return (
        <>
          {soil('#A97A4F')}
          {furrows('#946640', 11)}
          <Planting {...size} columns={8} rows={3} from={0.34} to={0.72}>
            {[<Sprout key="sprout" {...STILL} />]}
          </Planting>
        </>
      );
    case 'math':
      return (
        <>
          {soil('#8FCB98')}
          {furrows('#7DBF89', 9)}
          <Planting {...size} columns={8} rows={3} from={0.26} to={0.52}>
            {[PAINT.sun, PAINT.coral].map((fruit) => (
              <Tree key={fruit} {...STILL} fill="#2F8658" fruit={fruit} />
            ))}
          </Planting>
        </>
      );
    case 'languageArts':
      return (
        <>
          {soil('#F3D27E')}
          {furrows('#E9BE58', 13)}
          <Planting {...size} columns={15} rows={3} from={0.3} to={0.56}>
            {[<Wheat key="wheat" {...STILL} />]}
          </Planting>
        </>
      );
    case 'art':
      return (
        <>
          {soil('#7CC28A')}
          <PlotPattern kind="beds" hill={hill} {...size} />
        </>
      );
    case 'music':
      return (
        <>
          {soil('#9AD2B4')}
          <PlotPattern kind="waves" hill={hill} {...size} />
          <Planting {...size} columns={8} rows={2} from={0.3} to={0.5} dance>
            {[1, 3, 9, 7].map((kind) => (
              <Flower key={kind} {...STILL} kind={kind} tall={46} />
            ))}
          </Planting>
        </>
      );
    case 'foreignLanguage':
      return (
        <>
          {soil('#86C796')}
          {furrows('#74BA86', 9)}
          <Planting {...size} columns={9} rows={2} from={0.36} to={0.62}>
            {SUNFLOWER_BED.map(([key, kind]) => (
              <Flower key={key} {...STILL} kind={kind} tall={52} />
            ))}
          </Planting>
        </>
      );
    case 'socialStudies':
      return (
        <>
          {soil('#B9D88F')}
          {furrows('#A3C777', 5, [-w * 0.4, w * 0.5])}
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
    default:
      return (
        <>
          {soil('#8CCB98')}
          <Bush x={w * 0.2} y={h * 0.78} s={0.8} fill="#4DA06C" />
          <Bush x={w * 0.8} y={h * 0.86} s={0.9} fill="#3C9763" />
          <Flower x={w * 0.5} y={h * 0.96} s={0.5} kind={0} />
          <Flower x={w * 0.6} y={h * 0.92} s={0.44} kind={4} />
          <Sheep x={w * 0.38} y={h * 0.7} s={0.6} />
        </>
      );
  }
};
