import { PLAN_QUEUES, type PlanQueue } from '@wonderfield/contract/operators/review-views';
import { useSearchParams } from 'react-router';

const isQueue = (name: string | null): name is PlanQueue =>
  (PLAN_QUEUES as readonly (string | null)[]).includes(name);

const searchOf = (queue: PlanQueue) => (queue === 'waiting' ? '' : `?shelf=${queue}`);

/** Opening a plan beside the list is no new page: the plan takes the focus, not the page's title. */
export const SAME_PAGE = { staysOnPage: true };

/** Which shelf is open, kept in the address. */
export const useQueueTab = () => {
  const [params] = useSearchParams();
  const requested = params.get('shelf');
  const queue: PlanQueue = isQueue(requested) ? requested : 'waiting';
  return {
    shelf: queue,
    addressOfShelf: (other: PlanQueue) => ({ pathname: '/review', search: searchOf(other) }),
    addressOfPlan: (submissionId: string) => ({
      pathname: `/review/${submissionId}`,
      search: searchOf(queue),
    }),
  };
};
