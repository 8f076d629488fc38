import { Tabs as BaseTabs } from '@base-ui/react/tabs';
import type { ReactNode } from 'react';
import styles from './segments.module.css';

/** One of the tabs: a name, and a fact in a lighter hand (a count, a date). */
export type Segment = { value: string; label: string; fact?: ReactNode };

/** Props of {@link Segments}. */
export type SegmentsProps = {
  /** Names the row of tabs. */
  label: string;
  segments: readonly Segment[];
  value: string;
  onChange: (value: string) => void;
  /** What stands before and after the tabs, in their row. */
  before?: ReactNode;
  after?: ReactNode;
  /** What belongs to the tab that is open. */
  children: ReactNode;
};

/** Tabs that lie on the page and say what is shown below: arrows move, Tab goes on. */
export const Segments = ({
  label,
  segments,
  value,
  onChange,
  before,
  after,
  children,
}: SegmentsProps) => (
  <BaseTabs.Root value={value} onValueChange={(next) => onChange(String(next))}>
    <div className={styles.row}>
      {before}
      <BaseTabs.List className={styles.list} aria-label={label}>
        {segments.map((segment) => (
          <BaseTabs.Tab key={segment.value} value={segment.value} className={styles.tab}>
            {segment.label}
            {segment.fact === undefined ? null : <span>{segment.fact}</span>}
          </BaseTabs.Tab>
        ))}
      </BaseTabs.List>
      {after}
    </div>
    <BaseTabs.Panel value={value} className={styles.panel} tabIndex={-1}>
      {children}
    </BaseTabs.Panel>
  </BaseTabs.Root>
);
