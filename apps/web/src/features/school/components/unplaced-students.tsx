import type { UnplacedStudent } from '@wonderfield/contract/educators/school-admin';
import { Button } from '@wonderfield/ui/button/button';
import { Card } from '@wonderfield/ui/card/card';
import { ConfirmDialog } from '@wonderfield/ui/confirm-dialog/confirm-dialog';
import { Table, TableCell } from '@wonderfield/ui/table/table';
import { Tag } from '@wonderfield/ui/tag/tag';
import { type RefObject, useRef, useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { displayName } from '../../../shared/account/display-name.ts';
import { useResultToast } from '../../../shared/call/use-result-toast.ts';
import { useFocusRestore } from '../../../shared/focus/use-focus-restore.ts';
import { useLastValue } from '../../../shared/hooks/use-last-value.ts';
import { LinkedLoginsDialog } from '../../../shared/linked-logins/linked-logins-dialog.tsx';
import { useHasExternalLogins } from '../../../shared/linked-logins/use-has-external-logins.ts';
import { useRemoveIdleStudents, useRemoveStudent } from '../api/school-calls.ts';
import styles from './school.module.css';
import { useDialogItem } from './use-dialog-item.ts';

type Focus = RefObject<HTMLElement | null>;

const RemoveStudentDialog = ({
  student,
  onClose,
  finalFocus,
}: {
  student: UnplacedStudent | undefined;
  onClose: () => void;
  finalFocus: Focus;
}) => {
  const t = useTranslations('school.unplaced');
  const shared = useTranslations('shared');
  const withToast = useResultToast();
  const remove = useRemoveStudent();
  const shown = useLastValue(student);
  const name = shown ? displayName(shown) : '';
  const handleConfirm = () =>
    student && withToast(remove.mutateAsync(student.id), t('removed', { name }));
  return (
    <ConfirmDialog
      open={student !== undefined}
      onClose={onClose}
      title={t('removeTitle', { name })}
      text={t('removeText', { name })}
      cancelLabel={shared('cancel')}
      confirmLabel={t('remove')}
      busyLabel={t('removing')}
      tone="danger"
      onConfirm={handleConfirm}
      finalFocus={finalFocus}
    />
  );
};

const RemoveIdleDialog = ({
  idle,
  onClose,
  finalFocus,
}: {
  /** Undefined while the dialog is closed. */
  idle: UnplacedStudent[] | undefined;
  onClose: () => void;
  finalFocus: Focus;
}) => {
  const t = useTranslations('school.unplaced');
  const shared = useTranslations('shared');
  const withToast = useResultToast();
  const remove = useRemoveIdleStudents();
  const shown = useLastValue(idle) ?? [];
  const handleConfirm = () =>
    withToast(remove.mutateAsync(shown.map(({ id }) => id)), t('idleRemoved'));
  return (
    <ConfirmDialog
      open={idle !== undefined}
      onClose={onClose}
      title={t('idleTitle', { count: shown.length })}
      text={t('idleText')}
      cancelLabel={shared('cancel')}
      confirmLabel={t('remove')}
      busyLabel={t('removing')}
      tone="danger"
      onConfirm={handleConfirm}
      finalFocus={finalFocus}
    />
  );
};

type RowProps = {
  student: UnplacedStudent;
  onRemove: () => void;
  /** Undefined if no external sign-in service is configured. */
  onLogins: (() => void) | undefined;
};

const Row = ({ student, onRemove, onLogins }: RowProps) => {
  const t = useTranslations('school.unplaced');
  const logins = useTranslations('linkedLogins');
  const format = useFormatter();
  const name = displayName(student);
  return (
    <tr>
      <TableCell lead label={t('student')}>
        <span className={styles.student}>
          <span className={styles.name}>{name}</span>
          {student.isIdle && <Tag tone="sun">{t('idle')}</Tag>}
        </span>
      </TableCell>
      <TableCell label={t('joined')}>
        <span className={styles.value}>
          {format.dateTime(new Date(student.joinedAt), { dateStyle: 'medium' })}
        </span>
      </TableCell>
      <TableCell actions className={styles.remove}>
        {onLogins && (
          <Button
            variant="quiet"
            size="sm"
            aria-label={logins('openOf', { name })}
            onClick={onLogins}
          >
            {logins('open')}
          </Button>
        )}
        <Button
          variant="quiet"
          size="sm"
          aria-label={t('removeLabel', { name })}
          onClick={onRemove}
        >
          {t('remove')}
        </Button>
      </TableCell>
    </tr>
  );
};

/** Lists students who use a seat but are in no classroom. Hidden if there are none. */
export const UnplacedStudents = ({
  students,
  nextHeading,
}: {
  students: UnplacedStudent[];
  /** Takes the focus when the last student and the card are removed. */
  nextHeading: Focus;
}) => {
  const t = useTranslations('school.unplaced');
  const heading = useRef<HTMLHeadingElement>(null);
  const removed = useDialogItem(students);
  const linked = useDialogItem(students);
  const hasExternalLogins = useHasExternalLogins();
  const [dialogStudent, setAsked] = useState<UnplacedStudent[]>();
  const idle = students.filter(({ isIdle }) => isIdle);
  const count = students.length;
  // Close the dialog if the students were removed on another page.
  if (dialogStudent && idle.length === 0) setAsked(undefined);
  const finalFocus: Focus = {
    get current() {
      return heading.current ?? nextHeading.current;
    },
  };
  useFocusRestore(count, () => finalFocus.current?.focus());
  return (
    <>
      {count > 0 && (
        <Card as="section" padding="none" className={styles.list}>
          <div className={styles.headRow}>
            <h2 ref={heading} tabIndex={-1} className={styles.head}>
              {t('title', { count })}
            </h2>
            {idle.length > 0 && (
              <Button variant="secondary" size="sm" onClick={() => setAsked(idle)}>
                {t('removeIdle', { count: idle.length })}
              </Button>
            )}
          </div>
          <p className={styles.text}>{t('text')}</p>
          <Table caption={t('title', { count })} stackBelow={768}>
            <thead>
              <tr>
                <th scope="col">{t('student')}</th>
                <th scope="col">{t('joined')}</th>
                <th scope="col">
                  <span className="visually-hidden">{t('remove')}</span>
                </th>
              </tr>
            </thead>
            <tbody>
              {students.map((student) => (
                <Row
                  key={student.id}
                  student={student}
                  onRemove={() => removed.choose(student)}
                  onLogins={hasExternalLogins ? () => linked.choose(student) : undefined}
                />
              ))}
            </tbody>
          </Table>
        </Card>
      )}
      <RemoveStudentDialog
        student={removed.subject}
        onClose={removed.drop}
        finalFocus={finalFocus}
      />
      <LinkedLoginsDialog
        student={linked.subject && { id: linked.subject.id, name: displayName(linked.subject) }}
        onClose={linked.drop}
      />
      <RemoveIdleDialog
        idle={dialogStudent}
        onClose={() => setAsked(undefined)}
        finalFocus={finalFocus}
      />
    </>
  );
};
