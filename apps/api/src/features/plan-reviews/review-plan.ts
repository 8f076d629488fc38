import { REVIEW_HOLD_MINUTES } from '@wonderfield/contract/limits';
import type { AnswerField } from '@wonderfield/contract/plans/plan';
import type { Work } from '../../context/context.ts';
import type { SignedInOperator } from '../../context/operator-actor.ts';
import type { Db } from '../../db/connection.ts';
import { Refusal } from '../../domain-error.ts';
import { holdSent } from '../submissions/submissions.ts';
import {
  deleteComment,
  insertComment,
  updateComment,
  updateHeld,
  updateReleased,
} from './plan-reviews.queries.ts';
import { ensureMayReview, ensureVersion } from './plan-reviews.rules.ts';
import { thenRead } from './read-plans.ts';

type Reviewing = Work<SignedInOperator>;

/** Takes the plan for this reviewer, or holds it for another half hour. */
export const holdForReview = async (work: Reviewing, tx: Db, submissionId: string) => {
  const { deps, actor } = work;
  const now = deps.now();
  const { operatorId } = actor;
  const plan = await holdSent(tx, submissionId);
  ensureMayReview(plan, { operatorId, now });
  const until = new Date(now.getTime() + REVIEW_HOLD_MINUTES * 60_000);
  await updateHeld(tx, { submissionId: plan.id, operatorId, until });
  if (plan.held_by !== operatorId) await work.record(tx, 'plan.taken', plan.id);
  return plan;
};

export const takePlan = (work: Reviewing, { submissionId }: { submissionId: string }) =>
  thenRead(work, async (tx) => {
    const { id } = await holdForReview(work, tx, submissionId);
    return id;
  });

/** Gives it back to the queue; what was written about it stays for the next reviewer. */
export const releasePlan = (work: Reviewing, { submissionId }: { submissionId: string }) =>
  thenRead(work, async (tx) => {
    const plan = await holdSent(tx, submissionId);
    ensureMayReview(plan, { operatorId: work.actor.operatorId, now: work.deps.now() });
    await updateReleased(tx, plan.id);
    return plan.id;
  });

type Comment = {
  submissionId: string;
  version: number;
  commentId?: string | undefined;
  field: AnswerField;
  text: string;
};

/** Writes a comment, or changes one the author has not seen. */
export const commentOnPlan = (work: Reviewing, { commentId, ...comment }: Comment) =>
  thenRead(work, async (tx) => {
    const plan = await holdForReview(work, tx, comment.submissionId);
    ensureVersion(plan, comment.version);
    const now = work.deps.now();
    const about = { ...comment, submissionId: plan.id, now };
    if (!commentId) {
      await insertComment(tx, { ...about, operatorId: work.actor.operatorId });
    } else if (!(await updateComment(tx, { ...about, commentId }))) {
      throw new Refusal('PLN_009');
    }
    return plan.id;
  });

/** Taken back before the author has seen it; gone already is gone. */
export const removeComment = (
  work: Reviewing,
  { submissionId, commentId }: { submissionId: string; commentId: string },
) =>
  thenRead(work, async (tx) => {
    const plan = await holdForReview(work, tx, submissionId);
    await deleteComment(tx, { commentId, submissionId: plan.id });
    return plan.id;
  });
