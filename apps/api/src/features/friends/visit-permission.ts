import type { OtherPlayer } from '@wonderfield/contract/friends/friends';
import type { Db } from '../../db/connection.ts';
import { toUuid } from '../../db/to-uuid.ts';
import { DomainError } from '../../domain-error.ts';
import { selectOptionalIdOfKey } from './friends.queries.ts';
import {
  selectPairs,
  selectVisitParticipants,
  type VisitPlayer,
} from './visit-participants.queries.ts';
import { canVisit, type Visit } from './visit-permission.rules.ts';

/** Who is not heard of for so long is no longer here. */
const HERE_MS = 60_000;
export const hereSince = (now: Date) => new Date(now.getTime() - HERE_MS);

/** The player, who must be a student: grown-ups visit nobody. */
export const findVisitParticipant = async (
  db: Db,
  userId: string,
  now: Date,
): Promise<VisitPlayer> => {
  const me = (await selectVisitParticipants(db, [userId], now)).get(userId);
  if (!me) throw new DomainError('FRD_002');
  return me;
};

export type Met = { other: VisitPlayer; meeting: Visit; isAsked: boolean };

/** How somebody stands with each of the others; those who are no students are left out. */
export const loadVisitPermissions = async (
  db: Db,
  me: VisitPlayer,
  otherIds: readonly string[],
  now: Date,
): Promise<Met[]> => {
  if (otherIds.length === 0) return [];
  const others = await selectVisitParticipants(db, otherIds, now);
  const pairs = await selectPairs(db, me.id, [...others.keys()]);
  return [...others.values()].flatMap((other) => {
    const pair = pairs.get(other.id);
    return pair ? [{ other, meeting: canVisit(me, other, pair), isAsked: pair.isAsked }] : [];
  });
};

/** Whose key of the game this is. Nobody, and somebody who must not be met, are the same. */
export const findIdOfKey = async (db: Db, playerKey: string) => {
  const userId = await selectOptionalIdOfKey(db, toUuid(playerKey));
  if (!userId) throw new DomainError('FRD_001');
  return userId;
};

/** The player and one other, and how the two stand. */
export const loadVisitPermission = async (
  db: Db,
  { userId, otherId, now }: { userId: string; otherId: string; now: Date },
): Promise<Met & { me: VisitPlayer }> => {
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
