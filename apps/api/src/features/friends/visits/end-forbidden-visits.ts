import type { Deps } from '../../../dependencies.ts';
import { selectHereAmong } from '../friends.queries.ts';
import { notifyVisits } from './notifications.queries.ts';
import { selectPairs, selectVisitParticipants } from './visit-participants.queries.ts';
import { canVisit } from './visit-permission.rules.ts';
import { hereSince } from './visit-permission.ts';
import { endVisits, selectOpenVisitsOf, type VisitRow } from './visits.queries.ts';

type Around = Pick<Deps, 'db' | 'now'>;

/** Checks whether each of these visits is still allowed. */
const stillAllowed = async ({ db, now }: Around, visits: readonly VisitRow[]) => {
  const people = await selectVisitParticipants(
    db,
    visits.flatMap(({ visitor_id, host_id }) => [visitor_id, host_id]),
    now(),
  );
  const allowed = new Set<string>();
  for (const [visitorId, own] of Map.groupBy(visits, ({ visitor_id }) => visitor_id)) {
    const visitor = people.get(visitorId);
    const pairs = await selectPairs(
      db,
      visitorId,
      own.map(({ host_id }) => host_id),
    );
    for (const { id, host_id } of own) {
      const host = people.get(host_id);
      const pair = pairs.get(host_id);
      if (visitor && host && pair && canVisit(visitor, host, pair) === 'open') allowed.add(id);
    }
  }
  return allowed;
};

/** Ends the visits of these players that are no longer allowed or whose guest is offline. */
export const endForbiddenVisits = async (deps: Around, userIds: readonly string[]) => {
  if (userIds.length === 0) return;
  const { db } = deps;
  const visits = await selectOpenVisitsOf(db, userIds);
  if (visits.length === 0) return;
  const allowed = await stillAllowed(deps, visits);
  const presentIds = await selectHereAmong(
    db,
    visits.map(({ visitor_id }) => visitor_id),
    hereSince(deps.now()),
  );
  const over = visits.filter(
    ({ id, visitor_id }) => !allowed.has(id) || !presentIds.has(visitor_id),
  );
  if (over.length === 0) return;
  const ended = await endVisits(
    db,
    over.map(({ id }) => id),
    deps.now(),
  );
  await notifyVisits(db, ended);
};
