import { Fragment } from 'react';
import styles from './differences.module.css';
import { readChanges } from './read-changes.ts';

export type DifferencesProps = { before: string; after: string };

/** Shows word changes between two texts, underlined and struck through in addition to color. */
export const Differences = ({ before, after }: DifferencesProps) => (
  <span className={styles.text} dir="auto">
    {readChanges(before, after).map((stretch, place) => {
      // Words can repeat, so the index is the key.
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
