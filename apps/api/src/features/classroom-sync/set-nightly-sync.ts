import type { NightlyMode } from '@wonderfield/contract/classroom-sync/sync-record';
import type { Educator } from '../../context/actor.ts';
import type { Work } from '../../context/context.ts';
import { Refusal } from '../../domain-error.ts';
import { findTaughtClassroom } from '../classrooms/classrooms.ts';
import { setNightly } from '../classrooms/synced-classrooms.ts';

/** Says what happens by itself at night. */
export const setNightlySync = (
  work: Work<Educator>,
  input: { classroomId: string; mode: NightlyMode },
) =>
  work.atomically(async (tx) => {
    const classroom = await findTaughtClassroom(work, tx, input.classroomId);
    if (!classroom.source) throw new Refusal('CLS_001');
    await setNightly(tx, { id: classroom.id, mode: input.mode });
    await work.record(tx, 'classroom.nightly-sync-set', classroom.id, { outcome: input.mode });
    return {};
  });
