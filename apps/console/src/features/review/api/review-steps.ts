import { useQueryClient } from '@tanstack/react-query';
import { ApiError } from '@wonderfield/client/errors';
import type { ReviewedPlan } from '@wonderfield/contract/operators/review-views';
import type { RoyaltyStatus } from '@wonderfield/contract/plans/submission';
import { callOperators, type RequestOf } from '../../../shared/call/call-client.ts';
import { askListsAgain, keepPlan, readPlanAgain } from './plans-query.ts';

type RoyaltyForm = Omit<RequestOf<'addRoyalty'>, 'submissionId'>;

/**
 * Actions of a reviewer. Each returns the updated plan. An error means that the page is outdated,
 * so the plan is reloaded.
 */
export const useReviewSteps = ({
  submissionId,
  version,
}: Pick<ReviewedPlan, 'submissionId' | 'version'>) => {
  const queryClient = useQueryClient();
  const taken = async (step: Promise<{ plan: ReviewedPlan }>) => {
    try {
      await keepPlan(queryClient, (await step).plan);
      void askListsAgain(queryClient);
    } catch (error) {
      if (error instanceof ApiError) await readPlanAgain(queryClient, submissionId);
      throw error;
    }
  };
  const about = { submissionId, version };
  return {
    take: () => taken(callOperators('takePlan', { submissionId })),
    giveBack: () => taken(callOperators('releasePlan', { submissionId })),
    askForChanges: () =>
      taken(callOperators('decidePlan', { ...about, decision: 'askForChanges' })),
    accept: () => taken(callOperators('decidePlan', { ...about, decision: 'accept', isFit: true })),
    decline: (reason: string) =>
      taken(callOperators('decidePlan', { ...about, decision: 'decline', reason })),
    publish: () => taken(callOperators('publishPlan', { submissionId })),
    withdraw: (reason: string) => taken(callOperators('withdrawPlan', { submissionId, reason })),
    addRoyalty: (form: RoyaltyForm) =>
      taken(callOperators('addRoyalty', { ...form, submissionId })),
    setRoyaltyStatus: (royaltyId: string, status: RoyaltyStatus) =>
      taken(callOperators('setRoyaltyStatus', { royaltyId, status })),
    /** Removes the comment of a reviewer who has released the plan. */
    removeComment: (commentId: string) =>
      taken(callOperators('removePlanComment', { submissionId, commentId })),
  };
};
