import { asId } from '../../db/as-id.ts';
import type { Player } from '../../work/player.ts';
import type { Work } from '../../work/work.ts';
import { tellOfVisits } from './news.queries.ts';
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
