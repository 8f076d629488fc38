import { gameStrings as words } from './game.strings.en.ts';
import styles from './message-line.module.css';

/** Between the last answer and the harvest: mostly not even seen. */
export const Harvesting = () => (
  <main id="main">
    <p className={styles.line} role="status">
      {words.harvesting}
    </p>
  </main>
);
