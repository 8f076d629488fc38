import { Tabs as BaseTabs } from '@base-ui/react/tabs';
import type { ReactNode } from 'react';
import styles from './segments.module.css';

/** A tab with a name and a fact, such as a count or a date. */
export type Segment = { value: string; label: string; fact?: ReactNode };

export type SegmentsProps = {
  /** Accessible name of the tabs. */
  label: string;
  segments: readonly Segment[];
  value: string;
  onChange: (value: string) => void;
  /** Content before and after the tabs in their row. */
  before?: ReactNode;
  after?: ReactNode;
  /** Content of the selected tab. */
  children: ReactNode;
};

/** Shows tabs on the page background. Arrow keys move between tabs, and Tab leaves them. */
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
