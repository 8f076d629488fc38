import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { type AnswerOf, callOperators } from '../../../shared/call-client.ts';

type Waiting = AnswerOf<'listWaiting'>;

/** Who waits. The tabs above ask again and again, so this list is always fresh. */
export const waitingQuery = () =>
  queryOptions({ queryKey: ['waiting'], queryFn: () => callOperators('listWaiting', {}) });

/** Takes somebody decided out of the list at once, then asks what is true. */
export const leaveWaiting = async (queryClient: QueryClient, id: string) => {
  const { queryKey } = waitingQuery();
  // An answer already under way would bring the entry back for a moment.
  await queryClient.cancelQueries({ queryKey });
  queryClient.setQueryData(
    queryKey,
    (waiting: Waiting | undefined) =>
      waiting && {
        ...waiting,
        educators: waiting.educators.filter(({ userId }) => userId !== id),
        schools: waiting.schools.filter(({ schoolId }) => schoolId !== id),
      },
  );
  void queryClient.invalidateQueries({ queryKey });
};
