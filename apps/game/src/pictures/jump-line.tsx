import { Drawing, Label } from './drawing.tsx';
import { hasLabel, jumpScale, marksOf } from './jump-scale.ts';
import { PAINT } from './paint.ts';
import styles from './pictures.module.css';

const EDGE = 30;
const LINE_Y = 72;

type EndProps = { at: number; lineWidth: number; value: number; fill: string };

/** The number at an end of the jump. At the edge of the drawing it moves inward. */
const End = ({ at, lineWidth, value, fill }: EndProps) => {
  const width = Math.max(52, 26 + String(value).length * 13);
  const x = Math.max(width / 2 + 1, Math.min(lineWidth - width / 2 - 1, at));
  return (
    <>
      <rect x={x - width / 2} y={LINE_Y - 16} width={width} height="36" rx="18" fill={fill} />
      <Label x={x} y={LINE_Y + 9} size={21} fill={PAINT.paper}>
        {value}
      </Label>
    </>
  );
};

type Jump = { from: number; to: number; label: string };

/** Draws a jump on a number line. A phone gets a separate drawing. */
export const JumpLine = (jump: Jump) => (
  <>
    <div className={styles.onWide}>
      <JumpDrawing {...jump} width={720} mostMarks={24} />
    </div>
    <div className={styles.onPhone}>
      <JumpDrawing {...jump} width={330} mostMarks={14} />
    </div>
  </>
);

type JumpDrawingProps = Jump & { width: number; mostMarks: number };

const JumpDrawing = ({ from, to, label, width, mostMarks }: JumpDrawingProps) => {
  const scale = jumpScale(from, to, mostMarks);
  const xOf = (value: number) =>
    EDGE + ((value - scale.low) / (scale.high - scale.low)) * (width - 2 * EDGE);
  const [start, end] = [xOf(from), xOf(to)];
  const lean = (end - start) / 5;
  const head = Math.sign(end - start) || 1;
  return (
    <Drawing width={width} height={118}>
      <path
        d={`M14 ${LINE_Y}H${width - 14}`}
        stroke={PAINT.rule}
        strokeWidth="4"
        strokeLinecap="round"
      />
      {marksOf(scale).map((mark) => {
        const isLong = hasLabel(scale, mark);
        const reach = isLong ? 14 : 8;
        const isCovered = mark === from || mark === to;
        return (
          <g key={mark}>
            <path
              d={`M${xOf(mark)} ${LINE_Y - reach}V${LINE_Y + reach}`}
              stroke={PAINT.rule}
              strokeWidth={isLong ? 4 : 2}
              strokeLinecap="round"
            />
            {isLong && !isCovered && (
              <Label x={xOf(mark)} y={LINE_Y + 40} fill={PAINT.label}>
                {mark}
              </Label>
            )}
          </g>
        );
      })}
      <path
        d={`M${start} ${LINE_Y - 12}C${start + lean} -8 ${end - lean} -8 ${end} ${LINE_Y - 18}`}
        fill="none"
        stroke={PAINT.jump}
        strokeWidth="5"
        strokeLinecap="round"
      />
      <path
        d={`M${end - head * 13} ${LINE_Y - 28}L${end} ${LINE_Y - 14} ${end + head * 6} ${LINE_Y - 32}`}
        fill="none"
        stroke={PAINT.jump}
        strokeWidth="5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <Label x={(start + end) / 2} y={36} size={24} fill={PAINT.jump}>
        {label}
      </Label>
      <End at={start} lineWidth={width} value={from} fill={PAINT.ink} />
      <End at={end} lineWidth={width} value={to} fill={PAINT.jump} />
    </Drawing>
  );
};
