import type { OtherPlayer } from '@wonderfield/contract/friends/friends';
import { asId } from '../../db/as-id.ts';
import type { Db } from '../../db/connection.ts';
import { Refusal } from '../../refusal.ts';
import { selectOptionalIdOfKey } from './friends.queries.ts';
import { type MeetingPlayer, selectMeeters, selectPairs } from './meeters.queries.ts';
import { type Meeting, mayMeet } from './meeting.rules.ts';

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

/** Somebody by the game's key. Nobody, and somebody who must not be met, are the same. */
export const findOther = async (
  db: Db,
  me: MeetingPlayer,
  { playerKey, now }: { playerKey: string; now: Date },
): Promise<Met> => {
  const otherId = await selectOptionalIdOfKey(db, asId(playerKey));
  const [met] = otherId ? await meetAll(db, me, [otherId], now) : [];
  if (!met || met.other.id === me.id) throw new Refusal('FRD_001');
  return met;
};

export const showPlayer = ({ playerKey, avatarName, look }: MeetingPlayer): OtherPlayer => ({
  playerKey,
  name: avatarName,
  look: look ?? undefined,
});
