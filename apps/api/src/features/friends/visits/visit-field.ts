import type { SeenField, Visit } from '@wonderfield/contract/friends/friends';
import type { Context } from '../../../context/context.ts';
import type { Player } from '../../../context/player.ts';
import { DomainError } from '../../../domain-error.ts';
import { readPublicField } from '../../play/rows/public-field.ts';
import { notifyVisits } from './notifications.queries.ts';
import { findUserIdByKey, loadVisitPermission } from './visit-permission.ts';
import { otherOf, showVisit } from './visit-views.ts';
import { endVisitsBy, insertVisit, lockPlayers, selectOpenVisitsOf } from './visits.queries.ts';

/**
 * Starts a visit in another player's field. If that player is already visiting the caller, joins
 * the existing visit.
 */
export const visitField = (
  { deps, actor, transaction }: Context<Player>,
  { playerKey }: { playerKey: string },
): Promise<{ visit: Visit; field: SeenField }> =>
  transaction(async (tx) => {
    const now = deps.now();
    const otherId = await findUserIdByKey(tx, playerKey);
    await lockPlayers(tx, [actor.id, otherId]);
    const { me, permission } = await loadVisitPermission(tx, {
      userId: actor.id,
      otherId,
      now,
    });
    if (permission !== 'open') throw new DomainError('FRD_001');
    const open = await selectOpenVisitsOf(tx, [me.id]);
    const already = open.find((visit) => otherOf(visit, me.id) === otherId);
    const left = already?.visitor_id === me.id ? [] : await endVisitsBy(tx, me.id, now);
    const row = already ?? (await insertVisit(tx, { visitorId: me.id, hostId: otherId, now }));
    await notifyVisits(tx, [...left, row]);
    const visit = await showVisit(tx, me, row, now);
    if (!visit) throw new DomainError('FRD_001');
    return { visit, field: await readPublicField(tx, row.host_id) };
  });
