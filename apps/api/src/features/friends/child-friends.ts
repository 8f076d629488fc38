import type { ChildFriends } from '@wonderfield/contract/friends/friend-calls';
import { PHRASES, type PhraseId } from '@wonderfield/contract/friends/phrases';
import type { Parent } from '../../context/actor.ts';
import type { Context } from '../../context/context.ts';
import type { Db } from '../../db/connection.ts';
import { toUuid } from '../../db/to-uuid.ts';
import { DomainError } from '../../domain-error.ts';
import { isOwnChild } from '../children/children.ts';
import {
  deleteBlock,
  deleteRejectedAdults,
  insertRejectedAdults,
  selectBlocksBy,
} from './blocks.queries.ts';
import { readableSince } from './chat-message.rules.ts';
import { keepAnswer, selectFriendRequestsOf, selectWhoIs } from './friends.queries.ts';
import { notifyVisits } from './notifications.queries.ts';
import { selectPairs, selectVisitParticipants } from './visit-participants.queries.ts';
import { canVisit } from './visit-permission.rules.ts';
import { findIdOfKey, showPlayer } from './visit-permission.ts';
import { endVisitsBetween, selectChatMessagesAround } from './visits.queries.ts';

const MOST_CHAT_MESSAGES = 500;

type Guardianship = { parentId: string; childId: string };

const ensureOwnChild = async (db: Db, tie: Guardianship) => {
  if (!(await isOwnChild(db, tie))) throw new DomainError('CHD_001');
};

const readFriends = async (db: Db, tie: Guardianship, now: Date): Promise<ChildFriends> => {
  const { childId } = tie;
  const friendRequests = await selectFriendRequestsOf(db, tie);
  const blocks = await selectBlocksBy(db, childId);
  const blockedIds = blocks.flatMap(({ blocked_id }) => blocked_id ?? []);
  const heard = await selectChatMessagesAround(db, {
    userId: childId,
    since: readableSince(now),
    limit: MOST_CHAT_MESSAGES,
  });
  const otherIds = friendRequests.map(({ otherId }) => otherId);
  const people = await selectVisitParticipants(
    db,
    [childId, ...otherIds, ...blockedIds, ...heard.map(({ other_id }) => other_id)],
    now,
  );
  const child = people.get(childId);
  const pairs = await selectPairs(db, childId, otherIds);
  const names = await selectWhoIs(db, childId, otherIds);
  const requests = friendRequests.flatMap((friendRequest) => {
    const other = people.get(friendRequest.otherId);
    const pair = pairs.get(friendRequest.otherId);
    if (!child || !other || !pair) return [];
    return [
      {
        wish: friendRequest,
        permission: canVisit(child, other, pair),
        isOwnBlock: pair.isOwnBlock,
        isReady: other.isReady,
        shown: { ...showPlayer(other), who: names.get(other.id) },
      },
    ];
  });
  return {
    requests: requests
      .filter(
        ({ wish: friendRequest, permission }) =>
          friendRequest.parentSays === null && permission === 'needsYes',
      )
      .map(({ wish: friendRequest, shown }) => ({
        ...shown,
        isOwnWish: friendRequest.isOwnWish,
        askedAt: friendRequest.askedAt.toISOString(),
      })),
    friends: requests
      // A block by the other side looks like a missing approval, so it stays hidden.
      .filter(
        ({ wish: friendRequest, isReady }) =>
          friendRequest.parentSays && isReady && !blockedIds.includes(friendRequest.otherId),
      )
      .map(({ shown, permission, isOwnBlock }) => ({
        ...shown,
        isOpen: permission === 'open',
        isFamilyBlocked: isOwnBlock,
      })),
    // Includes merged accounts, whose rejection still applies and can be changed.
    refused: requests
      .filter(({ wish: friendRequest }) => friendRequest.parentSays === false)
      .map(({ shown }) => shown),
    blocked: blocks.map(({ id, blocked_id }) => {
      const other = blocked_id ? people.get(blocked_id) : undefined;
      return { blockId: id, ...(other ? showPlayer(other) : {}) };
    }),
    sayings: heard.map((message) => ({
      sayingId: message.id,
      saidAt: message.said_at.toISOString(),
      isChilds: message.said_by === childId,
      other: people.get(message.other_id)?.avatarName ?? '',
      text: message.typed ?? PHRASES[message.phrase as PhraseId] ?? '',
    })),
  };
};

/** Returns a child's friends and friend requests for the parent. */
export const readChildFriends = async (
  { deps, actor }: Context<Parent>,
  { childId }: { childId: string },
) => {
  const tie = { parentId: actor.id, childId: toUuid(childId) };
  await ensureOwnChild(deps.db, tie);
  return readFriends(deps.db, tie, deps.now());
};

type Friend = { childId: string; playerKey: string };

/** Stores a parent's answer about a friend and applies it to the friend's adults. */
const keepWord = async (tx: Db, answer: Parameters<typeof keepAnswer>[1]) => {
  await keepAnswer(tx, answer);
  await (answer.isYes ? deleteRejectedAdults(tx, answer) : insertRejectedAdults(tx, answer));
};

/**
 * Accepts or rejects a friend. Works only for existing friend requests, so parents cannot probe
 * other children by key.
 */
export const answerFriendRequest = (
  { deps, actor, transaction, audit: record }: Context<Parent>,
  { childId, playerKey, isYes }: Friend & { isYes: boolean },
) =>
  transaction(async (tx) => {
    const now = deps.now();
    const tie = { parentId: actor.id, childId: toUuid(childId) };
    await ensureOwnChild(tx, tie);
    const friendId = await findIdOfKey(tx, playerKey);
    const friendRequests = await selectFriendRequestsOf(tx, tie);
    if (!friendRequests.some(({ otherId }) => otherId === friendId))
      throw new DomainError('FRD_001');
    const answer = { ...tie, friendId, isYes, now };
    await keepWord(tx, answer);
    // A parent of both children answers once for both.
    const isSibling = await isOwnChild(tx, { parentId: actor.id, childId: friendId });
    if (isSibling) await keepWord(tx, { ...answer, childId: friendId, friendId: tie.childId });
    if (!isYes) await notifyVisits(tx, await endVisitsBetween(tx, tie.childId, [friendId], now));
    for (const subject of [tie.childId, ...(isSibling ? [friendId] : [])]) {
      await record(tx, isYes ? 'friend.allowed' : 'friend.refused', subject);
    }
    return readFriends(tx, tie, now);
  });

type Unblocking = {
  childId: string;
  playerKey?: string | undefined;
  blockId?: string | undefined;
};

/** Lifts a block that the child set, including its effect on the other player's adults. */
export const unblockFriend = (
  { deps, actor, transaction, audit: record }: Context<Parent>,
  { childId, playerKey, blockId }: Unblocking,
) =>
  transaction(async (tx) => {
    const tie = { parentId: actor.id, childId: toUuid(childId) };
    await ensureOwnChild(tx, tie);
    const block = blockId
      ? { blockId: toUuid(blockId) }
      : { blockedId: await findIdOfKey(tx, playerKey ?? '') };
    const lifted = await deleteBlock(tx, { userId: tie.childId, block });
    if (lifted.numDeletedRows === 0n) throw new DomainError('FRD_001');
    await record(tx, 'friend.unblocked', tie.childId);
    return readFriends(tx, tie, deps.now());
  });
