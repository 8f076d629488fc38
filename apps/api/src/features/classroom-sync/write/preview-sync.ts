import type { Educator } from '../../../context/actor.ts';
import type { Context } from '../../../context/context.ts';
import { DomainError } from '../../../domain-error.ts';
import { findSyncedClassroom } from '../../classrooms/synced-classrooms.ts';
import { countFreeSeats } from '../../schools/schools.ts';
import { openExternalRoster } from '../external/external-rosters.ts';
import { buildPreview } from '../plan/build-preview.ts';
import { loadSyncPlan } from '../plan/load-sync-plan.ts';

export type Selection = {
  classId: string;
  isGoogle: boolean;
  chosenIds: string[];
  intoId?: string | undefined;
};

export const serviceOf = ({ isGoogle }: { isGoogle: boolean }) => (isGoogle ? 'google' : 'clever');

/** Returns what a sync would do for each student, without writing anything. */
export const previewSync = async ({ deps, actor }: Context<Educator>, selection: Selection) => {
  const connectionKey = { educatorId: actor.id, service: serviceOf(selection) } as const;
  const external = await (await openExternalRoster(deps, connectionKey)).read(selection.classId);
  const { intoId } = selection;
  const target = { educatorId: actor.id, source: external.source, intoId };
  const syncedClassroom = await findSyncedClassroom(deps.db, target);
  if (syncedClassroom?.archived_at) throw new DomainError('CLS_009');
  const plan = await loadSyncPlan(deps, deps.db, {
    educatorId: actor.id,
    external,
    classroomId: syncedClassroom?.id,
    chosenIds: new Set(selection.chosenIds),
  });
  const freeSeats = await countFreeSeats(deps.db, {
    schoolId: syncedClassroom?.school_id,
    educatorId: actor.id,
  });
  return {
    preview: { ...buildPreview(plan, { external, syncedClassroom }), freeSeats },
  };
};
