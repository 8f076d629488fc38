import { useErrorToast } from '@wonderfield/client/use-error-toast';
import type { NextYear, StartedYear, UndoneYear } from '@wonderfield/contract/classrooms/next-year';
import { NEXT_YEAR_UNDO_DAYS } from '@wonderfield/contract/limits';
import { Button } from '@wonderfield/ui/button/button';
import { Card } from '@wonderfield/ui/card/card';
import { Undo2 } from 'lucide-react';
import { useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { useUndoNextYear } from '../api/next-year-calls.ts';
import { daysLeft } from '../rules/year-draft.ts';
import styles from './started-year.module.css';

const DAYS = Array.from({ length: NEXT_YEAR_UNDO_DAYS }, (_, day) => day);

/** Offers to undo the new year for 30 days in one click. */
export const UndoCard = ({
  nextYear: { classroom },
  started,
  onUndone,
}: {
  nextYear: NextYear;
  started: StartedYear;
  onUndone: (undone: UndoneYear) => void;
}) => {
  const t = useTranslations('nextYear.undo');
  const format = useFormatter();
  const showErrorToast = useErrorToast();
  const undo = useUndoNextYear(classroom.id);
  const [now] = useState(() => Date.now());
  const days = daysLeft(started.undoUntil, now);
  if (!started.canUndo) {
    return (
      <Card as="section" className={styles.small ?? ''}>
        <h3>{days === 0 ? t('tooOld') : t('title')}</h3>
        <p>{days === 0 ? t('tooOldText') : t('notYours')}</p>
      </Card>
    );
  }
  const handleUndo = () =>
    undo.mutate(undefined, {
      onSuccess: ({ undone }) => onUndone(undone),
      onError: (error) => showErrorToast(error),
    });
  const date = format.dateTime(new Date(started.undoUntil), { dateStyle: 'long' });
  return (
    <Card as="section" className={styles.small ?? ''}>
      <h3>{t('title')}</h3>
      <p>{t('text', { name: classroom.name, days, date })}</p>
      <span role="img" aria-label={t('meter', { days })} className={styles.meter}>
        {DAYS.map((day) => (
          <i key={day} data-left={day < days || undefined} />
        ))}
      </span>
      <Button
        variant="secondary"
        icon={<Undo2 size={20} strokeWidth={2.2} aria-hidden />}
        busy={undo.isPending}
        busyLabel={t('undoing')}
        onClick={handleUndo}
      >
        {t('button')}
      </Button>
    </Card>
  );
};
