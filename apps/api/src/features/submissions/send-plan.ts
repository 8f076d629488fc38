import type { Answers, Draft } from '@wonderfield/contract/plans/plan';
import type { Educator } from '../../context/actor.ts';
import type { Context } from '../../context/context.ts';
import type { Db } from '../../db/connection/connection.ts';
import { DomainError } from '../../domain-error.ts';
import { readOwn } from './read-submissions.ts';
import { selectComments, selectOptionalVersion } from './submission-parts.queries.ts';
import {
  countSentSince,
  insertDraft,
  insertVersion,
  lockAuthor,
  selectOptionalDuplicate,
  selectOptionalOwnForUpdate,
  updateSent,
} from './submissions.queries.ts';
import {
  ensureAllAnswered,
  ensureComplete,
  ensureFound,
  ensureMaySend,
  ensureRevision,
} from './submissions.rules.ts';

const DAY_MS = 24 * 3_600_000;

type Sent = { submissionId: string; number: number; answers: Draft };

/** Stores a new version and hands the plan to the reviewers. Emails are sent after the commit. */
const sendVersion = async ({ deps, actor }: Context<Educator>, tx: Db, sent: Sent) => {
  const now = deps.now();
  const since = new Date(now.getTime() - DAY_MS);
  const sentToday = await countSentSince(tx, { authorId: actor.id, since });
  ensureMaySend(sentToday, sent.number === 1);
  const sending = { ...sent, now };
  await insertVersion(tx, sending);
  await updateSent(tx, sending);
  const mail = { submissionId: sent.submissionId, version: sent.number };
  await deps.jobs.enqueue(tx, 'mail-plan-submitted', mail);
  await deps.jobs.enqueue(tx, 'mail-plan-receipt', mail);
};

type Named = { submissionId: string; revision: number | undefined };

/**
 * Finds the draft of a submission. If the same text was sent from it before, it is not sent again.
 */
const findDraft = async (
  { actor }: Context<Educator>,
  tx: Db,
  { submissionId, revision, answers }: Named & { answers: Answers },
) => {
  const authorId = actor.id;
  const row = ensureFound(await selectOptionalOwnForUpdate(tx, { submissionId, authorId }));
  if (row.state === 'draft') {
    // Otherwise changes saved by another window would be lost silently.
    if (revision !== undefined) ensureRevision(row, revision);
    return { id: row.id, isSent: false };
  }
  const duplicate = await selectOptionalDuplicate(tx, { authorId, answers });
  if (duplicate?.id !== row.id) throw new DomainError('PLN_003');
  return { id: row.id, isSent: true };
};

/** Creates a draft, or returns the plan if the same text was already sent. */
const findOrMakeDraft = async ({ deps, actor }: Context<Educator>, tx: Db, answers: Answers) => {
  const authorId = actor.id;
  const duplicate = await selectOptionalDuplicate(tx, { authorId, answers });
  if (duplicate) return { id: duplicate.id, isSent: true };
  const { id } = await insertDraft(tx, { authorId, answers, step: 3, now: deps.now() });
  return { id, isSent: false };
};

/** Submits a plan for review. A repeated request creates no second plan. */
export const submitPlan = (
  ctx: Context<Educator>,
  {
    submissionId,
    revision,
    ...answers
  }: Answers & { submissionId?: string | undefined; revision?: number | undefined },
) =>
  ctx.idempotent({
    make: async (tx) => {
      await lockAuthor(tx, ctx.actor.id);
      const { id, isSent } = submissionId
        ? await findDraft(ctx, tx, { submissionId, revision, answers })
        : await findOrMakeDraft(ctx, tx, answers);
      if (!isSent) {
        await sendVersion(ctx, tx, { submissionId: id, number: 1, answers });
        await ctx.audit(tx, 'plan.submitted', id);
      }
      return [id];
    },
    answer: async (_tx, [id = '']) => ({ submissionId: id }),
  });

/** Sends the changed plan as the next version if every comment has a change or a reply. */
export const sendAgain = (
  ctx: Context<Educator>,
  { submissionId, revision }: { submissionId: string; revision: number },
) =>
  ctx.transaction(async (tx) => {
    await lockAuthor(tx, ctx.actor.id);
    const key = { submissionId, authorId: ctx.actor.id };
    const row = ensureFound(await selectOptionalOwnForUpdate(tx, key));
    if (row.state !== 'changesAsked') throw new DomainError('PLN_003');
    ensureRevision(row, revision);
    const answers = ensureComplete(row.answers);
    const sent = ensureFound(
      await selectOptionalVersion(tx, { submissionId: row.id, number: row.version }),
    );
    const comments = await selectComments(tx, { submissionId: row.id, isTold: true });
    ensureAllAnswered(
      comments
        .filter(({ version }) => version === row.version)
        .map(({ reply, field }) => ({ reply, sent: sent.answers[field], now: answers[field] })),
    );
    await sendVersion(ctx, tx, { submissionId: row.id, number: row.version + 1, answers });
    await ctx.audit(tx, 'plan.sent-again', row.id);
    return { submission: await readOwn(tx, key) };
  });
