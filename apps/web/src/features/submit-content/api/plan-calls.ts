import { queryOptions, useMutation } from '@tanstack/react-query';
import * as calls from '@wonderfield/contract/plans/plan-codec';
import { callApi, type RequestOf } from '../../../shared/call-client.ts';
import { useListChanged } from '../../../shared/plans/plan-calls.ts';
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

/** Submits for review; a retry after a lost answer submits nothing twice. */
export const useSubmitPlan = () => {
  const keyFor = useIdempotencyKey();
  const listChanged = useListChanged();
  return useMutation({
    mutationFn: (request: RequestOf<'sendSubmitContentEmail'>) =>
      callApi(calls.sendSubmitContentEmail, request, { idempotencyKey: keyFor(request) }),
    onSuccess: listChanged,
  });
};
