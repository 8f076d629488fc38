import type {
  ListedPlan,
  PlanQueue,
  ReviewedPlan,
} from '@wonderfield/contract/operators/review-views';
import { type Draft, PLAN_FIELDS } from '@wonderfield/contract/plans/plan';
import type { Context } from '../../context/context.ts';
import type { SignedInOperator } from '../../context/operator-actor.ts';
import type { Db } from '../../db/connection/connection.ts';
import { DomainError } from '../../domain-error.ts';
import { findSentences, publishedAt } from '../library/library.ts';
import { readParts, readSentVersion } from '../submissions/submissions.ts';
import { findLinks, studentNamesIn, telltaleSentences, textOf } from './plan-checks.rules.ts';
import {
  countOnQueues,
  selectOptionalSent,
  selectQueue,
  selectStudentNames,
} from './plan-reviews.queries.ts';

type Row = Awaited<ReturnType<typeof selectQueue>>[number];
type Caller = { operatorId: string; now: Date };

/** Returns the reviewer who claimed the plan, until the claim expires. */
const findClaimant = (row: Row, { operatorId, now }: Caller) =>
  row.held_by !== null && row.held_until !== null && row.held_until > now
    ? {
        name: row.holder ?? '',
        isYou: row.held_by === operatorId,
        until: row.held_until.toISOString(),
      }
    : undefined;

const showListed = (row: Row, asking: Caller): ListedPlan => ({
  submissionId: row.id,
  state: row.state,
  planType: row.plan_type ?? '',
  topic: row.title ?? '',
  subject: row.subject ?? '',
  grades: row.grades ?? [],
  version: row.version,
  since: (row.decided_at ?? row.sent_at ?? asking.now).toISOString(),
  authorName: `${row.first_name} ${row.last_name}`.trim(),
  heldBy: findClaimant(row, asking),
});

export const listPlans = async (
  { deps, actor }: Context<SignedInOperator>,
  { shelf: queue }: { shelf: PlanQueue },
) => {
  const asking = { operatorId: actor.operatorId, now: deps.now() };
  const rows = await selectQueue(deps.db, queue);
  return {
    plans: rows.map((row) => showListed(row, asking)),
    counts: await countOnQueues(deps.db),
  };
};

const checkPlan = async (db: Db, { authorId, answers }: { authorId: string; answers: Draft }) => {
  const text = textOf(answers);
  return {
    studentNames: studentNamesIn(text, await selectStudentNames(db, authorId)),
    sharedWith: await findSentences(db, {
      sentences: telltaleSentences(textOf(answers, PLAN_FIELDS)),
      exceptAuthorId: authorId,
    }),
    links: findLinks(text),
  };
};

/** Returns the reviewer's view of a plan: all sent versions, without later edits of the author. */
const readReviewed = async (
  { deps, actor }: Context<SignedInOperator>,
  submissionId: string,
): Promise<{ plan: ReviewedPlan }> => {
  const { db } = deps;
  const row = await selectOptionalSent(db, submissionId);
  if (!row) throw new DomainError('PLN_001');
  const { versions, comments, royalties } = await readParts(db, row.id);
  const previous =
    row.version > 1
      ? await readSentVersion(db, { submissionId: row.id, number: row.version - 1 })
      : undefined;
  return {
    plan: {
      ...showListed(row, { operatorId: actor.operatorId, now: deps.now() }),
      author: {
        userId: row.author_id,
        schoolName: row.school_name ?? undefined,
        isSuspended: row.suspended_at !== null,
      },
      answers: row.answers,
      previous,
      versions,
      comments: comments.map(({ operatorId, ...comment }) => ({
        ...comment,
        isYours: operatorId === actor.operatorId,
      })),
      checks: await checkPlan(db, { authorId: row.author_id, answers: row.answers }),
      reason: row.reason ?? undefined,
      publishedAt: (await publishedAt(db, row.id))?.toISOString(),
      royalties,
    },
  };
};

/** Runs a reviewer's step in a transaction and reads the plan after the commit, without locks. */
export const thenRead = async (ctx: Context<SignedInOperator>, step: (tx: Db) => Promise<string>) =>
  readReviewed(ctx, await ctx.transaction(step));

export const readPlan = (
  ctx: Context<SignedInOperator>,
  { submissionId }: { submissionId: string },
) => readReviewed(ctx, submissionId);

export const readPlanVersion = async (
  { deps }: Context<SignedInOperator>,
  { submissionId, version }: { submissionId: string; version: number },
) => ({ answers: await readSentVersion(deps.db, { submissionId, number: version }) });
