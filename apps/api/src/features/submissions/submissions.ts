import type { Draft } from '@wonderfield/contract/plans/plan';
import type { Db } from '../../db/connection/connection.ts';
import {
  selectComments,
  selectOptionalVersion,
  selectRoyalties,
  selectVersions,
} from './submission-parts.queries.ts';
import { showComment, showRoyalty } from './submission-views.ts';
import { selectOptionalSentForUpdate } from './submissions.queries.ts';
import { ensureFound } from './submissions.rules.ts';

/* Submissions: the interface for reviews. Drafts are visible to their author only. */

/** Locks a sent plan until the transaction ends. */
export const lockSubmitted = async (tx: Db, submissionId: string) =>
  ensureFound(await selectOptionalSentForUpdate(tx, submissionId));

/** Returns a sent version, without the author's later edits. */
export const readSentVersion = async (
  db: Db,
  version: { submissionId: string; number: number },
): Promise<Draft> => ensureFound(await selectOptionalVersion(db, version)).answers;

/** Returns versions, royalties and all comments of a submission. */
export const readParts = async (db: Db, submissionId: string) => {
  const versions = await selectVersions(db, submissionId);
  const comments = await selectComments(db, { submissionId, isTold: false });
  const royalties = await selectRoyalties(db, submissionId);
  return {
    versions: versions.map(({ number, sent_at }) => ({ number, sentAt: sent_at.toISOString() })),
    comments: comments.map((row) => ({
      ...showComment(row),
      operatorId: row.operator_id,
      isTold: row.told_at !== null,
    })),
    royalties: royalties.map(showRoyalty),
  };
};
