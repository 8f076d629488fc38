import type { ReportReason } from '@wonderfield/contract/friends/friends';
import { SAYINGS_KEPT_DAYS } from '@wonderfield/contract/limits';
import type { Db } from '../../db/connection.ts';
import type { Player } from '../../work/player.ts';
import type { Work } from '../../work/work.ts';
import { insertBlock } from './friends.queries.ts';
import { findMeeter, findOther } from './meeting.ts';
import { tellOfVisits } from './news.queries.ts';
import { insertReport, type ReportedSaying, selectWaitingSince } from './reports.queries.ts';
import {
  endVisitsBetween,
  type HeardRow,
  holdAccounts,
  selectSayingsAround,
} from './visits.queries.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const MOST_SAYINGS = 200;

const block = async (tx: Db, userId: string, otherId: string, now: Date) => {
  await holdAccounts(tx, [userId, otherId]);
  await insertBlock(tx, { userId, otherId, now });
  await tellOfVisits(tx, await endVisitsBetween(tx, userId, otherId, now));
};

/** Wants nothing to do with somebody anymore: neither sees the other from now on. */
export const blockPlayer = (
  { deps, actor, atomically }: Work<Player>,
  { playerKey }: { playerKey: string },
) =>
  atomically(async (tx) => {
    const now = deps.now();
    const me = await findMeeter(tx, actor.id, now);
    const { other } = await findOther(tx, me, { playerKey, now });
    await block(tx, me.id, other.id, now);
    return {};
  });

/** One who reports again what waits already fills the queue, and nothing else. */
const isNews = (said: readonly HeardRow[], waitingSince: Date | undefined) =>
  waitingSince === undefined || said.some(({ said_at }) => said_at > waitingSince);

const toCopies = (said: readonly HeardRow[], reportedId: string): ReportedSaying[] =>
  said.toReversed().map(({ said_at, said_by, phrase, typed }) => ({
    saidAt: said_at.toISOString(),
    byReported: said_by === reportedId,
    phrase: phrase ?? undefined,
    typed: typed ?? undefined,
  }));

/** Tells the operators, with what was said between the two, and blocks. */
export const reportPlayer = (
  { deps, actor, atomically }: Work<Player>,
  { playerKey, reason }: { playerKey: string; reason: ReportReason },
) =>
  atomically(async (tx) => {
    const now = deps.now();
    const me = await findMeeter(tx, actor.id, now);
    const { other } = await findOther(tx, me, { playerKey, now });
    await block(tx, me.id, other.id, now);
    const since = new Date(now.getTime() - SAYINGS_KEPT_DAYS * DAY_MS);
    const said = await selectSayingsAround(tx, {
      userId: me.id,
      otherId: other.id,
      since,
      limit: MOST_SAYINGS,
    });
    const two = { reporterId: me.id, reportedId: other.id };
    if (isNews(said, await selectWaitingSince(tx, two))) {
      await insertReport(tx, { ...two, reason, sayings: toCopies(said, other.id), now });
    }
    return {};
  });
