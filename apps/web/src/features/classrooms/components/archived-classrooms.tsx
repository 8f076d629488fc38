import type { TaughtClassroom } from '@wonderfield/contract/classrooms/classroom';
import { Button } from '@wonderfield/ui/button/button';
import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import styles from './archived-classrooms.module.css';
import type { EducatorCardProps } from './card-action.ts';
import { EducatorCards } from './educator-card-list.tsx';

/** Lists archived classrooms. Collapsed, and rendered only when expanded. */
export const ArchivedClassrooms = ({
  list,
  onAction,
}: {
  list: readonly TaughtClassroom[];
  onAction: EducatorCardProps['onAction'];
}) => {
  const t = useTranslations('classrooms.list');
  const [isOpen, setOpen] = useState(false);
  const panelId = useId();
  return (
    <section className={styles.archived}>
      <h2 className={styles.head}>
        <Button
          variant="quiet"
          aria-expanded={isOpen}
          aria-controls={panelId}
          icon={<ChevronDown size={20} strokeWidth={2.4} aria-hidden className={styles.chevron} />}
          onClick={() => setOpen(!isOpen)}
        >
          {t('archived', { count: list.length })}
        </Button>
      </h2>
      <div id={panelId} hidden={!isOpen}>
        {isOpen && (
          <>
            <p className={styles.text}>{t('archivedText')}</p>
            <EducatorCards list={list} onAction={onAction} />
          </>
        )}
      </div>
    </section>
  );
};
