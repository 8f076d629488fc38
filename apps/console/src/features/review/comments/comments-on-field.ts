import type { ReviewComment, ReviewedPlan } from '@wonderfield/contract/operators/review-views';
import type { AnswerField } from '@wonderfield/contract/plans/plan';
import type { CommentDraft } from './comment-drafts.ts';

type Commented = Pick<ReviewedPlan, 'comments' | 'version'>;

/** Written about the version at hand, and not yet seen by its author. */
const isOpen = (comment: ReviewComment, { version }: Commented) =>
  comment.version === version && !comment.isTold;

const asDraft = ({ id, field, text }: ReviewComment): CommentDraft => ({
  key: id,
  field,
  commentId: id,
  text,
  state: 'saved',
});

/** The comments that may still be changed. */
export const openIds = (plan: Commented) =>
  plan.comments.filter((comment) => isOpen(comment, plan)).map(({ id }) => id);

/** Your own open comments: what is typed here goes before what the server knows of it. */
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

/** Open comments of a reviewer who has given the plan back. */
export const commentsOfColleagues = (field: AnswerField, plan: Commented) =>
  plan.comments.filter(
    (comment) => comment.field === field && !comment.isYours && isOpen(comment, plan),
  );

/** What the author has been told about this field, up to a version. */
export const sentComments = (field: AnswerField, plan: Commented, version: number) =>
  plan.comments.filter(
    (comment) => comment.field === field && comment.isTold && comment.version <= version,
  );

/** How many the author would be told with a decision made now. */
export const countOpen = (plan: Commented, drafts: readonly CommentDraft[]) => {
  const onServer = plan.comments.filter((comment) => isOpen(comment, plan));
  const unsaved = drafts.filter(
    ({ commentId, text }) =>
      text.trim() !== '' && onServer.every((comment) => comment.id !== commentId),
  );
  return onServer.length + unsaved.filter(({ state }) => state !== 'saved').length;
};
