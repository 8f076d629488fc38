import { syncCounts } from '@wonderfield/contract/classroom-sync/sync-rules';
import type { Db } from '../../../db/connection/connection.ts';
import type { Deps } from '../../../dependencies.ts';
import { DomainError } from '../../../domain-error.ts';
import {
  renameSyncedClassroom,
  type SyncedClassroom,
  setSource,
} from '../../classrooms/synced-classrooms.ts';
import { lockSchool } from '../../schools/schools.ts';
import { lockStudents } from '../../students/affiliations.ts';
import { hashExcluded } from '../external/excluded-students.ts';
import { buildPreview } from '../plan/build-preview.ts';
import { type ExternalRosterState, loadSyncPlan } from '../plan/load-sync-plan.ts';
import {
  type Choices,
  ensureDuplicatesDecided,
  ensureLeavingConfirmed,
  ensurePreviewCurrent,
} from '../plan/sync-choices.rules.ts';
import { draftSync, type SyncDraft } from '../plan/sync-draft.rules.ts';
import { planForNight } from '../plan/sync-plan.rules.ts';
import { insertChanges, insertSync, selectOptionalLastSync } from '../plan/syncs.queries.ts';
import { enrollStudents } from './enroll-students.ts';
import { createClassroomForSync, lockClassForSync } from './lock-synced-classroom.ts';
import { removeStudents } from './remove-students.ts';

export type SyncOrder = {
  educatorId: string;
  external: ExternalRosterState;
  chosenIds: ReadonlySet<string>;
  choices: Choices;
  /** An existing classroom of the educator to sync with the class. */
  intoId?: string | undefined;
  /** Mode of a nightly sync. Undefined for a sync by an educator. */
  night?: 'full' | 'add' | undefined;
};

const touchedBy = ({ leavingIds, comers, same, renamed }: SyncDraft) => [
  ...leavingIds,
  ...[...comers, ...same, ...renamed].map(({ student }) => student.id),
];

type Planned = { syncedClassroom: SyncedClassroom | undefined; classroomId: string | undefined };

/** Plans this order with the current data. */
const plan = async (
  deps: Deps,
  tx: Db,
  order: SyncOrder,
  { syncedClassroom, classroomId }: Planned,
) => {
  const { educatorId, external, chosenIds, choices } = order;
  const whole = await loadSyncPlan(deps, tx, { educatorId, external, chosenIds, classroomId });
  const planned = order.night ? planForNight(whole, order.night) : whole;
  const preview = buildPreview(planned, { external, syncedClassroom });
  const draft = draftSync(planned, preview, choices);
  return { preview, draft, counts: syncCounts(preview, choices) };
};

const ensureAllowed = (
  { choices, night }: SyncOrder,
  { preview }: Awaited<ReturnType<typeof plan>>,
) => {
  ensurePreviewCurrent(preview, choices);
  ensureDuplicatesDecided(preview, choices);
  ensureLeavingConfirmed(preview, choices, { isNight: night !== undefined });
};

/**
 * Locks the classroom, its school and all affected students in the global lock order. Then plans
 * again, because the first plan may be outdated.
 */
const settle = async (deps: Deps, tx: Db, order: SyncOrder) => {
  const { educatorId, external, intoId } = order;
  const syncedClassroom = await lockClassForSync(tx, { educatorId, external, intoId });
  // A nightly sync never creates a classroom.
  if (order.night && !syncedClassroom) throw new DomainError('CLS_001');
  const target = { syncedClassroom, classroomId: syncedClassroom?.id };
  const seen = await plan(deps, tx, order, target);
  ensureAllowed(order, seen);
  const classroom =
    syncedClassroom ?? (await createClassroomForSync(deps, tx, { educatorId, external }));
  const school = classroom.school_id ? await lockSchool(tx, classroom.school_id) : undefined;
  await lockStudents(tx, touchedBy(seen.draft));
  const settled = await plan(deps, tx, order, target);
  if (settled.preview.fingerprint !== seen.preview.fingerprint) throw new DomainError('SYN_003');
  return { syncedClassroom, classroom, school, ...settled };
};

/** Applies the preview in the given transaction. */
export const writeSync = async (deps: Deps, tx: Db, order: SyncOrder) => {
  const { educatorId, external, chosenIds, night } = order;
  const settled = await settle(deps, tx, order);
  const { syncedClassroom, classroom, school, preview, draft, counts } = settled;
  const { id: classroomId } = classroom;
  const isAdopted = syncedClassroom !== undefined && syncedClassroom.source_class_id === null;
  if (isAdopted) await setSource(tx, { id: classroomId, source: external.source });

  // Remove students first to make room for new ones.
  const gone = await removeStudents(deps, tx, { classroomId, draft, byId: educatorId });
  const name = preview.className || classroom.name;
  await renameSyncedClassroom(deps, tx, {
    id: classroomId,
    name,
    capacity: counts.capacity,
    leftOutMarks: night ? undefined : hashExcluded(deps, external.roster, chosenIds),
  });
  const come = await enrollStudents(deps, tx, {
    educatorId,
    external,
    classroom,
    school,
    draft,
  });

  const changes = [...gone, ...come];
  const isNothing = syncedClassroom?.name === name && !isAdopted && changes.length === 0;
  // A sync without changes is not recorded, because there is nothing to undo.
  const last = isNothing ? await selectOptionalLastSync(tx, classroomId) : undefined;
  if (last) return { syncId: last.id, classroomId, counts, isNothing };
  const { id: syncId } = await insertSync(tx, {
    classroomId,
    service: external.source.service,
    educatorId,
    counts,
    isNightly: night !== undefined,
    now: deps.now(),
    hasMadeClassroom: syncedClassroom === undefined,
    hasAdopted: isAdopted,
    nameAfter: name,
    leftOutBefore: syncedClassroom?.left_out_marks ?? [],
    nameBefore: syncedClassroom?.name ?? null,
    capacityBefore: syncedClassroom?.capacity ?? null,
  });
  await insertChanges(tx, syncId, changes);
  return { syncId, classroomId, counts, isNothing };
};
