import { NetworkError } from '@wonderfield/client/errors';
import { SEEDS_SHOWN } from '@wonderfield/contract/limits';
import type { Seed } from '@wonderfield/contract/play/seed-calls';
import { sendSeeds } from '../../session/send-seeds.ts';
import type { OpenGame } from '../../session/start-game.ts';
import { currentTime } from '../../storage/answer-age.ts';
import type { SyncedGame } from './use-synced-game.ts';

/** Returns true if the seed of today is in the ground. */
export const hasPlantedToday = ([newest]: readonly Seed[]) => newest?.isOpen === false;

/**
 * Returns a function that plants the seed of the day. Without a network, the device keeps it until it
 * can be sent.
 */
export const createPlantSeed =
  (entered: OpenGame, { latest, dispatch, sync, fail }: SyncedGame) =>
  async () => {
    const { field, screen } = latest.current;
    if (hasPlantedToday(field.seeds) || screen.kind !== 'dayEnd') return;
    const seed = { subject: screen.subject, isOpen: false };
    dispatch({ kind: 'seedPlanted', seeds: [seed, ...field.seeds].slice(0, SEEDS_SHOWN) });
    const now = currentTime();
    await entered.store.changePlantedSeeds(field.playerKey, (planted) => [...planted, now]);
    try {
      if ((await sync.queue.settled()) === 'away') return;
      const seeds = await sendSeeds(entered);
      if (seeds) dispatch({ kind: 'seedPlanted', seeds });
    } catch (error) {
      if (!(error instanceof NetworkError)) fail(error);
    }
  };
