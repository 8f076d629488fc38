import { queryOptions, replaceEqualDeep, useMutation, useQueryClient } from '@tanstack/react-query';
import * as calls from '@wonderfield/contract/plans/plan-codec';
import type { Submission, SubmissionSummary } from '@wonderfield/contract/plans/submission';
import { useCallback } from 'react';
import { callApi } from '../call/call-client.ts';
import type { SaveRequest } from './autosave/save-request.ts';

/** Fetches the educator's plans, including drafts. */
export const submissionsQuery = () =>
  queryOptions({
    queryKey: ['submissions'],
    queryFn: async (): Promise<SubmissionSummary[]> =>
      (await callApi('getSubmissions', {})).submissions,
    // A reviewer may have commented since.
    staleTime: 0,
  });

const readSubmission = async (submissionId: string): Promise<Submission> =>
  (await callApi(calls.getSubmission, { submissionId })).submission;

/** Keeps the known plan if a save made it newer than this response. */
const newerOf = (cached: Submission | undefined, read: Submission) =>
  cached && cached.revision > read.revision ? cached : replaceEqualDeep(cached, read);

/** Fetches a plan with comments, versions and royalties. */
export const submissionQuery = (submissionId: string) =>
  queryOptions({
    queryKey: ['submission', submissionId],
    queryFn: () => readSubmission(submissionId),
    structuralSharing: (cached, read) => newerOf(cached as Submission, read as Submission),
    staleTime: 0,
  });

/** Returns a function that refreshes the author's list. */
export const useListChanged = () => {
  const client = useQueryClient();
  return useCallback(
    () => void client.invalidateQueries({ queryKey: submissionsQuery().queryKey }),
    [client],
  );
};

/** Returns a function that stores a plan from a response in the cache. */
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

/** Saves a plan and updates the cache, so the next page shows it before a refetch. */
export const useSavePlan = () => {
  const client = useQueryClient();
  const listChanged = useListChanged();
  return useMutation({
    mutationFn: ({ changes, idempotencyKey, ...key }: SaveRequest & { idempotencyKey: string }) =>
      callApi(calls.savePlan, { ...changes, ...key }, { idempotencyKey }),
    onSuccess: ({ submissionId, revision }, { changes }) => {
      client.setQueryData(submissionQuery(submissionId).queryKey, (cached) =>
        // The response to a retry may be older than the cached plan.
        cached && cached.revision < revision
          ? { ...cached, answers: { ...cached.answers, ...changes }, revision }
          : cached,
      );
      listChanged();
    },
  });
};

/** Fetches the newest version of a plan that another window changed. */
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
    // Refresh the list, because another window may have changed it.
    onSettled: listChanged,
  });
};
