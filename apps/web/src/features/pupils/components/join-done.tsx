import { decodeChildPassword } from '@wonderfield/contract/children/child-rules';
import { Button } from '@wonderfield/ui/button/button';
import { ButtonLink } from '@wonderfield/ui/button/button-link';
import { Printer } from 'lucide-react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import type { AnswerOf } from '../../../shared/call-client.ts';
import { useHeadingFocus } from '../../../shared/use-heading-focus.ts';
import styles from './join-done.module.css';

/** The new login, shown once: to be written down or printed (D 4). */
export const JoinDone = ({ login }: { login: AnswerOf<'joinWithCode'> }) => {
  const t = useTranslations('pupils.join');
  const heading = useHeadingFocus();
  const address = `${window.location.host}/sign-in/student`;
  return (
    <div className={styles.done}>
      <h1 ref={heading} tabIndex={-1}>
        {t('doneTitle', { place: login.joined })}
      </h1>
      <p className={`${styles.lead} no-print`}>{t('doneLead')}</p>
      <section className={styles.card} aria-label={t('cardTitle')}>
        <h2>{t('cardTitle')}</h2>
        <dl>
          <dt>{t('username')}</dt>
          <dd className="code">{login.email}</dd>
          <dt>{t('password')}</dt>
          <dd className="code">{decodeChildPassword(login.studentPassword)}</dd>
        </dl>
        <p>{t('steps', { address })}</p>
      </section>
      <div className={`${styles.actions} no-print`}>
        <Button
          variant="secondary"
          icon={<Printer size={20} strokeWidth={2.2} aria-hidden />}
          onClick={() => window.print()}
        >
          {t('print')}
        </Button>
        <ButtonLink
          variant="primary"
          render={<Link to={`/sign-in/student?username=${encodeURIComponent(login.email)}`} />}
        >
          {t('toSignIn')}
        </ButtonLink>
      </div>
    </div>
  );
};
