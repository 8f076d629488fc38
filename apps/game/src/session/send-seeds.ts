import { currentTime, secondsBetween } from '../storage/answer-age.ts';
import type { OpenGame } from './start-game.ts';

type Sender = Pick<OpenGame, 'client' | 'store'> & { field: Pick<OpenGame['field'], 'playerKey'> };

/**
 * Sends the seeds that were planted on this device, one for each day. Returns all seeds of the player,
 * or undefined if there was none to send.
 */
export const sendSeeds = async ({ client, store, field: { playerKey } }: Sender) => {
  let seeds: Awaited<ReturnType<typeof client.plantSeed>> | undefined;
  for (const planted of await store.plantedSeeds(playerKey)) {
    seeds = await client.plantSeed(Math.round(secondsBetween(planted, currentTime())));
    await store.changePlantedSeeds(playerKey, (waiting) =>
      waiting.filter(({ at }) => at !== planted.at),
    );
  }
  return seeds;
};
