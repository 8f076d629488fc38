import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { APPROVAL_UNDO_MINUTES } from '@wonderfield/contract/limits';
import type { WaitingEducator } from '@wonderfield/contract/operators/operator-views';
import { type AnswerOf, callOperators } from '../../../shared/call-client.ts';

const UNDO_MS = APPROVAL_UNDO_MINUTES * 60_000;

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

/** Moves an educator to the approved ones at once, then reads the lists again. */
export const markApproved = async (queryClient: QueryClient, educator: WaitingEducator) => {
  const { queryKey } = waitingQuery();
  const { userId, firstName, lastName, email } = educator;
  const canUndoUntil = new Date(Date.now() + UNDO_MS).toISOString();
  // A response already under way would offer the decision again.
  await queryClient.cancelQueries({ queryKey });
  queryClient.setQueryData(
    queryKey,
    (waiting: Waiting | undefined) =>
      waiting && {
        ...waiting,
        educators: waiting.educators.filter((each) => each.userId !== userId),
        approved: [{ userId, firstName, lastName, email, canUndoUntil }, ...waiting.approved],
      },
  );
  void queryClient.invalidateQueries({ queryKey });
};
