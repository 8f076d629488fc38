import styles from './message-line.module.css';

/** A sentence above everything, in sight until its cause is gone. */
export const MessageLine = ({
  words,
  isPlain,
}: {
  words: string | undefined;
  isPlain: boolean;
}) => (
  <p className={styles.line} data-plain={isPlain} role="status">
    {words}
  </p>
);
