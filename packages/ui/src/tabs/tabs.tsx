import { Tabs as BaseTabs } from '@base-ui/react/tabs';
import type { ReactNode } from 'react';
import { cx } from '../internal/cx.ts';
import styles from './tabs.module.css';

export type Tab = {
  value: string;
  label: ReactNode;
  content: ReactNode;
  disabled?: boolean | undefined;
};

export type TabsProps = {
  /** Accessible name of the tabs. */
  label: string;
  tabs: readonly Tab[];
  /** For controlled tabs. Otherwise `defaultValue` or the first tab is selected. */
  value?: string | undefined;
  defaultValue?: string | undefined;
  onChange?: ((value: string) => void) | undefined;
  className?: string | undefined;
};

/** Shows folder tabs over one panel. Arrow keys move between tabs, and Tab enters the panel. */
export const Tabs = ({ label, tabs, value, defaultValue, onChange, className }: TabsProps) => {
  const opening =
    value === undefined ? { defaultValue: defaultValue ?? tabs[0]?.value } : { value };
  return (
    <BaseTabs.Root
      {...opening}
      onValueChange={(next) => onChange?.(String(next))}
      className={cx(styles.tabs, className)}
    >
      <BaseTabs.List className={styles.list} aria-label={label} activateOnFocus>
        {tabs.map((tab) => (
          <BaseTabs.Tab
            key={tab.value}
            value={tab.value}
            disabled={tab.disabled}
            className={styles.tab}
          >
            {tab.label}
          </BaseTabs.Tab>
        ))}
      </BaseTabs.List>
      {tabs.map((tab) => (
        <BaseTabs.Panel key={tab.value} value={tab.value} className={styles.panel}>
          {tab.content}
        </BaseTabs.Panel>
      ))}
    </BaseTabs.Root>
  );
};
