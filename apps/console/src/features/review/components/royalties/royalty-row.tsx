import { useMutation } from '@tanstack/react-query';
import { useErrorToast } from '@wonderfield/client/use-error-toast';
import { labelOf } from '@wonderfield/contract/options';
import { ROYALTY_STATUSES, type Royalty } from '@wonderfield/contract/plans/submission';
import { royaltyStepsFrom } from '@wonderfield/contract/plans/submission-rules';
import { Button } from '@wonderfield/ui/button/button';
import { TableCell } from '@wonderfield/ui/table/table';
import { Tag } from '@wonderfield/ui/tag/tag';
import { useStrings } from '../../../../shared/use-strings.ts';
import { useReviewSteps } from '../../api/review-steps.ts';
import { useReview } from '../review-context.ts';
import { useDates } from '../use-dates.ts';
import styles from './ledger.module.css';
import { useMoney } from './use-money.ts';

const TONES = { agreed: 'sky', due: 'sun', paid: 'leaf', canceled: 'plain' } as const;
const LOOK = { variant: 'quiet', size: 'sm' } as const;

/** An entry with its next steps: agreed, due, paid, or canceled before that. */
export const RoyaltyRow = ({
  royalty,
  onEnd,
}: {
  royalty: Royalty;
  onEnd: (royalty: Royalty, status: 'paid' | 'canceled') => void;
}) => {
  const t = useStrings('review');
  const { dayOf } = useDates();
  const amount = useMoney()(royalty);
  const { plan } = useReview();
  const { setRoyaltyStatus } = useReviewSteps(plan);
  const marking = useMutation({
    mutationFn: () => setRoyaltyStatus(royalty.id, 'due'),
    onError: useErrorToast(),
  });
  const nameOf = (step: string) => t('ledger.of', { step, amount });
  const steps = royaltyStepsFrom(royalty.status);
  return (
    <tr>
      <TableCell label={t('ledger.added')}>{dayOf(royalty.addedAt)}</TableCell>
      <TableCell label={t('ledger.amount')} className={styles.amount}>
        {amount}
      </TableCell>
      <TableCell label={t('ledger.status')}>
        <Tag tone={TONES[royalty.status]}>{labelOf(ROYALTY_STATUSES, royalty.status)}</Tag>
      </TableCell>
      <TableCell className={styles.words} dir="auto">
        {royalty.note}
      </TableCell>
      <TableCell actions>
        {steps.includes('due') && (
          <Button
            {...LOOK}
            aria-label={nameOf(t('ledger.markDue'))}
            busy={marking.isPending}
            onClick={() => marking.mutate()}
          >
            {t('ledger.markDue')}
          </Button>
        )}
        {steps.includes('paid') && (
          <Button
            {...LOOK}
            aria-label={nameOf(t('ledger.markPaid'))}
            onClick={() => onEnd(royalty, 'paid')}
          >
            {t('ledger.markPaid')}
          </Button>
        )}
        {steps.includes('canceled') && (
          <Button
            {...LOOK}
            aria-label={nameOf(t('ledger.cancel'))}
            onClick={() => onEnd(royalty, 'canceled')}
          >
            {t('ledger.cancel')}
          </Button>
        )}
      </TableCell>
    </tr>
  );
};
