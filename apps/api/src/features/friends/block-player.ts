import type { ReportReason } from '@wonderfield/contract/friends/friends';
import type { Work } from '../../context/context.ts';
import type { Player } from '../../context/player.ts';
import type { Db } from '../../db/connection.ts';
import { insertBlock, selectChildrenOfAdultsBehind } from './blocks.queries.ts';
import { readableSince } from './chat-message.rules.ts';
import { tellOfVisits } from './notifications.queries.ts';
import { insertReport, type ReportedSaying, selectWaitingSince } from './reports.queries.ts';
import { findIdOfKey, meetOne } from './visit-permission.ts';
import {
  endVisitsBetween,
  type HeardRow,
  holdAccounts,
  selectSayingsAround,
} from './visits.queries.ts';

const MOST_SAYINGS = 200;

/** Blocks the player with this key, and with them the adults behind the account. Returns the account. */
const block = async (tx: Db, userId: string, playerKey: string, now: Date) => {
  const otherId = await findIdOfKey(tx, playerKey);
  await meetOne(tx, { userId, otherId, now });
  await holdAccounts(tx, [userId, otherId]);
  await insertBlock(tx, { userId, otherId, now });
  const family = await selectChildrenOfAdultsBehind(tx, otherId);
  const others = [otherId, ...family.filter((id) => id !== userId && id !== otherId)];
  await tellOfVisits(tx, await endVisitsBetween(tx, userId, others, now));
  return otherId;
};

/** Wants nothing to do with somebody anymore: neither sees the other from now on. */
export const blockPlayer = (
  { deps, actor, atomically }: Work<Player>,
  { playerKey }: { playerKey: string },
) =>
  atomically(async (tx) => {
    await block(tx, actor.id, playerKey, deps.now());
    return {};
  });

/** One who reports again what waits already fills the queue, and nothing else. */
const isNews = (said: readonly HeardRow[], waitingSince: Date | undefined) =>
  waitingSince === undefined || said.some(({ said_at }) => said_at > waitingSince);

/** Copies of what was said, the oldest first. */
export const toCopies = (said: readonly HeardRow[], reportedId: string): ReportedSaying[] =>
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
    const reportedId = await block(tx, actor.id, playerKey, now);
    const said = await selectSayingsAround(tx, {
      userId: actor.id,
      otherId: reportedId,
      since: readableSince(now),
      limit: MOST_SAYINGS,
    });
    const two = { reporterId: actor.id, reportedId };
    if (isNews(said, await selectWaitingSince(tx, two))) {
      await insertReport(tx, {
        reporterId: actor.id,
        reportedId,
        source: 'player',
        reason,
        sayings: toCopies(said, reportedId),
        now,
      });
    }
    return {};
  });
