import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { Draft } from '@wonderfield/contract/plans/plan';
import * as calls from '@wonderfield/contract/plans/plan-codec';
import type { Submission } from '@wonderfield/contract/plans/submission';
import { callApi } from '../../../shared/call/call-client.ts';
import { useIdempotencyKey } from '../../../shared/call/use-idempotency-key.ts';
import {
  submissionQuery,
  useListChanged,
  usePutSubmission,
} from '../../../shared/plans/plan-calls.ts';

/** Fetches a sent version, which never changes. */
export const planVersionQuery = (submissionId: string, version: number) =>
  queryOptions({
    queryKey: ['submission', submissionId, 'version', version],
    queryFn: async (): Promise<Draft> =>
      (await callApi(calls.getPlanVersion, { submissionId, version })).answers,
    staleTime: Number.POSITIVE_INFINITY,
  });

/** Copies a plan to a new draft. A retry after a lost response creates no second one. */
export const useCopyPlan = (submissionId: string) => {
  const listChanged = useListChanged();
  const keyOf = useIdempotencyKey();
  return useMutation({
    mutationFn: () => {
      const request = { submissionId };
      return callApi('copyPlan', request, { idempotencyKey: keyOf(request) });
    },
    onSuccess: listChanged,
  });
};

export const useRefreshSubmission = (submissionId: string) => {
  const client = useQueryClient();
  return () =>
    void client.invalidateQueries({
      queryKey: submissionQuery(submissionId).queryKey,
      exact: true,
    });
};

type Answer = { commentId: string; text: string; leavesAsIs: boolean };

/** Replies to a comment. An empty text withdraws the reply. */
export const useAnswerComment = (
  submissionId: string,
  onAnswered: (submission: Submission) => void,
) =>
  useMutation({
    mutationFn: (answer: Answer) => callApi(calls.answerPlanComment, { submissionId, ...answer }),
    onSuccess: ({ submission }) => onAnswered(submission),
  });

/** Sends the plan back to the reviewer as its next version. */
export const useSendAgain = (submissionId: string) => {
  const put = usePutSubmission();
  return useMutation({
    mutationFn: (revision: number) => callApi(calls.sendPlanAgain, { submissionId, revision }),
    onSuccess: ({ submission }) => put(submission),
  });
};
