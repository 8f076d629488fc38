import type { ReviewedPlan } from '@wonderfield/contract/operators/review-views';
import { createContext, useContext } from 'react';
import type { CommentDrafts } from '../comments/comment-drafts.ts';

type Review = {
  plan: ReviewedPlan;
  drafts: CommentDrafts;
  /** For actions that remove their own button. */
  focusHeading: () => void;
};

/** Provides the open plan and its drafts. */
export const ReviewContext = createContext<Review | null>(null);

export const useReview = () => {
  const review = useContext(ReviewContext);
  if (!review) throw new Error('useReview must be used inside <ReviewContext>.');
  return review;
};
