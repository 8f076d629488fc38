import type { ChildProgress } from '@wonderfield/contract/progress/progress';
import type { Parent } from '../../context/actor.ts';
import type { Context } from '../../context/context.ts';
import { DomainError } from '../../domain-error.ts';
import { readWeek } from './child-week.ts';
import { selectOptionalOwnChild } from './progress.queries.ts';

/** Returns a week of the parent's child. */
export const readChildProgress = async (
  { deps, actor }: Context<Parent>,
  { childId, week }: { childId: string; week?: string | undefined },
): Promise<ChildProgress> => {
  const child = await selectOptionalOwnChild(deps.db, { parentId: actor.id, childId });
  if (!child) throw new DomainError('CHD_001');
  return (await readWeek(deps, child, week)).progress;
};
