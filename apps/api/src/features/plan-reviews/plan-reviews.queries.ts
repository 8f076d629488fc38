import type { PlanQueue } from '@wonderfield/contract/operators/review-views';
import type { AnswerField } from '@wonderfield/contract/plans/plan';
import type {
  Currency,
  PlanNotification,
  RoyaltyStatus,
  SubmissionState,
} from '@wonderfield/contract/plans/submission';
import type { Db } from '../../db/connection/connection.ts';
import { planExcerpts } from '../../db/expressions/plan-excerpts.ts';
import { toUuid } from '../../db/to-uuid.ts';

const MAX_SHOWN = 200;

/** States in each queue. Drafts are in none. */
const STATES_ON: Record<PlanQueue, SubmissionState[]> = {
  waiting: ['submitted', 'inReview'],
  withAuthor: ['changesAsked'],
  accepted: ['accepted'],
  published: ['published'],
  declined: ['declined'],
};

export const countOnQueues = async (db: Db) => {
  const rows = await db
    .selectFrom('plan_submissions')
    .select('state')
    .select(({ fn }) => fn.countAll<string>().as('plans'))
    .where('version', '>', 0)
    .groupBy('state')
    .execute();
  const on = (queue: PlanQueue) =>
    rows
      .filter(({ state }) => STATES_ON[queue].includes(state))
      .reduce((sum, { plans }) => sum + Number(plans), 0);
  return {
    waiting: on('waiting'),
    withAuthor: on('withAuthor'),
    accepted: on('accepted'),
    published: on('published'),
    declined: on('declined'),
  };
};

/** Selects plans by the last sent version, never with later edits of the author. */
const sent = (db: Db) =>
  db
    .selectFrom('plan_submissions')
    .innerJoin('plan_versions', (join) =>
      join
        .onRef('plan_versions.submission_id', '=', 'plan_submissions.id')
        .onRef('plan_versions.number', '=', 'plan_submissions.version'),
    )
    .innerJoin('users', 'users.id', 'plan_submissions.author_id')
    .innerJoin('educators', 'educators.user_id', 'users.id')
    .leftJoin('operators', 'operators.id', 'plan_submissions.held_by')
    .select(['plan_submissions.id', 'plan_submissions.state', 'version', 'decided_at'])
    .select('plan_submissions.sent_at')
    .select(['held_by', 'held_until', 'reason', 'operators.name as holder'])
    .select(['author_id', 'users.first_name', 'users.last_name', 'users.suspended_at'])
    .select('educators.school_name')
    .innerJoinLateral(planExcerpts('plan_versions.answers'), (join) => join.onTrue())
    .select(['short.title', 'short.plan_type', 'short.subject', 'short.grades']);

/** Sorts waiting plans by the longest wait and decided plans by the newest decision. */
export const selectQueue = (db: Db, queue: PlanQueue) => {
  const plans = sent(db).where('plan_submissions.state', 'in', STATES_ON[queue]).limit(MAX_SHOWN);
  return queue === 'waiting'
    ? plans.orderBy('plan_submissions.sent_at').orderBy('plan_submissions.id').execute()
    : plans.orderBy('decided_at', 'desc').orderBy('plan_submissions.id', 'desc').execute();
};

export const selectOptionalSent = (db: Db, submissionId: string) =>
  sent(db)
    .select('plan_versions.answers')
    .where('plan_submissions.id', '=', toUuid(submissionId))
    .executeTakeFirst();

export const updateClaimed = (
  tx: Db,
  held: { submissionId: string; operatorId: string; until: Date },
) =>
  tx
    .updateTable('plan_submissions')
    .set({ state: 'inReview', held_by: held.operatorId, held_until: held.until })
    .where('id', '=', held.submissionId)
    .execute();

export const updateReleased = (tx: Db, submissionId: string) =>
  tx
    .updateTable('plan_submissions')
    .set({ state: 'submitted', held_by: null, held_until: null })
    .where('id', '=', submissionId)
    .execute();

export const updateDecided = (
  tx: Db,
  decided: { submissionId: string; state: SubmissionState; reason: string | null; now: Date },
) =>
  tx
    .updateTable('plan_submissions')
    .set({
      state: decided.state,
      reason: decided.reason,
      decided_at: decided.now,
      changed_at: decided.now,
      held_by: null,
      held_until: null,
    })
    .where('id', '=', decided.submissionId)
    .execute();

