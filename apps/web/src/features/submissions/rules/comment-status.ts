import type { Draft } from '@wonderfield/contract/plans/plan';
import type { PlanComment, Submission } from '@wonderfield/contract/plans/submission';
import { isUnanswered } from '@wonderfield/contract/plans/submission-rules';

/**
 * Status of a comment. `open` awaits the author. `changed`, `replied` and `left` (unchanged) are
 * answered but not sent. `settled` belongs to an earlier version. `noted` needs no reply.
 */
export type Standing = 'open' | 'changed' | 'replied' | 'left' | 'settled' | 'noted';

type Reviewed = Pick<Submission, 'state' | 'version' | 'sent'>;

export const standingOf = (
  comment: PlanComment,
  { state, version, sent }: Reviewed,
  answers: Draft,
): Standing => {
  if (comment.version < version) return 'settled';
  if (comment.reply) return comment.reply.leavesAsIs ? 'left' : 'replied';
  if (state !== 'changesAsked') return 'noted';
  const values = { sent: sent?.[comment.field], now: answers[comment.field] };
  return isUnanswered(values) ? 'open' : 'changed';
};

/** Returns the comments that the author has to answer before sending the plan again. */
export const askedNow = ({ comments, version }: Pick<Submission, 'comments' | 'version'>) =>
  comments.filter((comment) => comment.version === version);
