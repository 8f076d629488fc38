import type { Picture } from '@wonderfield/questions/picture';
import { Drawing, Label } from './drawing.tsx';
import { PAINT, pieceColor } from './paint.ts';
import { times } from './times.ts';

type Bars = Extract<Picture, { kind: 'bars' }>['bars'];

const BAR_WIDTH = 480;
const BAR_HEIGHT = 44;
const STEP = 56;

/** Draws fraction bars above each other, so their parts can be compared. */
export const FractionBars = ({ bars }: { bars: Bars }) => {
  const labelRoom = bars.some(({ label }) => label) ? 64 : 0;
  return (
    <Drawing width={BAR_WIDTH + labelRoom + 2} height={bars.length * STEP - 10}>
      {bars.map(({ parts, filled, label, cuts = 1 }, bar) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: bars are told apart by where they stand
        <g key={bar} transform={`translate(1 ${bar * STEP + 1})`}>
          {times(parts).map((part) => (
            <rect
              key={part}
              x={(part * BAR_WIDTH) / parts}
              width={BAR_WIDTH / parts}
              height={BAR_HEIGHT}
              fill={part < filled ? pieceColor(bar) : PAINT.cell}
              stroke={PAINT.rule}
              strokeWidth="2"
            />
          ))}
          {times(parts * cuts)
            .filter((cut) => cut % cuts !== 0)
            .map((cut) => (
              <path
                key={cut}
                d={`M${(cut * BAR_WIDTH) / (parts * cuts)} 0v${BAR_HEIGHT}`}
                stroke={PAINT.rule}
                strokeWidth="2"
                strokeDasharray="4 5"
              />
            ))}
          {label && (
            <Label x={BAR_WIDTH + 16} y={BAR_HEIGHT / 2 + 8} size={22} anchor="start">
              {label}
            </Label>
          )}
        </g>
      ))}
    </Drawing>
  );
};
