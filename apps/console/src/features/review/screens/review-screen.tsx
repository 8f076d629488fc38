import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ListedPlan } from '@wonderfield/contract/operators/review-views';
import { useParams } from 'react-router';
import { QueryView } from '../../../shared/call/query-view.tsx';
import { useRefreshInterval } from '../../../shared/call/use-refresh-interval.ts';
import { Page } from '../../../shared/page.tsx';
import { RefreshButton } from '../../../shared/refresh-button.tsx';
import { useStrings } from '../../../shared/use-strings.ts';
import { planQuery, plansQuery, readPlanAgain } from '../api/plans-query.ts';
import { usePlanDrafts } from '../comments/use-plan-drafts.ts';
import { LeaveGuard } from '../components/leave-guard.tsx';
import { PlanPane } from '../components/plan-pane.tsx';
import { ChooseAPlan } from '../components/queue/choose-a-plan.tsx';
import { PlanQueue } from '../components/queue/plan-queue.tsx';
import { QueueTabs } from '../components/queue/queue-tabs.tsx';
import { useQueueKeys } from '../components/queue/use-queue-keys.ts';
import { useQueueTab } from '../components/queue/use-queue-tab.ts';
import styles from '../components/review.module.css';

/** Shows the queue of submitted plans and the open plan next to it. */
export const ReviewScreen = () => {
  const t = useStrings('review');
  const { submissionId } = useParams();
  const { queue } = useQueueTab();
  const list = useQuery({ ...plansQuery(queue), refetchInterval: useRefreshInterval() });
  // The data of the open plan is newer than the list.
  const opened = useQuery({ ...planQuery(submissionId ?? ''), enabled: false }).data;
  const withOpened = (plans: ListedPlan[]) =>
    plans.map((plan) =>
      plan.submissionId === opened?.submissionId ? { ...plan, heldBy: opened.heldBy } : plan,
    );
  const queryClient = useQueryClient();
  const refetch = () => (submissionId ? readPlanAgain(queryClient, submissionId) : list.refetch());
  const drafts = usePlanDrafts();
  useQueueKeys(list.data?.plans ?? [], submissionId);
  // A phone shows only one of the two.
  const open = submissionId ? 'plan' : 'queue';
  const isEmpty = list.data?.plans.length === 0;
  return (
    <Page
      title={t('title')}
      lead={t(queue === 'waiting' ? 'lead' : 'leadDecided')}
      tools={<RefreshButton query={{ isPending: list.isPending, refetch }} />}
    >
      <LeaveGuard drafts={drafts} />
      <div className={styles.shelves} data-open={open}>
        <QueueTabs counts={list.data?.counts} />
      </div>
      <div className={styles.columns} data-open={open}>
        <div className={styles.left}>
          <QueryView query={list}>
            {({ plans }) => <PlanQueue plans={withOpened(plans)} openId={submissionId} />}
          </QueryView>
        </div>
        <div className={styles.right}>
          {submissionId ? (
            <PlanPane
              key={submissionId}
              submissionId={submissionId}
              drafts={drafts.of(submissionId)}
            />
          ) : (
            list.data && <ChooseAPlan isEmpty={isEmpty} />
          )}
        </div>
      </div>
    </Page>
  );
};
