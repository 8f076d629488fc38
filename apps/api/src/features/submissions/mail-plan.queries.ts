import type { Db } from '../../db/connection/connection.ts';

const sentPlans = (db: Db) =>
  db
    .selectFrom('plan_submissions')
    .innerJoin('plan_versions', 'plan_versions.submission_id', 'plan_submissions.id')
    .innerJoin('users', 'users.id', 'plan_submissions.author_id')
    .innerJoin('educators', 'educators.user_id', 'users.id')
    .select(['users.email', 'users.first_name', 'users.last_name', 'educators.school_name'])
    .select(['plan_submissions.id', 'plan_versions.answers', 'plan_versions.number']);

/** Selects a sent version with its author. */
export const selectOptionalSentPlan = (
  db: Db,
  { submissionId, version }: { submissionId: string; version: number },
) =>
  sentPlans(db)
    .where('plan_submissions.id', '=', submissionId)
    .where('plan_versions.number', '=', version)
    .executeTakeFirst();

/** Selects a decision about a version with its author. */
export const selectOptionalDecision = (db: Db, decisionId: string) =>
  sentPlans(db)
    .innerJoin('plan_decisions', (join) =>
      join
        .onRef('plan_decisions.submission_id', '=', 'plan_submissions.id')
        .onRef('plan_decisions.version', '=', 'plan_versions.number'),
    )
    .select(['plan_decisions.news', 'plan_decisions.reason'])
    .where('plan_decisions.id', '=', decisionId)
    .executeTakeFirst();
