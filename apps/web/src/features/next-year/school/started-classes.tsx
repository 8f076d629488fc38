import { GRADES, labelOf } from '@wonderfield/contract/options';
import { Button } from '@wonderfield/ui/button/button';
import { Card } from '@wonderfield/ui/card/card';
import { ConfirmDialog } from '@wonderfield/ui/confirm-dialog/confirm-dialog';
import { Table, TableCell } from '@wonderfield/ui/table/table';
import { Undo2 } from 'lucide-react';
import { useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import type { SchoolClass } from '../rules/school-rows.ts';
import styles from './school-year.module.css';

const ICON = { size: 20, strokeWidth: 2.2, 'aria-hidden': true } as const;

type Started = SchoolClass & { started: NonNullable<SchoolClass['started']> };
const hasStarted = (room: SchoolClass): room is Started => room.started !== undefined;

/** Lists the classes whose next year has started, each with its undo. */
export const StartedClasses = ({
  classes,
  isBusy,
  onUndo,
}: {
  classes: readonly SchoolClass[];
  isBusy: boolean;
  onUndo: (ids: string[]) => Promise<void>;
}) => {
  const t = useTranslations('nextYear.school');
  const shared = useTranslations('shared');
  const format = useFormatter();
  const [isAsking, setAsking] = useState(false);
  const list = classes.filter(hasStarted);
  const undoable = list.filter(({ started }) => started.canUndo).map(({ id }) => id);
  if (list.length === 0) return null;
  return (
    <Card as="section" padding="none" className={styles.card}>
      <div className={styles.head}>
        <div>
          <h2>{t('started')}</h2>
          <p>{t('startedText')}</p>
        </div>
        {undoable.length > 1 && (
          <Button
            variant="secondary"
            size="sm"
            icon={<Undo2 {...ICON} />}
            disabled={isBusy}
            onClick={() => setAsking(true)}
          >
            {t('undoAll', { count: undoable.length })}
          </Button>
        )}
      </div>
      <div className={styles.scroll}>
        <Table caption={t('started')} stackBelow={768} className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{t('class')}</th>
              <th scope="col">{t('newClass')}</th>
              <th scope="col">{t('students')}</th>
              <th scope="col">
                <span className="visually-hidden">{t('undo')}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {list.map(({ id, name, started }) => (
              <tr key={id}>
                <TableCell lead label={t('class')}>
                  <b dir="auto">{name}</b>
                </TableCell>
                <TableCell label={t('newClass')}>
                  <span dir="auto">
                    {t('named', { name: started.name, grade: labelOf(GRADES, started.grade) })}
                  </span>
                </TableCell>
                <TableCell label={t('students')}>{started.studentCount}</TableCell>
                <TableCell actions>
                  <small className={styles.until}>
                    {t('until', {
                      date: format.dateTime(new Date(started.undoUntil), { dateStyle: 'medium' }),
                    })}
                  </small>
                  {started.canUndo && (
                    <Button
                      variant="quiet"
                      size="sm"
                      disabled={isBusy}
                      aria-label={t('undoLabel', { name })}
                      onClick={() => void onUndo([id])}
                    >
                      {t('undo')}
                    </Button>
                  )}
                </TableCell>
              </tr>
            ))}
          </tbody>
        </Table>
      </div>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={t('undoAllTitle', { count: undoable.length })}
        text={t('undoAllText')}
        cancelLabel={shared('cancel')}
        confirmLabel={t('undoAll', { count: undoable.length })}
        busyLabel={t('undoing')}
        onConfirm={() => onUndo(undoable)}
      />
    </Card>
  );
};
