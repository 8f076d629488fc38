import type { OtherPlayer } from '@wonderfield/contract/friends/friends';
import type { Db } from '../../../db/connection/connection.ts';
import { toUuid } from '../../../db/to-uuid.ts';
import { DomainError } from '../../../domain-error.ts';
import { selectOptionalIdOfKey } from '../friends.queries.ts';
import {
  selectPairs,
  selectVisitParticipants,
  type VisitPlayer,
} from './visit-participants.queries.ts';
import { canVisit, type Visit } from './visit-permission.rules.ts';

/** Players not seen for this time count as offline. */
const HERE_MS = 60_000;
export const hereSince = (now: Date) => new Date(now.getTime() - HERE_MS);

/** Returns the player. Throws FRD_002 for adults, who cannot visit. */
export const findVisitParticipant = async (
  db: Db,
  userId: string,
  now: Date,
): Promise<VisitPlayer> => {
  const me = (await selectVisitParticipants(db, [userId], now)).get(userId);
  if (!me) throw new DomainError('FRD_002');
  return me;
};

export type VisitPermission = { other: VisitPlayer; permission: Visit; isAsked: boolean };

/** Returns the permission for each of the others. Omits those who are not students. */
export const loadVisitPermissions = async (
  db: Db,
  me: VisitPlayer,
  otherIds: readonly string[],
  now: Date,
): Promise<VisitPermission[]> => {
  if (otherIds.length === 0) return [];
  const others = await selectVisitParticipants(db, otherIds, now);
  const pairs = await selectPairs(db, me.id, [...others.keys()]);
  return [...others.values()].flatMap((other) => {
    const pair = pairs.get(other.id);
    return pair ? [{ other, permission: canVisit(me, other, pair), isAsked: pair.isAsked }] : [];
  });
};

/** Returns the account of a player key. Unknown keys and forbidden players get the same error. */
export const findUserIdByKey = async (db: Db, playerKey: string) => {
  const userId = await selectOptionalIdOfKey(db, toUuid(playerKey));
  if (!userId) throw new DomainError('FRD_001');
  return userId;
};

/** Returns the player, the other player and their visit permission. */
export const loadVisitPermission = async (
  db: Db,
  { userId, otherId, now }: { userId: string; otherId: string; now: Date },
): Promise<VisitPermission & { me: VisitPlayer }> => {
  const me = await findVisitParticipant(db, userId, now);
  const [met] = await loadVisitPermissions(db, me, [otherId], now);
  if (!met || otherId === userId) throw new DomainError('FRD_001');
  return { me, ...met };
};

export const showPlayer = ({ playerKey, avatarName, look }: VisitPlayer): OtherPlayer => ({
  playerKey,
  name: avatarName,
  look: look ?? undefined,
});
