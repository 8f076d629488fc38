import { useQueryClient } from '@tanstack/react-query';
import { homePath } from '@wonderfield/contract/accounts/home-path';
import { useToasts } from '@wonderfield/ui/toast/toast-provider';
import { useNavigate } from 'react-router';
import { ApiError } from '../../../shared/call-client.ts';
import { remember } from '../../../shared/local-storage.ts';
import { PATHS } from '../../../shared/paths.ts';
import { readSession } from '../../../shared/session-store.ts';
import type { SignOnResult } from '../api/redeem-sign-in.ts';

/** Where a single sign-on leads, well or badly (S 2.3). */
export const useAfterSignOn = () => {
  const client = useQueryClient();
  const navigate = useNavigate();
  const { show } = useToasts();

  /** The door shows the words once; whoever is signed in never gets to it, and reads them at once. */
  const handleFailure = (text: string) => {
    if (readSession()) show({ tone: 'error', text });
    else remember('error', text);
    void navigate(PATHS.signIn, { replace: true });
  };
  const handleError = (error: Error) => {
    // A kind of person there is no account for (S 2.3: any other type).
    const isNoOne = error instanceof ApiError && error.code === 'SSO_003';
    if (isNoOne) void navigate(PATHS.pageNotFound, { replace: true });
    else handleFailure(error.message);
  };
  const handleResult = (result: SignOnResult) => {
    if (result.outcome !== 'signedIn') return;
    // What was known of somebody else on this device is not theirs.
    client.clear();
    void navigate(homePath(result.user), { replace: true });
  };
  return { handleFailure, handleError, handleResult };
};
