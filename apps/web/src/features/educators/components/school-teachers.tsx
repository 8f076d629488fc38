import type { School, SchoolTeacher } from '@wonderfield/contract/educators/school';
import { GRADES, labelOf } from '@wonderfield/contract/options';
import { Button } from '@wonderfield/ui/button/button';
import { Card } from '@wonderfield/ui/card/card';
import { ConfirmDialog } from '@wonderfield/ui/confirm-dialog/confirm-dialog';
import { EmptyState } from '@wonderfield/ui/empty-state/empty-state';
import { SproutScene } from '@wonderfield/ui/scenes/empty-scenes';
import { Table, TableCell } from '@wonderfield/ui/table/table';
import { useToasts } from '@wonderfield/ui/toast/toast-provider';
import { type RefObject, useRef, useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { nameOf } from '../../../shared/name-of.ts';
import { useErrorToast } from '../../../shared/use-error-toast.ts';
import { useLastKnown } from '../../../shared/use-last-known.ts';
import { useRemoveTeacher } from '../api/educator-calls.ts';
import styles from './school.module.css';

const gradesOf = ({ grades }: SchoolTeacher) =>
  grades.map((grade) => labelOf(GRADES, grade)).join(', ');

const RemoveTeacherDialog = ({
  teacher,
  onClose,
  finalFocus,
}: {
  teacher: SchoolTeacher | undefined;
  onClose: () => void;
  finalFocus: RefObject<HTMLElement | null>;
}) => {
  const t = useTranslations('educators.school');
  const shared = useTranslations('shared');
  const toasts = useToasts();
  const tellError = useErrorToast();
  const remove = useRemoveTeacher();
  const shown = useLastKnown(teacher);
  const name = shown ? nameOf(shown) : '';
  const handleConfirm = async () => {
    if (!teacher) return;
    await remove.mutateAsync(teacher.id, { onError: (error) => tellError(error) });
    toasts.show({ tone: 'success', text: t('removed', { name }) });
  };
  return (
    <ConfirmDialog
      open={teacher !== undefined}
      onClose={onClose}
      title={t('removeTitle', { name })}
      text={t('removeText')}
      cancelLabel={shared('cancel')}
      confirmLabel={t('remove')}
      busyLabel={t('removing')}
      tone="danger"
      onConfirm={handleConfirm}
      finalFocus={finalFocus}
    />
  );
};

/** The teachers who redeemed the code. */
export const SchoolTeachers = ({ school: { teachers } }: { school: School }) => {
  const t = useTranslations('educators.school');
  const format = useFormatter();
  const [removed, setRemoved] = useState<SchoolTeacher>();
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <Card as="section" padding="none" className={styles.teachers}>
      <h2 ref={heading} tabIndex={-1} className={styles.head}>
        {t('teachers', { count: teachers.length })}
      </h2>
      {teachers.length === 0 ? (
        <EmptyState
          picture={<SproutScene />}
          title={t('noTeachers')}
          text={t('noTeachersText')}
          headingLevel={3}
        />
      ) : (
        <Table caption={t('teachers', { count: teachers.length })} stackBelow={768}>
          <thead>
            <tr>
              <th scope="col">{t('name')}</th>
              <th scope="col">{t('email')}</th>
              <th scope="col">{t('grades')}</th>
              <th scope="col">{t('joined')}</th>
              <th scope="col">
                <span className="visually-hidden">{t('remove')}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {teachers.map((teacher) => (
              <tr key={teacher.id}>
                <TableCell lead label={t('name')}>
                  {nameOf(teacher)}
                </TableCell>
                <TableCell label={t('email')} className={styles.email}>
                  {teacher.email}
                </TableCell>
                <TableCell label={t('grades')}>{gradesOf(teacher)}</TableCell>
                <TableCell label={t('joined')}>
                  {format.dateTime(new Date(teacher.joinedAt), { dateStyle: 'medium' })}
                </TableCell>
                <TableCell actions>
                  <Button
                    variant="quiet"
                    size="sm"
                    aria-label={t('removeLabel', { name: nameOf(teacher) })}
                    onClick={() => setRemoved(teacher)}
                  >
                    {t('remove')}
                  </Button>
                </TableCell>
              </tr>
            ))}
          </tbody>
        </Table>
      )}
      <RemoveTeacherDialog
        teacher={removed}
        onClose={() => setRemoved(undefined)}
        finalFocus={heading}
      />
    </Card>
  );
};
