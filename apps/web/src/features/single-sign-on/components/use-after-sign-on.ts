import { useQueryClient } from '@tanstack/react-query';
import { ApiError } from '@wonderfield/client/errors';
import { homePath } from '@wonderfield/contract/accounts/home-path';
import { useToasts } from '@wonderfield/ui/toast/toast-provider';
import { useNavigate } from 'react-router';
import { PATHS } from '../../../shared/routing/paths.ts';
import { remember } from '../../../shared/session/local-storage.ts';
import { readSession } from '../../../shared/session/session-store.ts';
import type { SignOnResult } from '../api/redeem-sign-in.ts';

/** Handles success and failure of a single sign-on. */
export const useAfterSignOn = () => {
  const client = useQueryClient();
  const navigate = useNavigate();
  const { show } = useToasts();

  /**
   * Shows the error once on the sign-in page, or as a toast to a signed-in user, who never reaches
   * that page.
   */
  const handleFailure = (text: string) => {
    if (readSession()) show({ tone: 'error', text });
    else remember('error', text);
    void navigate(PATHS.signIn, { replace: true });
  };
  const handleError = (error: Error) => {
    // SSO_003: an unsupported role.
    const isNoOne = error instanceof ApiError && error.code === 'SSO_003';
    if (isNoOne) void navigate(PATHS.pageNotFound, { replace: true });
    else handleFailure(error.message);
  };
  const handleResult = (result: SignOnResult) => {
    if (result.outcome !== 'signedIn') return;
    // Remove cached data of another user on this device.
    client.clear();
    void navigate(homePath(result.user), { replace: true });
  };
  return { handleFailure, handleError, handleResult };
};
