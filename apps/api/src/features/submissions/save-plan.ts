import type { Draft } from '@wonderfield/contract/plans/plan';
import { stepOf } from '@wonderfield/contract/plans/submission-rules';
import type { Educator } from '../../context/actor.ts';
import type { Context } from '../../context/context.ts';
import type { Db } from '../../db/connection/connection.ts';
import { DomainError } from '../../domain-error.ts';
import {
  countDrafts,
  insertDraft,
  lockAuthor,
  selectOptionalOwn,
  selectOptionalOwnForUpdate,
  updateAnswers,
} from './submissions.queries.ts';
import {
  ensureFound,
  ensureOpenToAuthor,
  ensureRevision,
  ensureRoomForDraft,
} from './submissions.rules.ts';

/** Creates a draft if the author has fewer than the maximum. */
export const startDraft = async ({ deps, actor }: Context<Educator>, tx: Db, answers: Draft) => {
  await lockAuthor(tx, actor.id);
  ensureRoomForDraft(await countDrafts(tx, actor.id));
  const { id } = await insertDraft(tx, {
    authorId: actor.id,
    answers,
    step: stepOf(answers),
    now: deps.now(),
  });
  return id;
};

const changeDraft = async (
  { deps, actor }: Context<Educator>,
  tx: Db,
  saved: { submissionId: string; revision: number | undefined; changes: Draft },
) => {
  const row = ensureFound(
    await selectOptionalOwnForUpdate(tx, {
      submissionId: saved.submissionId,
      authorId: actor.id,
    }),
  );
  ensureOpenToAuthor(row);
  ensureRevision(row, saved.revision);
  const answers = { ...row.answers, ...saved.changes };
  await updateAnswers(tx, {
    submissionId: row.id,
    answers,
    step: stepOf(answers),
    now: deps.now(),
  });
  return row.id;
};

type Saved = { submissionId?: string | undefined; revision?: number | undefined } & Draft;

/** Saves changed fields while typing, in a draft or in a plan with requested changes. */
export const savePlan = (ctx: Context<Educator>, { submissionId, revision, ...changes }: Saved) =>
  ctx.idempotent({
    make: async (tx) => [
      submissionId
        ? await changeDraft(ctx, tx, { submissionId, revision, changes })
        : await startDraft(ctx, tx, changes),
    ],
    // A retry must not return the newer revision of another window, because that window's text
    // would be overwritten.
    ...(submissionId && {
      respondToRetry: () => {
        throw new DomainError('PLN_002');
      },
    }),
    answer: async (tx, [id = '']) => {
      const key = { submissionId: id, authorId: ctx.actor.id };
      const row = ensureFound(await selectOptionalOwn(tx, key));
      return {
        submissionId: row.id,
        revision: row.revision,
        savedAt: row.changed_at.toISOString(),
      };
    },
  });
