import type { ReactNode } from 'react';
import styles from './empty-state.module.css';

export type EmptyStateProps = {
  /** A small scene from `scenes/empty-scenes`. */
  picture: ReactNode;
  title: ReactNode;
  text?: ReactNode;
  /** The next step: a small Button or ButtonLink. */
  action?: ReactNode;
  headingLevel?: 2 | 3 | undefined;
};

/** Shows an empty state with a small scene, a text and an action. */
export const EmptyState = ({ picture, title, text, action, headingLevel = 2 }: EmptyStateProps) => {
  const Heading = headingLevel === 2 ? 'h2' : 'h3';
  return (
    <div className={styles.empty}>
      {picture}
      <Heading className={styles.title}>{title}</Heading>
      {text ? <p className={styles.text}>{text}</p> : null}
      {action}
    </div>
  );
};
