import { useMutation } from '@tanstack/react-query';
import { useErrorToast } from '@wonderfield/client/use-error-toast';
import { ConfirmDialog } from '@wonderfield/ui/confirm-dialog/confirm-dialog';
import { useToasts } from '@wonderfield/ui/toast/toast-provider';
import { useStrings } from '../../../shared/use-strings.ts';
import { useReviewSteps } from '../api/review-steps.ts';
import { useReview } from './review-context.ts';

/** Asks for confirmation, because other teachers can use the plan afterwards. */
export const PublishDialog = ({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) => {
  const t = useStrings('review');
  const shared = useStrings('shared');
  const { show } = useToasts();
  const showError = useErrorToast();
  const { plan, focusHeading } = useReview();
  const { publish } = useReviewSteps(plan);
  const publication = useMutation({
    mutationFn: publish,
    onSuccess: () => {
      show({ tone: 'success', text: t('publish.done') });
      focusHeading();
    },
    onError: (error) => {
      showError(error);
      // Closes on every error: another reviewer published it, or the user can try again.
      onClose();
    },
  });
  return (
    <ConfirmDialog
      open={isOpen}
      onClose={onClose}
      title={t('publish.title', { topic: plan.topic })}
      text={t('publish.text', { author: plan.authorName })}
      cancelLabel={shared('cancel')}
      confirmLabel={t('publish.confirm')}
      busyLabel={t('publish.busy')}
      onConfirm={() => publication.mutateAsync()}
    />
  );
};
