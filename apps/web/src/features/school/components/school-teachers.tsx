import type { School, SchoolTeacher } from '@wonderfield/contract/educators/school-admin';
import { GRADES, labelOf } from '@wonderfield/contract/options';
import { Button } from '@wonderfield/ui/button/button';
import { Card } from '@wonderfield/ui/card/card';
import { ConfirmDialog } from '@wonderfield/ui/confirm-dialog/confirm-dialog';
import { EmptyState } from '@wonderfield/ui/empty-state/empty-state';
import { SproutScene } from '@wonderfield/ui/scenes/empty-scenes';
import { Table, TableCell } from '@wonderfield/ui/table/table';
import { Check } from 'lucide-react';
import { Fragment, type RefObject } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { displayName } from '../../../shared/account/display-name.ts';
import { useResultToast } from '../../../shared/call/use-result-toast.ts';
import { useLastValue } from '../../../shared/hooks/use-last-value.ts';
import { useRemoveTeacher } from '../api/school-calls.ts';
import styles from './school.module.css';
import { useDialogItem } from './use-dialog-item.ts';

/** Lets lines break between grades, never within one. */
const Grades = ({ grades }: { grades: string[] }) =>
  grades.map((grade, index) => (
    <Fragment key={grade}>
      {index > 0 && ', '}
      <span className={styles.value}>{labelOf(GRADES, grade)}</span>
    </Fragment>
  ));

/** Lets the line break after the @. */
const Address = ({ email }: { email: string }) => {
  const at = email.lastIndexOf('@') + 1;
  return (
    <span>
      {email.slice(0, at)}
      <wbr />
      {email.slice(at)}
    </span>
  );
};

const RemoveTeacherDialog = ({
  teacher,
  school,
  onClose,
  finalFocus,
}: {
  teacher: SchoolTeacher | undefined;
  school: School;
  onClose: () => void;
  finalFocus: RefObject<HTMLElement | null>;
}) => {
  const t = useTranslations('school.teachers');
  const shared = useTranslations('shared');
  const withToast = useResultToast();
  const remove = useRemoveTeacher();
  const shown = useLastValue(teacher);
  const name = shown ? displayName(shown) : '';
  const rooms = school.classrooms.filter(({ ownerId }) => ownerId === shown?.id).length;
  const handleConfirm = () =>
    teacher && withToast(remove.mutateAsync(teacher.id), t('removed', { name }));
  return (
    <ConfirmDialog
      open={teacher !== undefined}
      onClose={onClose}
      title={t('removeTitle', { name })}
      text={t('removeText', { rooms })}
      cancelLabel={shared('cancel')}
      confirmLabel={t('remove')}
      busyLabel={t('removing')}
      tone="danger"
      onConfirm={handleConfirm}
      finalFocus={finalFocus}
    />
  );
};

/** Lists the teachers on the license, both by school email address and by approval. */
export const SchoolTeachers = ({
  school,
  heading,
}: {
  school: School;
  heading: RefObject<HTMLHeadingElement | null>;
}) => {
  const t = useTranslations('school.teachers');
  const format = useFormatter();
  const { teachers } = school;
  const removed = useDialogItem(teachers);
  const title = t('title', { count: teachers.length, all: school.classroomSeats });
  return (
    <Card as="section" padding="none" className={styles.list}>
      <h2 ref={heading} tabIndex={-1} className={styles.head}>
        {title}
      </h2>
      {teachers.length === 0 ? (
        <EmptyState
          picture={<SproutScene />}
          title={t('none')}
          text={t('noneText')}
          headingLevel={3}
        />
      ) : (
        <Table caption={title} stackBelow={768} className={styles.teachers}>
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
                  {displayName(teacher)}
                </TableCell>
                <TableCell label={t('email')} className={styles.email}>
                  <div className={styles.address}>
                    <Address email={teacher.email} />
                    {teacher.hasSchoolAddress ? (
                      <span className={styles.known}>
                        <Check size={16} strokeWidth={2.4} aria-hidden />
                        {t('known')}
                      </span>
                    ) : (
                      <span className={styles.private}>{t('private')}</span>
                    )}
                  </div>
                </TableCell>
                <TableCell label={t('grades')}>
                  <span>
                    <Grades grades={teacher.grades} />
                  </span>
                </TableCell>
                <TableCell label={t('joined')}>
                  <span className={styles.value}>
                    {format.dateTime(new Date(teacher.joinedAt), { dateStyle: 'medium' })}
                  </span>
                </TableCell>
                <TableCell actions className={styles.remove}>
                  <Button
                    variant="quiet"
                    size="sm"
                    aria-label={t('removeLabel', { name: displayName(teacher) })}
                    onClick={() => removed.choose(teacher)}
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
        teacher={removed.subject}
        school={school}
        onClose={removed.drop}
        finalFocus={heading}
      />
    </Card>
  );
};
