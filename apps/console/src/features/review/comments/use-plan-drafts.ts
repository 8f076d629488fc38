import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { NetworkError } from '@wonderfield/client/errors';
import type { ReviewComment } from '@wonderfield/contract/operators/review-views';
import { useState } from 'react';
import { callOperators } from '../../../shared/call/call-client.ts';
import { keepPlan, planQuery, readPlanAgain } from '../api/plans-query.ts';
import { type CommentDraft, type CommentDrafts, createCommentDrafts } from './comment-drafts.ts';

const draftsOf = (queryClient: QueryClient, submissionId: string) => {
  const ignoringConflict = async <Result>(step: Promise<Result>) => {
    try {
      return await step;
    } catch (error) {
      // The plan was claimed, decided or sent again by others, so the page has to reload it.
      if (!(error instanceof NetworkError)) await readPlanAgain(queryClient, submissionId);
      throw error;
    }
  };

  const save = async (
    { field, text, commentId }: CommentDraft,
    tellId: (commentId: string | undefined) => void,
  ) => {
    const plan = await queryClient.ensureQueryData(planQuery(submissionId));
    const commentIds = plan.comments.map(({ id }) => id);
    // A comment on an older version is already sent, so the text becomes a new comment on this one.
    const isOpen = plan.comments.some(
      ({ id, version, isTold }) => id === commentId && version === plan.version && !isTold,
    );
    const about = { submissionId, version: plan.version, field, text };
    const response = await ignoringConflict(
      callOperators('commentOnPlan', isOpen ? { ...about, commentId } : about),
    );
    const isThis = (comment: ReviewComment) =>
      comment.isYours && comment.field === field && !commentIds.includes(comment.id);
    tellId(isOpen ? commentId : response.plan.comments.findLast(isThis)?.id);
    await keepPlan(queryClient, response.plan);
  };

  const remove = async (commentId: string) => {
    const response = await ignoringConflict(
      callOperators('removePlanComment', { submissionId, commentId }),
    );
    await keepPlan(queryClient, response.plan);
  };

  return createCommentDrafts({ save, remove });
};

/** Keeps the drafts of each plan while the screen is open. */
export const usePlanDrafts = () => {
  const queryClient = useQueryClient();
  const [drafts] = useState(() => {
    const kept = new Map<string, CommentDrafts>();
    return {
      of: (submissionId: string) => {
        const planDrafts = kept.get(submissionId) ?? draftsOf(queryClient, submissionId);
        kept.set(submissionId, planDrafts);
        return planDrafts;
      },
      hasUnsaved: () => [...kept.values()].some((each) => each.hasUnsaved()),
      /** Returns false if something could not be saved. */
      saveAll: async () => {
        const saved = await Promise.all([...kept.values()].map((each) => each.saveAll()));
        return saved.every(Boolean);
      },
    };
  });
  return drafts;
};

export type PlanDrafts = ReturnType<typeof usePlanDrafts>;
