import { Windmill } from '../art/buildings/windmill.tsx';
import { HILL, Picture } from '../art/kit.tsx';
import { Layer, Rows, ridge } from '../art/land.tsx';
import { Tree } from '../art/plants/plants.tsx';
import { Cloud, Sun } from '../art/sky.tsx';
import { PAINT } from '../field-art/paint.ts';

export type WindmillFieldProps = {
  /** True while data is read or synced. */
  turning?: boolean | undefined;
  className?: string | undefined;
};

const BACK = ridge(170, [
  [-20, 100],
  [110, 84],
  [220, 104],
  [320, 88],
]);
const FRONT = ridge(170, [
  [-20, 126],
  [70, 120],
  [190, 132],
  [320, 112],
]);

/** The windmill on its hill, for a connected service. Fills its box. */
export const WindmillField = ({ turning, className }: WindmillFieldProps) => (
  <Picture width={300} height={150} fit="xMidYMid slice" className={className}>
    <rect width={300} height={150} fill="var(--sky-a)" />
    <Sun x={70} y={56} s={20} />
    <Cloud x={200} y={18} s={0.5} />
    <Layer d={BACK} fill={HILL[2]} lift={5} />
    <Windmill x={186} y={118} s={0.48} turning={turning} />
    <Layer d={FRONT} fill={HILL[4]} lift={5} />
  </Picture>
);

const ORCHARD = ridge(156, [
  [-20, 84],
  [180, 64],
  [430, 88],
  [640, 62],
  [840, 76],
]);
const MEADOW = ridge(156, [
  [-20, 116],
  [200, 112],
  [420, 124],
  [640, 108],
  [840, 118],
]);
const TREES = [
  [60, 118, PAINT.sun],
  [122, 112, PAINT.coral],
  [184, 117, PAINT.sun],
  [246, 111, PAINT.coral],
  [420, 116, PAINT.sun],
  [482, 110, PAINT.coral],
  [544, 116, PAINT.sun],
] as const;

/** An orchard with the windmill, for a class that is up to date. Fills its box. */
export const OrchardField = ({ turning, className }: WindmillFieldProps) => (
  <Picture width={816} height={136} fit="xMaxYMax slice" className={className}>
    <rect width={816} height={136} fill="var(--sky-a)" />
    <Cloud x={70} y={18} s={0.5} />
    <Cloud x={310} y={26} s={0.5} />
    <Cloud x={470} y={12} s={0.42} />
    <Layer d={ORCHARD} fill={HILL[2]} lift={5} />
    <Rows
      on={ORCHARD}
      from={[420, 50]}
      to={[-400, 1240, 150]}
      count={30}
      fill={HILL[3]}
      opacity={0.5}
    />
    {TREES.map(([x, y, fruit]) => (
      <Tree key={x} x={x} y={y} s={0.56} fill={PAINT.leafD} fruit={fruit} />
    ))}
    <Windmill x={690} y={114} s={0.5} turning={turning} />
    <Layer d={MEADOW} fill={HILL[4]} lift={5} />
  </Picture>
);
