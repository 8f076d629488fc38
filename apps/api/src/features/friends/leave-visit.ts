import { asId } from '../../db/as-id.ts';
import type { Player } from '../../work/player.ts';
import type { Work } from '../../work/work.ts';
import { tellOfVisits } from './news.queries.ts';
import { endVisits, selectOptionalOpenVisit } from './visits.queries.ts';

/** Ends a visit from either side. One that is over already is none of theirs, and that is fine. */
export const leaveVisit = (
  { deps, actor, atomically }: Work<Player>,
  { visitId }: { visitId: string },
) =>
  atomically(async (tx) => {
    const visit = await selectOptionalOpenVisit(tx, { visitId: asId(visitId), userId: actor.id });
    if (visit) await tellOfVisits(tx, await endVisits(tx, [visit.id], deps.now()));
    return {};
  });
