import { Refusal } from '../../refusal.ts';
import type { Player } from '../../work/player.ts';
import type { Work } from '../../work/work.ts';
import { insertWish } from './friends.queries.ts';
import { findMeeter, findOther } from './meeting.ts';

/** Wishes to meet somebody: the request then stands on the pages of both families. */
export const askToVisit = (
  { deps, actor, atomically }: Work<Player>,
  { playerKey }: { playerKey: string },
) =>
  atomically(async (tx) => {
    const now = deps.now();
    const me = await findMeeter(tx, actor.id, now);
    const { other, meeting } = await findOther(tx, me, { playerKey, now });
    if (meeting === 'never') throw new Refusal('FRD_001');
    if (meeting === 'open') return { standing: 'open' as const };
    await insertWish(tx, { userId: me.id, otherId: other.id, now });
    return { standing: 'asked' as const };
  });
