import type { PlayTime } from '@wonderfield/contract/progress/progress-calls';
import type { Parent } from '../../../context/actor.ts';
import type { Context } from '../../../context/context.ts';
import type { Db } from '../../../db/connection/connection.ts';
import type { Deps } from '../../../dependencies.ts';
import { DomainError } from '../../../domain-error.ts';
import { lockOwnChild } from '../../children/children.ts';
import { dayAt } from '../../play/mastery/days.rules.ts';
import { selectOptionalOwnChild } from '../progress.queries.ts';
import { selectPlayTime, upsertExtraMinutes } from './play-time.queries.ts';

type OwnChild = { parentId: string; childId: string };

/** Returns the parent's child and the child's current day. */
const findChildToday = async (deps: Deps, db: Db, ids: OwnChild) => {
  const child = await selectOptionalOwnChild(db, ids);
  if (!child) throw new DomainError('CHD_001');
  return { childId: child.id, day: dayAt(deps.now(), await deps.timeZoneOf(child.zip)) };
};
type ChildToday = Awaited<ReturnType<typeof findChildToday>>;

const readTime = async (db: Db, child: ChildToday): Promise<PlayTime> => {
  const { dailyMinutes, extraMinutes, seconds } = await selectPlayTime(db, child);
  return {
    dailyMinutes: dailyMinutes ?? undefined,
    extraMinutes,
    playedMinutes: Math.floor(seconds / 60),
  };
};

type Input = { childId: string };

/** Returns the minutes of today of the parent's child. */
export const readPlayTime = async ({ deps, actor }: Context<Parent>, { childId }: Input) =>
  readTime(deps.db, await findChildToday(deps, deps.db, { parentId: actor.id, childId }));

/** Adds minutes to the daily limit of the parent's child, today only. */
export const setExtraPlayTime = (
  { deps, actor, transaction, audit }: Context<Parent>,
  { childId, minutes }: Input & { minutes: number },
) =>
  transaction(async (tx) => {
    const ids = { parentId: actor.id, childId };
    if (!(await lockOwnChild(tx, ids))) throw new DomainError('CHD_001');
    const child = await findChildToday(deps, tx, ids);
    const before = await readTime(tx, child);
    if (before.extraMinutes !== minutes) {
      await upsertExtraMinutes(tx, { ...child, minutes, now: deps.now() });
      await audit(tx, 'child.play-time-changed', child.childId);
      await deps.events.playTimeChanged(tx, child.childId);
    }
    return { ...before, extraMinutes: minutes };
  });
