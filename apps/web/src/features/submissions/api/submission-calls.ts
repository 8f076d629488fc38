import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { Draft } from '@wonderfield/contract/plans/plan';
import * as calls from '@wonderfield/contract/plans/plan-spelling';
import type { Submission, SubmissionSummary } from '@wonderfield/contract/plans/submission';
import { useCallback } from 'react';
import { callApi } from '../../../shared/call-client.ts';
import { useIdempotencyKey } from '../../../shared/use-idempotency-key.ts';

const LIST_KEY = ['submissions'];

/** The educator's own plans, drafts among them. */
export const submissionsQuery = () =>
  queryOptions({
    queryKey: LIST_KEY,
    queryFn: async (): Promise<SubmissionSummary[]> =>
      (await callApi('getSubmissions', {})).submissions,
    // A reviewer may have written meanwhile.
    staleTime: 0,
  });

/** One of them, with comments, versions and royalties. */
export const submissionQuery = (submissionId: string) =>
  queryOptions({
    queryKey: ['submission', submissionId],
    queryFn: async (): Promise<Submission> =>
      (await callApi(calls.getSubmission, { submissionId })).submission,
    staleTime: 0,
  });

/** What was sent once, and stays as it was. */
export const planVersionQuery = (submissionId: string, version: number) =>
  queryOptions({
    queryKey: ['submission', submissionId, 'version', version],
    queryFn: async (): Promise<Draft> =>
      (await callApi(calls.getPlanVersion, { submissionId, version })).answers,
    staleTime: Number.POSITIVE_INFINITY,
  });

export const useDeleteDraft = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (submissionId: string) => callApi('deletePlanDraft', { submissionId }),
    onSuccess: (_answer, submissionId) => {
      client.removeQueries({ queryKey: ['submission', submissionId] });
      client.setQueryData<SubmissionSummary[]>(LIST_KEY, (list) =>
        list?.filter(({ id }) => id !== submissionId),
      );
    },
    // Somebody else may have been faster, in another window: the list tells.
    onSettled: () => client.invalidateQueries({ queryKey: LIST_KEY }),
  });
};

/** Starts a new draft with everything that is in the plan; a retry after a lost answer makes no second one. */
export const useCopyPlan = (submissionId: string) => {
  const client = useQueryClient();
  const keyOf = useIdempotencyKey();
  return useMutation({
    mutationFn: () => {
      const request = { submissionId };
      return callApi('copyPlan', request, { idempotencyKey: keyOf(request) });
    },
    onSuccess: () => client.invalidateQueries({ queryKey: LIST_KEY }),
  });
};

/** Puts what a call told about a plan where every page finds it. */
export const usePutSubmission = (submissionId: string) => {
  const client = useQueryClient();
  return useCallback(
    (submission: Submission) => {
      client.setQueryData(submissionQuery(submissionId).queryKey, submission);
      void client.invalidateQueries({ queryKey: LIST_KEY });
    },
    [client, submissionId],
  );
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

/** Answers a comment; an empty text takes the answer back. */
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
  const put = usePutSubmission(submissionId);
  return useMutation({
    mutationFn: (revision: number) => callApi(calls.sendPlanAgain, { submissionId, revision }),
    onSuccess: ({ submission }) => put(submission),
  });
};
