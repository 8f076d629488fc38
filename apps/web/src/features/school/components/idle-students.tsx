import type { IdleStudent } from '@wonderfield/contract/educators/school-office';
import { Button } from '@wonderfield/ui/button/button';
import { Card } from '@wonderfield/ui/card/card';
import { ConfirmDialog } from '@wonderfield/ui/confirm-dialog/confirm-dialog';
import { Table, TableCell } from '@wonderfield/ui/table/table';
import { useToasts } from '@wonderfield/ui/toast/toast-provider';
import { type RefObject, useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { nameOf } from '../../../shared/name-of.ts';
import { useErrorToast } from '../../../shared/use-error-toast.ts';
import { useRemoveIdleStudents } from '../api/school-calls.ts';
import styles from './school.module.css';

/** Accounts made with the student code that nobody uses; not there when there are none. */
export const IdleStudents = ({
  students,
  finalFocus,
}: {
  students: IdleStudent[];
  finalFocus: RefObject<HTMLElement | null>;
}) => {
  const t = useTranslations('school.idle');
  const shared = useTranslations('shared');
  const format = useFormatter();
  const { show } = useToasts();
  const tellError = useErrorToast();
  const remove = useRemoveIdleStudents();
  const [isAsking, setAsking] = useState(false);
  const count = students.length;
  const handleConfirm = async () => {
    await remove.mutateAsync(
      students.map(({ id }) => id),
      { onError: (error) => tellError(error) },
    );
    show({ tone: 'success', text: t('removed') });
  };
  return (
    <>
      {count > 0 && (
        <Card as="section" padding="none" className={styles.list}>
          <div className={styles.headRow}>
            <h2 className={styles.head}>{t('title', { count })}</h2>
            <Button variant="secondary" size="sm" onClick={() => setAsking(true)}>
              {t('remove', { count })}
            </Button>
          </div>
          <p className={styles.text}>{t('text')}</p>
          <Table caption={t('title', { count })} stackBelow={768}>
            <thead>
              <tr>
                <th scope="col">{t('student')}</th>
                <th scope="col">{t('joined')}</th>
              </tr>
            </thead>
            <tbody>
              {students.map((student) => (
                <tr key={student.id}>
                  <TableCell lead label={t('student')}>
                    {nameOf(student)}
                  </TableCell>
                  <TableCell label={t('joined')}>
                    {format.dateTime(new Date(student.joinedAt), { dateStyle: 'medium' })}
                  </TableCell>
                </tr>
              ))}
            </tbody>
          </Table>
        </Card>
      )}
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={t('removeTitle', { count })}
        text={t('removeText')}
        cancelLabel={shared('cancel')}
        confirmLabel={t('confirm')}
        busyLabel={t('removing')}
        tone="danger"
        onConfirm={handleConfirm}
        finalFocus={finalFocus}
      />
    </>
  );
};
