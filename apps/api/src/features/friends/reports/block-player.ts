import type { ReportReason } from '@wonderfield/contract/friends/friends';
import type { Context } from '../../../context/context.ts';
import type { Player } from '../../../context/player.ts';
import type { Db } from '../../../db/connection/connection.ts';
import { readableSince } from '../visits/chat-message.rules.ts';
import { notifyVisits } from '../visits/notifications.queries.ts';
import { findUserIdByKey, loadVisitPermission } from '../visits/visit-permission.ts';
import {
  endVisitsBetween,
  lockAccounts,
  type ReceivedRow,
  selectChatMessagesOfVisits,
} from '../visits/visits.queries.ts';
import { insertBlock, selectChildrenOfAdultsBehind } from './blocks.queries.ts';
import { insertReport, type ReportedChatMessage, selectWaitingSince } from './reports.queries.ts';

const MAX_CHAT_MESSAGES = 200;

/**
 * Blocks the player with this key and the adults responsible for the account. Returns the account's
 * id.
 */
const block = async (tx: Db, userId: string, playerKey: string, now: Date) => {
  const otherId = await findUserIdByKey(tx, playerKey);
  await loadVisitPermission(tx, { userId, otherId, now });
  await lockAccounts(tx, [userId, otherId]);
  await insertBlock(tx, { userId, otherId, now });
  const family = await selectChildrenOfAdultsBehind(tx, otherId);
  const others = [otherId, ...family.filter((id) => id !== userId && id !== otherId)];
  await notifyVisits(tx, await endVisitsBetween(tx, userId, others, now));
  return otherId;
};

/** Blocks a player. Neither player sees the other afterwards. */
export const blockPlayer = (
  { deps, actor, transaction }: Context<Player>,
  { playerKey }: { playerKey: string },
) =>
  transaction(async (tx) => {
    await block(tx, actor.id, playerKey, deps.now());
    return {};
  });

/** Returns false for a repeated report with no new messages. */
const isNews = (messages: readonly ReceivedRow[], waitingSince: Date | undefined) =>
  waitingSince === undefined || messages.some(({ said_at }) => said_at > waitingSince);

/** Returns copies of the chat messages, oldest first. */
export const toCopies = (
  messages: readonly ReceivedRow[],
  reportedId: string,
): ReportedChatMessage[] =>
  messages.toReversed().map(({ said_at, said_by, phrase, typed }) => ({
    saidAt: said_at.toISOString(),
    byReported: said_by === reportedId,
    phrase: phrase ?? undefined,
    typed: typed ?? undefined,
  }));

/** Reports a player to the operators with the chat messages between both, and blocks the player. */
export const reportPlayer = (
  { deps, actor, transaction }: Context<Player>,
  { playerKey, reason }: { playerKey: string; reason: ReportReason },
) =>
  transaction(async (tx) => {
    const now = deps.now();
    const reportedId = await block(tx, actor.id, playerKey, now);
    const messages = await selectChatMessagesOfVisits(tx, {
      userId: actor.id,
      otherId: reportedId,
      since: readableSince(now),
      limit: MAX_CHAT_MESSAGES,
    });
    const two = { reporterId: actor.id, reportedId };
    if (isNews(messages, await selectWaitingSince(tx, two))) {
      await insertReport(tx, {
        reporterId: actor.id,
        reportedId,
        source: 'player',
        reason,
        sayings: toCopies(messages, reportedId),
        now,
      });
    }
    return {};
  });
