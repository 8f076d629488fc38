import { currentTime, secondsBetween } from '../storage/answer-age.ts';
import type { OpenGame } from './start-game.ts';

/** Sends the seed that was planted on this device. Returns the seeds, or undefined without one. */
export const sendSeed = async ({ client, store, field: { playerKey } }: OpenGame) => {
  const planted = await store.seed(playerKey);
  if (!planted) return undefined;
  const seeds = await client.plantSeed(Math.round(secondsBetween(planted, currentTime())));
  await store.keepSeed(playerKey, undefined);
  return seeds;
};
