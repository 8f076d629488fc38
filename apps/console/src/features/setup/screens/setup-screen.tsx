import { useQuery } from '@tanstack/react-query';
import { ApiError } from '@wonderfield/client/errors';
import { OPERATOR_SETUP_HOURS } from '@wonderfield/contract/limits';
import { ButtonLink } from '@wonderfield/ui/button/button-link';
import { useState } from 'react';
import { Link, useNavigate, useParams } from 'react-router';
import { AuthLayout } from '../../../shared/auth-layout.tsx';
import { QueryView } from '../../../shared/call/query-view.tsx';
import { clearSession } from '../../../shared/session/session-store.ts';
import { useStrings } from '../../../shared/use-strings.ts';
import { setupQuery } from '../api/setup-calls.ts';
import { AuthenticatorSecret } from '../components/authenticator-secret.tsx';
import styles from '../components/setup.module.css';
import { SetupForm } from '../components/setup-form.tsx';

const ExpiredLink = () => {
  const t = useStrings('setup');
  return (
    <AuthLayout title={t('expiredTitle')} lead={t('expiredText', { hours: OPERATOR_SETUP_HOURS })}>
      <ButtonLink variant="secondary" render={<Link to="/" />}>
        {t('toSignIn')}
      </ButtonLink>
    </AuthLayout>
  );
};

/** Screen of the mailed or printed set-up link of a new operator. */
export const SetupScreen = () => {
  const t = useStrings('setup');
  const { token = '' } = useParams();
  const navigate = useNavigate();
  const setup = useQuery(setupQuery(token));
  const [isExpired, setExpired] = useState(false);
  const isRejected = setup.error instanceof ApiError && setup.error.code === 'OPS_001';
  if (isExpired || isRejected) return <ExpiredLink />;

  const handleDone = (email: string) => {
    // Ends an earlier session in this browser, which may belong to another operator.
    clearSession();
    void navigate('/', { replace: true, state: { setUpAs: email } });
  };

  const lead = setup.data && t('lead', { name: setup.data.name, email: setup.data.email });
  return (
    <AuthLayout title={t('title')} size="wide" {...(lead && { lead })}>
      <QueryView query={setup}>
        {({ email, totpSecret, totpUri }) => (
          <div className={styles.columns}>
            <AuthenticatorSecret secret={totpSecret} uri={totpUri} />
            <SetupForm
              setupToken={token}
              onDone={() => handleDone(email)}
              onExpired={() => setExpired(true)}
            />
          </div>
        )}
      </QueryView>
    </AuthLayout>
  );
};
