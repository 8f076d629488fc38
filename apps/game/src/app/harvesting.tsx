import { gameStrings as words } from './game.strings.en.ts';
import styles from './message-line.module.css';

/** Shown between the last answer and the harvest, usually too briefly to see. */
export const Harvesting = () => (
  <main id="main">
    <p className={styles.line} role="status">
      {words.harvesting}
    </p>
  </main>
);
