import { Note } from '@wonderfield/ui/note/note';
import { useTranslations } from 'use-intl';
import {
  ResendButton,
  useResendConfirmation,
} from '../../../shared/account/resend-confirmation.tsx';
import form from '../../../shared/pages/form.module.css';

/** Offers a new link to a user with the correct password whose email is not confirmed. */
export const ResendConfirmation = ({ email, reason }: { email: string; reason: string }) => {
  const t = useTranslations('signIn');
  const resend = useResendConfirmation(email);
  return (
    <div className={form.notice} role="status">
      <Note tone="sun">
        <p>{resend.isSuccess ? t('resent') : reason}</p>
        {resend.isError && <p>{resend.error.message}</p>}
        {!resend.isSuccess && (
          <ResendButton resend={resend} label={t('resend')} busyLabel={t('resending')} />
        )}
      </Note>
    </div>
  );
};
