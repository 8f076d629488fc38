import type { Educator } from '../../context/actor.ts';
import type { Work } from '../../context/context.ts';
import { Refusal } from '../../domain-error.ts';
import { findFollower } from '../classrooms/synced-classrooms.ts';
import { countFreeSeats } from '../schools/schools.ts';
import { showPreview } from './build-preview.ts';
import { openOutside } from './external-rosters.ts';
import { readPlan } from './load-sync-plan.ts';

export type Selection = {
  classId: string;
  isGoogle: boolean;
  chosenIds: string[];
  intoId?: string | undefined;
};

export const serviceOf = ({ isGoogle }: { isGoogle: boolean }) => (isGoogle ? 'google' : 'clever');

/** Says what a sync would do, person by person; nothing is written. */
export const previewSync = async ({ deps, actor }: Work<Educator>, selection: Selection) => {
  const who = { educatorId: actor.id, service: serviceOf(selection) } as const;
  const outside = await (await openOutside(deps, who)).read(selection.classId);
  const { intoId } = selection;
  const of = { educatorId: actor.id, source: outside.source, intoId };
  const follower = await findFollower(deps.db, of);
  if (follower?.archived_at) throw new Refusal('CLS_009');
  const plan = await readPlan(deps, deps.db, {
    educatorId: actor.id,
    outside,
    classroomId: follower?.id,
    chosenIds: new Set(selection.chosenIds),
  });
  const freeSeats = await countFreeSeats(deps.db, {
    schoolId: follower?.school_id,
    educatorId: actor.id,
  });
  return { preview: { ...showPreview(plan, { outside, follower }), freeSeats } };
};
