import type { Draft } from '@wonderfield/contract/plans/plan';
import type { PlanComment, Submission } from '@wonderfield/contract/plans/submission';
import { isUnanswered } from '@wonderfield/contract/plans/submission-rules';

/**
 * What became of a comment: `open` waits for the author; `changed`, `replied` and `left` (as it is)
 * are answered and not sent yet; `settled` belongs to an earlier version; `noted` needs no answer.
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

/** What the author has to answer before the plan can be sent again. */
export const askedNow = ({ comments, version }: Pick<Submission, 'comments' | 'version'>) =>
  comments.filter((comment) => comment.version === version);
