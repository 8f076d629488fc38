import styles from './captions.module.css';

/** What is heard, in words: sound never carries meaning alone. */
export const Captions = ({ words }: { words: string }) => (
  <p className={styles.captions}>
    <span aria-hidden="true">♪ </span>
    {words}
  </p>
);
