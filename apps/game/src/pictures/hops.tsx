import { Drawing, Label } from './drawing.tsx';
import { PAINT } from './paint.ts';
import styles from './pictures.module.css';

const EDGE = 34;
const LINE_Y = 84;

const sumOf = (from: number, hops: readonly number[]) => hops.reduce((sum, hop) => sum + hop, from);

type HopsProps = { from: number; hops: readonly number[] };

/** Draws hops on a number line, each with its size. A phone gets a narrow drawing with large numbers. */
export const Hops = (props: HopsProps) => (
  <>
    <div className={styles.onWide}>
      <HopsDrawing {...props} width={520} />
    </div>
    <div className={styles.onPhone}>
      <HopsDrawing {...props} width={320} />
    </div>
  </>
);

const HopsDrawing = ({ from, hops, width }: HopsProps & { width: number }) => {
  const stops = [from, ...hops.map((_, at) => sumOf(from, hops.slice(0, at + 1)))];
  const [low, high] = [Math.min(...stops), Math.max(...stops)];
  const xOf = (value: number) => EDGE + ((value - low) / (high - low || 1)) * (width - 2 * EDGE);
  return (
    <Drawing width={width} height={124}>
      <path
        d={`M12 ${LINE_Y}H${width - 12}`}
        stroke={PAINT.rule}
        strokeWidth="4"
        strokeLinecap="round"
      />
      {hops.map((hop, index) => {
        const [start, end] = [xOf(stops[index] ?? from), xOf(stops[index + 1] ?? from)];
        const top = LINE_Y - 54;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: hops are told apart by where they start
          <g key={index}>
            <path
              d={`M${start} ${LINE_Y - 8}Q${(start + end) / 2} ${top} ${end} ${LINE_Y - 8}`}
              fill="none"
              stroke={PAINT.jump}
              strokeWidth="4"
              strokeLinecap="round"
            />
            <Label x={(start + end) / 2} y={top + 14} size={20} fill={PAINT.jump}>
              {hop < 0 ? `−${-hop}` : `+${hop}`}
            </Label>
          </g>
        );
      })}
      {[...new Set(stops)].map((stop) => (
        <g key={stop}>
          <circle cx={xOf(stop)} cy={LINE_Y} r="7" fill={PAINT.ink} />
          <Label x={xOf(stop)} y={LINE_Y + 32} size={20}>
            {stop}
          </Label>
        </g>
      ))}
    </Drawing>
  );
};
