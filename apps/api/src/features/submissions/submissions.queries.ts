import type { Draft } from '@wonderfield/contract/plans/plan';
import { sql } from 'kysely';
import type { Db } from '../../db/connection/connection.ts';
import { toUuid } from '../../db/to-uuid.ts';

/** Serializes changes per author, so counts and lookups stay valid until the transaction ends. */
export const lockAuthor = (tx: Db, authorId: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`plans of:${authorId}`}, 0))`.execute(tx);

type Own = { submissionId: string; authorId: string };

const own = (db: Db, { submissionId, authorId }: Own) =>
  db
    .selectFrom('plan_submissions')
    .where('plan_submissions.id', '=', toUuid(submissionId))
    .where('plan_submissions.author_id', '=', authorId);

export const selectOptionalOwn = (db: Db, key: Own) => own(db, key).selectAll().executeTakeFirst();

export const selectOptionalOwnForUpdate = (tx: Db, key: Own) =>
  own(tx, key).selectAll().forUpdate().executeTakeFirst();

/** Locks a sent plan of any author, for reviewers. */
export const selectOptionalSentForUpdate = (tx: Db, submissionId: string) =>
  tx
    .selectFrom('plan_submissions')
    .selectAll()
    .where('id', '=', toUuid(submissionId))
    .where('version', '>', 0)
    .forUpdate()
    .executeTakeFirst();

export const countDrafts = async (tx: Db, authorId: string) => {
  const { drafts } = await tx
    .selectFrom('plan_submissions')
    .select(({ fn }) => fn.countAll<string>().as('drafts'))
    .where('author_id', '=', authorId)
    .where('state', '=', 'draft')
    .executeTakeFirstOrThrow();
  return Number(drafts);
};

export const insertDraft = (
  tx: Db,
  draft: { authorId: string; answers: Draft; step: number; now: Date },
) =>
  tx
    .insertInto('plan_submissions')
    .values({
      author_id: draft.authorId,
      answers: JSON.stringify(draft.answers),
      step: draft.step,
      revision: 1,
      created_at: draft.now,
      changed_at: draft.now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();

export const updateAnswers = (
  tx: Db,
  saved: { submissionId: string; answers: Draft; step: number; now: Date },
) =>
  tx
    .updateTable('plan_submissions')
    .set(({ eb }) => ({
      answers: JSON.stringify(saved.answers),
      step: saved.step,
      revision: eb('revision', '+', 1),
      changed_at: saved.now,
    }))
    .where('id', '=', saved.submissionId)
    .execute();

export const deleteDraft = (tx: Db, submissionId: string) =>
  tx
    .deleteFrom('plan_submissions')
    .where('id', '=', submissionId)
    .where('state', '=', 'draft')
    .execute();

/** Selects a sent plan of the same author with the same text. */
export const selectOptionalDuplicate = (tx: Db, params: { authorId: string; answers: Draft }) =>
  tx
    .selectFrom('plan_submissions')
    .select('id')
    .where('author_id', '=', params.authorId)
    .where('state', 'in', ['submitted', 'inReview'])
    .where('version', '=', 1)
    .where('answers', '=', sql<Draft>`${JSON.stringify(params.answers)}::jsonb`)
    .executeTakeFirst();

/** Counts the new plans and new versions that an author sent since a given time. */
export const countSentSince = async (
  tx: Db,
  { authorId, since }: { authorId: string; since: Date },
) => {
  const { plans, versions } = await tx
    .selectFrom('plan_versions')
    .innerJoin('plan_submissions', 'plan_submissions.id', 'plan_versions.submission_id')
    .select(({ fn }) => [
      fn.countAll<string>().filterWhere('number', '=', 1).as('plans'),
      fn.countAll<string>().filterWhere('number', '>', 1).as('versions'),
    ])
    .where('author_id', '=', authorId)
    .where('plan_versions.sent_at', '>', since)
    .executeTakeFirstOrThrow();
  return { plans: Number(plans), versions: Number(versions) };
};

type Sending = { submissionId: string; number: number; answers: Draft; now: Date };

export const insertVersion = (tx: Db, { submissionId, number, answers, now }: Sending) =>
  tx
    .insertInto('plan_versions')
    .values({
      submission_id: submissionId,
      number,
      answers: JSON.stringify(answers),
      sent_at: now,
    })
    .execute();

export const updateSent = (tx: Db, { submissionId, number, answers, now }: Sending) =>
  tx
    .updateTable('plan_submissions')
    .set(({ eb }) => ({
      state: 'submitted',
      version: number,
      answers: JSON.stringify(answers),
      step: 3,
      revision: eb('revision', '+', 1),
      sent_at: now,
      changed_at: now,
      decided_at: null,
      reason: null,
    }))
    .where('id', '=', submissionId)
    .execute();

/** Selects the most recently saved draft that was never sent. */
export const selectOptionalNewestDraftId = async (db: Db, authorId: string) => {
  const draft = await db
    .selectFrom('plan_submissions')
    .select('id')
    .where('author_id', '=', authorId)
    .where('state', '=', 'draft')
    .orderBy('changed_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return draft?.id;
};

/** Selects the answers of the author's last sent plan. */
export const selectOptionalLastSent = (db: Db, authorId: string) =>
  db
    .selectFrom('plan_submissions')
    .innerJoin('plan_versions', (join) =>
      join
        .onRef('plan_versions.submission_id', '=', 'plan_submissions.id')
        .onRef('plan_versions.number', '=', 'plan_submissions.version'),
    )
    .select('plan_versions.answers')
    .where('plan_submissions.author_id', '=', authorId)
    .orderBy('plan_submissions.sent_at', 'desc')
    .limit(1)
    .executeTakeFirst();
