import { homePath } from '@wonderfield/contract/accounts/home-path';
import { Button } from '@wonderfield/ui/button/button';
import { Card } from '@wonderfield/ui/card/card';
import { useEffect, useState } from 'react';
import { Navigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { BandPage } from '../../../shared/pages/band-page.tsx';
import { THEME_OF, usePageTheme } from '../../../shared/pages/page-theme.ts';
import { VisitorFooter, VisitorHeader } from '../../../shared/pages/visitor-frame.tsx';
import page from '../../../shared/pages/work-page.module.css';
import { PATHS, SIGN_IN_PATHS } from '../../../shared/routing/paths.ts';
import { useSession } from '../../../shared/session/session-store.ts';
import type { Checked, PersonToCheck } from '../api/age-check-calls.ts';
import { CardForm } from '../components/card-form.tsx';
import { CardProvider } from '../components/card-provider.tsx';
import { CheckFacts } from '../components/check-facts.tsx';
import { CheckedDialog } from '../components/checked-dialog.tsx';
import {
  useAdultPrefill,
  useKindToCheck,
  usePersonToCheck,
} from '../components/use-person-to-check.ts';
import styles from './payment-screen.module.css';

/** A full page load removes the provider's script from memory. */
const leaveTo = (path: string) => window.location.assign(path);

/**
 * Reloads the document after a client-side navigation, because the content security policy is set
 * at load time.
 */
const useOwnDocument = () => {
  const [navigation] = performance.getEntriesByType('navigation');
  const isOwn = !navigation || new URL(navigation.name).pathname.startsWith(PATHS.ageCheck);
  useEffect(() => {
    if (!isOwn) window.location.reload();
  }, [isOwn]);
  return isOwn;
};

const Pending = ({ onContinue }: { onContinue: () => void }) => {
  const t = useTranslations('ageCheck');
  const user = useSession()?.user;
  const hasSchoolCode = user?.userType === 'educator' && user.licenseType === 'schoolLicenseCode';
  const card = (
    <>
      <h2>{t('pendingTitle')}</h2>
      <p className={styles.lead}>{t('pending')}</p>
      <Button variant={hasSchoolCode ? 'secondary' : 'primary'} onClick={onContinue}>
        {t('pendingContinue')}
      </Button>
    </>
  );
  if (!hasSchoolCode) return card;
  // A school approves its own teachers, so they are asked for its code before a card.
  return (
    <>
      <h2>{t('schoolCodeTitle')}</h2>
      <p className={styles.lead}>{t('schoolCode')}</p>
      <Button variant="primary" onClick={() => leaveTo(PATHS.educatorSetup)}>
        {t('haveSchoolCode')}
      </Button>
      <div className={styles.otherwise}>{card}</div>
    </>
  );
};

const Check = ({
  person,
  onDone,
}: {
  person: PersonToCheck;
  onDone: (checked: Checked) => void;
}) => {
  const t = useTranslations('ageCheck');
  const prefill = useAdultPrefill();
  const [isPending, setPending] = useState(true);
  if (isPending) return <Pending onContinue={() => setPending(false)} />;
  return (
    <>
      <h2>{t('cardTitle')}</h2>
      <p className={styles.lead}>{t('cardLead')}</p>
      <CardProvider>
        <CardForm person={person} known={prefill} onDone={onDone} />
      </CardProvider>
    </>
  );
};

export const PaymentScreen = () => {
  const t = useTranslations('ageCheck');
  const person = usePersonToCheck();
  const kind = useKindToCheck();
  const user = useSession()?.user;
  // The state on arrival, so finishing the check shows the dialog instead of redirecting.
  const [wasVerified] = useState(!!user && user.userType !== 'student' && user.isAgeVerified);
  const [checked, setChecked] = useState<Checked>();
  const isOwnDocument = useOwnDocument();
  usePageTheme(THEME_OF[kind], kind);
  if (user?.userType === 'student') return <Navigate to={PATHS.notFound} replace />;
  if (!person) return <Navigate to={PATHS.signIn} replace />;
  if (user && wasVerified) return <Navigate to={homePath(user)} replace />;
  if (!isOwnDocument) return null;

  // Without a session, the user has to sign in next.
  const next = user
    ? homePath({ ...user, isAgeVerified: true })
    : `${SIGN_IN_PATHS[kind]}?notice=${checked?.emailToConfirm ? 'confirm-email' : 'checked'}`;
  return (
    <>
      {!user && <VisitorHeader />}
      <BandPage
        cast={kind === 'educator' ? 'educator' : 'family'}
        size="tall"
        title={t('title')}
        lead={t(kind === 'educator' ? 'educatorLead' : 'lead')}
        className={`${page.columns} ${styles.wide}`}
      >
        <Card padding="lg">
          <Check person={person} onDone={setChecked} />
        </Card>
        <CheckFacts />
      </BandPage>
      {!user && <VisitorFooter />}
      <CheckedDialog
        checked={checked}
        nextLabel={kind === 'educator' ? t('goOn') : t('addChildren')}
        onNext={() => leaveTo(next)}
      />
    </>
  );
};
