import { useMutation } from '@tanstack/react-query';
import { useErrorToast } from '@wonderfield/client/use-error-toast';
import { REVIEW_CLAIM_MINUTES } from '@wonderfield/contract/limits';
import { Button } from '@wonderfield/ui/button/button';
import { useStrings } from '../../../shared/use-strings.ts';
import { useReviewSteps } from '../api/review-steps.ts';
import styles from './review.module.css';
import { useReview } from './review-context.ts';

/** Actions for a plan that no reviewer has claimed. */
export const UnclaimedBar = () => {
  const t = useStrings('review');
  const { plan, drafts, focusHeading } = useReview();
  const { take } = useReviewSteps(plan);
  const taking = useMutation({
    mutationFn: take,
    onSuccess: () => {
      focusHeading();
      // Saves drafts that were left when the claim ended.
      void drafts.saveAll();
    },
    onError: useErrorToast(),
  });
  return (
    <div className={styles.bar} data-bottom-bar>
      <p>{t('hold.free', { minutes: REVIEW_CLAIM_MINUTES })}</p>
      <Button
        size="sm"
        busy={taking.isPending}
        busyLabel={t('hold.taking')}
        onClick={() => taking.mutate()}
      >
        {t('hold.take')}
      </Button>
    </div>
  );
};
