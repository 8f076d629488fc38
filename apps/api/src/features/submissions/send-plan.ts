import type { Answers, Draft } from '@wonderfield/contract/plans/plan';
import type { Educator } from '../../context/actor.ts';
import type { Work } from '../../context/context.ts';
import type { Db } from '../../db/connection.ts';
import { Refusal } from '../../domain-error.ts';
import { readOwn } from './read-submissions.ts';
import { selectComments, selectOptionalVersion } from './submission-parts.queries.ts';
import {
  countSentSince,
  insertDraft,
  insertVersion,
  lockAuthor,
  selectOptionalOwnForUpdate,
  selectOptionalTwin,
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

/** From here on it is the reviewers'. They and the author are mailed once this is committed. */
const sendVersion = async ({ deps, actor }: Work<Educator>, tx: Db, sent: Sent) => {
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

/** The draft it was written in; what was sent from it before, in the same words, is no new one. */
const findDraft = async (
  { actor }: Work<Educator>,
  tx: Db,
  { submissionId, revision, answers }: Named & { answers: Answers },
) => {
  const authorId = actor.id;
  const row = ensureFound(await selectOptionalOwnForUpdate(tx, { submissionId, authorId }));
  if (row.state === 'draft') {
    // What another window saved since would be lost without a sign.
    if (revision !== undefined) ensureRevision(row, revision);
    return { id: row.id, isSent: false };
  }
  const twin = await selectOptionalTwin(tx, { authorId, answers });
  if (twin?.id !== row.id) throw new Refusal('PLN_003');
  return { id: row.id, isSent: true };
};

/** Without a draft it is a new one, unless the same words are on their way already. */
const findOrMakeDraft = async ({ deps, actor }: Work<Educator>, tx: Db, answers: Answers) => {
  const authorId = actor.id;
  const twin = await selectOptionalTwin(tx, { authorId, answers });
  if (twin) return { id: twin.id, isSent: true };
  const { id } = await insertDraft(tx, { authorId, answers, step: 3, now: deps.now() });
  return { id, isSent: false };
};

/** Submits a plan for review. Sent twice, it is one. */
export const submitPlan = (
  work: Work<Educator>,
  {
    submissionId,
    revision,
    ...answers
  }: Answers & { submissionId?: string | undefined; revision?: number | undefined },
) =>
  work.once({
    make: async (tx) => {
      await lockAuthor(tx, work.actor.id);
      const { id, isSent } = submissionId
        ? await findDraft(work, tx, { submissionId, revision, answers })
        : await findOrMakeDraft(work, tx, answers);
      if (!isSent) {
        await sendVersion(work, tx, { submissionId: id, number: 1, answers });
        await work.record(tx, 'plan.submitted', id);
      }
      return [id];
    },
    answer: async (_tx, [id = '']) => ({ submissionId: id }),
  });

/** Sends what the reviewer wanted changed as the next version, once every comment has its answer. */
export const sendAgain = (
  work: Work<Educator>,
  { submissionId, revision }: { submissionId: string; revision: number },
) =>
  work.atomically(async (tx) => {
    await lockAuthor(tx, work.actor.id);
    const of = { submissionId, authorId: work.actor.id };
    const row = ensureFound(await selectOptionalOwnForUpdate(tx, of));
    if (row.state !== 'changesAsked') throw new Refusal('PLN_003');
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
    await sendVersion(work, tx, { submissionId: row.id, number: row.version + 1, answers });
    await work.record(tx, 'plan.sent-again', row.id);
    return { submission: await readOwn(tx, of) };
  });
