import { useMutation } from '@tanstack/react-query';
import { ApiError } from '@wonderfield/client/errors';
import { useErrorToast } from '@wonderfield/client/use-error-toast';
import { MESSAGE_CODES } from '@wonderfield/contract/texts/message-codes';
import { useToasts } from '@wonderfield/ui/toast/toast-provider';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { useReloadCurrentUser } from '../../../shared/account/current-user.ts';
import { type AnswerOf, callApi } from '../../../shared/call/call-client.ts';
import { useRunOnce } from '../../../shared/call/use-run-once.ts';
import { PATHS } from '../../../shared/routing/paths.ts';
import { readSession } from '../../../shared/session/session-store.ts';
import type { SsoRedirect } from '../rules/parse-sso-redirect.ts';
import { ConfirmConnect } from './confirm-connect.tsx';
import { Working } from './working.tsx';

/**
 * Connects an educator's external account after the redirect. The session decides the owner, and a
 * URL alone connects nothing, so an attacker cannot link a foreign account.
 */
export const Connecting = ({
  landing: ssoRedirect,
  backTo,
}: {
  landing: SsoRedirect;
  /** The page that this tab left to connect. Undefined if it did not. */
  backTo: string | undefined;
}) => {
  const t = useTranslations('singleSignOn');
  const navigate = useNavigate();
  const { show } = useToasts();
  const showErrorToast = useErrorToast();
  const reloadCurrentUser = useReloadCurrentUser();
  const [needsPassword, setNeedsPassword] = useState(false);
  const goBack = () => void navigate(backTo ?? PATHS.signIn, { replace: true });

  const handleConnected = ({ provider, canReadClasses }: AnswerOf<'connectAccount'>) => {
    const account = t(`accounts.${provider}`);
    const isWhole = canReadClasses || provider === 'school';
    const text = t(isWhole ? 'connect.done' : 'connect.withoutClasses', { account });
    show({ tone: isWhole ? 'success' : 'error', text });
    reloadCurrentUser();
    goBack();
  };
  const connect = useMutation({
    mutationFn: (code: string) => callApi('connectAccount', { code }),
    onSuccess: handleConnected,
    onError: (error) => {
      if (error instanceof ApiError && error.code === 'SSN_003') return setNeedsPassword(true);
      showErrorToast(error);
      goBack();
    },
  });
  useRunOnce(() => {
    const isOurs = backTo !== undefined && readSession()?.user.userType === 'educator';
    if (ssoRedirect.outcome === 'came' && isOurs) return connect.mutate(ssoRedirect.code);
    const text = ssoRedirect.outcome === 'failed' ? ssoRedirect.text : MESSAGE_CODES.SSO_001.text;
    show({ tone: 'error', text });
    goBack();
  });
  if (needsPassword && ssoRedirect.outcome === 'came') {
    return (
      <ConfirmConnect code={ssoRedirect.code} onConnected={handleConnected} onLeave={goBack} />
    );
  }
  return <Working label={t('connecting')} />;
};
