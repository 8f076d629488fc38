import { Button } from '@wonderfield/ui/button/button';
import { ButtonLink } from '@wonderfield/ui/button/button-link';
import { QrCode } from '@wonderfield/ui/qr-code/qr-code';
import { Printer } from 'lucide-react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import type { AnswerOf } from '../../../shared/call-client.ts';
import { LeaveGuard } from '../../../shared/leave-guard.tsx';
import { PATHS } from '../../../shared/paths.ts';
import { portalAddress, signInPath, signInUrl } from '../../../shared/sign-in-address.ts';
import { useHeadingFocus } from '../../../shared/use-heading-focus.ts';
import styles from './join-done.module.css';

/** The login as it came, and whose it is. */
export type JoinedLogin = AnswerOf<'joinWithCode'> & { name: string };

/** The new login, shown once: to be written down or printed (D 4). */
export const JoinDone = ({ login }: { login: JoinedLogin }) => {
  const t = useTranslations('students.join');
  const heading = useHeadingFocus();
  const signIn = signInPath(login.username);
  return (
    <div className={styles.done}>
      <h1 ref={heading} tabIndex={-1}>
        {t('doneTitle', { place: login.joined })}
      </h1>
      <p className={`${styles.lead} no-print`}>{t('doneLead')}</p>
      <section className={styles.card} aria-label={t('cardTitle')}>
        <h2>{login.name}</h2>
        <p className={styles.place}>{[login.joined, t('cardTitle')].join(' · ')}</p>
        <div className={styles.login}>
          <dl>
            <dt>{t('username')}</dt>
            <dd className="code">{login.username}</dd>
            <dt>{t('password')}</dt>
            <dd className="code">{login.password}</dd>
          </dl>
          {/* Not lazy: it is there when the page is printed. It holds the username, no password. */}
          <QrCode text={signInUrl(login.username)} label={t('qr')} size={120} />
        </div>
        <p>{t('steps', { address: `${portalAddress()}${PATHS.studentSignIn}` })}</p>
      </section>
      <div className={`${styles.actions} no-print`}>
        <Button
          variant="secondary"
          icon={<Printer size={20} strokeWidth={2.2} aria-hidden />}
          onClick={() => window.print()}
        >
          {t('print')}
        </Button>
        <ButtonLink variant="primary" render={<Link to={signIn} />}>
          {t('toSignIn')}
        </ButtonLink>
      </div>
      <LeaveGuard
        isDirty
        words={{ title: t('leaveTitle'), text: t('leaveText') }}
        // To sign in is what the login is for.
        except={signIn}
      />
    </div>
  );
};
