import type { ReviewedPlan } from '@wonderfield/contract/operators/review-views';
import { createContext, useContext } from 'react';
import type { CommentDrafts } from '../comments/comment-drafts.ts';

type Review = {
  plan: ReviewedPlan;
  drafts: CommentDrafts;
  /** After a step that takes its own button away. */
  focusHeading: () => void;
};

/** The plan that is open, and what is typed about it. */
export const ReviewContext = createContext<Review | null>(null);

export const useReview = () => {
  const review = useContext(ReviewContext);
  if (!review) throw new Error('useReview needs a <ReviewContext> above it');
  return review;
};
