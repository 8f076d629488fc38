import { NetworkError } from '@wonderfield/client/errors';
import { expect, it, vi } from 'vitest';
import { currentTime } from '../storage/answer-age.ts';
import { createMemoryStore } from '../storage/memory-store.ts';
import { createPlayClient } from './play-client.ts';
import { sendSeeds } from './send-seeds.ts';

const DAY_SECONDS = 86_400;
const field = { playerKey: 'sunny' };

const openSender = async (daysAgo: readonly number[]) => {
  const store = createMemoryStore();
  const { at } = currentTime();
  await store.changePlantedSeeds(field.playerKey, () =>
    daysAgo.map((days) => ({ at: at - days * DAY_SECONDS * 1000, page: 'earlier', ticks: 0 })),
  );
  const plantSeed = vi.fn(async (_secondsAgo: number) => [
    { subject: 'math' as const, isOpen: false },
  ]);
  const client = { ...createPlayClient('session'), plantSeed };
  return { plantSeed, store, send: () => sendSeeds({ client, store, field }) };
};

it('sends a seed for each day without a network, oldest first, and then forgets them', async () => {
  const { plantSeed, store, send } = await openSender([2, 1]);
  expect(await send()).toEqual([{ subject: 'math', isOpen: false }]);
  const days = plantSeed.mock.calls.map(([seconds]) => Math.round(seconds / DAY_SECONDS));
  expect(days).toEqual([2, 1]);
  expect(await store.plantedSeeds(field.playerKey)).toEqual([]);
  expect(await send()).toBeUndefined();
});

it('keeps the seeds that could not be sent', async () => {
  const { plantSeed, store, send } = await openSender([3, 2, 1]);
  plantSeed.mockResolvedValueOnce([]).mockRejectedValueOnce(new NetworkError());
  await expect(send()).rejects.toThrow(NetworkError);
  expect(await store.plantedSeeds(field.playerKey)).toHaveLength(2);
});
