import type { RosterStudent } from '@wonderfield/contract/classrooms/classroom';
import { Avatar } from '@wonderfield/ui/avatar/avatar';
import { lazy, Suspense } from 'react';
import { useTranslations } from 'use-intl';
import { teacherOf } from '../../../shared/classrooms/classroom-facts.ts';
import type { Roster } from '../api/roster-query.ts';
import styles from './login-cards.module.css';
import { portalAddress, signInUrl } from './sign-in-address.ts';
import { hasCardPassword, nameOf } from './student-name.ts';

const QrCode = lazy(() =>
  import('@wonderfield/ui/qr-code/qr-code').then((module) => ({ default: module.QrCode })),
);

/** Eight made characters stand large; an email needs more room. */
const LONG_USERNAME = 14;

/** What one child takes along: who, where, how. The code holds the username, never the password. */
export const LoginCard = ({
  student,
  roster,
  password,
}: {
  student: RosterStudent;
  roster: Roster;
  password: string | undefined;
}) => {
  const t = useTranslations('rosters.cards');
  const columns = useTranslations('rosters.columns');
  const name = nameOf(student);
  const isWaiting = hasCardPassword(student);
  return (
    <article className={styles.card} aria-label={t('cardOf', { name })}>
      <div className={styles.head}>
        <Avatar userId={student.userId} size={48} />
        <div>
          <h3>{name}</h3>
          <p>{[roster.classRoomName, teacherOf(roster)].join(' · ')}</p>
        </div>
      </div>
      <div className={styles.login}>
        <dl>
          <dt>{columns('username')}</dt>
          <dd className="code" data-long={student.email.length > LONG_USERNAME || undefined}>
            {student.email}
          </dd>
          <dt>{columns('password')}</dt>
          {isWaiting ? (
            <dd className="code">
              {password ?? <span className="visually-hidden">{t('notShown')}</span>}
            </dd>
          ) : (
            <dd className={styles.own}>{t('own')}</dd>
          )}
        </dl>
        <div className={styles.code}>
          <Suspense fallback={null}>
            <QrCode text={signInUrl(student.email)} label={t('qr', { name })} size={104} />
          </Suspense>
        </div>
      </div>
      <ol className={styles.steps}>
        <li>{t.rich('step1', { address: portalAddress(), b: (words) => <b>{words}</b> })}</li>
        <li>{t('step2')}</li>
        <li>{isWaiting ? t('step3New') : t('step3Own')}</li>
      </ol>
    </article>
  );
};
