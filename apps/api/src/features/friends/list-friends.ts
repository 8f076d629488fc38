import type { KnownPlayer } from '@wonderfield/contract/friends/friends';
import { compareNames } from '@wonderfield/contract/names/name-order';
import type { Context } from '../../context/context.ts';
import type { Player } from '../../context/player.ts';
import { selectHereAmong, selectKnownIds, selectPresentIds } from './friends.queries.ts';
import { selectBlocksBy } from './reports/blocks.queries.ts';
import { selectVisitParticipants } from './visits/visit-participants.queries.ts';
import {
  findVisitParticipant,
  hereSince,
  loadVisitPermissions,
  showPlayer,
  type VisitPermission,
} from './visits/visit-permission.ts';

/** Numbers of present players that are checked and that are shown. */
const LOOKED_AT = 200;
const SHOWN = 12;

const show = (
  { other, permission, isAsked }: VisitPermission,
  presentIds: ReadonlySet<string>,
): KnownPlayer => {
  const isOpen = permission === 'open';
  return {
    ...showPlayer(other),
    standing: isOpen ? 'open' : isAsked ? 'asked' : 'ask',
    isHere: isOpen && presentIds.has(other.id),
  };
};

const byPresenceAndName = (first: KnownPlayer, second: KnownPlayer) =>
  Number(second.isHere) - Number(first.isHere) || compareNames(first.name, second.name);

/**
 * Lists players to visit or to send a friend request to, and blocked players. Omits players that
 * the caller may not visit.
 */
export const listFriends = async ({ deps, actor }: Context<Player>) => {
  const { db } = deps;
  const now = deps.now();
  const me = await findVisitParticipant(db, actor.id, now);
  const players = (await loadVisitPermissions(db, me, await selectKnownIds(db, me.id), now)).filter(
    ({ permission }) => permission !== 'never',
  );
  const knownIds = players.map(({ other }) => other.id);
  const present = await selectPresentIds(db, hereSince(now), LOOKED_AT);
  const otherPlayerIds = present.filter((id) => id !== me.id && !knownIds.includes(id));
  const near = (await loadVisitPermissions(db, me, otherPlayerIds, now)).filter(
    ({ permission }) => permission === 'open',
  );
  const presentIds = await selectHereAmong(db, [...knownIds, ...otherPlayerIds], hereSince(now));
  const blocks = await selectBlocksBy(db, me.id);
  const blockedIds = blocks.flatMap(({ blocked_id }) => blocked_id ?? []);
  const blocked = await selectVisitParticipants(db, blockedIds, now);
  return {
    blocked: blockedIds.flatMap((id) => {
      const other = blocked.get(id);
      return other ? [showPlayer(other)] : [];
    }),
    friends: players.map((met) => show(met, presentIds)).sort(byPresenceAndName),
    nearby: near
      .slice(0, SHOWN)
      .map((met) => show(met, presentIds))
      .sort(byPresenceAndName),
  };
};
