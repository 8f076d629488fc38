import { useMutation } from '@tanstack/react-query';
import { useErrorToast } from '@wonderfield/client/use-error-toast';
import { labelOf } from '@wonderfield/contract/options';
import { ROYALTY_STATUSES, type Royalty } from '@wonderfield/contract/plans/submission';
import { ConfirmDialog } from '@wonderfield/ui/confirm-dialog/confirm-dialog';
import { useToasts } from '@wonderfield/ui/toast/toast-provider';
import { useLastValue } from '../../../../shared/dialogs/use-last-value.ts';
import { useStrings } from '../../../../shared/use-strings.ts';
import { useReviewSteps } from '../../api/review-steps.ts';
import { useReview } from '../review-context.ts';
import { useMoney } from './use-money.ts';

export type RoyaltyEnd = { royalty: Royalty; status: 'paid' | 'canceled' };

/** Asks for confirmation, because paid and canceled are final. */
export const RoyaltyEndDialog = ({
  end,
  onClose,
}: {
  end: RoyaltyEnd | undefined;
  onClose: () => void;
}) => {
  const t = useStrings('review');
  const money = useMoney();
  const { show } = useToasts();
  const showError = useErrorToast();
  const { plan, focusHeading } = useReview();
  const { setRoyaltyStatus } = useReviewSteps(plan);
  const shown = useLastValue(end);
  const ending = useMutation({
    mutationFn: ({ royalty, status }: RoyaltyEnd) => setRoyaltyStatus(royalty.id, status),
    onSuccess: (_, { royalty, status }) => {
      const words = labelOf(ROYALTY_STATUSES, status).toLowerCase();
      show({
        tone: 'success',
        text: t('ledger.marked', { amount: money(royalty), status: words }),
      });
      focusHeading();
    },
    onError: (error) => {
      showError(error);
      onClose();
    },
  });
  if (!shown) return null;
  const amount = money(shown.royalty);
  return (
    <ConfirmDialog
      open={end !== undefined}
      onClose={onClose}
      title={t(`ledger.${shown.status}.title`, { amount })}
      text={t(`ledger.${shown.status}.text`)}
      cancelLabel={t('ledger.keep')}
      confirmLabel={t(`ledger.${shown.status}.confirm`)}
      busyLabel={t('ledger.marking')}
      tone={shown.status === 'canceled' ? 'danger' : 'primary'}
      onConfirm={() => ending.mutateAsync(shown)}
    />
  );
};
