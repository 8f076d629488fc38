import type { OutsideClass } from '@wonderfield/contract/classroom-sync/external-class';
import type { StopReason } from '@wonderfield/contract/classroom-sync/sync-record';
import type { RosterService } from '@wonderfield/contract/classrooms/classroom';
import type { Educator } from '../../context/actor.ts';
import type { Work } from '../../context/context.ts';
import type { Deps } from '../../dependencies.ts';
import { Refusal } from '../../domain-error.ts';
import type { ServiceClass } from '../../gateways/rosters.ts';
import { type Follower, listFollowers } from '../classrooms/synced-classrooms.ts';
import { usuallyChosen } from './excluded-students.ts';
import { openOutside } from './external-rosters.ts';
import { readPlan } from './load-sync-plan.ts';
import { guessSubject } from './new-classroom.rules.ts';
import { countChanges } from './sync-plan.rules.ts';
import { selectLastSyncs } from './syncs.queries.ts';

/** Rosters read side by side; the service counts what one person asks. */
const AT_ONCE = 4;

type LastSyncs = { syncedAt: Date | undefined; stoppedAt: Date | undefined };

/** Why a sync stopped, where reading the class now does not already say otherwise. */
const MAY_STAND: readonly (StopReason | null)[] = ['manyLeft', 'noSeats'];

const readLastSyncs = async (deps: Deps, followers: readonly Follower[]) => {
  const lasts = new Map<string, LastSyncs>();
  if (followers.length === 0) return lasts;
  const rows = await selectLastSyncs(
    deps.db,
    followers.map(({ id }) => id),
  );
  for (const { id } of followers) {
    const own = rows.filter(({ classroom_id }) => classroom_id === id);
    const syncedAt = own.find(({ stopped_because }) => stopped_because === null)?.at;
    const stops = own.filter(({ stopped_because }) => MAY_STAND.includes(stopped_because));
    const stoppedAt = stops.map(({ at }) => at).sort((a, b) => b.getTime() - a.getTime())[0];
    const isLast = stoppedAt && (!syncedAt || stoppedAt > syncedAt);
    lasts.set(id, { syncedAt, stoppedAt: isLast ? stoppedAt : undefined });
  }
  return lasts;
};

const stateOf = (isFollowed: boolean, changes: number, last: LastSyncs | undefined) => {
  if (!isFollowed) return 'new';
  if (changes === 0) return 'upToDate';
  return last?.stoppedAt ? 'stopped' : 'changed';
};

type Reading = {
  educatorId: string;
  outside: Awaited<ReturnType<typeof openOutside>>;
  follower: Follower | undefined;
  last: LastSyncs | undefined;
};

const describeReadable = async (
  deps: Deps,
  found: ServiceClass,
  { educatorId, outside, follower, last }: Reading,
): Promise<OutsideClass> => {
  const isRead = follower !== undefined || found.studentCount === undefined;
  const now = isRead ? await outside.withRoster(found) : undefined;
  const plan =
    follower && now
      ? await readPlan(deps, deps.db, {
          educatorId,
          outside: now,
          classroomId: follower.id,
          chosenIds: usuallyChosen(deps, now.roster, follower),
        })
      : undefined;
  const changes = plan ? countChanges(plan) : 0;
  return {
    id: found.id,
    name: found.name,
    section: found.section,
    changes,
    subject: guessSubject(found.subject, found.name, found.section),
    studentCount: now?.roster.length ?? found.studentCount ?? 0,
    classroomId: follower?.id,
    state: stateOf(follower !== undefined, changes, last),
    syncedAt: last?.syncedAt?.toISOString(),
    stoppedAt: changes > 0 ? last?.stoppedAt?.toISOString() : undefined,
  };
};

/** A class that the service does not let the educator read. The others are listed as ever. */
const describeClosed = (found: ServiceClass, { follower, last }: Reading): OutsideClass => ({
  id: found.id,
  name: found.name,
  section: found.section,
  changes: 0,
  subject: guessSubject(found.subject, found.name, found.section),
  studentCount: found.studentCount ?? 0,
  classroomId: follower?.id,
  state: 'closed',
  syncedAt: last?.syncedAt?.toISOString(),
  stoppedAt: undefined,
});

/** Returns undefined for a class that ended while the list was read. */
const describe = async (deps: Deps, found: ServiceClass, reading: Reading) => {
  try {
    return await describeReadable(deps, found, reading);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    if (error.code === 'EXT_006') return describeClosed(found, reading);
    if (error.code === 'EXT_003') return undefined;
    throw error;
  }
};

/** The classes an educator teaches at another service, and how each stands here. */
export const listOutsideClasses = async (
  { deps, actor }: Work<Educator>,
  service: RosterService,
) => {
  const educatorId = actor.id;
  const outside = await openOutside(deps, { educatorId, service });
  const found = await outside.classes();
  const followers = await listFollowers(deps.db, { educatorId, service });
  const lasts = await readLastSyncs(deps, followers);
  const classes: OutsideClass[] = [];
  for (let from = 0; from < found.length; from += AT_ONCE) {
    const some = found.slice(from, from + AT_ONCE).map((one) => {
      const follower = followers.find(({ source_class_id }) => source_class_id === one.id);
      const last = follower && lasts.get(follower.id);
      return describe(deps, one, { educatorId, outside, follower, last });
    });
    const described = await Promise.all(some);
    classes.push(...described.filter((one) => one !== undefined));
  }
  return { classes };
};
