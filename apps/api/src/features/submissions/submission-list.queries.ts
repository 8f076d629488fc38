import { sql } from 'kysely';
import type { Db } from '../../db/connection/connection.ts';
import { planExcerpts } from '../../db/expressions/plan-excerpts.ts';

/** Upper limit, more than an author writes. The newest are listed. */
const MAX_SHOWN = 500;

/** Selects summaries of an author's plans with only the answers shown in the list. */
export const selectSummaries = (
  db: Db,
  { authorId, submissionId }: { authorId: string; submissionId?: string },
) =>
  db
    .with('line', (with_) =>
      with_
        .selectFrom('plan_submissions')
        .select(['id', sql<string>`row_number() over (order by sent_at, id)`.as('place')])
        .where('state', 'in', ['submitted', 'inReview']),
    )
    .selectFrom('plan_submissions')
    .leftJoin('line', 'line.id', 'plan_submissions.id')
    .innerJoinLateral(planExcerpts('plan_submissions.answers'), (join) => join.onTrue())
    .select(['plan_submissions.id', 'state', 'step', 'version', 'changed_at', 'reason'])
    .select('line.place')
    .select(['short.title', 'short.plan_type', 'short.subject', 'short.grades'])
    .select([
      sql<string>`(select count(*) from plan_keeps where plan_id = plan_submissions.id)`.as(
        'keepers',
      ),
    ])
    .where('author_id', '=', authorId)
    .$if(submissionId !== undefined, (query) =>
      query.where('plan_submissions.id', '=', String(submissionId)),
    )
    .orderBy('changed_at', 'desc')
    .orderBy('plan_submissions.id', 'desc')
    .limit(MAX_SHOWN)
    .execute();

/**
 * Selects the reviewers' comments on an author's plans with the sent and current text of the field.
 */
export const selectAskedFields = (db: Db, authorId: string) =>
  db
    .selectFrom('plan_submissions')
    .innerJoin('plan_comments', (join) =>
      join
        .onRef('plan_comments.submission_id', '=', 'plan_submissions.id')
        .onRef('plan_comments.version', '=', 'plan_submissions.version'),
    )
    .innerJoin('plan_versions', (join) =>
      join
        .onRef('plan_versions.submission_id', '=', 'plan_submissions.id')
        .onRef('plan_versions.number', '=', 'plan_submissions.version'),
    )
    .select(['plan_submissions.id', 'reply'])
    .select([
      sql<string | string[] | null>`plan_submissions.answers -> field`.as('now'),
      sql<string | string[] | null>`plan_versions.answers -> field`.as('sent'),
    ])
    .where('author_id', '=', authorId)
    .where('state', '=', 'changesAsked')
    .where('told_at', 'is not', null)
    .execute();
