import type { KeyboardEvent, ReactNode, Ref } from 'react';
import styles from './queue.module.css';

const STEPS: Record<string, 'nextElementSibling' | 'previousElementSibling'> = {
  ArrowDown: 'nextElementSibling',
  ArrowUp: 'previousElementSibling',
};

export const focusEntry = (entry: Element | null | undefined) => {
  const article = entry?.querySelector<HTMLElement>('article');
  article?.focus();
  return article !== undefined && article !== null;
};

const handleKeyDown = (event: KeyboardEvent<HTMLElement>) => {
  const step = STEPS[event.key];
  const entry = (event.target as Element).closest('[data-entry]');
  if (step && focusEntry(entry?.[step])) event.preventDefault();
};

/** A queue with its heading, count and entries. */
export const Queue = ({
  ref,
  name,
  title,
  empty,
  isHidden,
  children,
}: {
  ref: Ref<HTMLElement>;
  name: string;
  title: string;
  /** Text for an empty queue. */
  empty: string | undefined;
  /** True if all queues are empty, which is shown once for all. */
  isHidden: boolean;
  children: ReactNode;
}) => (
  <section ref={ref} aria-labelledby={`queue-${name}`} className={styles.queue} hidden={isHidden}>
    <h2 id={`queue-${name}`} tabIndex={-1}>
      {title}
    </h2>
    {empty ? (
      <p className={styles.empty}>{empty}</p>
    ) : (
      <ul className={styles.list} onKeyDown={handleKeyDown}>
        {children}
      </ul>
    )}
  </section>
);
