import type { PlanNotification } from '@wonderfield/contract/plans/submission';
import type { Context } from '../../context/context.ts';
import type { SignedInOperator } from '../../context/operator-actor.ts';
import type { Db } from '../../db/connection/connection.ts';
import { DomainError } from '../../domain-error.ts';
import { shelvePlan, unshelvePlan } from '../library/library.ts';
import { lockSubmitted, readSentVersion } from '../submissions/submissions.ts';
import {
  countUntold,
  insertDecision,
  isSuspended,
  updateDecided,
  updateSent,
} from './plan-reviews.queries.ts';
import {
  type Decision,
  ensureFitsComments,
  ensureState,
  ensureVersion,
} from './plan-reviews.rules.ts';
import { thenRead } from './read-plans.ts';
import { claimForReview } from './review-plan.ts';

type Reviewing = Context<SignedInOperator>;

const OUTCOMES = {
  askForChanges: { state: 'changesAsked', action: 'plan.changes-asked' },
  accept: { state: 'accepted', action: 'plan.accepted' },
  decline: { state: 'declined', action: 'plan.declined' },
} as const;

type Notice = {
  plan: { id: string; version: number };
  news: PlanNotification;
  reason?: string | undefined;
};

/** Emails the author about this decision, even if another one follows before the email is sent. */
const notifyAuthor = async (
  { deps }: Reviewing,
  tx: Db,
  { plan, news: notification, reason }: Notice,
) => {
  const { id: decisionId } = await insertDecision(tx, {
    submissionId: plan.id,
    version: plan.version,
    news: notification,
    reason,
    now: deps.now(),
  });
  await deps.jobs.enqueue(tx, 'mail-plan-decision', { decisionId });
};

type Decided = { submissionId: string; version: number } & (
  | { decision: Exclude<Decision, 'decline'> }
  | { decision: 'decline'; reason: string }
);

/** Decides about the version the reviewer sees. The author can then read the comments. */
export const decidePlan = (task: Reviewing, decided: Decided) =>
  thenRead(task, async (tx) => {
    const now = task.deps.now();
    const plan = await claimForReview(task, tx, decided.submissionId);
    ensureVersion(plan, decided.version);
    ensureFitsComments(decided.decision, await countUntold(tx, plan.id));
    const { state, action } = OUTCOMES[decided.decision];
    const reason = 'reason' in decided ? decided.reason : undefined;
    await updateSent(tx, { submissionId: plan.id, now });
    await updateDecided(tx, { submissionId: plan.id, state, reason: reason ?? null, now });
    await notifyAuthor(task, tx, { plan, news: state, reason });
    await task.audit(tx, action, plan.id, { reason });
    return plan.id;
  });

/** Publishes the accepted version in the library. */
export const publishPlan = (task: Reviewing, { submissionId }: { submissionId: string }) =>
  thenRead(task, async (tx) => {
    const now = task.deps.now();
    const plan = await lockSubmitted(tx, submissionId);
    ensureState(plan, 'accepted');
    if (await isSuspended(tx, plan.author_id)) throw new DomainError('PLN_012');
    const answers = await readSentVersion(tx, { submissionId: plan.id, number: plan.version });
    await shelvePlan(tx, { id: plan.id, authorId: plan.author_id, answers, now });
    await updateDecided(tx, { submissionId: plan.id, state: 'published', reason: null, now });
    await notifyAuthor(task, tx, { plan, news: 'published' });
    await task.audit(tx, 'plan.published', plan.id);
    return plan.id;
  });

/** Withdraws a published plan. It stays accepted, and the author sees the reason. */
export const withdrawPlan = (
  task: Reviewing,
  { submissionId, reason }: { submissionId: string; reason: string },
) =>
  thenRead(task, async (tx) => {
    const plan = await lockSubmitted(tx, submissionId);
    ensureState(plan, 'published');
    await unshelvePlan(tx, plan.id);
    await updateDecided(tx, {
      submissionId: plan.id,
      state: 'accepted',
      reason,
      now: task.deps.now(),
    });
    await notifyAuthor(task, tx, { plan, news: 'withdrawn', reason });
    await task.audit(tx, 'plan.withdrawn', plan.id, { reason });
    return plan.id;
  });
