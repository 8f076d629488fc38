import type { Picture } from '@wonderfield/questions/picture';
import { Drawing, Label } from './drawing.tsx';
import { PAINT } from './paint.ts';
import { times } from './times.ts';

type BoxProps = Omit<Extract<Picture, { kind: 'box' }>, 'kind'>;

const BOX_HEIGHT = 140;
const BOX_WIDTH = 300;

/** Draws a rectangle with labeled sides, in unit squares if they have to be counted. */
export const Box = ({ width, height, unit, squares }: BoxProps) => {
  // To scale, but a long thin rectangle stays visible.
  const scale = Math.min(BOX_WIDTH / width, BOX_HEIGHT / height);
  const [w, h] = [Math.max(40, width * scale), Math.max(32, height * scale)];
  const room = 120;
  return (
    <Drawing width={w + room + 4} height={h + 44}>
      <rect x="2" y="2" width={w} height={h} fill="#D0EAD4" stroke={PAINT.rule} strokeWidth="3" />
      {squares &&
        times(width - 1).map((at) => (
          <path
            key={`v${at}`}
            d={`M${2 + ((at + 1) * w) / width} 2V${h + 2}`}
            stroke={PAINT.rule}
            strokeWidth="1.5"
          />
        ))}
      {squares &&
        times(height - 1).map((at) => (
          <path
            key={`h${at}`}
            d={`M2 ${2 + ((at + 1) * h) / height}H${w + 2}`}
            stroke={PAINT.rule}
            strokeWidth="1.5"
          />
        ))}
      <Label x={w / 2 + 2} y={h + 34} size={26}>
        {width} {unit}
      </Label>
      <Label x={w + 14} y={h / 2 + 11} size={26} anchor="start">
        {height} {unit}
      </Label>
    </Drawing>
  );
};

const ARM = 120;
const ARC = 42;

/** Draws an angle. A right angle has a square. */
export const Angle = ({ degrees }: { degrees: number }) => {
  const radians = (degrees / 180) * Math.PI;
  const [x, y] = [150, 132];
  const at = (length: number) =>
    `${(x + Math.cos(radians) * length).toFixed(1)} ${(y - Math.sin(radians) * length).toFixed(1)}`;
  const arc =
    degrees === 90
      ? `M${x + 26} ${y}V${y - 26}H${x}`
      : `M${x + ARC} ${y}A${ARC} ${ARC} 0 0 0 ${at(ARC)}`;
  return (
    <Drawing width={300} height={146}>
      <path d={arc} fill="none" stroke="#E8A21A" strokeWidth="5" />
      <path
        d={`M${at(ARM)}L${x} ${y}H${x + ARM}`}
        fill="none"
        stroke={PAINT.jump}
        strokeWidth="6"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <circle cx={x} cy={y} r="7" fill={PAINT.ink} />
    </Drawing>
  );
};

type GridProps = Omit<Extract<Picture, { kind: 'grid' }>, 'kind'>;

const GRID = 190;
const LEFT = 34;

/** Draws points on a grid with the origin at the lower left. */
export const Grid = ({ size, points }: GridProps) => {
  const step = GRID / size;
  const labelEvery = Math.ceil(22 / step);
  const xOf = (value: number) => LEFT + value * step;
  const yOf = (value: number) => 14 + GRID - value * step;
  return (
    <Drawing width={GRID + LEFT + 30} height={GRID + 44}>
      {times(size + 1).map((at) => (
        <g key={at}>
          <path
            d={`M${xOf(at)} ${yOf(0)}V${yOf(size)}M${xOf(0)} ${yOf(at)}H${xOf(size)}`}
            stroke={at === 0 ? PAINT.rule : PAINT.cellEdge}
            strokeWidth={at === 0 ? 3.5 : 1.5}
          />
          {at % labelEvery === 0 && (
            <>
              <Label x={xOf(at)} y={yOf(0) + 24} size={19} fill={PAINT.label}>
                {at}
              </Label>
              {at > 0 && (
                <Label x={xOf(0) - 9} y={yOf(at) + 6} size={19} fill={PAINT.label} anchor="end">
                  {at}
                </Label>
              )}
            </>
          )}
        </g>
      ))}
      {points.map(({ x, y, label }) => (
        <g key={label}>
          <circle cx={xOf(x)} cy={yOf(y)} r="7" fill={PAINT.jump} />
          <Label x={xOf(x) + 14} y={yOf(y) - 8} size={19} fill={PAINT.jump}>
            {label}
          </Label>
        </g>
      ))}
    </Drawing>
  );
};
