import { useMutation } from '@tanstack/react-query';
import { ApiError } from '@wonderfield/client/errors';
import { useToasts } from '@wonderfield/ui/toast/toast-provider';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { confirmationLink, passwordLink } from '../../../shared/account/mailed-links.ts';
import { PATHS, SIGN_IN_PATHS } from '../../../shared/routing/paths.ts';
import { readSession } from '../../../shared/session/session-store.ts';
import { confirmEmail } from '../api/confirm-email.ts';

/**
 * Confirms the email and opens the user's sign-in page, or the first password page for a school.
 */
export const useConfirmEmail = () => {
  const t = useTranslations('signIn.notices');
  const toasts = useToasts();
  const navigate = useNavigate();
  const confirm = useMutation({
    mutationFn: confirmEmail,
    onSuccess: ({ userType, wasConfirmedBefore, email, passwordToken }) => {
      confirmationLink.forget();
      if (email && passwordToken) {
        passwordLink.keep({ email, passwordToken, isFirst: true });
        return navigate(PATHS.resetPassword, { replace: true });
      }
      const notice = wasConfirmedBefore ? 'already-confirmed' : 'email-confirmed';
      // A signed-in user is redirected past the sign-in page and its notice.
      if (readSession()) toasts.show({ tone: 'success', text: t(notice) });
      return navigate(`${SIGN_IN_PATHS[userType]}?notice=${notice}`, { replace: true });
    },
  });
  const { error } = confirm;
  return { ...confirm, isDead: error instanceof ApiError && error.code === 'PWD_005' };
};
