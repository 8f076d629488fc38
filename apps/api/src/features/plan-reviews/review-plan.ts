import { REVIEW_CLAIM_MINUTES } from '@wonderfield/contract/limits';
import type { AnswerField } from '@wonderfield/contract/plans/plan';
import type { Context } from '../../context/context.ts';
import type { SignedInOperator } from '../../context/operator-actor.ts';
import type { Db } from '../../db/connection/connection.ts';
import { DomainError } from '../../domain-error.ts';
import { lockSubmitted } from '../submissions/submissions.ts';
import {
  deleteComment,
  insertComment,
  updateClaimed,
  updateComment,
  updateReleased,
} from './plan-reviews.queries.ts';
import { ensureMayReview, ensureVersion } from './plan-reviews.rules.ts';
import { thenRead } from './read-plans.ts';

type Reviewing = Context<SignedInOperator>;

/** Claims the plan for this reviewer, or extends the claim by half an hour. */
export const claimForReview = async (task: Reviewing, tx: Db, submissionId: string) => {
  const { deps, actor } = task;
  const now = deps.now();
  const { operatorId } = actor;
  const plan = await lockSubmitted(tx, submissionId);
  ensureMayReview(plan, { operatorId, now });
  const until = new Date(now.getTime() + REVIEW_CLAIM_MINUTES * 60_000);
  await updateClaimed(tx, { submissionId: plan.id, operatorId, until });
  if (plan.held_by !== operatorId) await task.audit(tx, 'plan.taken', plan.id);
  return plan;
};

export const takePlan = (task: Reviewing, { submissionId }: { submissionId: string }) =>
  thenRead(task, async (tx) => {
    const { id } = await claimForReview(task, tx, submissionId);
    return id;
  });

/** Returns the plan to the queue and keeps its comments for the next reviewer. */
export const releasePlan = (task: Reviewing, { submissionId }: { submissionId: string }) =>
  thenRead(task, async (tx) => {
    const plan = await lockSubmitted(tx, submissionId);
    ensureMayReview(plan, { operatorId: task.actor.operatorId, now: task.deps.now() });
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

/** Adds a comment, or changes one the author has not seen. */
export const commentOnPlan = (task: Reviewing, { commentId, ...comment }: Comment) =>
  thenRead(task, async (tx) => {
    const plan = await claimForReview(task, tx, comment.submissionId);
    ensureVersion(plan, comment.version);
    const now = task.deps.now();
    const about = { ...comment, submissionId: plan.id, now };
    if (!commentId) {
      await insertComment(tx, { ...about, operatorId: task.actor.operatorId });
    } else if (!(await updateComment(tx, { ...about, commentId }))) {
      throw new DomainError('PLN_009');
    }
    return plan.id;
  });

/** Removes a comment the author has not seen. Succeeds if it was already removed. */
export const removeComment = (
  task: Reviewing,
  { submissionId, commentId }: { submissionId: string; commentId: string },
) =>
  thenRead(task, async (tx) => {
    const plan = await claimForReview(task, tx, submissionId);
    await deleteComment(tx, { commentId, submissionId: plan.id });
    return plan.id;
  });
