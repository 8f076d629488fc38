import type { Student } from '@wonderfield/contract/classrooms/student';
import { Avatar } from '@wonderfield/ui/avatar/avatar';
import { QrCode } from '@wonderfield/ui/qr-code/qr-code';
import { useTranslations } from 'use-intl';
import { displayName } from '../../../shared/account/display-name.ts';
import { portalAddress, signInUrl } from '../../../shared/account/sign-in-url.ts';
import { teacherOf } from '../../../shared/classrooms/classroom-facts.ts';
import type { Roster } from '../api/roster-query.ts';
import styles from './login-cards.module.css';
import { hasCardPassword } from './student-facts.ts';

/** Generated logins fit in large type. An email needs more room. */
const LONG_USERNAME = 14;
const LONG_PASSWORD = 12;

/** Returns a smaller font size for long names, so the whole name fits. */
const sizeOf = (name: string) => {
  if (name.length > 90) return 'tiny';
  return name.length > 26 ? 'small' : undefined;
};

/**
 * Shows one student's login card with a QR code of the username, never of the password. Not lazy,
 * so a quick print includes the QR code.
 */
export const LoginCard = ({
  student,
  roster,
  password,
}: {
  student: Student;
  roster: Roster;
  password: string | undefined;
}) => {
  const t = useTranslations('rosters.cards');
  const columns = useTranslations('rosters.columns');
  const name = displayName(student);
  const isWaiting = hasCardPassword(student);
  return (
    <article className={styles.card} aria-label={t('cardOf', { name })}>
      <div className={styles.head}>
        <Avatar userId={student.id} size={48} />
        <div>
          <h3 data-size={sizeOf(name)}>{name}</h3>
          <p>{[roster.name, teacherOf(roster)].join(' · ')}</p>
        </div>
      </div>
      <div className={styles.login}>
        <dl>
          <dt>{columns('username')}</dt>
          <dd className="code" data-long={student.username.length > LONG_USERNAME || undefined}>
            {student.username}
          </dd>
          <dt>{columns('password')}</dt>
          {isWaiting && password ? (
            <dd className="code" data-wide={password.length > LONG_PASSWORD || undefined}>
              {password}
            </dd>
          ) : (
            <dd className={styles.own}>{isWaiting ? t('notShown') : t('own')}</dd>
          )}
        </dl>
        <div className={styles.code}>
          <QrCode text={signInUrl(student.username)} label={t('qr', { name })} size={104} />
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
