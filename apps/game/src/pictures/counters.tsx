import { Counter, Drawing } from './drawing.tsx';
import { PAINT, pieceColor } from './paint.ts';
import { times } from './times.ts';

const CELL = 40;
const STEP = 44;
const FRAME_WIDTH = STEP * 5;
const FRAME_GAP = 19;
const ACROSS = 5;
/** With more frames per row, they would be too small to count. */
const FRAMES_IN_A_ROW = 4;
const ROW_HEIGHT = STEP * 2 + FRAME_GAP;

type FrameProps = { count: number; at: number; inARow: number };

const Frame = ({ count, at, inARow }: FrameProps) => {
  const left = (at % inARow) * (FRAME_WIDTH + FRAME_GAP) + 1;
  const top = Math.floor(at / inARow) * ROW_HEIGHT + 1;
  return times(10).map((seat) => {
    const x = left + (seat % ACROSS) * STEP;
    const y = top + Math.floor(seat / ACROSS) * STEP;
    return (
      <g key={seat}>
        <rect
          x={x}
          y={y}
          width={CELL}
          height={CELL}
          rx="9"
          fill={PAINT.cell}
          stroke={PAINT.cellEdge}
          strokeWidth="1.2"
        />
        {seat < count && (
          <Counter x={x + CELL / 2} y={y + CELL / 2} r={13.5} fill={pieceColor(at)} />
        )}
      </g>
    );
  });
};

/** Draws ten-frames side by side, each in its own color, in even rows. */
export const Frames = ({ counts }: { counts: readonly number[] }) => {
  const rows = Math.ceil(counts.length / FRAMES_IN_A_ROW);
  const inARow = Math.ceil(counts.length / rows);
  return (
    <Drawing
      width={inARow * (FRAME_WIDTH + FRAME_GAP) - FRAME_GAP}
      height={rows * ROW_HEIGHT - FRAME_GAP}
    >
      {counts.map((count, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: frames are told apart by where they stand
        <Frame key={at} count={count} at={at} inARow={inARow} />
      ))}
    </Drawing>
  );
};

/** Draws dots in equal rows. Many dots are closer together. */
export const DotArray = ({ rows, columns }: { rows: number; columns: number }) => {
  const step = Math.min(36, 168 / rows, 560 / columns);
  return (
    <Drawing width={columns * step} height={rows * step}>
      {times(rows * columns).map((dot) => (
        <Counter
          key={dot}
          x={((dot % columns) + 0.5) * step}
          y={(Math.floor(dot / columns) + 0.5) * step}
          r={step * 0.38}
          fill={pieceColor(0)}
        />
      ))}
    </Drawing>
  );
};
