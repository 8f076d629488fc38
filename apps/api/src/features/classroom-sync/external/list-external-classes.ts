import type { ExternalClass } from '@wonderfield/contract/classroom-sync/external-class';
import type { StopReason } from '@wonderfield/contract/classroom-sync/sync-record';
import type { RosterService } from '@wonderfield/contract/classrooms/classroom';
import type { Educator } from '../../../context/actor.ts';
import type { Context } from '../../../context/context.ts';
import type { Deps } from '../../../dependencies.ts';
import { DomainError } from '../../../domain-error.ts';
import type { ServiceClass } from '../../../gateways/rosters/rosters.ts';
import { listSyncedClassrooms, type SyncedClassroom } from '../../classrooms/synced-classrooms.ts';
import { loadSyncPlan } from '../plan/load-sync-plan.ts';
import { guessSubject } from '../plan/new-classroom.rules.ts';
import { countChanges } from '../plan/sync-plan.rules.ts';
import { selectLastSyncs } from '../plan/syncs.queries.ts';
import { usuallyChosen } from './excluded-students.ts';
import { openExternalRoster } from './external-rosters.ts';

/** Maximum number of rosters read in parallel, because the service limits requests per user. */
const AT_ONCE = 4;

type LastSyncs = { syncedAt: Date | undefined; stoppedAt: Date | undefined };

/** Stop reasons that remain valid after the class was read successfully. */
const ALLOWED_ALONE: readonly (StopReason | null)[] = ['manyLeft', 'noSeats'];

const readLastSyncs = async (deps: Deps, syncedClassrooms: readonly SyncedClassroom[]) => {
  const lasts = new Map<string, LastSyncs>();
  if (syncedClassrooms.length === 0) return lasts;
  const rows = await selectLastSyncs(
    deps.db,
    syncedClassrooms.map(({ id }) => id),
  );
  for (const { id } of syncedClassrooms) {
    const own = rows.filter(({ classroom_id }) => classroom_id === id);
    const syncedAt = own.find(({ stopped_because }) => stopped_because === null)?.at;
    const stops = own.filter(({ stopped_because }) => ALLOWED_ALONE.includes(stopped_because));
    const stoppedAt = stops.map(({ at }) => at).sort((a, b) => b.getTime() - a.getTime())[0];
    const isLast = stoppedAt && (!syncedAt || stoppedAt > syncedAt);
    lasts.set(id, { syncedAt, stoppedAt: isLast ? stoppedAt : undefined });
  }
  return lasts;
};

const stateOf = (isSynced: boolean, changes: number, last: LastSyncs | undefined) => {
  if (!isSynced) return 'new';
  if (changes === 0) return 'upToDate';
  return last?.stoppedAt ? 'stopped' : 'changed';
};

type Reading = {
  educatorId: string;
  external: Awaited<ReturnType<typeof openExternalRoster>>;
  syncedClassroom: SyncedClassroom | undefined;
  last: LastSyncs | undefined;
};

const describeReadable = async (
  deps: Deps,
  serviceClass: ServiceClass,
  { educatorId, external, syncedClassroom, last }: Reading,
): Promise<ExternalClass> => {
  const isRead = syncedClassroom !== undefined || serviceClass.studentCount === undefined;
  const now = isRead ? await external.withRoster(serviceClass) : undefined;
  const plan =
    syncedClassroom && now
      ? await loadSyncPlan(deps, deps.db, {
          educatorId,
          external: now,
          classroomId: syncedClassroom.id,
          chosenIds: usuallyChosen(deps, now.roster, syncedClassroom),
        })
      : undefined;
  const changes = plan ? countChanges(plan) : 0;
  return {
    id: serviceClass.id,
    name: serviceClass.name,
    section: serviceClass.section,
    changes,
    subject: guessSubject(serviceClass.subject, serviceClass.name, serviceClass.section),
    studentCount: now?.roster.length ?? serviceClass.studentCount ?? 0,
    classroomId: syncedClassroom?.id,
    state: stateOf(syncedClassroom !== undefined, changes, last),
    syncedAt: last?.syncedAt?.toISOString(),
    stoppedAt: changes > 0 ? last?.stoppedAt?.toISOString() : undefined,
  };
};

/**
 * Describes a class that the service does not let the educator read. The other classes are still
 * listed.
 */
const describeClosed = (
  serviceClass: ServiceClass,
  { syncedClassroom, last }: Reading,
): ExternalClass => ({
  id: serviceClass.id,
  name: serviceClass.name,
  section: serviceClass.section,
  changes: 0,
  subject: guessSubject(serviceClass.subject, serviceClass.name, serviceClass.section),
  studentCount: serviceClass.studentCount ?? 0,
  classroomId: syncedClassroom?.id,
  state: 'closed',
  syncedAt: last?.syncedAt?.toISOString(),
  stoppedAt: undefined,
});

/** Returns undefined for a class that ended while the list was read. */
const describe = async (deps: Deps, serviceClass: ServiceClass, reading: Reading) => {
  try {
    return await describeReadable(deps, serviceClass, reading);
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    if (error.code === 'EXT_006') return describeClosed(serviceClass, reading);
    if (error.code === 'EXT_003') return undefined;
    throw error;
  }
};

/** Lists the educator's classes at an external service with their sync state. */
export const listExternalClasses = async (
  { deps, actor }: Context<Educator>,
  service: RosterService,
) => {
  const educatorId = actor.id;
  const external = await openExternalRoster(deps, { educatorId, service });
  const serviceClasses = await external.classes();
  const syncedClassrooms = await listSyncedClassrooms(deps.db, { educatorId, service });
  const lasts = await readLastSyncs(deps, syncedClassrooms);
  const classes: ExternalClass[] = [];
  for (let from = 0; from < serviceClasses.length; from += AT_ONCE) {
    const some = serviceClasses.slice(from, from + AT_ONCE).map((one) => {
      const syncedClassroom = syncedClassrooms.find(
        ({ source_class_id }) => source_class_id === one.id,
      );
      const last = syncedClassroom && lasts.get(syncedClassroom.id);
      return describe(deps, one, {
        educatorId,
        external,
        syncedClassroom,
        last,
      });
    });
    const described = await Promise.all(some);
    classes.push(...described.filter((one) => one !== undefined));
  }
  return { classes };
};
