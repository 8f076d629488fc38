import type { KeyboardEvent, ReactNode, Ref } from 'react';
import styles from './queue.module.css';

const SIBLINGS: Record<string, 'nextElementSibling' | 'previousElementSibling'> = {
  ArrowDown: 'nextElementSibling',
  ArrowUp: 'previousElementSibling',
};

/** Focuses an entry. Returns false if there is none. */
export const focusEntry = (entry: Element | null | undefined) => {
  const article = entry?.querySelector<HTMLElement>('article');
  article?.focus();
  return article !== undefined && article !== null;
};

const handleKeyDown = (event: KeyboardEvent<HTMLElement>) => {
  const sibling = SIBLINGS[event.key];
  const entry = (event.target as Element).closest('[data-entry]');
  if (sibling && focusEntry(entry?.[sibling])) event.preventDefault();
};

/** Shows a queue with its heading and entries. The arrow keys move between the entries. */
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
  /** Text for an empty queue. Undefined if the queue has entries. */
  empty: string | undefined;
  /** True if all queues are empty. The page then shows one text for all of them. */
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
