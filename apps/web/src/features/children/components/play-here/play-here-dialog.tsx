import type { Child } from '@wonderfield/contract/children/child';
import { ConfirmDialog } from '@wonderfield/ui/confirm-dialog/confirm-dialog';
import { useTranslations } from 'use-intl';
import { useLastValue } from '../../../../shared/hooks/use-last-value.ts';

/** Says that the parent is signed out before a child plays on this device. */
export const PlayHereDialog = ({
  child,
  onConfirm,
  onClose,
}: {
  /** Undefined while the dialog is closed. */
  child: Child | undefined;
  onConfirm: (child: Child) => Promise<void>;
  onClose: () => void;
}) => {
  const t = useTranslations('childLogin.playHere');
  const shared = useTranslations('shared');
  const name = useLastValue(child)?.firstName ?? '';
  return (
    <ConfirmDialog
      open={child !== undefined}
      onClose={onClose}
      title={t('title')}
      text={t('text', { name })}
      cancelLabel={shared('cancel')}
      confirmLabel={t('confirm', { name })}
      busyLabel={t('starting')}
      onConfirm={() => child && onConfirm(child)}
    />
  );
};
