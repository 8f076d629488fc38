import type { PlanNews } from '@wonderfield/contract/plans/submission';
import type { Db } from '../../db/connection.ts';
import type { SignedInOperator } from '../../work/operator-actor.ts';
import type { Work } from '../../work/work.ts';
import { shelvePlan, unshelvePlan } from '../library/library.ts';
import { holdSent, readSentVersion } from '../submissions/submissions.ts';
import { countUntold, updateDecided, updateTold } from './plan-reviews.queries.ts';
import {
  type Decision,
  ensureFitsComments,
  ensureState,
  ensureVersion,
} from './plan-reviews.rules.ts';
import { readReviewed } from './read-plans.ts';
import { holdForReview } from './review-plan.ts';

type Reviewing = Work<SignedInOperator>;

const OUTCOMES = {
  askForChanges: { state: 'changesAsked', action: 'plan.changes-asked' },
  accept: { state: 'accepted', action: 'plan.accepted' },
  decline: { state: 'declined', action: 'plan.declined' },
} as const;

const tellAuthor = ({ deps }: Reviewing, tx: Db, submissionId: string, news: PlanNews) =>
  deps.jobs.enqueue(tx, 'mail-plan-decision', { submissionId, news });

type Decided = { submissionId: string; version: number } & (
  | { decision: Exclude<Decision, 'decline'> }
  | { decision: 'decline'; reason: string }
);

/** What a reviewer decides about the version before them; with it the author sees the comments. */
export const decidePlan = (work: Reviewing, decided: Decided) =>
  work.atomically(async (tx) => {
    const now = work.deps.now();
    const plan = await holdForReview(work, tx, decided.submissionId);
    ensureVersion(plan, decided.version);
    ensureFitsComments(decided.decision, await countUntold(tx, plan.id));
    const { state, action } = OUTCOMES[decided.decision];
    const reason = 'reason' in decided ? decided.reason : undefined;
    await updateTold(tx, { submissionId: plan.id, now });
    await updateDecided(tx, { submissionId: plan.id, state, reason: reason ?? null, now });
    await tellAuthor(work, tx, plan.id, state);
    await work.record(tx, action, plan.id, { reason });
    return readReviewed(work, tx, plan.id);
  });

/** Puts the accepted version into the library. */
export const publishPlan = (work: Reviewing, { submissionId }: { submissionId: string }) =>
  work.atomically(async (tx) => {
    const now = work.deps.now();
    const plan = await holdSent(tx, submissionId);
    ensureState(plan, 'accepted');
    const answers = await readSentVersion(tx, { submissionId: plan.id, number: plan.version });
    await shelvePlan(tx, { id: plan.id, authorId: plan.author_id, answers, now });
    await updateDecided(tx, { submissionId: plan.id, state: 'published', reason: null, now });
    await tellAuthor(work, tx, plan.id, 'published');
    await work.record(tx, 'plan.published', plan.id);
    return readReviewed(work, tx, plan.id);
  });

/** Takes a published plan back; it stays accepted, and its author reads why. */
export const withdrawPlan = (
  work: Reviewing,
  { submissionId, reason }: { submissionId: string; reason: string },
) =>
  work.atomically(async (tx) => {
    const plan = await holdSent(tx, submissionId);
    ensureState(plan, 'published');
    await unshelvePlan(tx, plan.id);
    await updateDecided(tx, {
      ...{ submissionId: plan.id, state: 'accepted', reason, now: work.deps.now() },
    });
    await tellAuthor(work, tx, plan.id, 'withdrawn');
    await work.record(tx, 'plan.withdrawn', plan.id, { reason });
    return readReviewed(work, tx, plan.id);
  });
