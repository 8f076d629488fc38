import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useRunOnce } from '../../../shared/call/use-run-once.ts';
import { usePageTheme } from '../../../shared/pages/page-theme.ts';
import { forget } from '../../../shared/session/local-storage.ts';
import { redeemSignIn, type SignOnResult } from '../api/redeem-sign-in.ts';
import type { SsoRedirect } from '../rules/parse-sso-redirect.ts';
import { AgeCheckStep } from './age-check-step.tsx';
import { UnlinkedAccountStep } from './unlinked-account-step.tsx';
import { useAfterSignOn } from './use-after-sign-on.ts';
import { Working } from './working.tsx';

/** Exchanges the code for a session, or asks an unlinked user for an existing account. */
export const SigningIn = ({ landing: ssoRedirect }: { landing: SsoRedirect }) => {
  const t = useTranslations('singleSignOn');
  const { handleFailure, handleError, handleResult } = useAfterSignOn();
  const [result, setResult] = useState<SignOnResult>();
  const handleDone = (next: SignOnResult) => {
    setResult(next);
    handleResult(next);
  };
  const redeem = useMutation({
    mutationFn: redeemSignIn,
    onSuccess: handleDone,
    onError: handleError,
  });
  usePageTheme('golden');
  useRunOnce(() => {
    forget('classRooms');
    forget('classroomDetails');
    if (ssoRedirect.outcome === 'came') redeem.mutate(ssoRedirect.code);
    else handleFailure(ssoRedirect.text);
  });
  if (result?.outcome === 'newcomer') {
    return <UnlinkedAccountStep unlinkedIdentity={result.newcomer} onDone={handleDone} />;
  }
  if (result?.outcome === 'ageCheckNeeded') return <AgeCheckStep {...result} />;
  return <Working label={t('working')} />;
};
