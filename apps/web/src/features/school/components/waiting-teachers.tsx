import { useErrorToast } from '@wonderfield/client/use-error-toast';
import type { WaitingTeacher } from '@wonderfield/contract/educators/school-admin';
import { Avatar } from '@wonderfield/ui/avatar/avatar';
import { Button } from '@wonderfield/ui/button/button';
import { Card } from '@wonderfield/ui/card/card';
import { useToasts } from '@wonderfield/ui/toast/toast-provider';
import { Check, CircleAlert } from 'lucide-react';
import { type RefObject, useRef } from 'react';
import { useFormatter, useNow, useTranslations } from 'use-intl';
import { displayName } from '../../../shared/account/display-name.ts';
import { useFocusRestore } from '../../../shared/focus/use-focus-restore.ts';
import { useAdmitTeacher } from '../api/school-calls.ts';
import { DeclineTeacherDialog } from './decline-teacher-dialog.tsx';
import { useDialogItem } from './use-dialog-item.ts';
import styles from './waiting-teachers.module.css';

const Address = ({ email }: { email: string }) => {
  const at = email.lastIndexOf('@') + 1;
  return (
    <span className={styles.email}>
      {email.slice(0, at)}
      <mark>{email.slice(at)}</mark>
    </span>
  );
};

const Row = ({
  teacher,
  isFirst,
  onReject,
}: {
  teacher: WaitingTeacher;
  isFirst: boolean;
  onReject: () => void;
}) => {
  const t = useTranslations('school.waiting');
  const format = useFormatter();
  const now = useNow({ updateInterval: 60_000 });
  const { show } = useToasts();
  const showErrorToast = useErrorToast();
  const admit = useAdmitTeacher();
  const name = displayName(teacher);
  const handleAdmit = () =>
    admit.mutate(teacher.id, {
      onSuccess: () => show({ tone: 'success', text: t('admitted', { name }) }),
      onError: (error) => showErrorToast(error),
    });
  return (
    <li className={styles.row}>
      <Avatar userId={teacher.id} size={44} />
      <div className={styles.who}>
        <strong>{name}</strong>
        <Address email={teacher.email} />
      </div>
      <div className={styles.why}>
        <span className={styles.private}>
          <CircleAlert size={16} strokeWidth={2.4} aria-hidden />
          {t('private')}
        </span>
        <span>
          {t('asked', {
            when: format.relativeTime(new Date(teacher.askedAt), { now, style: 'short' }),
          })}
        </span>
      </div>
      <div className={styles.actions}>
        <Button
          variant="quiet"
          size="sm"
          aria-label={t('notOursLabel', { name })}
          disabled={admit.isPending}
          onClick={onReject}
        >
          {t('notOurs')}
        </Button>
        <Button
          variant={isFirst ? 'primary' : 'secondary'}
          size="sm"
          icon={<Check size={18} strokeWidth={2.4} aria-hidden />}
          aria-label={t('admitLabel', { name })}
          busy={admit.isPending}
          busyLabel={t('admitting')}
          onClick={handleAdmit}
        >
          {t('admit')}
        </Button>
      </div>
    </li>
  );
};

/**
 * Lists teachers who used the staff code with an unknown email domain. Hidden if there are none.
 */
export const WaitingTeachers = ({
  waiting,
  nextHeading,
}: {
  waiting: WaitingTeacher[];
  /** Takes the focus when the last decision removes the card. */
  nextHeading: RefObject<HTMLElement | null>;
}) => {
  const t = useTranslations('school.waiting');
  const rejected = useDialogItem(waiting);
  const heading = useRef<HTMLHeadingElement>(null);
  const headingLeft = () => heading.current ?? nextHeading.current;
  useFocusRestore(waiting.length, () => headingLeft()?.focus());
  return (
    <>
      {waiting.length > 0 && (
        <Card as="section" padding="md" className={styles.waiting}>
          <h2 ref={heading} tabIndex={-1}>
            {t('title')}{' '}
            <span className={styles.count}>{t('count', { count: waiting.length })}</span>
          </h2>
          <ul className={styles.list}>
            {waiting.map((teacher, index) => (
              <Row
                key={teacher.id}
                teacher={teacher}
                isFirst={index === 0}
                onReject={() => rejected.choose(teacher)}
              />
            ))}
          </ul>
        </Card>
      )}
      <DeclineTeacherDialog
        teacher={rejected.subject}
        onClose={rejected.drop}
        finalFocus={(teacher) => waiting.some(({ id }) => id === teacher.id) || headingLeft()}
      />
    </>
  );
};
