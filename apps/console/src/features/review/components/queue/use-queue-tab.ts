import { PLAN_QUEUES, type PlanQueue } from '@wonderfield/contract/operators/review-views';
import { useSearchParams } from 'react-router';

const isQueue = (name: string | null): name is PlanQueue =>
  (PLAN_QUEUES as readonly (string | null)[]).includes(name);

const searchOf = (queue: PlanQueue) => (queue === 'waiting' ? '' : `?shelf=${queue}`);

/**
 * Opening a plan next to the list is no new page, so the plan gets the focus and not the page
 * title.
 */
export const SAME_PAGE = { staysOnPage: true };

/** Keeps the open queue in the URL. */
export const useQueueTab = () => {
  const [params] = useSearchParams();
  const requested = params.get('shelf');
  const queue: PlanQueue = isQueue(requested) ? requested : 'waiting';
  return {
    queue,
    addressOfQueue: (other: PlanQueue) => ({ pathname: '/review', search: searchOf(other) }),
    addressOfPlan: (submissionId: string) => ({
      pathname: `/review/${submissionId}`,
      search: searchOf(queue),
    }),
  };
};
