import type { Picture } from '@wonderfield/questions/picture';
import { Drawing } from './drawing.tsx';
import { PAINT, pieceColor } from './paint.ts';
import { times } from './times.ts';

type BlocksProps = Omit<Extract<Picture, { kind: 'blocks' }>, 'kind'>;

const UNIT = 12;
const HUNDRED = 10 * UNIT;
const GAP = 8;
const HEIGHT = HUNDRED;
/** Single cubes stand in columns of five. */
const IN_COLUMN = 5;

type PieceProps = { x: number; y: number; width: number; height: number; isCrossed: boolean };

const Piece = ({ x, y, width, height, isCrossed }: PieceProps) => (
  <g opacity={isCrossed ? 0.5 : 1}>
    <rect
      x={x}
      y={y}
      width={width}
      height={height}
      fill={pieceColor(1)}
      stroke={PAINT.ink}
      strokeWidth="1.5"
    />
    {times(height / UNIT - 1).map((row) => (
      <path
        key={row}
        d={`M${x} ${y + (row + 1) * UNIT}h${width}`}
        stroke={PAINT.ink}
        strokeWidth="0.75"
      />
    ))}
    {isCrossed && (
      <path
        d={`M${x - 3} ${y + height + 3}L${x + width + 3} ${y - 3}`}
        stroke={PAINT.jump}
        strokeWidth="4"
        strokeLinecap="round"
      />
    )}
  </g>
);

/** Draws base-ten blocks: squares of a hundred, bars of ten and single cubes. */
export const Blocks = ({ hundreds = 0, tens, ones, crossed = {} }: BlocksProps) => {
  const tensFrom = hundreds * (HUNDRED + GAP);
  const onesFrom = tensFrom + tens * (UNIT + GAP) + (tens > 0 ? GAP : 0);
  const columns = Math.ceil(ones / IN_COLUMN);
  const width = Math.max(UNIT, onesFrom + columns * (UNIT + GAP));
  return (
    <Drawing width={width + 4} height={HEIGHT + 8}>
      <g transform="translate(2 4)">
        {times(hundreds).map((at) => (
          <Piece
            key={at}
            x={at * (HUNDRED + GAP)}
            y={0}
            width={HUNDRED}
            height={HUNDRED}
            isCrossed={false}
          />
        ))}
        {times(tens).map((at) => (
          <Piece
            key={at}
            x={tensFrom + at * (UNIT + GAP)}
            y={0}
            width={UNIT}
            height={HUNDRED}
            isCrossed={at >= tens - (crossed.tens ?? 0)}
          />
        ))}
        {times(ones).map((at) => (
          <Piece
            key={at}
            x={onesFrom + Math.floor(at / IN_COLUMN) * (UNIT + GAP)}
            y={HEIGHT - UNIT - (at % IN_COLUMN) * (UNIT + GAP)}
            width={UNIT}
            height={UNIT}
            isCrossed={at >= ones - (crossed.ones ?? 0)}
          />
        ))}
      </g>
    </Drawing>
  );
};
