import type { PlayTime } from '@wonderfield/contract/progress/progress-calls';
import type { Parent } from '../../../context/actor.ts';
import type { Context } from '../../../context/context.ts';
import type { Db } from '../../../db/connection/connection.ts';
import { toUuid } from '../../../db/to-uuid.ts';
import type { Deps } from '../../../dependencies.ts';
import { DomainError } from '../../../domain-error.ts';
import { lockOwnChild } from '../../children/children.ts';
import { dayAt } from '../../play/mastery/days.rules.ts';
import { selectOptionalOwnChild } from '../progress.queries.ts';
import { selectPlayTime, selectZip, upsertExtraMinutes } from './play-time.queries.ts';

type Input = { childId: string };

const dayOfChild = async (deps: Deps, db: Db, childId: string) =>
  dayAt(deps.now(), await deps.timeZoneOf(await selectZip(db, childId)));

const readTime = async (db: Db, childId: string, day: string): Promise<PlayTime> => {
  const { dailyMinutes, extraMinutes, seconds } = await selectPlayTime(db, { childId, day });
  return {
    dailyMinutes: dailyMinutes ?? undefined,
    extraMinutes,
    playedMinutes: Math.floor(seconds / 60),
  };
};

/** Returns the minutes of today of the parent's child. */
export const readPlayTime = async ({ deps, actor }: Context<Parent>, { childId }: Input) => {
  const child = await selectOptionalOwnChild(deps.db, { parentId: actor.id, childId });
  if (!child) throw new DomainError('CHD_001');
  return readTime(deps.db, child.id, await dayOfChild(deps, deps.db, child.id));
};

/** Adds minutes to the daily limit of the parent's child, today only. */
export const setExtraPlayTime = (
  { deps, actor, transaction, audit }: Context<Parent>,
  { childId, minutes }: Input & { minutes: number },
) =>
  transaction(async (tx) => {
    if (!(await lockOwnChild(tx, { parentId: actor.id, childId })))
      throw new DomainError('CHD_001');
    const id = toUuid(childId);
    const day = await dayOfChild(deps, tx, id);
    const before = await readTime(tx, id, day);
    if (before.extraMinutes !== minutes) {
      await upsertExtraMinutes(tx, { childId: id, day, minutes, now: deps.now() });
      await audit(tx, 'child.play-time-changed', id);
      await deps.events.playTimeChanged(tx, id);
    }
    return { ...before, extraMinutes: minutes };
  });
