import { useMutation } from '@tanstack/react-query';
import { MESSAGE_CODES } from '@wonderfield/contract/message-codes';
import { Button } from '@wonderfield/ui/button/button';
import { Note } from '@wonderfield/ui/note/note';
import { useTranslations } from 'use-intl';
import { callApi } from '../../../shared/call-client.ts';
import form from '../../../shared/pages/form.module.css';

/** Shown to somebody with the right password whose email is not confirmed yet. */
export const ResendConfirmation = ({ email }: { email: string }) => {
  const t = useTranslations('signIn');
  const resend = useMutation({ mutationFn: () => callApi('resendVerification', { email }) });
  return (
    <div className={form.notice} role="status">
      <Note tone="sun">
        <p>{resend.isSuccess ? t('resent') : MESSAGE_CODES.LGN_003.text}</p>
        {resend.isError && <p>{resend.error.message}</p>}
        {!resend.isSuccess && (
          <Button
            variant="secondary"
            size="sm"
            busy={resend.isPending}
            busyLabel={t('resending')}
            onClick={() => resend.mutate()}
          >
            {t('resend')}
          </Button>
        )}
      </Note>
    </div>
  );
};
