import { queryOptions, replaceEqualDeep, useMutation, useQueryClient } from '@tanstack/react-query';
import * as calls from '@wonderfield/contract/plans/plan-codec';
import type { Submission, SubmissionSummary } from '@wonderfield/contract/plans/submission';
import { useCallback } from 'react';
import { callApi } from '../call-client.ts';
import type { SaveRequest } from './autosave/save-request.ts';

/** The educator's own plans, drafts among them. */
export const submissionsQuery = () =>
  queryOptions({
    queryKey: ['submissions'],
    queryFn: async (): Promise<SubmissionSummary[]> =>
      (await callApi('getSubmissions', {})).submissions,
    // A reviewer may have written meanwhile.
    staleTime: 0,
  });

const readSubmission = async (submissionId: string): Promise<Submission> =>
  (await callApi(calls.getSubmission, { submissionId })).submission;

/** An answer that was on its way while something was saved is older than what is known since. */
const newerOf = (cached: Submission | undefined, read: Submission) =>
  cached && cached.revision > read.revision ? cached : replaceEqualDeep(cached, read);

/** One of them, with comments, versions and royalties. */
export const submissionQuery = (submissionId: string) =>
  queryOptions({
    queryKey: ['submission', submissionId],
    queryFn: () => readSubmission(submissionId),
    structuralSharing: (cached, read) => newerOf(cached as Submission, read as Submission),
    staleTime: 0,
  });

/** The list of an author's plans is not what it was. */
export const useListChanged = () => {
  const client = useQueryClient();
  return useCallback(
    () => void client.invalidateQueries({ queryKey: submissionsQuery().queryKey }),
    [client],
  );
};

/** Puts what a call told about a plan where every page finds it. */
export const usePutSubmission = () => {
  const client = useQueryClient();
  const listChanged = useListChanged();
  return useCallback(
    (submission: Submission) => {
      client.setQueryData(submissionQuery(submission.id).queryKey, submission);
      listChanged();
    },
    [client, listChanged],
  );
};

/** Saves what was written; whoever opens the plan next finds it there before it is read again. */
export const useSavePlan = () => {
  const client = useQueryClient();
  const listChanged = useListChanged();
  return useMutation({
    mutationFn: ({ changes, idempotencyKey, ...key }: SaveRequest & { idempotencyKey: string }) =>
      callApi(calls.savePlan, { ...changes, ...key }, { idempotencyKey }),
    onSuccess: ({ submissionId, revision }, { changes }) => {
      client.setQueryData(submissionQuery(submissionId).queryKey, (cached) =>
        // The answer to a second try may be older than what was read since.
        cached && cached.revision < revision
          ? { ...cached, answers: { ...cached.answers, ...changes }, revision }
          : cached,
      );
      listChanged();
    },
  });
};

/** The newest of a plan that another window wrote in. */
export const useReadNewest = () => {
  const client = useQueryClient();
  const put = usePutSubmission();
  return async (submissionId: string) => {
    const newest = await client.fetchQuery({
      queryKey: ['plan-newest', submissionId],
      queryFn: () => readSubmission(submissionId),
      staleTime: 0,
      gcTime: 0,
    });
    put(newest);
    return newest;
  };
};

export const useDeleteDraft = () => {
  const client = useQueryClient();
  const listChanged = useListChanged();
  return useMutation({
    mutationFn: (submissionId: string) => callApi('deletePlanDraft', { submissionId }),
    onSuccess: (_answer, submissionId) => {
      client.removeQueries({ queryKey: submissionQuery(submissionId).queryKey });
      client.setQueryData(submissionsQuery().queryKey, (list) =>
        list?.filter(({ id }) => id !== submissionId),
      );
    },
    // Somebody else may have been faster, in another window: the list tells.
    onSettled: listChanged,
  });
};
