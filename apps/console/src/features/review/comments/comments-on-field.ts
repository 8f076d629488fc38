import type { ReviewComment, ReviewedPlan } from '@wonderfield/contract/operators/review-views';
import type { AnswerField } from '@wonderfield/contract/plans/plan';
import type { CommentDraft } from './comment-drafts.ts';

type Commented = Pick<ReviewedPlan, 'comments' | 'version'>;

/** Returns true for a comment on the current version that the author has not seen. */
const isOpen = (comment: ReviewComment, { version }: Commented) =>
  comment.version === version && !comment.isTold;

const asDraft = ({ id, field, text }: ReviewComment): CommentDraft => ({
  key: id,
  field,
  commentId: id,
  text,
  state: 'saved',
});

/** Returns the ids of the comments that can still be changed. */
export const openIds = (plan: Commented) =>
  plan.comments.filter((comment) => isOpen(comment, plan)).map(({ id }) => id);

/**
 * Returns the reviewer's own open comments. Local drafts take precedence over the server's data.
 */
export const yourComments = (
  field: AnswerField,
  plan: Commented,
  drafts: readonly CommentDraft[],
): CommentDraft[] => {
  const onServer = plan.comments.filter(
    (comment) => comment.field === field && comment.isYours && isOpen(comment, plan),
  );
  const typed = drafts.filter((draft) => draft.field === field);
  const saved = onServer.filter(({ id }) => typed.every(({ commentId }) => commentId !== id));
  return [...saved.map(asDraft), ...typed];
};

/** Returns open comments of a reviewer who has released the plan. */
export const commentsOfColleagues = (field: AnswerField, plan: Commented) =>
  plan.comments.filter(
    (comment) => comment.field === field && !comment.isYours && isOpen(comment, plan),
  );

/** Returns the comments on this field that were sent to the author, up to a version. */
export const sentComments = (field: AnswerField, plan: Commented, version: number) =>
  plan.comments.filter(
    (comment) => comment.field === field && comment.isTold && comment.version <= version,
  );

/** Returns the number of comments that a decision would send to the author. */
export const countOpen = (plan: Commented, drafts: readonly CommentDraft[]) => {
  const onServer = plan.comments.filter((comment) => isOpen(comment, plan));
  const unsaved = drafts.filter(
    ({ commentId, text }) =>
      text.trim() !== '' && onServer.every((comment) => comment.id !== commentId),
  );
  return onServer.length + unsaved.filter(({ state }) => state !== 'saved').length;
};
