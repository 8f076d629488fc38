import type { QuestionPicture } from '@wonderfield/contract/progress/child-skill';
import styles from './skill-about.module.css';

type Bars = NonNullable<QuestionPicture['bars']>;

const WIDTH = 200;
const HEIGHT = 32;

/** Draws fraction bars below one another. It is decorative: text says the same. */
export const FractionBars = ({ bars }: { bars: Bars }) => (
  <span className={styles.bars} aria-hidden="true">
    {bars.map(({ parts, filled, label }, bar) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: bars are told apart by their place
      <span key={bar}>
        <b>{label}</b>
        <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} width={WIDTH} aria-hidden="true">
          {Array.from({ length: parts }, (_, part) => (
            <rect
              // biome-ignore lint/suspicious/noArrayIndexKey: parts are told apart by their place
              key={part}
              x={(part * WIDTH) / parts + 1}
              y={1}
              width={WIDTH / parts - 2}
              height={HEIGHT - 2}
              rx="4"
              fill={part < filled ? '#f28b6c' : '#ffffff'}
              stroke="#566c63"
            />
          ))}
        </svg>
      </span>
    ))}
  </span>
);
