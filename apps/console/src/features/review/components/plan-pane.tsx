import { useQuery } from '@tanstack/react-query';
import { turnIn } from '@wonderfield/contract/plans/submission-rules';
import { ButtonLink } from '@wonderfield/ui/button/button-link';
import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router';
import { QueryView } from '../../../shared/call/query-view.tsx';
import { useRefreshInterval } from '../../../shared/call/use-refresh-interval.ts';
import { useStrings } from '../../../shared/use-strings.ts';
import { planQuery } from '../api/plans-query.ts';
import type { CommentDrafts } from '../comments/comment-drafts.ts';
import { PlanReview } from './plan-review.tsx';
import { useQueueTab } from './queue/use-queue-tab.ts';
import styles from './review.module.css';

/** Shows the open plan. Refreshes a waiting plan regularly, because others may claim it. */
export const PlanPane = ({
  submissionId,
  drafts,
}: {
  submissionId: string;
  drafts: CommentDrafts;
}) => {
  const t = useStrings('review');
  const { queue, addressOfQueue } = useQueueTab();
  const interval = useRefreshInterval();
  const plan = useQuery({
    ...planQuery(submissionId),
    refetchInterval: ({ state: { data } }) =>
      data && turnIn(data.state) === 'reviewer' ? interval : false,
  });
  return (
    <>
      <ButtonLink
        variant="quiet"
        size="sm"
        className={styles.back}
        icon={<ArrowLeft size={18} strokeWidth={2.4} aria-hidden />}
        render={<Link to={addressOfQueue(queue)} />}
      >
        {t('backToQueue')}
      </ButtonLink>
      <QueryView query={plan}>
        {/* Resets the state for a newer version. */}
        {(data) => <PlanReview key={data.version} plan={data} drafts={drafts} />}
      </QueryView>
    </>
  );
};
