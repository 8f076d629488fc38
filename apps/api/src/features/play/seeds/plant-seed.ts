import type { Context } from '../../../context/context.ts';
import type { Player } from '../../../context/player.ts';
import { dayAt } from '../mastery/days.rules.ts';
import { insertPlayer, lockPlayer } from '../sessions/players.queries.ts';
import { hasPlayedOn, insertSeed, selectSeeds, selectSkillsOfLastDay } from './seeds.queries.ts';
import { placeOfSeed } from './seeds.rules.ts';

/**
 * Plants the seed of a day. A device that was offline says how long ago. Days on which the player
 * did not play get no seed, so a forged time gains nothing.
 */
export const plantSeed = (
  { deps, actor, transaction }: Context<Player>,
  { secondsAgo = 0 }: { secondsAgo?: number | undefined },
) =>
  transaction(async (tx) => {
    const now = deps.now();
    const today = dayAt(now, actor.timeZone);
    await insertPlayer(tx, actor.id);
    await lockPlayer(tx, actor.id);
    const userId = actor.id;
    const plantedAt = new Date(now.getTime() - secondsAgo * 1000);
    const thatDay = dayAt(plantedAt, actor.timeZone);
    const isPlayDay = await hasPlayedOn(tx, { userId, day: thatDay });
    const day = isPlayDay ? thatDay : today;
    const subject = placeOfSeed(await selectSkillsOfLastDay(tx, { userId, day }));
    await insertSeed(tx, { userId, day, subject, plantedAt: isPlayDay ? plantedAt : now });
    return { seeds: await selectSeeds(tx, userId, today) };
  });
