import type { Picture } from '@wonderfield/questions/picture';
import { chartTop } from './chart-top.ts';
import { Drawing, Label } from './drawing.tsx';
import { PAINT } from './paint.ts';
import styles from './pictures.module.css';
import { times } from './times.ts';

type ChartProps = Omit<Extract<Picture, { kind: 'chart' }>, 'kind'>;

const HEIGHT = 150;
const LEFT = 44;

/** Draws a bar chart with a scale. */
export const Chart = ({ title, bars }: ChartProps) => {
  const { top, step } = chartTop(bars.map(({ value }) => value));
  const room = Math.min(120, 500 / bars.length);
  const yOf = (value: number) => 12 + HEIGHT - (value / top) * HEIGHT;
  const width = LEFT + bars.length * room + 8;
  return (
    <figure className={styles.figure}>
      <figcaption className={styles.caption}>{title}</figcaption>
      <Drawing width={width} height={HEIGHT + 46}>
        {times(top / step + 1).map((at) => (
          <g key={at}>
            <path
              d={`M${LEFT} ${yOf(at * step)}H${width}`}
              stroke={at === 0 ? PAINT.rule : PAINT.cellEdge}
              strokeWidth={at === 0 ? 3 : 1.5}
            />
            <Label x={LEFT - 8} y={yOf(at * step) + 6} size={19} fill={PAINT.label} anchor="end">
              {at * step}
            </Label>
          </g>
        ))}
        {bars.map(({ label, value }, at) => (
          <g key={label} transform={`translate(${LEFT + at * room} 0)`}>
            <rect
              x={room * 0.18}
              y={yOf(value)}
              width={room * 0.64}
              height={yOf(0) - yOf(value)}
              rx="4"
              fill="#3C9763"
            />
            <Label x={room / 2} y={HEIGHT + 38} size={20}>
              {label}
            </Label>
          </g>
        ))}
      </Drawing>
    </figure>
  );
};
