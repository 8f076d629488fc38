import type { ChildProgress } from '@wonderfield/contract/progress/progress';
import type { Parent } from '../../context/actor.ts';
import type { Work } from '../../context/context.ts';
import { Refusal } from '../../domain-error.ts';
import { readWeek } from './child-week.ts';
import { selectOptionalOwnChild } from './progress.queries.ts';

/** A week of one's own child. */
export const readChildProgress = async (
  { deps, actor }: Work<Parent>,
  { childId, week }: { childId: string; week?: string | undefined },
): Promise<ChildProgress> => {
  const child = await selectOptionalOwnChild(deps.db, { parentId: actor.id, childId });
  if (!child) throw new Refusal('CHD_001');
  return (await readWeek(deps, child, week)).progress;
};
