import { useErrorToast } from '@wonderfield/client/use-error-toast';
import type { NextYear, StartedYear } from '@wonderfield/contract/classrooms/next-year';
import { Avatar } from '@wonderfield/ui/avatar/avatar';
import { Button } from '@wonderfield/ui/button/button';
import { Card } from '@wonderfield/ui/card/card';
import { useToasts } from '@wonderfield/ui/toast/toast-provider';
import { useRef } from 'react';
import { useTranslations } from 'use-intl';
import { useFocusRestore } from '../../../shared/focus/use-focus-restore.ts';
import { useAddToNextYear } from '../api/next-year-calls.ts';
import styles from './started-year.module.css';

/** Lists students who stayed in the old class. Each can still move to the new one. */
export const StudentsWhoLeft = ({
  nextYear: { classroom, left },
  started,
}: {
  nextYear: NextYear;
  started: StartedYear;
}) => {
  const t = useTranslations('nextYear.result');
  const { show } = useToasts();
  const showErrorToast = useErrorToast();
  const { mutate, isPending, variables } = useAddToNextYear(classroom.id);
  const heading = useRef<HTMLHeadingElement>(null);
  useFocusRestore(left.length, () => heading.current?.focus());
  if (left.length === 0) return null;
  const move = (id: string, name: string) =>
    mutate([id], {
      onSuccess: () => show({ tone: 'success', text: t('moved', { name, class: started.name }) }),
      onError: (error) => showErrorToast(error),
    });
  return (
    <Card as="section" className={styles.left ?? ''}>
      <h2 ref={heading} tabIndex={-1}>
        {t('left')} <span className={styles.count}>{t('leftCount', { count: left.length })}</span>
      </h2>
      <ul>
        {left.map((student) => {
          const name = `${student.firstName} ${student.lastName}`.trim();
          return (
            <li key={student.id} className={styles.row}>
              <Avatar userId={student.id} size={36} />
              <b dir="auto">{name}</b>
              <code>
                <span className="visually-hidden">{t('username')} </span>
                {student.username}
              </code>
              <span className={styles.where}>{t(student.hasClass ? 'otherClass' : 'noClass')}</span>
              <Button
                variant="quiet"
                size="sm"
                aria-label={t('moveLabel', { name })}
                busy={isPending && variables?.[0] === student.id}
                busyLabel={t('moving')}
                onClick={() => move(student.id, name)}
              >
                {t('move')}
              </Button>
            </li>
          );
        })}
      </ul>
    </Card>
  );
};
