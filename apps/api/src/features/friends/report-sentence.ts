import type { FilterReason } from '@wonderfield/contract/friends/friends';
import type { Db } from '../../db/connection.ts';
import type { Deps } from '../../dependencies.ts';
import { consumeRateLimit } from '../../security/rate-limits.ts';
import { toCopies } from './block-player.ts';
import { readableSince } from './chat-message.rules.ts';
import {
  appendToReport,
  insertReport,
  selectOptionalFilterReport,
  selectReportAdults,
} from './reports.queries.ts';
import { selectChatMessagesAround } from './visits.queries.ts';

type GraveSentence = { writerId: string; readerId: string; typed: string; reason: FilterReason };

const DAY_MS = 24 * 60 * 60 * 1000;
/** What was said before, so that an operator can judge the sentence. */
const CHAT_MESSAGES_BEFORE = 50;
/** A report with more than this is followed by another one. */
const MOST_CHAT_MESSAGES = 250;
/** Mails to the writer's parents. They know by then, and the queue has every sentence. */
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
 * Puts a sentence of the gravest kind into the queue of reports, always. The first of its kind between
 * two children in a day makes a report that is mailed to the parents of both, the others join it.
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
  if (earlier && !earlier.isDecided && earlier.sayingsCount < MOST_CHAT_MESSAGES) {
    return appendToReport(tx, earlier.id, sentence);
  }
  const said = await selectChatMessagesAround(tx, {
    userId: readerId,
    otherId: writerId,
    since: readableSince(now),
    limit: CHAT_MESSAGES_BEFORE,
  });
  const messages = [...toCopies(said, writerId), sentence];
  const reportId = await insertReport(tx, {
    ...pair,
    source: 'filter',
    reason,
    sayings: messages,
    now,
  });
  if (!earlier) await mailParents(deps, tx, { reportId, writerId });
};
