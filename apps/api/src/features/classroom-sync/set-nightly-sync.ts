import type { NightlyMode } from '@wonderfield/contract/classroom-sync/sync-record';
import type { Educator } from '../../context/actor.ts';
import type { Context } from '../../context/context.ts';
import { DomainError } from '../../domain-error.ts';
import { findTaughtClassroom } from '../classrooms/classrooms.ts';
import { setNightly } from '../classrooms/synced-classrooms.ts';

/** Sets the nightly sync mode of a classroom. */
export const setNightlySync = (
  ctx: Context<Educator>,
  input: { classroomId: string; mode: NightlyMode },
) =>
  ctx.transaction(async (tx) => {
    const classroom = await findTaughtClassroom(ctx, tx, input.classroomId);
    if (!classroom.source) throw new DomainError('CLS_001');
    await setNightly(tx, { id: classroom.id, mode: input.mode });
    await ctx.audit(tx, 'classroom.nightly-sync-set', classroom.id, { outcome: input.mode });
    return {};
  });
