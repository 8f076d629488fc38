import type { Db } from '../../db/connection.ts';

/** A version as it was sent, with whoever wrote it. */
export const selectOptionalSentPlan = (
  db: Db,
  { submissionId, version }: { submissionId: string; version?: number },
) =>
  db
    .selectFrom('plan_submissions')
    .innerJoin('plan_versions', 'plan_versions.submission_id', 'plan_submissions.id')
    .innerJoin('users', 'users.id', 'plan_submissions.author_id')
    .innerJoin('educators', 'educators.user_id', 'users.id')
    .select(['users.email', 'users.first_name', 'users.last_name', 'educators.school_name'])
    .select(['plan_submissions.reason', 'plan_versions.answers', 'plan_versions.number'])
    .where('plan_submissions.id', '=', submissionId)
    .$if(version !== undefined, (query) =>
      query.where('plan_versions.number', '=', Number(version)),
    )
    .$if(version === undefined, (query) =>
      query.whereRef('plan_versions.number', '=', 'plan_submissions.version'),
    )
    .executeTakeFirst();
