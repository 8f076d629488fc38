import { queryOptions, useMutation } from '@tanstack/react-query';
import * as calls from '@wonderfield/contract/plans/plan-codec';
import { callApi, type RequestOf } from '../../../shared/call/call-client.ts';
import { useIdempotencyKey } from '../../../shared/call/use-idempotency-key.ts';
import { useListChanged } from '../../../shared/plans/plan-calls.ts';

/** Fetched once when the wizard opens, because a refetch must not overwrite the input. */
const asOpened = { staleTime: Number.POSITIVE_INFINITY, gcTime: 0 } as const;

/** Fetches the last saved draft and the author's profile, once per visit. */
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

/** Submits for review. A retry after a lost response submits nothing twice. */
export const useSubmitPlan = () => {
  const keyFor = useIdempotencyKey();
  const listChanged = useListChanged();
  return useMutation({
    mutationFn: (request: RequestOf<'sendSubmitContentEmail'>) =>
      callApi(calls.sendSubmitContentEmail, request, { idempotencyKey: keyFor(request) }),
    onSuccess: listChanged,
  });
};
