import type { Work } from '../../context/context.ts';
import type { Player } from '../../context/player.ts';
import { asId } from '../../db/to-uuid.ts';
import { tellOfVisits } from './notifications.queries.ts';
import { endOwnVisit } from './visits.queries.ts';

/** Ends a visit from either side. One that is over already is none of theirs, and that is fine. */
export const leaveVisit = (
  { deps, actor, atomically }: Work<Player>,
  { visitId }: { visitId: string },
) =>
  atomically(async (tx) => {
    const visit = { visitId: asId(visitId), userId: actor.id, now: deps.now() };
    await tellOfVisits(tx, await endOwnVisit(tx, visit));
    return {};
  });
