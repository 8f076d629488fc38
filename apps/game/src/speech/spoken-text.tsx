import styles from './spoken-text.module.css';
import { wordAt } from './word-at.ts';

/** Highlights the word that is being read aloud. */
export const SpokenText = ({ text, from }: { text: string; from: number | undefined }) => {
  if (from === undefined) return text;
  const { before, word, after } = wordAt(text, from);
  return (
    <>
      {before}
      <mark className={styles.word}>{word}</mark>
      {after}
    </>
  );
};
