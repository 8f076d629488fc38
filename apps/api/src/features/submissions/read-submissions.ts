import { type Draft, STEP_FIELDS } from '@wonderfield/contract/plans/plan';
import type { Submission } from '@wonderfield/contract/plans/submission';
import type { Educator } from '../../context/actor.ts';
import type { Context } from '../../context/context.ts';
import type { Db } from '../../db/connection/connection.ts';
import {
  selectComments,
  selectOptionalVersion,
  selectRoyalties,
  selectVersions,
} from './submission-parts.queries.ts';
import { listSummaries, showComment, showRoyalty } from './submission-views.ts';
import {
  selectOptionalLastSent,
  selectOptionalNewestDraftId,
  selectOptionalOwn,
} from './submissions.queries.ts';
import { ensureFound } from './submissions.rules.ts';

type Own = { submissionId: string; authorId: string };

/** Returns a plan for its author, without unsent comments of reviewers. */
export const readOwn = async (db: Db, key: Own): Promise<Submission> => {
  const row = ensureFound(await selectOptionalOwn(db, key));
  const [summary] = await listSummaries(db, { ...key, submissionId: row.id });
  const sent = await selectOptionalVersion(db, { submissionId: row.id, number: row.version });
  const versions = await selectVersions(db, row.id);
  const comments = await selectComments(db, { submissionId: row.id, isTold: true });
  const royalties = await selectRoyalties(db, row.id);
  return {
    ...ensureFound(summary),
    answers: row.answers,
    revision: row.revision,
    versions: versions.map(({ number, sent_at }) => ({ number, sentAt: sent_at.toISOString() })),
    sent: sent?.answers,
    comments: comments.map(showComment),
    reason: row.reason ?? undefined,
    royalties: royalties.map(showRoyalty),
  };
};

export const readSubmissions = async ({ deps, actor }: Context<Educator>) => ({
  submissions: await listSummaries(deps.db, { authorId: actor.id }),
});

export const readSubmission = async (
  { deps, actor }: Context<Educator>,
  { submissionId }: { submissionId: string },
) => ({ submission: await readOwn(deps.db, { submissionId, authorId: actor.id }) });

export const readVersion = async (
  { deps, actor }: Context<Educator>,
  { submissionId, version }: { submissionId: string; version: number },
) => {
  const { id } = ensureFound(
    await selectOptionalOwn(deps.db, { submissionId, authorId: actor.id }),
  );
  const sent = await selectOptionalVersion(deps.db, { submissionId: id, number: version });
  return { answers: ensureFound(sent).answers };
};

/** Returns the answers about the author, which hardly change between plans. */
const aboutAuthor = (answers: Draft): Draft =>
  Object.fromEntries(
    [...STEP_FIELDS[0], ...STEP_FIELDS[1]].map((field) => [field, answers[field]]),
  );

/**
 * Returns the newest draft and the author’s earlier answers, which the wizard uses to prefill its
 * fields.
 */
export const readPlanStart = async ({ deps: { db }, actor }: Context<Educator>) => {
  const authorId = actor.id;
  const submissionId = await selectOptionalNewestDraftId(db, authorId);
  const before = await selectOptionalLastSent(db, authorId);
  return {
    draft: submissionId ? await readOwn(db, { submissionId, authorId }) : undefined,
    background: before ? aboutAuthor(before.answers) : {},
  };
};
