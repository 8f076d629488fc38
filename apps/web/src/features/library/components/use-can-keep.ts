import { useEducator } from '../../../shared/account/current-user.ts';
import { mayWritePlans } from '../../../shared/plans/may-write-plans.ts';

/** Returns false for an educator who may read the library but not bookmark plans yet. */
export const useCanBookmark = () => {
  const user = useEducator();
  return !user || mayWritePlans(user);
};
