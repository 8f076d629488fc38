import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { PlanQueue, ReviewedPlan } from '@wonderfield/contract/operators/review-views';
import { callOperators } from '../../../shared/call-client.ts';

const LISTS = ['plans'];

/** The plans of one shelf; the tabs above ask for those that wait, again and again. */
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

/** What was sent once stays as it was. */
export const planVersionQuery = (submissionId: string, version: number) =>
  queryOptions({
    queryKey: ['plan-version', submissionId, version],
    queryFn: async () =>
      (await callOperators('readPlanVersion', { submissionId, version })).answers,
    staleTime: Number.POSITIVE_INFINITY,
  });

/** Puts a plan as the server told it in place of the one known, and asks where it is listed now. */
export const keepPlan = async (queryClient: QueryClient, plan: ReviewedPlan) => {
  const { queryKey } = planQuery(plan.submissionId);
  // An answer already under way is older than this one.
  await queryClient.cancelQueries({ queryKey });
  queryClient.setQueryData(queryKey, plan);
};

export const askListsAgain = (queryClient: QueryClient) =>
  queryClient.invalidateQueries({ queryKey: LISTS });

/** It is not as it was: reads the plan and the lists again. */
export const readPlanAgain = (queryClient: QueryClient, submissionId: string) =>
  Promise.all([
    queryClient.invalidateQueries({ queryKey: planQuery(submissionId).queryKey }),
    askListsAgain(queryClient),
  ]);
