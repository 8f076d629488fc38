import { REVIEW_CLAIM_MINUTES } from '@wonderfield/contract/limits';
import type { AnswerField } from '@wonderfield/contract/plans/plan';
import type { Context } from '../../context/context.ts';
import type { SignedInOperator } from '../../context/operator-actor.ts';
import type { Db } from '../../db/connection.ts';
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

/** Takes the plan for this reviewer, or holds it for another half hour. */
export const claimForReview = async (ctx: Reviewing, tx: Db, submissionId: string) => {
  const { deps, actor } = ctx;
  const now = deps.now();
  const { operatorId } = actor;
  const plan = await lockSubmitted(tx, submissionId);
  ensureMayReview(plan, { operatorId, now });
  const until = new Date(now.getTime() + REVIEW_CLAIM_MINUTES * 60_000);
  await updateClaimed(tx, { submissionId: plan.id, operatorId, until });
  if (plan.held_by !== operatorId) await ctx.audit(tx, 'plan.taken', plan.id);
  return plan;
};

export const takePlan = (ctx: Reviewing, { submissionId }: { submissionId: string }) =>
  thenRead(ctx, async (tx) => {
    const { id } = await claimForReview(ctx, tx, submissionId);
    return id;
  });

/** Gives it back to the queue; what was written about it stays for the next reviewer. */
export const releasePlan = (ctx: Reviewing, { submissionId }: { submissionId: string }) =>
  thenRead(ctx, async (tx) => {
    const plan = await lockSubmitted(tx, submissionId);
    ensureMayReview(plan, { operatorId: ctx.actor.operatorId, now: ctx.deps.now() });
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
export const commentOnPlan = (ctx: Reviewing, { commentId, ...comment }: Comment) =>
  thenRead(ctx, async (tx) => {
    const plan = await claimForReview(ctx, tx, comment.submissionId);
    ensureVersion(plan, comment.version);
    const now = ctx.deps.now();
    const about = { ...comment, submissionId: plan.id, now };
    if (!commentId) {
      await insertComment(tx, { ...about, operatorId: ctx.actor.operatorId });
    } else if (!(await updateComment(tx, { ...about, commentId }))) {
      throw new DomainError('PLN_009');
    }
    return plan.id;
  });

/** Taken back before the author has seen it; gone already is gone. */
export const removeComment = (
  ctx: Reviewing,
  { submissionId, commentId }: { submissionId: string; commentId: string },
) =>
  thenRead(ctx, async (tx) => {
    const plan = await claimForReview(ctx, tx, submissionId);
    await deleteComment(tx, { commentId, submissionId: plan.id });
    return plan.id;
  });
