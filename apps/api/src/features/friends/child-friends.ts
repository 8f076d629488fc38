import type { ChildFriends } from '@wonderfield/contract/friends/friend-calls';
import { PHRASES, type PhraseId } from '@wonderfield/contract/friends/phrases';
import type { Parent } from '../../context/actor.ts';
import type { Context } from '../../context/context.ts';
import type { Db } from '../../db/connection/connection.ts';
import { toUuid } from '../../db/to-uuid.ts';
import { DomainError } from '../../domain-error.ts';
import { isOwnChild } from '../children/children.ts';
import {
  selectDescriptions,
  selectFriendRequestsOf,
  upsertParentAnswer,
} from './friends.queries.ts';
import {
  deleteBlock,
  deleteRejectedAdults,
  insertRejectedAdults,
  selectBlocksBy,
} from './reports/blocks.queries.ts';
import { readableSince } from './visits/chat-message.rules.ts';
import { notifyVisits } from './visits/notifications.queries.ts';
import { selectPairs, selectVisitParticipants } from './visits/visit-participants.queries.ts';
import { canVisit } from './visits/visit-permission.rules.ts';
import { findUserIdByKey, showPlayer } from './visits/visit-permission.ts';
import { endVisitsBetween, selectChatMessagesOfVisits } from './visits/visits.queries.ts';

const MAX_CHAT_MESSAGES = 500;

type Guardianship = { parentId: string; childId: string };

const ensureOwnChild = async (db: Db, guardianship: Guardianship) => {
  if (!(await isOwnChild(db, guardianship))) throw new DomainError('CHD_001');
};

const readFriends = async (
  db: Db,
  guardianship: Guardianship,
  now: Date,
): Promise<ChildFriends> => {
  const { childId } = guardianship;
  const friendRequests = await selectFriendRequestsOf(db, guardianship);
  const blocks = await selectBlocksBy(db, childId);
  const blockedIds = blocks.flatMap(({ blocked_id }) => blocked_id ?? []);
  const chatMessages = await selectChatMessagesOfVisits(db, {
    userId: childId,
    since: readableSince(now),
    limit: MAX_CHAT_MESSAGES,
  });
  const otherIds = friendRequests.map(({ otherId }) => otherId);
  const players = await selectVisitParticipants(
    db,
    [childId, ...otherIds, ...blockedIds, ...chatMessages.map(({ other_id }) => other_id)],
    now,
  );
  const child = players.get(childId);
  const pairs = await selectPairs(db, childId, otherIds);
  const descriptions = await selectDescriptions(db, childId, otherIds);
  const requestViews = friendRequests.flatMap((friendRequest) => {
    const other = players.get(friendRequest.otherId);
    const pair = pairs.get(friendRequest.otherId);
    if (!child || !other || !pair) return [];
    return [
      {
        friendRequest,
        permission: canVisit(child, other, pair),
        isOwnBlock: pair.isOwnBlock,
        isReady: other.isReady,
        player: { ...showPlayer(other), who: descriptions.get(other.id) },
      },
    ];
  });
  return {
    requests: requestViews
      .filter(
        ({ friendRequest, permission }) =>
          friendRequest.parentSays === null && permission === 'needsYes',
      )
      .map(({ friendRequest, player }) => ({
        ...player,
        isOwnWish: friendRequest.isOwnWish,
        askedAt: friendRequest.askedAt.toISOString(),
      })),
    friends: requestViews
      // A block by the other side looks like a missing approval, so it stays hidden.
      .filter(
        ({ friendRequest, isReady }) =>
          friendRequest.parentSays && isReady && !blockedIds.includes(friendRequest.otherId),
      )
      .map(({ player, permission, isOwnBlock }) => ({
        ...player,
        isOpen: permission === 'open',
        isFamilyBlocked: isOwnBlock,
      })),
    // Includes merged accounts, whose rejection still applies and can be changed.
    refused: requestViews
      .filter(({ friendRequest }) => friendRequest.parentSays === false)
      .map(({ player }) => player),
    blocked: blocks.map(({ id, blocked_id }) => {
      const other = blocked_id ? players.get(blocked_id) : undefined;
      return { blockId: id, ...(other ? showPlayer(other) : {}) };
    }),
    sayings: chatMessages.map((message) => ({
      sayingId: message.id,
      saidAt: message.said_at.toISOString(),
      isChilds: message.said_by === childId,
      other: players.get(message.other_id)?.avatarName ?? '',
      text: message.typed ?? PHRASES[message.phrase as PhraseId] ?? '',
    })),
  };
};

/** Returns a child's friends and friend requests for the parent. */
export const readChildFriends = async (
  { deps, actor }: Context<Parent>,
  { childId }: { childId: string },
) => {
  const guardianship = { parentId: actor.id, childId: toUuid(childId) };
  await ensureOwnChild(deps.db, guardianship);
  return readFriends(deps.db, guardianship, deps.now());
};

type Friend = { childId: string; playerKey: string };

/** Stores a parent's answer about a friend and applies it to the friend's adults. */
const storeAnswer = async (tx: Db, answer: Parameters<typeof upsertParentAnswer>[1]) => {
  await upsertParentAnswer(tx, answer);
  await (answer.isYes ? deleteRejectedAdults(tx, answer) : insertRejectedAdults(tx, answer));
};

/**
 * Accepts or rejects a friend. Works only for existing friend requests, so parents cannot probe
 * other children by key.
 */
export const answerFriendRequest = (
  { deps, actor, transaction, audit }: Context<Parent>,
  { childId, playerKey, isYes }: Friend & { isYes: boolean },
) =>
  transaction(async (tx) => {
    const now = deps.now();
    const guardianship = { parentId: actor.id, childId: toUuid(childId) };
    await ensureOwnChild(tx, guardianship);
    const friendId = await findUserIdByKey(tx, playerKey);
    const friendRequests = await selectFriendRequestsOf(tx, guardianship);
    if (!friendRequests.some(({ otherId }) => otherId === friendId))
      throw new DomainError('FRD_001');
    const answer = { ...guardianship, friendId, isYes, now };
    await storeAnswer(tx, answer);
    // A parent of both children answers once for both.
    const isSibling = await isOwnChild(tx, { parentId: actor.id, childId: friendId });
    if (isSibling)
      await storeAnswer(tx, { ...answer, childId: friendId, friendId: guardianship.childId });
    if (!isYes)
      await notifyVisits(tx, await endVisitsBetween(tx, guardianship.childId, [friendId], now));
    for (const subject of [guardianship.childId, ...(isSibling ? [friendId] : [])]) {
      await audit(tx, isYes ? 'friend.allowed' : 'friend.refused', subject);
    }
    return readFriends(tx, guardianship, now);
  });

type Unblock = {
  childId: string;
  playerKey?: string | undefined;
  blockId?: string | undefined;
};

/** Lifts a block that the child set, including its effect on the other player's adults. */
export const unblockFriend = (
  { deps, actor, transaction, audit }: Context<Parent>,
  { childId, playerKey, blockId }: Unblock,
) =>
  transaction(async (tx) => {
    const guardianship = { parentId: actor.id, childId: toUuid(childId) };
    await ensureOwnChild(tx, guardianship);
    const block = blockId
      ? { blockId: toUuid(blockId) }
      : { blockedId: await findUserIdByKey(tx, playerKey ?? '') };
    const deleted = await deleteBlock(tx, { userId: guardianship.childId, block });
    if (deleted.numDeletedRows === 0n) throw new DomainError('FRD_001');
    await audit(tx, 'friend.unblocked', guardianship.childId);
    return readFriends(tx, guardianship, deps.now());
  });
