import type { ReactNode } from 'react';
import styles from './empty-state.module.css';

/** Props of {@link EmptyState}. */
export type EmptyStateProps = {
  /** A small scene from `scenes/empty-scenes`. */
  picture: ReactNode;
  title: ReactNode;
  text?: ReactNode;
  /** What to do about it: a small Button or ButtonLink. */
  action?: ReactNode;
  headingLevel?: 2 | 3 | undefined;
};

/** Nothing here yet: a small scene, the sentence, the way on. */
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
