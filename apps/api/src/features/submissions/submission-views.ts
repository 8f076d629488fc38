import type { Royalty, SubmissionSummary } from '@wonderfield/contract/plans/submission';
import { isUnanswered } from '@wonderfield/contract/plans/submission-rules';
import type { Db } from '../../db/connection/connection.ts';
import { selectAskedFields, selectSummaries } from './submission-list.queries.ts';
import type { selectComments, selectRoyalties } from './submission-parts.queries.ts';

type SummaryRow = Awaited<ReturnType<typeof selectSummaries>>[number];
type CommentRow = Awaited<ReturnType<typeof selectComments>>[number];
type RoyaltyRow = Awaited<ReturnType<typeof selectRoyalties>>[number];

const showSummary = (row: SummaryRow, openComments: number): SubmissionSummary => ({
  id: row.id,
  state: row.state,
  planType: row.plan_type ?? '',
  topic: row.title ?? '',
  subject: row.subject ?? '',
  grades: row.grades ?? [],
  changedAt: row.changed_at.toISOString(),
  version: row.version,
  step: row.step,
  openComments,
  placeInLine: row.place === null ? undefined : Number(row.place),
  keepers: Number(row.keepers),
  isWithdrawn: row.state === 'accepted' && row.reason !== null,
});

/** Returns summaries of an author's plans, or of one of them. */
export const listSummaries = async (
  db: Db,
  params: { authorId: string; submissionId?: string },
): Promise<SubmissionSummary[]> => {
  const rows = await selectSummaries(db, params);
  const askedFields = rows.some(({ state }) => state === 'changesAsked')
    ? await selectAskedFields(db, params.authorId)
    : [];
  const openIn = (id: string) =>
    askedFields.filter((each) => each.id === id && isUnanswered(each)).length;
  return rows.map((row) => showSummary(row, openIn(row.id)));
};

export const showComment = (row: CommentRow) => ({
  id: row.id,
  field: row.field,
  version: row.version,
  text: row.comment,
  // Fallback for a reviewer whose operator account no longer exists.
  reviewer: row.reviewer ?? 'Wonderfield',
  writtenAt: row.written_at.toISOString(),
  reply:
    row.reply === null || row.replied_at === null
      ? undefined
      : {
          text: row.reply,
          leavesAsIs: row.leaves_as_is,
          writtenAt: row.replied_at.toISOString(),
        },
});

export const showRoyalty = (row: RoyaltyRow): Royalty => ({
  id: row.id,
  amount: row.amount,
  currency: row.currency,
  status: row.status,
  note: row.note,
  addedAt: row.added_at.toISOString(),
  changedAt: row.changed_at.toISOString(),
});
