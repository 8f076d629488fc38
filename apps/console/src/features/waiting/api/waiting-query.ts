import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { APPROVAL_UNDO_MINUTES } from '@wonderfield/contract/limits';
import type { WaitingEducator } from '@wonderfield/contract/operators/operator-views';
import { type AnswerOf, callOperators } from '../../../shared/call/call-client.ts';

const UNDO_MS = APPROVAL_UNDO_MINUTES * 60_000;

type Waiting = AnswerOf<'listWaiting'>;

/** Reads the waiting educators and schools. The tabs refresh it regularly. */
export const waitingQuery = () =>
  queryOptions({ queryKey: ['waiting'], queryFn: () => callOperators('listWaiting', {}) });

/** Updates the cached lists immediately, then reloads them. */
const updateWaiting = async (queryClient: QueryClient, update: (waiting: Waiting) => Waiting) => {
  const { queryKey } = waitingQuery();
  // A pending response would show the decision buttons again.
  await queryClient.cancelQueries({ queryKey });
  queryClient.setQueryData(queryKey, (waiting: Waiting | undefined) => waiting && update(waiting));
  void queryClient.invalidateQueries({ queryKey });
};

/** Removes a decided educator or school from the lists. */
export const leaveWaiting = (queryClient: QueryClient, id: string) =>
  updateWaiting(queryClient, (waiting) => ({
    ...waiting,
    educators: waiting.educators.filter(({ userId }) => userId !== id),
    schools: waiting.schools.filter(({ schoolId }) => schoolId !== id),
  }));

/** Moves an educator to the approved ones. */
export const markApproved = (queryClient: QueryClient, educator: WaitingEducator) => {
  const { userId, firstName, lastName, email } = educator;
  const canUndoUntil = new Date(Date.now() + UNDO_MS).toISOString();
  return updateWaiting(queryClient, (waiting) => ({
    ...waiting,
    educators: waiting.educators.filter((each) => each.userId !== userId),
    approved: [{ userId, firstName, lastName, email, canUndoUntil }, ...waiting.approved],
  }));
};
