import type { Context } from '../../../context/context.ts';
import type { Player } from '../../../context/player.ts';
import { toUuid } from '../../../db/to-uuid.ts';
import { notifyVisits } from './notifications.queries.ts';
import { endOwnVisit } from './visits.queries.ts';

/** Ends a visit from either side. Succeeds for a visit that has already ended. */
export const leaveVisit = (
  { deps, actor, transaction }: Context<Player>,
  { visitId }: { visitId: string },
) =>
  transaction(async (tx) => {
    const visit = { visitId: toUuid(visitId), userId: actor.id, now: deps.now() };
    await notifyVisits(tx, await endOwnVisit(tx, visit));
    return {};
  });
