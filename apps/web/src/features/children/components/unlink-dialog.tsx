import { useMutation } from '@tanstack/react-query';
import type { Child } from '@wonderfield/contract/children/child';
import { UNLINK_DELAY_MS } from '@wonderfield/contract/limits';
import { TEXTS } from '@wonderfield/contract/texts';
import { ConfirmDialog } from '@wonderfield/ui/confirm-dialog/confirm-dialog';
import { useToasts } from '@wonderfield/ui/toast/toast-provider';
import { useTranslations } from 'use-intl';
import { useErrorToast } from '../../../shared/use-error-toast.ts';
import { forgetChild, unlinkChild } from '../api/child-calls.ts';

/** Asks before a child is unlinked; the row leaves about half a second later (S 4). */
export const UnlinkDialog = ({
  child,
  onClose,
}: {
  child: Child | undefined;
  onClose: () => void;
}) => {
  const t = useTranslations('children.unlinkDialog');
  const shared = useTranslations('shared');
  const { show } = useToasts();
  const showError = useErrorToast();
  const unlink = useMutation({
    mutationFn: async (childId: string) => {
      const [unlinkedId] = await Promise.all([
        unlinkChild(childId),
        new Promise((resolve) => setTimeout(resolve, UNLINK_DELAY_MS)),
      ]);
      forgetChild(unlinkedId);
    },
    onSuccess: () => show({ tone: 'success', text: TEXTS.childUnlinked }),
    onError: (error) => showError(error),
  });
  return (
    <ConfirmDialog
      open={child !== undefined}
      onClose={onClose}
      tone="danger"
      title={TEXTS.unlinkTitle}
      text={TEXTS.unlinkText}
      cancelLabel={shared('cancel')}
      confirmLabel={t('unlink')}
      busyLabel={t('unlinking')}
      onConfirm={() => child && unlink.mutateAsync(child.id)}
    />
  );
};
