import { Fragment } from 'react';
import styles from './differences.module.css';
import { readChanges } from './read-changes.ts';

/** Props of {@link Differences}. */
export type DifferencesProps = { before: string; after: string };

/** What changed from one text to the other, word by word: underlined and struck, not color alone. */
export const Differences = ({ before, after }: DifferencesProps) => (
  <span className={styles.text} dir="auto">
    {readChanges(before, after).map((stretch, place) => {
      // The same words may come twice: only their place tells them apart.
      const key = `${place}`;
      if (stretch.kind === 'same') return <span key={key}>{stretch.text}</span>;
      return (
        <Fragment key={key}>
          {stretch.before && <del>{stretch.before}</del>}
          {stretch.before && stretch.after && ' '}
          {stretch.after && <ins>{stretch.after}</ins>}
        </Fragment>
      );
    })}
  </span>
);
