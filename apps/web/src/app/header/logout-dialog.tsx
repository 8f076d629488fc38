import { TEXTS } from '@wonderfield/contract/texts/texts';
import { ConfirmDialog } from '@wonderfield/ui/confirm-dialog/confirm-dialog';
import { useToasts } from '@wonderfield/ui/toast/toast-provider';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { signedOutPath } from '../../shared/session/class-device.ts';
import { useSignOut } from '../session/sign-out.ts';

export const LogoutDialog = ({ open, onClose }: { open: boolean; onClose: () => void }) => {
  const t = useTranslations('shell');
  const shared = useTranslations('shared');
  const toasts = useToasts();
  const navigate = useNavigate();
  const signOut = useSignOut();

  const handleConfirm = async () => {
    try {
      await signOut.mutateAsync();
    } catch (error) {
      toasts.show({ tone: 'error', text: TEXTS.somethingWrong });
      throw error;
    }
    await navigate(signedOutPath());
  };

  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      title={TEXTS.confirmLogoutTitle}
      text={TEXTS.confirmLogout}
      cancelLabel={shared('cancel')}
      confirmLabel={t('logout')}
      busyLabel={t('loggingOut')}
      onConfirm={handleConfirm}
    />
  );
};
