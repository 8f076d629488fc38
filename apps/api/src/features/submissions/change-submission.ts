import type { Educator } from '../../context/actor.ts';
import type { Work } from '../../context/context.ts';
import { Refusal } from '../../domain-error.ts';
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

/** Answers a comment, or takes the answer back, while it is the author's turn. */
export const answerComment = (work: Work<Educator>, { submissionId, ...reply }: Reply) =>
  work.atomically(async (tx) => {
    const of = { submissionId, authorId: work.actor.id };
    const row = ensureFound(await selectOptionalOwnForUpdate(tx, of));
    if (row.state !== 'changesAsked') throw new Refusal('PLN_003');
    const text = reply.text || null;
    ensureFound(
      await updateReply(tx, {
        commentId: reply.commentId,
        submissionId: row.id,
        version: row.version,
        text,
        leavesAsIs: text !== null && (reply.leavesAsIs ?? false),
        now: work.deps.now(),
      }),
    );
    return { submission: await readOwn(tx, of) };
  });

/** A draft nobody has seen goes for good. */
export const removeDraft = (
  { actor, atomically }: Work<Educator>,
  { submissionId }: { submissionId: string },
) =>
  atomically(async (tx) => {
    const row = ensureFound(
      await selectOptionalOwnForUpdate(tx, { submissionId, authorId: actor.id }),
    );
    if (row.state !== 'draft') throw new Refusal('PLN_003');
    await deleteDraft(tx, row.id);
    return {};
  });

/** Starts again from what is there, such as a plan that was declined. */
export const copyPlan = (work: Work<Educator>, { submissionId }: { submissionId: string }) =>
  work.once({
    make: async (tx) => {
      const of = { submissionId, authorId: work.actor.id };
      const { answers } = ensureFound(await selectOptionalOwn(tx, of));
      return [await startDraft(work, tx, answers)];
    },
    answer: async (_tx, [id = '']) => ({ submissionId: id }),
  });
