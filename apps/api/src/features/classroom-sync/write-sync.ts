import { syncCounts } from '@wonderfield/contract/classroom-sync/sync-rules';
import type { Db } from '../../db/connection.ts';
import type { Deps } from '../../dependencies.ts';
import { Refusal } from '../../domain-error.ts';
import { type Follower, renameFollower, setSource } from '../classrooms/synced-classrooms.ts';
import { lockSchool } from '../schools/schools.ts';
import { holdStudents } from '../students/affiliations.ts';
import type { PreparedStudent } from '../students/create-students.ts';
import { showPreview } from './build-preview.ts';
import { bringIn } from './enroll-students.ts';
import { marksOfLeftOut } from './excluded-students.ts';
import { type OutsideNow, readPlan } from './load-sync-plan.ts';
import { holdClass, makeClass } from './lock-synced-classroom.ts';
import { takeOff } from './remove-students.ts';
import {
  type Choices,
  ensureLeavingConfirmed,
  ensurePreviewStands,
  ensureTwinsDecided,
} from './sync-choices.rules.ts';
import { draftSync, type SyncDraft } from './sync-draft.rules.ts';
import { planForNight } from './sync-plan.rules.ts';
import { insertChanges, insertSync, selectOptionalLastSync } from './syncs.queries.ts';

export type SyncOrder = {
  educatorId: string;
  outside: OutsideNow;
  chosenIds: ReadonlySet<string>;
  choices: Choices;
  /** A classroom of the educator's own that is to follow the class. */
  intoId?: string | undefined;
  /** Logins for the newcomers, made before anything was locked: hashing takes a while. */
  logins: readonly PreparedStudent[];
  /** By itself at night, and then how far; an educator's own sync says nothing. */
  night?: 'full' | 'add' | undefined;
};

const touchedBy = ({ leavingIds, comers, same, renamed }: SyncDraft) => [
  ...leavingIds,
  ...[...comers, ...same, ...renamed].map(({ student }) => student.id),
];

type Planned = { follower: Follower | undefined; classroomId: string | undefined };

/** What this order comes to now. */
const plan = async (deps: Deps, tx: Db, order: SyncOrder, { follower, classroomId }: Planned) => {
  const { educatorId, outside, chosenIds, choices } = order;
  const whole = await readPlan(deps, tx, { educatorId, outside, chosenIds, classroomId });
  const planned = order.night ? planForNight(whole, order.night) : whole;
  const preview = showPreview(planned, { outside, follower });
  const draft = draftSync(planned, preview, choices);
  return { preview, draft, counts: syncCounts(preview, choices) };
};

const ensureAllowed = (order: SyncOrder, { preview, draft }: Awaited<ReturnType<typeof plan>>) => {
  const { choices, night } = order;
  ensurePreviewStands(preview, choices);
  ensureTwinsDecided(preview, choices);
  ensureLeavingConfirmed(preview, choices, { isNight: night !== undefined });
  if (draft.strangers.length > order.logins.length) throw new Refusal('SYN_003');
};

/**
 * The classroom, its school and everybody the order touches, held in the order in which everybody does,
 * and what is to be done: planned again once nobody changes it any more.
 */
const settle = async (deps: Deps, tx: Db, order: SyncOrder) => {
  const { educatorId, outside, intoId } = order;
  const follower = await holdClass(tx, { educatorId, outside, intoId });
  // By itself nothing begins.
  if (order.night && !follower) throw new Refusal('CLS_001');
  const of = { follower, classroomId: follower?.id };
  const seen = await plan(deps, tx, order, of);
  ensureAllowed(order, seen);
  const classroom = follower ?? (await makeClass(deps, tx, { educatorId, outside }));
  const school = classroom.school_id ? await lockSchool(tx, classroom.school_id) : undefined;
  await holdStudents(tx, touchedBy(seen.draft));
  const settled = await plan(deps, tx, order, of);
  if (settled.preview.fingerprint !== seen.preview.fingerprint) throw new Refusal('SYN_003');
  return { follower, classroom, school, ...settled };
};

/** Does what the preview said, in the transaction given: all of it, or nothing. */
export const writeSync = async (deps: Deps, tx: Db, order: SyncOrder) => {
  const { educatorId, outside, chosenIds, logins, night } = order;
  const settled = await settle(deps, tx, order);
  const { follower, classroom, school, preview, draft, counts } = settled;
  const { id: classroomId } = classroom;
  const isAdopted = follower !== undefined && follower.source_class_id === null;
  if (isAdopted) await setSource(tx, { id: classroomId, source: outside.source });

  // Who leaves makes room for who comes.
  const gone = await takeOff(deps, tx, { classroomId, draft, byId: educatorId });
  const name = preview.className || classroom.name;
  await renameFollower(deps, tx, {
    id: classroomId,
    name,
    capacity: counts.capacity,
    leftOutMarks: night ? undefined : marksOfLeftOut(deps, outside.roster, chosenIds),
  });
  const come = await bringIn(deps, tx, {
    educatorId,
    outside,
    classroom,
    school,
    draft,
    logins,
  });

  const changes = [...gone, ...come];
  const isNothing = follower?.name === name && !isAdopted && changes.length === 0;
  // A sync that does nothing is nothing to undo.
  const last = isNothing ? await selectOptionalLastSync(tx, classroomId) : undefined;
  if (last) return { syncId: last.id, classroomId, counts, isNothing };
  const { id: syncId } = await insertSync(tx, {
    classroomId,
    service: outside.source.service,
    educatorId,
    counts,
    isNightly: night !== undefined,
    now: deps.now(),
    hasMadeClassroom: follower === undefined,
    hasAdopted: isAdopted,
    nameAfter: name,
    leftOutBefore: follower?.left_out_marks ?? [],
    nameBefore: follower?.name ?? null,
    capacityBefore: follower?.capacity ?? null,
  });
  await insertChanges(tx, syncId, changes);
  return { syncId, classroomId, counts, isNothing };
};