type NewDecision = {
  submissionId: string;
  version: number;
  news: PlanNotification;
  reason?: string | undefined;
  now: Date;
};

export const insertDecision = (tx: Db, decision: NewDecision) =>
  tx
    .insertInto('plan_decisions')
    .values({
      submission_id: decision.submissionId,
      version: decision.version,
      news: decision.news,
      reason: decision.reason ?? null,
      decided_at: decision.now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();

type Comment = { submissionId: string; version: number; field: AnswerField; text: string };

export const insertComment = (tx: Db, comment: Comment & { operatorId: string; now: Date }) =>
  tx
    .insertInto('plan_comments')
    .values({
      submission_id: comment.submissionId,
      version: comment.version,
      field: comment.field,
      comment: comment.text,
      operator_id: comment.operatorId,
      written_at: comment.now,
    })
    .execute();

type Untold = { commentId: string; submissionId: string };

/** Updates a comment that the author has not seen. */
export const updateComment = (tx: Db, comment: Untold & Comment & { now: Date }) =>
  tx
    .updateTable('plan_comments')
    .set({ comment: comment.text, written_at: comment.now })
    .where('id', '=', toUuid(comment.commentId))
    .where('submission_id', '=', comment.submissionId)
    .where('field', '=', comment.field)
    .where('told_at', 'is', null)
    .returning('id')
    .executeTakeFirst();

export const deleteComment = (tx: Db, { commentId, submissionId }: Untold) =>
  tx
    .deleteFrom('plan_comments')
    .where('id', '=', toUuid(commentId))
    .where('submission_id', '=', submissionId)
    .where('told_at', 'is', null)
    .returning('id')
    .executeTakeFirst();

export const countUntold = async (tx: Db, submissionId: string) => {
  const { comments } = await tx
    .selectFrom('plan_comments')
    .select(({ fn }) => fn.countAll<string>().as('comments'))
    .where('submission_id', '=', submissionId)
    .where('told_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(comments);
};

export const updateSent = (tx: Db, { submissionId, now }: { submissionId: string; now: Date }) =>
  tx
    .updateTable('plan_comments')
    .set({ told_at: now })
    .where('submission_id', '=', submissionId)
    .where('told_at', 'is', null)
    .execute();

type NewRoyalty = {
  id: string;
  submissionId: string;
  amount: string;
  currency: Currency;
  note: string;
  now: Date;
};

/** Returns undefined if the entry exists, because the same request was sent twice. */
export const insertRoyalty = (tx: Db, royalty: NewRoyalty) =>
  tx
    .insertInto('plan_royalties')
    .values({
      id: royalty.id,
      submission_id: royalty.submissionId,
      amount: royalty.amount,
      currency: royalty.currency,
      note: royalty.note,
      added_at: royalty.now,
      changed_at: royalty.now,
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst();

export const selectOptionalRoyaltyForUpdate = (tx: Db, royaltyId: string) =>
  tx
    .selectFrom('plan_royalties')
    .selectAll()
    .where('id', '=', toUuid(royaltyId))
    .forUpdate()
    .executeTakeFirst();

export const updateRoyaltyStatus = (
  tx: Db,
  { royaltyId, status, now }: { royaltyId: string; status: RoyaltyStatus; now: Date },
) =>
  tx
    .updateTable('plan_royalties')
    .set({ status, changed_at: now })
    .where('id', '=', royaltyId)
    .execute();

export const isSuspended = async (db: Db, userId: string) => {
  const author = await db
    .selectFrom('users')
    .select('id')
    .where('id', '=', userId)
    .where('suspended_at', 'is not', null)
    .executeTakeFirst();
  return author !== undefined;
};

/** Selects the registered names of all students in the author's classrooms. */
export const selectStudentNames = async (db: Db, authorId: string) => {
  const rows = await db
    .selectFrom('classroom_educators')
    .innerJoin('enrollments', 'enrollments.classroom_id', 'classroom_educators.classroom_id')
    .innerJoin('users', 'users.id', 'enrollments.student_id')
    .innerJoin('students', 'students.user_id', 'users.id')
    .select(({ fn }) => [
      fn.coalesce('students.given_first_name', 'users.first_name').as('first_name'),
      fn.coalesce('students.given_last_name', 'users.last_name').as('last_name'),
    ])
    .distinct()
    .where('classroom_educators.educator_id', '=', authorId)
    .execute();
  return rows.map((row) => ({ firstName: row.first_name, lastName: row.last_name }));
};
