import { Button } from '@wonderfield/ui/button/button';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { Group as GroupName } from '../rules/group-rows.ts';
import styles from './group.module.css';

export type BulkAction = { label: string; onClick: () => void };

/** Id of a group's heading, which the summary links to. */
export const headingId = (group: GroupName) => `import-${group}`;

/** Shows a group of lines with a heading and actions for all of them. */
export const Group = ({
  group,
  title: ownTitle,
  count,
  hint,
  extra,
  bulk,
  children,
}: {
  group: GroupName;
  /** Replaces the title of the group. */
  title?: string | undefined;
  count: number;
  hint?: string | undefined;
  /** Control beside the actions. */
  extra?: ReactNode;
  bulk: readonly BulkAction[];
  children: ReactNode;
}) => {
  const t = useTranslations('rosters.import');
  const title = ownTitle ?? t(`groups.${group}`);
  return (
    <section className={styles.group} data-group={group} aria-labelledby={headingId(group)}>
      <div className={styles.head}>
        <h3 id={headingId(group)} tabIndex={-1}>
          {title} <span className={styles.count}>({count})</span>
        </h3>
        <p>{hint}</p>
        {extra}
        {bulk.map(({ label, onClick }) => (
          <Button
            key={label}
            variant="quiet"
            size="sm"
            aria-label={t('bulkOf', { label, title })}
            onClick={onClick}
          >
            {label}
          </Button>
        ))}
      </div>
      {children}
    </section>
  );
};
