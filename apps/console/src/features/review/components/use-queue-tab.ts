import { PLAN_SHELVES, type PlanShelf } from '@wonderfield/contract/operators/review-views';
import { useSearchParams } from 'react-router';

const isShelf = (name: string | null): name is PlanShelf =>
  (PLAN_SHELVES as readonly (string | null)[]).includes(name);

const searchOf = (shelf: PlanShelf) => (shelf === 'waiting' ? '' : `?shelf=${shelf}`);

/** Opening a plan beside the list is no new page: the plan takes the focus, not the page's title. */
export const SAME_PAGE = { staysOnPage: true };

/** Which shelf is open, kept in the address. */
export const useShelf = () => {
  const [params] = useSearchParams();
  const asked = params.get('shelf');
  const shelf: PlanShelf = isShelf(asked) ? asked : 'waiting';
  return {
    shelf,
    addressOfShelf: (other: PlanShelf) => ({ pathname: '/review', search: searchOf(other) }),
    addressOfPlan: (submissionId: string) => ({
      pathname: `/review/${submissionId}`,
      search: searchOf(shelf),
    }),
  };
};
