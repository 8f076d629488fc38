import type { Work } from '../../context/context.ts';
import type { Player } from '../../context/player.ts';
import { Refusal } from '../../domain-error.ts';
import { insertWish } from './friends.queries.ts';
import { findIdOfKey, meetOne } from './visit-permission.ts';

/** Wishes to meet somebody: the request then stands on the pages of both families. */
export const askToVisit = (
  { deps, actor, atomically }: Work<Player>,
  { playerKey }: { playerKey: string },
) =>
  atomically(async (tx) => {
    const now = deps.now();
    const otherId = await findIdOfKey(tx, playerKey);
    const { meeting } = await meetOne(tx, { userId: actor.id, otherId, now });
    if (meeting === 'never') throw new Refusal('FRD_001');
    if (meeting === 'open') return { standing: 'open' as const };
    await insertWish(tx, { userId: actor.id, otherId, now });
    return { standing: 'asked' as const };
  });
