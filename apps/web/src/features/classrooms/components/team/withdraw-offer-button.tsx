import { useErrorToast } from '@wonderfield/client/use-error-toast';
import { Button } from '@wonderfield/ui/button/button';
import { useToasts } from '@wonderfield/ui/toast/toast-provider';
import { useTranslations } from 'use-intl';
import { useWithdrawOwnershipTransfer } from '../../api/team-calls.ts';

/** Withdraws the ownership transfer. The button disappears with it. */
export const WithdrawOfferButton = ({
  classroomId,
  name,
  onWithdrawn,
}: {
  classroomId: string;
  name: string;
  onWithdrawn: () => void;
}) => {
  const t = useTranslations('classrooms.team');
  const { show } = useToasts();
  const showErrorToast = useErrorToast();
  const withdraw = useWithdrawOwnershipTransfer(classroomId);
  const handleWithdraw = async () => {
    try {
      await withdraw.mutateAsync(undefined);
      show({ tone: 'success', text: t('withdrawn') });
    } catch (error) {
      showErrorToast(error as Error);
    }
    onWithdrawn();
  };
  return (
    <Button
      variant="quiet"
      size="sm"
      busy={withdraw.isPending}
      aria-label={t('withdrawOf', { name })}
      onClick={() => void handleWithdraw()}
    >
      {t('withdraw')}
    </Button>
  );
};
