import styles from './captions.module.css';

/** Shows sounds as text, because sound never carries meaning alone. */
export const Captions = ({ words }: { words: string }) => (
  <p className={styles.captions}>
    <span aria-hidden="true">♪ </span>
    {words}
  </p>
);
