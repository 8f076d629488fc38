import { diffWordsWithSpace } from 'diff';
import styles from './differences.module.css';

/** Props of {@link Differences}. */
export type DifferencesProps = { before: string; after: string };

/** Two long texts that share nothing would be compared for seconds; then one replaces the other. */
const MOST_EDITS = 1000;

const changesOf = (before: string, after: string) =>
  diffWordsWithSpace(before, after, { maxEditLength: MOST_EDITS }) ?? [
    { value: before, removed: true, added: false },
    { value: after, removed: false, added: true },
  ];

/** What changed from one text to the other, word by word: underlined and struck, not color alone. */
export const Differences = ({ before, after }: DifferencesProps) => (
  <span className={styles.text} dir="auto">
    {changesOf(before, after)
      .filter(({ value }) => value !== '')
      .map(({ value, added, removed }, place) => {
        // The same words may come twice: only their place tells them apart.
        const key = `${place}`;
        if (removed) return <del key={key}>{value}</del>;
        return added ? <ins key={key}>{value}</ins> : <span key={key}>{value}</span>;
      })}
  </span>
);
