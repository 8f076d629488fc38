import type { CSSProperties } from 'react';
import { TASK_STRINGS } from '../shared/task.strings.en.ts';
import styles from './talk-panel.module.css';

/** Heights of the bars in percent. */
const HEIGHTS = [36, 62, 100, 70, 90, 54, 84, 64, 88, 46, 76, 96, 56, 40, 30];

type VoiceBarsProps = {
  isSpeaking: boolean;
  /** True if the voice is off, which shows a flat line. */
  isMuted: boolean;
};

/** Shows whether the voice speaks. */
export const VoiceBars = ({ isSpeaking, isMuted }: VoiceBarsProps) => (
  <span
    className={styles.bars}
    role="img"
    aria-label={isSpeaking ? TASK_STRINGS.speaking : TASK_STRINGS.silent}
    data-speaking={isSpeaking}
    data-flat={isMuted && !isSpeaking}
  >
    {HEIGHTS.map((height, at) => (
      <span
        // biome-ignore lint/suspicious/noArrayIndexKey: the bars never change
        key={at}
        style={{ '--bar': `${height}%`, animationDelay: `${-at * 90}ms` } as CSSProperties}
      />
    ))}
  </span>
);
