import styles from './message-line.module.css';

/** Shows a message above everything until its cause is gone. */
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
