import { useMutation } from '@tanstack/react-query';
import { useErrorToast } from '@wonderfield/client/use-error-toast';
import type { ReviewComment } from '@wonderfield/contract/operators/review-views';
import { ANSWER_LABELS } from '@wonderfield/contract/plans/plan-labels';
import { Button } from '@wonderfield/ui/button/button';
import { useStrings } from '../../../../shared/use-strings.ts';
import { useReviewSteps } from '../../api/review-steps.ts';
import { useReview } from '../review-context.ts';
import { useDates } from '../use-dates.ts';
import styles from './comments.module.css';

/** Comment of a reviewer who released the plan. The reviewer who claimed it now can remove it. */
export const ColleagueComment = ({
  comment,
  onRemoved,
}: {
  comment: ReviewComment;
  onRemoved: () => void;
}) => {
  const t = useStrings('review');
  const { dayOf } = useDates();
  const { plan } = useReview();
  const { removeComment } = useReviewSteps(plan);
  const removal = useMutation({
    mutationFn: () => removeComment(comment.id),
    onSuccess: onRemoved,
    onError: useErrorToast(),
  });
  return (
    <div className={styles.comment}>
      <p className={styles.who}>
        <b>{comment.reviewer}</b> <span>{dayOf(comment.writtenAt)}</span>
      </p>
      <p className={styles.text} dir="auto">
        {comment.text}
      </p>
      <div className={styles.foot}>
        <span>{t('comment.seenLater')}</span>
        {plan.heldBy?.isYou && (
          <Button
            variant="quiet"
            size="sm"
            aria-label={t('comment.removeFrom', { field: ANSWER_LABELS[comment.field] })}
            busy={removal.isPending}
            onClick={() => removal.mutate()}
          >
            {t('comment.remove')}
          </Button>
        )}
      </div>
    </div>
  );
};
