import { useMutation } from '@tanstack/react-query';
import { MESSAGE_CODES } from '@wonderfield/contract/message-codes';
import { useToasts } from '@wonderfield/ui/toast/toast-provider';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { type AnswerOf, CallRefused, callApi } from '../../../shared/call-client.ts';
import { useReloadOwnUser } from '../../../shared/current-user.ts';
import { PATHS } from '../../../shared/paths.ts';
import { readSession } from '../../../shared/session-store.ts';
import { useErrorToast } from '../../../shared/use-error-toast.ts';
import { useOnce } from '../../../shared/use-run-once.ts';
import type { Landing } from '../rules/parse-sso-redirect.ts';
import { ConfirmConnect } from './confirm-connect.tsx';
import { Working } from './working.tsx';

/**
 * An educator comes back who left to connect an account. Whose it becomes is the session's to say;
 * an address alone connects nothing, so that nobody can be sent here with somebody else's account.
 */
export const Connecting = ({
  landing,
  backTo,
}: {
  landing: Landing;
  /** Where this tab left from; nothing where it did not. */
  backTo: string | undefined;
}) => {
  const t = useTranslations('singleSignOn');
  const navigate = useNavigate();
  const { show } = useToasts();
  const tellError = useErrorToast();
  const reloadOwnUser = useReloadOwnUser();
  const [needsPassword, setNeedsPassword] = useState(false);
  const goBack = () => void navigate(backTo ?? PATHS.signIn, { replace: true });

  const handleConnected = ({ provider, canReadClasses }: AnswerOf<'connectAccount'>) => {
    const account = t(`accounts.${provider}`);
    const isWhole = canReadClasses || provider === 'school';
    const text = t(isWhole ? 'connect.done' : 'connect.withoutClasses', { account });
    show({ tone: isWhole ? 'success' : 'error', text });
    reloadOwnUser();
    goBack();
  };
  const connect = useMutation({
    mutationFn: (code: string) => callApi('connectAccount', { code }),
    onSuccess: handleConnected,
    onError: (error) => {
      if (error instanceof CallRefused && error.code === 'SSN_003') return setNeedsPassword(true);
      tellError(error);
      goBack();
    },
  });
  useOnce(() => {
    const isOurs = backTo !== undefined && readSession()?.user.userType === 'educator';
    if (landing.outcome === 'came' && isOurs) return connect.mutate(landing.code);
    const text = landing.outcome === 'failed' ? landing.text : MESSAGE_CODES.SSO_001.text;
    show({ tone: 'error', text });
    goBack();
  });
  if (needsPassword && landing.outcome === 'came') {
    return <ConfirmConnect code={landing.code} onConnected={handleConnected} onLeave={goBack} />;
  }
  return <Working label={t('connecting')} />;
};
