import type { ChildFriends } from '@wonderfield/contract/friends/friend-calls';
import { PHRASES, type PhraseId } from '@wonderfield/contract/friends/phrases';
import type { Parent } from '../../context/actor.ts';
import type { Work } from '../../context/context.ts';
import type { Db } from '../../db/connection.ts';
import { asId } from '../../db/to-uuid.ts';
import { Refusal } from '../../domain-error.ts';
import { isOwnChild } from '../children/children.ts';
import {
  deleteBlock,
  deleteRefusedAdults,
  insertRefusedAdults,
  selectBlocksBy,
} from './blocks.queries.ts';
import { readableSince } from './chat-message.rules.ts';
import { keepAnswer, selectWhoIs, selectWishesOf } from './friends.queries.ts';
import { tellOfVisits } from './notifications.queries.ts';
import { selectMeeters, selectPairs } from './visit-participants.queries.ts';
import { mayMeet } from './visit-permission.rules.ts';
import { findIdOfKey, showPlayer } from './visit-permission.ts';
import { endVisitsBetween, selectSayingsAround } from './visits.queries.ts';

const MOST_SAYINGS = 500;

type Tie = { parentId: string; childId: string };

const ensureOwnChild = async (db: Db, tie: Tie) => {
  if (!(await isOwnChild(db, tie))) throw new Refusal('CHD_001');
};

const readFriends = async (db: Db, tie: Tie, now: Date): Promise<ChildFriends> => {
  const { childId } = tie;
  const wishes = await selectWishesOf(db, tie);
  const blocks = await selectBlocksBy(db, childId);
  const blockedIds = blocks.flatMap(({ blocked_id }) => blocked_id ?? []);
  const heard = await selectSayingsAround(db, {
    userId: childId,
    since: readableSince(now),
    limit: MOST_SAYINGS,
  });
  const otherIds = wishes.map(({ otherId }) => otherId);
  const people = await selectMeeters(
    db,
    [childId, ...otherIds, ...blockedIds, ...heard.map(({ other_id }) => other_id)],
    now,
  );
  const child = people.get(childId);
  const pairs = await selectPairs(db, childId, otherIds);
  const who = await selectWhoIs(db, childId, otherIds);
  const known = wishes.flatMap((wish) => {
    const other = people.get(wish.otherId);
    const pair = pairs.get(wish.otherId);
    if (!child || !other || !pair) return [];
    return [
      {
        wish,
        meeting: mayMeet(child, other, pair),
        isOwnBlock: pair.isOwnBlock,
        isReady: other.isReady,
        shown: { ...showPlayer(other), who: who.get(other.id) },
      },
    ];
  });
  return {
    requests: known
      .filter(({ wish, meeting }) => wish.parentSays === null && meeting === 'needsYes')
      .map(({ wish, shown }) => ({
        ...shown,
        isOwnWish: wish.isOwnWish,
        askedAt: wish.askedAt.toISOString(),
      })),
    friends: known
      // Whom the other side blocked or refused looks the same: nobody learns of a block.
      .filter(
        ({ wish, isReady }) => wish.parentSays && isReady && !blockedIds.includes(wish.otherId),
      )
      .map(({ shown, meeting, isOwnBlock }) => ({
        ...shown,
        isOpen: meeting === 'open',
        isFamilyBlocked: isOwnBlock,
      })),
    // Also those whose account was merged: the no still holds, and can be changed.
    refused: known.filter(({ wish }) => wish.parentSays === false).map(({ shown }) => shown),
    blocked: blocks.map(({ id, blocked_id }) => {
      const other = blocked_id ? people.get(blocked_id) : undefined;
      return { blockId: id, ...(other ? showPlayer(other) : {}) };
    }),
    sayings: heard.map((saying) => ({
      sayingId: saying.id,
      saidAt: saying.said_at.toISOString(),
      isChilds: saying.said_by === childId,
      other: people.get(saying.other_id)?.avatarName ?? '',
      text: saying.typed ?? PHRASES[saying.phrase as PhraseId] ?? '',
    })),
  };
};

/** Whom a child meets, for its parent. */
export const readChildFriends = async (
  { deps, actor }: Work<Parent>,
  { childId }: { childId: string },
) => {
  const tie = { parentId: actor.id, childId: asId(childId) };
  await ensureOwnChild(deps.db, tie);
  return readFriends(deps.db, tie, deps.now());
};

type Friend = { childId: string; playerKey: string };

/** Keeps a parent's answer about a friend, and what it says about the adults behind the friend. */
const keepWord = async (tx: Db, answer: Parameters<typeof keepAnswer>[1]) => {
  await keepAnswer(tx, answer);
  await (answer.isYes ? deleteRefusedAdults(tx, answer) : insertRefusedAdults(tx, answer));
};

/**
 * Says yes or no to a friend. Only about somebody there was a wish for: a parent cannot look through
 * children by their keys.
 */
export const answerFriendRequest = (
  { deps, actor, atomically, record }: Work<Parent>,
  { childId, playerKey, isYes }: Friend & { isYes: boolean },
) =>
  atomically(async (tx) => {
    const now = deps.now();
    const tie = { parentId: actor.id, childId: asId(childId) };
    await ensureOwnChild(tx, tie);
    const friendId = await findIdOfKey(tx, playerKey);
    const wishes = await selectWishesOf(tx, tie);
    if (!wishes.some(({ otherId }) => otherId === friendId)) throw new Refusal('FRD_001');
    const answer = { ...tie, friendId, isYes, now };
    await keepWord(tx, answer);
    // The parent of both answers once, for both.
    const isSibling = await isOwnChild(tx, { parentId: actor.id, childId: friendId });
    if (isSibling) await keepWord(tx, { ...answer, childId: friendId, friendId: tie.childId });
    if (!isYes) await tellOfVisits(tx, await endVisitsBetween(tx, tie.childId, [friendId], now));
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

/** Lifts a block the child set, and with it what it imposed on the adults behind the other player. */
export const unblockFriend = (
  { deps, actor, atomically, record }: Work<Parent>,
  { childId, playerKey, blockId }: Unblocking,
) =>
  atomically(async (tx) => {
    const tie = { parentId: actor.id, childId: asId(childId) };
    await ensureOwnChild(tx, tie);
    const block = blockId
      ? { blockId: asId(blockId) }
      : { blockedId: await findIdOfKey(tx, playerKey ?? '') };
    const lifted = await deleteBlock(tx, { userId: tie.childId, block });
    if (lifted.numDeletedRows === 0n) throw new Refusal('FRD_001');
    await record(tx, 'friend.unblocked', tie.childId);
    return readFriends(tx, tie, deps.now());
  });
