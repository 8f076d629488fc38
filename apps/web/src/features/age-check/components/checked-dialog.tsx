import { TEXTS } from '@wonderfield/contract/texts/texts';
import { CompletedPicture } from '@wonderfield/ui/art/plants/growth';
import { Button } from '@wonderfield/ui/button/button';
import { Dialog, DialogBody, DialogFoot } from '@wonderfield/ui/dialog/dialog';
import { Note } from '@wonderfield/ui/note/note';
import { useTranslations } from 'use-intl';
import {
  ResendButton,
  useResendConfirmation,
} from '../../../shared/account/resend-confirmation.tsx';
import { useErrorText } from '../../../shared/call/use-error-text.ts';
import type { Checked } from '../api/age-check-calls.ts';

/** Shows where the confirmation email went and offers to send it again. */
const ConfirmEmail = ({ email }: { email: string }) => {
  const t = useTranslations('ageCheck.confirmEmail');
  const errorText = useErrorText();
  const resend = useResendConfirmation(email);
  return (
    <>
      <p>{t('text', { email })}</p>
      <p role="status">{resend.isSuccess && t('resent')}</p>
      {resend.isError && <Note tone="error">{errorText(resend.error)}</Note>}
      <p>
        <ResendButton resend={resend} label={t('resend')} busyLabel={t('resending')} />
      </p>
    </>
  );
};

/** Confirms the finished check and offers the next step. */
export const CheckedDialog = ({
  checked,
  nextLabel,
  onNext,
}: {
  /** Undefined until the check is finished. */
  checked: Checked | undefined;
  nextLabel: string;
  onNext: () => void;
}) => {
  const t = useTranslations('ageCheck');
  const email = checked?.emailToConfirm;
  return (
    <Dialog
      open={checked !== undefined}
      onClose={onNext}
      title={TEXTS.ageVerified}
      picture={<CompletedPicture />}
    >
      <DialogBody>{email ? <ConfirmEmail email={email} /> : t('reason')}</DialogBody>
      <DialogFoot>
        <Button variant="primary" onClick={onNext}>
          {email ? t('confirmEmail.toSignIn') : nextLabel}
        </Button>
      </DialogFoot>
    </Dialog>
  );
};
