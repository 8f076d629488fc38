import { Button } from '@wonderfield/ui/button/button';
import { QrCode } from '@wonderfield/ui/qr-code/qr-code';
import { Printer } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { portalAddress, signInUrl } from '../../../shared/account/sign-in-url.ts';
import type { AnswerOf } from '../../../shared/call/call-client.ts';
import { PATHS } from '../../../shared/routing/paths.ts';
import styles from './join-done.module.css';

type OwnLogin = AnswerOf<'showOwnLogin'> & { name: string };

/** Shows a login card with a line for the password that the student chose, for printing. */
export const LoginSheet = ({ login }: { login: OwnLogin }) => {
  const t = useTranslations('students.join');
  return (
    <section className={styles.card} aria-label={t('cardTitle')}>
      <h2>{login.name}</h2>
      <p className={styles.place}>{[login.joined, t('cardTitle')].join(' · ')}</p>
      <div className={styles.login}>
        <dl>
          <dt>{t('username')}</dt>
          <dd className="code">{login.username}</dd>
          <dt>{t('password')}</dt>
          <dd className={styles.ownPassword}>{t('ownPassword')}</dd>
        </dl>
        {/*
         * Rendered without lazy loading, so it is there when the page is printed. Contains the
         * username but no password.
         */}
        <QrCode text={signInUrl(login.username)} label={t('qr')} size={120} />
      </div>
      <p className={styles.steps}>
        {t('steps', { address: `${portalAddress()}${PATHS.studentSignIn}` })}
      </p>
    </section>
  );
};

export const PrintButton = () => {
  const t = useTranslations('students.join');
  return (
    <Button
      variant="secondary"
      icon={<Printer size={20} strokeWidth={2.2} aria-hidden />}
      onClick={() => window.print()}
    >
      {t('print')}
    </Button>
  );
};
