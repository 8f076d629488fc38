import type { Educator } from '../../context/actor.ts';
import type { Context } from '../../context/context.ts';
import { DomainError } from '../../domain-error.ts';
import { readOwn } from './read-submissions.ts';
import { startDraft } from './save-plan.ts';
import { updateReply } from './submission-parts.queries.ts';
import {
  deleteDraft,
  selectOptionalOwn,
  selectOptionalOwnForUpdate,
} from './submissions.queries.ts';
import { ensureFound } from './submissions.rules.ts';

type Reply = {
  submissionId: string;
  commentId: string;
  text?: string | undefined;
  leavesAsIs?: boolean | undefined;
};

/** Adds or removes the author's reply to a comment while changes are requested. */
export const answerComment = (ctx: Context<Educator>, { submissionId, ...reply }: Reply) =>
  ctx.transaction(async (tx) => {
    const key = { submissionId, authorId: ctx.actor.id };
    const row = ensureFound(await selectOptionalOwnForUpdate(tx, key));
    if (row.state !== 'changesAsked') throw new DomainError('PLN_003');
    const text = reply.text || null;
    ensureFound(
      await updateReply(tx, {
        commentId: reply.commentId,
        submissionId: row.id,
        version: row.version,
        text,
        leavesAsIs: text !== null && (reply.leavesAsIs ?? false),
        now: ctx.deps.now(),
      }),
    );
    return { submission: await readOwn(tx, key) };
  });

/** Deletes a draft that was never sent. */
export const removeDraft = (
  { actor, transaction }: Context<Educator>,
  { submissionId }: { submissionId: string },
) =>
  transaction(async (tx) => {
    const row = ensureFound(
      await selectOptionalOwnForUpdate(tx, { submissionId, authorId: actor.id }),
    );
    if (row.state !== 'draft') throw new DomainError('PLN_003');
    await deleteDraft(tx, row.id);
    return {};
  });

/** Creates a new draft from an existing plan, for example a declined one. */
export const copyPlan = (ctx: Context<Educator>, { submissionId }: { submissionId: string }) =>
  ctx.idempotent({
    make: async (tx) => {
      const key = { submissionId, authorId: ctx.actor.id };
      const { answers } = ensureFound(await selectOptionalOwn(tx, key));
      return [await startDraft(ctx, tx, answers)];
    },
    answer: async (_tx, [id = '']) => ({ submissionId: id }),
  });
