import type { Provider } from '@wonderfield/contract/identities/identity';
import { ConfirmDialog } from '@wonderfield/ui/confirm-dialog/confirm-dialog';
import type { RefObject } from 'react';
import { useTranslations } from 'use-intl';
import { useResultToast } from '../../../shared/call/use-result-toast.ts';
import { useLastValue } from '../../../shared/hooks/use-last-value.ts';
import { useDisconnect } from '../api/disconnect.ts';

/** Asks for confirmation and explains what ends and what stays. */
export const DisconnectDialog = ({
  provider,
  onClose,
  heading,
}: {
  provider: Provider | undefined;
  onClose: () => void;
  /** Takes the focus when the button disappears. */
  heading: RefObject<HTMLElement | null>;
}) => {
  const t = useTranslations('connections');
  const shared = useTranslations('shared');
  const withToast = useResultToast();
  const disconnect = useDisconnect();
  const shown = useLastValue(provider) ?? 'google';
  const service = t(`services.${shown}`);
  return (
    <ConfirmDialog
      open={provider !== undefined}
      onClose={onClose}
      title={t('ask.title', { service })}
      text={t('ask.text', { service })}
      cancelLabel={shared('cancel')}
      confirmLabel={t('ask.confirm')}
      busyLabel={t('ask.busy')}
      tone="danger"
      onConfirm={() => withToast(disconnect.mutateAsync(shown), t('ask.done', { service }))}
      finalFocus={heading}
    />
  );
};
