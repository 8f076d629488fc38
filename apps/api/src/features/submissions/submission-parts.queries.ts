import type { Db } from '../../db/connection/connection.ts';
import { toUuid } from '../../db/to-uuid.ts';

/* Versions, comments and royalties of a submission. */

export const selectVersions = (db: Db, submissionId: string) =>
  db
    .selectFrom('plan_versions')
    .select(['number', 'sent_at'])
    .where('submission_id', '=', submissionId)
    .orderBy('number')
    .execute();

export const selectOptionalVersion = (
  db: Db,
  { submissionId, number }: { submissionId: string; number: number },
) =>
  db
    .selectFrom('plan_versions')
    .select(['answers', 'sent_at'])
    .where('submission_id', '=', toUuid(submissionId))
    .where('number', '=', number)
    .executeTakeFirst();

/** Selects comments, oldest first. Reviewers also see unsent ones. */
export const selectComments = (
  db: Db,
  { submissionId, isTold }: { submissionId: string; isTold: boolean },
) =>
  db
    .selectFrom('plan_comments')
    .leftJoin('operators', 'operators.id', 'plan_comments.operator_id')
    .selectAll('plan_comments')
    .select('operators.name as reviewer')
    .where('submission_id', '=', submissionId)
    .$if(isTold, (query) => query.where('told_at', 'is not', null))
    .orderBy('written_at')
    .orderBy('plan_comments.id')
    .execute();

export const selectRoyalties = (db: Db, submissionId: string) =>
  db
    .selectFrom('plan_royalties')
    .selectAll()
    .where('submission_id', '=', submissionId)
    .orderBy('added_at')
    .orderBy('id')
    .execute();

/** Updates the reply to a sent comment about the last version. */
export const updateReply = (
  tx: Db,
  answer: {
    commentId: string;
    submissionId: string;
    version: number;
    text: string | null;
    leavesAsIs: boolean;
    now: Date;
  },
) =>
  tx
    .updateTable('plan_comments')
    .set({
      reply: answer.text,
      leaves_as_is: answer.leavesAsIs,
      replied_at: answer.text === null ? null : answer.now,
    })
    .where('id', '=', toUuid(answer.commentId))
    .where('submission_id', '=', answer.submissionId)
    .where('version', '=', answer.version)
    .where('told_at', 'is not', null)
    .returning('id')
    .executeTakeFirst();
