import { Button } from '@wonderfield/ui/button/button';
import { useState } from 'react';
import { ReasonDialog, type ReasonStep } from '../../../shared/dialogs/reason-dialog.tsx';
import { useStrings } from '../../../shared/use-strings.ts';
import { useReviewSteps } from '../api/review-steps.ts';
import { PublishDialog } from './publish-dialog.tsx';
import styles from './review.module.css';
import { useReview } from './review-context.ts';
import { useDates } from './use-dates.ts';

/** Actions to publish a plan and to withdraw it from the library. */
export const AcceptedSteps = () => {
  const t = useStrings('review');
  const { dayOf } = useDates();
  const { plan, focusHeading } = useReview();
  const { withdraw } = useReviewSteps(plan);
  const [isPublishing, setPublishing] = useState(false);
  const [withdrawing, setWithdrawing] = useState<ReasonStep>();
  const handleWithdraw = () =>
    setWithdrawing({
      title: t('withdrawStep.title', { topic: plan.topic }),
      text: t('withdrawStep.text', { author: plan.authorName }),
      help: t('withdrawStep.help'),
      confirmLabel: t('withdrawStep.confirm'),
      busyLabel: t('withdrawStep.busy'),
      tone: 'danger',
      send: withdraw,
      done: t('withdrawStep.done'),
    });
  const isPublished = plan.state === 'published';
  return (
    <div className={styles.bar} data-bottom-bar>
      {isPublished ? (
        <>
          <p>{t('state.published', { date: dayOf(plan.publishedAt ?? plan.since) })}</p>
          <Button variant="secondary" size="sm" onClick={handleWithdraw}>
            {t('withdrawStep.button')}
          </Button>
        </>
      ) : (
        <>
          <p>{t('state.accepted', { date: dayOf(plan.since) })}</p>
          <Button size="sm" onClick={() => setPublishing(true)}>
            {t('publish.button')}
          </Button>
        </>
      )}
      <PublishDialog isOpen={isPublishing} onClose={() => setPublishing(false)} />
      <ReasonDialog
        step={withdrawing}
        onClose={() => setWithdrawing(undefined)}
        onDone={focusHeading}
      />
    </div>
  );
};
