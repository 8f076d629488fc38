import type { FilterReason } from '@wonderfield/contract/friends/friends';
import type { Db } from '../../../db/connection/connection.ts';
import type { Deps } from '../../../dependencies.ts';
import { consumeRateLimit } from '../../../security/rate-limits.ts';
import { toCopies } from '../reports/block-player.ts';
import {
  appendToReport,
  insertReport,
  selectOptionalFilterReport,
  selectReportAdults,
} from '../reports/reports.queries.ts';
import { readableSince } from '../visits/chat-message.rules.ts';
import { selectChatMessagesOfVisits } from '../visits/visits.queries.ts';

type GraveSentence = { writerId: string; readerId: string; typed: string; reason: FilterReason };

const DAY_MS = 24 * 60 * 60 * 1000;
/** Number of earlier chat messages in the report, as context for the operator. */
const CHAT_MESSAGES_BEFORE = 50;
/** Maximum number of messages in a report. Further ones go into another report. */
const MAX_CHAT_MESSAGES = 250;
/** Limit of emails to the writer's parents. The report queue still gets every sentence. */
const MAILS_PER_WRITER = { times: 10, seconds: 24 * 3600 };

const mailParents = async (
  { jobs, now }: Deps,
  tx: Db,
  { reportId, writerId }: { reportId: string; writerId: string },
) => {
  const limit = { bucket: 'rejected-sentences', key: writerId, ...MAILS_PER_WRITER };
  const { isWithin } = await consumeRateLimit(tx, limit, now());
  for (const { side, adultId } of await selectReportAdults(tx, reportId)) {
    if (side === 'reported' && !isWithin) continue;
    await jobs.enqueue(tx, 'mail-rejected-sentence', { reportId, parentId: adultId, side });
  }
};

/**
 * Adds a grave sentence to the report queue. Only the first of its kind between two children per
 * day creates a report and emails both families.
 */
export const reportSentence = async (
  deps: Deps,
  tx: Db,
  { writerId, readerId, typed, reason }: GraveSentence,
) => {
  const now = deps.now();
  const pair = { reporterId: readerId, reportedId: writerId };
  const sentence = { saidAt: now.toISOString(), byReported: true, isRejected: true, typed };
  const since = new Date(now.getTime() - DAY_MS);
  const earlier = await selectOptionalFilterReport(tx, { ...pair, reason, since });
  if (earlier && !earlier.isDecided && earlier.sayingsCount < MAX_CHAT_MESSAGES) {
    return appendToReport(tx, earlier.id, sentence);
  }
  const history = await selectChatMessagesOfVisits(tx, {
    userId: readerId,
    otherId: writerId,
    since: readableSince(now),
    limit: CHAT_MESSAGES_BEFORE,
  });
  const messages = [...toCopies(history, writerId), sentence];
  const reportId = await insertReport(tx, {
    ...pair,
    source: 'filter',
    reason,
    sayings: messages,
    now,
  });
  if (!earlier) await mailParents(deps, tx, { reportId, writerId });
};
