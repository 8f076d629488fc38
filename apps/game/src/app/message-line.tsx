import styles from './message-line.module.css';

/** A sentence above everything, in sight until its cause is gone. */
export const MessageLine = ({ words }: { words: string | undefined }) => (
  <p className={styles.line} role="status">
    {words}
  </p>
);
