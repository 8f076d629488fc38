import { TYPED_REJECTIONS_PER_VISIT } from '@wonderfield/contract/limits';
import type { Db } from '../../db/connection.ts';
import type { Deps } from '../../dependencies.ts';
import { Refusal } from '../../refusal.ts';
import { takeFromLimit } from '../../security/rate-limits.ts';
import { toCopies } from './block-player.ts';
import { type TypedVerdict, toFilterReason } from './judge-typed.rules.ts';
import { tellOfVisits } from './news.queries.ts';
import { insertReport, selectReportAdults } from './reports.queries.ts';
import { readableSince } from './saying.rules.ts';
import { countRejection, selectSayingsAround, type VisitRow } from './visits.queries.ts';

type Rejected = {
  writerId: string;
  readerId: string;
  visit: VisitRow;
  typed: string;
  verdict: TypedVerdict & { isAccepted: false };
};

/** What was said before, so that an operator can judge the sentence. */
const SAYINGS_BEFORE = 50;
/** A longer unknown word is not repeated to the child. */
const LONGEST_SHOWN = 20;

/** Reports and mails that one child can cause: starting visit after visit floods nobody. */
const REPORTS_PER_WRITER = { times: 10, seconds: 24 * 3600 };

const isWithinReports = async ({ now }: Deps, tx: Db, writerId: string) => {
  const limit = { bucket: 'rejected-sentences', key: writerId, ...REPORTS_PER_WRITER };
  return (await takeFromLimit(tx, limit, now())).isWithin;
};

/** Puts a sentence of the gravest kind into the queue of reports and mails the parents of both. */
const reportSentence = async (deps: Deps, tx: Db, rejected: Rejected, reason: string) => {
  const { writerId, readerId, typed } = rejected;
  const now = deps.now();
  const said = await selectSayingsAround(tx, {
    userId: readerId,
    otherId: writerId,
    since: readableSince(now),
    limit: SAYINGS_BEFORE,
  });
  const sentence = { saidAt: now.toISOString(), byReported: true, isRejected: true, typed };
  const reportId = await insertReport(tx, {
    reporterId: readerId,
    reportedId: writerId,
    source: 'filter',
    reason,
    sayings: [...toCopies(said, writerId), sentence],
    now,
  });
  for (const { side, adultId } of await selectReportAdults(tx, reportId)) {
    await deps.jobs.enqueue(tx, 'mail-rejected-sentence', { reportId, parentId: adultId, side });
  }
};

const toRefusal = ({ visit, writerId, verdict }: Rejected) => {
  const before = visit.host_id === writerId ? visit.host_rejections : visit.visitor_rejections;
  if (before + 1 >= TYPED_REJECTIONS_PER_VISIT) return new Refusal('FRD_007');
  const { unknownWord: word, topic } = verdict;
  if (word === undefined || topic) return new Refusal('FRD_003');
  const isShown = word.length <= LONGEST_SHOWN && /^[a-z0-9']+$/.test(word);
  return new Refusal(
    'FRD_006',
    isShown
      ? { errors: { text: `I don’t know that word yet: ${word}. Please try another one.` } }
      : {},
  );
};

/** Counts a rejected sentence, which is not delivered. Returns the error for the child who typed it. */
export const rejectTyped = async (deps: Deps, tx: Db, rejected: Rejected) => {
  const { visit, writerId, verdict } = rejected;
  await countRejection(tx, { visitId: visit.id, isHost: visit.host_id === writerId });
  const reason = toFilterReason(verdict.topic);
  if (reason && (await isWithinReports(deps, tx, writerId))) {
    await reportSentence(deps, tx, rejected, reason);
  }
  const refusal = toRefusal(rejected);
  if (refusal.code === 'FRD_007') await tellOfVisits(tx, [visit]);
  return { refusal };
};
