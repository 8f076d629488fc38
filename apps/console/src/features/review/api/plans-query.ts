import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { PlanQueue, ReviewedPlan } from '@wonderfield/contract/operators/review-views';
import { callOperators } from '../../../shared/call/call-client.ts';

const LISTS = ['plans'];

/** Reads the plans of one queue. The tabs refresh the waiting plans regularly. */
export const plansQuery = (queue: PlanQueue) =>
  queryOptions({
    queryKey: [...LISTS, queue],
    queryFn: () => callOperators('listPlans', { shelf: queue }),
  });

export const planQuery = (submissionId: string) =>
  queryOptions({
    queryKey: ['plan', submissionId],
    queryFn: async () => (await callOperators('readPlan', { submissionId })).plan,
  });

/** Reads a sent version, which never changes. */
export const planVersionQuery = (submissionId: string, version: number) =>
  queryOptions({
    queryKey: ['plan-version', submissionId, version],
    queryFn: async () =>
      (await callOperators('readPlanVersion', { submissionId, version })).answers,
    staleTime: Number.POSITIVE_INFINITY,
  });

/** Replaces the cached plan with the server's result and reloads the lists. */
export const keepPlan = async (queryClient: QueryClient, plan: ReviewedPlan) => {
  const { queryKey } = planQuery(plan.submissionId);
  // A pending response is older than this one.
  await queryClient.cancelQueries({ queryKey });
  queryClient.setQueryData(queryKey, plan);
};

export const askListsAgain = (queryClient: QueryClient) =>
  queryClient.invalidateQueries({ queryKey: LISTS });

/** Reloads the plan and the lists, because the plan has changed. */
export const readPlanAgain = (queryClient: QueryClient, submissionId: string) =>
  Promise.all([
    queryClient.invalidateQueries({ queryKey: planQuery(submissionId).queryKey }),
    askListsAgain(queryClient),
  ]);
