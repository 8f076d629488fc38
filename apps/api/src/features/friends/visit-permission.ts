import type { OtherPlayer } from '@wonderfield/contract/friends/friends';
import type { Db } from '../../db/connection.ts';
import { asId } from '../../db/to-uuid.ts';
import { Refusal } from '../../domain-error.ts';
import { selectOptionalIdOfKey } from './friends.queries.ts';
import { type MeetingPlayer, selectMeeters, selectPairs } from './visit-participants.queries.ts';
import { type Meeting, mayMeet } from './visit-permission.rules.ts';

/** Who is not heard of for so long is no longer here. */
const HERE_MS = 60_000;
export const hereSince = (now: Date) => new Date(now.getTime() - HERE_MS);

/** The player, who must be a student: grown-ups visit nobody. */
export const findMeeter = async (db: Db, userId: string, now: Date): Promise<MeetingPlayer> => {
  const me = (await selectMeeters(db, [userId], now)).get(userId);
  if (!me) throw new Refusal('FRD_002');
  return me;
};

export type Met = { other: MeetingPlayer; meeting: Meeting; isAsked: boolean };

/** How somebody stands with each of the others; those who are no students are left out. */
export const meetAll = async (
  db: Db,
  me: MeetingPlayer,
  otherIds: readonly string[],
  now: Date,
): Promise<Met[]> => {
  if (otherIds.length === 0) return [];
  const others = await selectMeeters(db, otherIds, now);
  const pairs = await selectPairs(db, me.id, [...others.keys()]);
  return [...others.values()].flatMap((other) => {
    const pair = pairs.get(other.id);
    return pair ? [{ other, meeting: mayMeet(me, other, pair), isAsked: pair.isAsked }] : [];
  });
};

/** Whose key of the game this is. Nobody, and somebody who must not be met, are the same. */
export const findIdOfKey = async (db: Db, playerKey: string) => {
  const userId = await selectOptionalIdOfKey(db, asId(playerKey));
  if (!userId) throw new Refusal('FRD_001');
  return userId;
};

/** The player and one other, and how the two stand. */
export const meetOne = async (
  db: Db,
  { userId, otherId, now }: { userId: string; otherId: string; now: Date },
): Promise<Met & { me: MeetingPlayer }> => {
  const me = await findMeeter(db, userId, now);
  const [met] = await meetAll(db, me, [otherId], now);
  if (!met || otherId === userId) throw new Refusal('FRD_001');
  return { me, ...met };
};

export const showPlayer = ({ playerKey, avatarName, look }: MeetingPlayer): OtherPlayer => ({
  playerKey,
  name: avatarName,
  look: look ?? undefined,
});
