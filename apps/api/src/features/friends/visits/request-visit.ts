import type { Context } from '../../../context/context.ts';
import type { Player } from '../../../context/player.ts';
import { DomainError } from '../../../domain-error.ts';
import { insertFriendRequest } from '../friends.queries.ts';
import { findUserIdByKey, loadVisitPermission } from './visit-permission.ts';

/** Creates a friend request, which both families see. */
export const requestVisit = (
  { deps, actor, transaction }: Context<Player>,
  { playerKey }: { playerKey: string },
) =>
  transaction(async (tx) => {
    const now = deps.now();
    const otherId = await findUserIdByKey(tx, playerKey);
    const { permission } = await loadVisitPermission(tx, { userId: actor.id, otherId, now });
    if (permission === 'never') throw new DomainError('FRD_001');
    if (permission === 'open') return { standing: 'open' as const };
    await insertFriendRequest(tx, { userId: actor.id, otherId, now });
    return { standing: 'asked' as const };
  });
