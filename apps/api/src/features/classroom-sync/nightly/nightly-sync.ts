import type { StopReason } from '@wonderfield/contract/classroom-sync/sync-record';
import { createContext } from '../../../context/context.ts';
import type { Deps } from '../../../dependencies.ts';
import { DomainError } from '../../../domain-error.ts';
import { findSyncedClassroom } from '../../classrooms/synced-classrooms.ts';
import { usuallyChosen } from '../external/excluded-students.ts';
import { openExternalRoster } from '../external/external-rosters.ts';
import { buildPreview } from '../plan/build-preview.ts';
import { type ExternalRosterState, loadSyncPlan } from '../plan/load-sync-plan.ts';
import { countChanges, planForNight } from '../plan/sync-plan.rules.ts';
import { insertStoppedSync } from '../plan/syncs.queries.ts';
import { writeSync } from '../write/write-sync.ts';
import { type NightlyRow, selectNightlyClassrooms } from './nightly-sync.queries.ts';

/**
 * Errors that stop a sync, with the reason for its history. Other errors are retried the next
 * night.
 */
const STOPS: Partial<Record<DomainError['code'], StopReason>> = {
  EXT_001: 'notConnected',
  EXT_002: 'notAnswering',
  EXT_003: 'classGone',
  EXT_004: 'notConnected',
  EXT_006: 'classClosed',
  EXT_007: 'ourSetting',
  EXT_008: 'turnedOff',
  SYN_002: 'manyLeft',
  SCH_002: 'noSeats',
};

const noteStop = async (deps: Deps, row: NightlyRow, because: StopReason) => {
  // Record the same reason only once, because daily repetitions would hide older entries.
  if (row.last_stop === because) return;
  await insertStoppedSync(deps.db, {
    classroomId: row.id,
    service: row.source,
    because,
    isNightly: true,
    now: deps.now(),
    educatorId: row.educator_ids[0] ?? null,
  });
};

type Night = { row: NightlyRow; educatorId: string; external: ExternalRosterState };

/** Plans tonight's changes and builds their preview, whose fingerprint rejects any other change. */
const planTonight = async (deps: Deps, { row, educatorId, external }: Night) => {
  const syncedClassroom = await findSyncedClassroom(deps.db, {
    educatorId,
    source: external.source,
  });
  if (syncedClassroom?.id !== row.id) return undefined;
  const chosenIds = usuallyChosen(deps, external.roster, syncedClassroom);
  const whole = await loadSyncPlan(deps, deps.db, {
    educatorId,
    external,
    chosenIds,
    classroomId: row.id,
  });
  const plan = planForNight(whole, row.nightly_sync);
  const preview = buildPreview(plan, { external, syncedClassroom });
  return { plan, preview, chosenIds, isRenamedClass: preview.nameBefore !== undefined };
};

type External = Awaited<ReturnType<typeof openExternalRoster>>;

const syncOne = async (
  deps: Deps,
  { row, educatorId, source }: { row: NightlyRow; educatorId: string; source: External },
) => {
  const first = await source.read(row.source_class_id);
  const tonight = await planTonight(deps, { row, educatorId, external: first });
  if (!tonight) return;
  const { plan, preview, chosenIds } = tonight;
  if (countChanges(plan) === 0 && !tonight.isRenamedClass) return;
  // Remove students only if two consecutive reads return the same roster.
  const external = plan.left.length > 0 ? await source.read(row.source_class_id) : first;
  await deps.db.transaction().execute(async (tx) => {
    const sync = await writeSync(deps, tx, {
      educatorId,
      external,
      chosenIds,
      night: row.nightly_sync,
      choices: { decisions: [], keptIds: [], fingerprint: preview.fingerprint },
    });
    const { added, left } = sync.counts;
    const ctx = createContext(deps, null, { address: 'night' });
    await ctx.audit(tx, 'classroom.synced', sync.classroomId, { outcome: `+${added} -${left}` });
  });
};

/**
 * Stop reasons that concern only this educator. Another teacher of the classroom may be able to
 * read the class.
 */
const NOT_BY_THEM: readonly (StopReason | undefined)[] = [
  'notConnected',
  'classGone',
  'classClosed',
  'turnedOff',
];

/** Returns the stop reason, or undefined if the classroom is up to date. */
const trySync = async (deps: Deps, row: NightlyRow, educatorId: string) => {
  try {
    const source = await openExternalRoster(deps, { educatorId, service: row.source });
    await syncOne(deps, { row, educatorId, source });
    return undefined;
  } catch (error) {
    const because = error instanceof DomainError ? STOPS[error.code] : undefined;
    if (!because) throw error;
    return because;
  }
};

const syncOrSayWhy = async (deps: Deps, row: NightlyRow) => {
  let because: StopReason | undefined = 'notConnected';
  for (const educatorId of row.educator_ids) {
    because = await trySync(deps, row, educatorId);
    if (!NOT_BY_THEM.includes(because)) break;
  }
  if (because) await noteStop(deps, row, because);
};

type NightlyJob = { classroomId: string; until: string };

/** Queues the sync again for the time the service named. Returns false if the night is over by then. */
const postpone = async (deps: Deps, job: NightlyJob, waitSeconds: number) => {
  const startAt = new Date(deps.now().getTime() + waitSeconds * 1000);
  if (startAt > new Date(job.until)) return false;
  await deps.jobs.enqueueAt(deps.db, 'sync-classroom', job, startAt);
  return true;
};

/**
 * Syncs one classroom at night. Records the reason if that is not possible, and queues the sync
 * again if the service asks us to wait.
 */
export const runNightlySync = async (deps: Deps, job: NightlyJob) => {
  const [row] = await selectNightlyClassrooms(deps.db, job.classroomId);
  // The sync was disabled, or the classroom archived or deleted, since the night began.
  if (!row) return;
  try {
    await syncOrSayWhy(deps, row);
  } catch (error) {
    if (!(error instanceof DomainError) || error.code !== 'EXT_005') throw error;
    const wait = error.details.retryAfterSeconds ?? 60;
    if (!(await postpone(deps, job, wait))) await noteStop(deps, row, 'busy');
  }
};
