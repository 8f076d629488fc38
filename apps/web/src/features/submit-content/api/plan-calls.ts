import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import * as calls from '@wonderfield/contract/plans/plan-spelling';
import { callApi, type RequestOf } from '../../../shared/call-client.ts';
import type { SaveRequest } from '../../../shared/plans/autosave/save-request.ts';
import { useIdempotencyKey } from '../../../shared/use-idempotency-key.ts';

/** Read when the wizard is opened: a newer one must not slip under what is being typed. */
const asOpened = { staleTime: Number.POSITIVE_INFINITY, gcTime: 0 } as const;

/** The draft saved last, and what the author told about themselves; every visit reads its own. */
export const planStartQuery = (visit: string) =>
  queryOptions({
    queryKey: ['plan-start', visit],
    queryFn: () => callApi(calls.getPlanDraft, {}),
    ...asOpened,
  });

export const draftQuery = (submissionId: string, visit: string) =>
  queryOptions({
    queryKey: ['plan-draft', submissionId, visit],
    queryFn: async () => (await callApi(calls.getSubmission, { submissionId })).submission,
    ...asOpened,
  });

/** Everywhere an author's plans are listed or shown. */
const usePlansChanged = () => {
  const client = useQueryClient();
  return () => {
    void client.invalidateQueries({ queryKey: ['submissions'] });
    void client.invalidateQueries({ queryKey: ['submission'] });
  };
};

export const useSavePlan = () => {
  const changed = usePlansChanged();
  return useMutation({
    mutationFn: ({ changes, idempotencyKey, ...of }: SaveRequest & { idempotencyKey: string }) =>
      callApi(calls.savePlan, { ...changes, ...of }, { idempotencyKey }),
    onSuccess: changed,
  });
};

/** The newest of a draft that another window wrote in. */
export const useReadNewest = () => {
  const client = useQueryClient();
  return (submissionId: string) =>
    client.fetchQuery({
      queryKey: ['plan-newest', submissionId],
      queryFn: async () => (await callApi(calls.getSubmission, { submissionId })).submission,
      staleTime: 0,
      gcTime: 0,
    });
};

/** Submits for review; a retry after a lost answer submits nothing twice. */
export const useSubmitPlan = () => {
  const keyFor = useIdempotencyKey();
  const changed = usePlansChanged();
  return useMutation({
    mutationFn: (request: RequestOf<'sendSubmitContentEmail'>) =>
      callApi(calls.sendSubmitContentEmail, request, { idempotencyKey: keyFor(request) }),
    onSuccess: changed,
  });
};

export const useDeleteDraft = () => {
  const changed = usePlansChanged();
  return useMutation({
    mutationFn: (submissionId: string) => callApi('deletePlanDraft', { submissionId }),
    onSuccess: changed,
  });
};
