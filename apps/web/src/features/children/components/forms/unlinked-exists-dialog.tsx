import { useQuery } from '@tanstack/react-query';
import { useErrorToast } from '@wonderfield/client/use-error-toast';
import { ConfirmDialog } from '@wonderfield/ui/confirm-dialog/confirm-dialog';
import { useToasts } from '@wonderfield/ui/toast/toast-provider';
import { useTranslations } from 'use-intl';
import { unlinkedChildrenQuery, useLinkChildAgain } from '../../api/child-calls.ts';

/**
 * Offers to relink the child when the entered username belongs to a child that this parent
 * unlinked.
 */
export const UnlinkedExistsDialog = ({
  username,
  onClose,
  onLinked,
}: {
  username: string | undefined;
  onClose: () => void;
  onLinked: () => void;
}) => {
  const t = useTranslations('children.unlinked');
  const shared = useTranslations('shared');
  const { show } = useToasts();
  const showError = useErrorToast();
  const { data: unlinked = [] } = useQuery(unlinkedChildrenQuery());
  const linkAgain = useLinkChildAgain();
  const child = unlinked.find((one) => one.username === username?.toLowerCase());
  const handleLink = async () => {
    if (!child) return;
    try {
      await linkAgain.mutateAsync(child.id);
    } catch (error) {
      showError(error as Error);
      throw error;
    }
    show({ tone: 'success', text: t('linked', { name: child.firstName }) });
    onLinked();
  };
  return (
    <ConfirmDialog
      open={username !== undefined}
      onClose={onClose}
      title={t('existsTitle')}
      text={t('exists', { username: username ?? '' })}
      cancelLabel={shared('cancel')}
      confirmLabel={t('linkAgain')}
      busyLabel={t('linking')}
      onConfirm={handleLink}
    />
  );
};
