import type { GivenAnswer } from '@wonderfield/contract/play/game-calls';
import { expect, it, vi } from 'vitest';
import { makeAnswerQueue } from './answer-queue.ts';
import type { Saved } from './play-client.ts';
import { ConnectionProblem, PlayProblem } from './post.ts';

const answer = (seed: number): GivenAnswer => ({ rowId: 'row', seed, attempt: 1, given: [1] });
const SAVED: Saved = { rows: [], harvests: [], rest: 'none' };

const openQueue = (send: (answers: readonly GivenAnswer[]) => Promise<Saved>) => {
  const heard = { saved: vi.fn(), waiting: vi.fn(), refused: vi.fn() };
  const pauses: number[] = [];
  const queue = makeAnswerQueue({
    send,
    onSaved: heard.saved,
    onWaiting: heard.waiting,
    onRefused: heard.refused,
    wait: async (ms) => void pauses.push(ms),
  });
  return { queue, heard, pauses };
};
const seedsOf = (answers: readonly GivenAnswer[]) => answers.map(({ seed }) => seed);

it('delivers in the order they were given, what came meanwhile in the next batch', async () => {
  const batches: number[][] = [];
  const { queue } = openQueue(async (answers) => {
    batches.push(seedsOf(answers));
    return SAVED;
  });
  for (const seed of [1, 2, 3]) queue.add(answer(seed));
  await queue.whenEmpty();
  expect(batches).toEqual([[1], [2, 3]]);
});

it('keeps answers while there is no connection, and tries again ever more slowly', async () => {
  let tries = 0;
  const { queue, heard, pauses } = openQueue(async () => {
    tries += 1;
    if (tries <= 6) throw new ConnectionProblem();
    return SAVED;
  });
  queue.add(answer(1));
  await queue.whenEmpty();
  expect(pauses).toEqual([1000, 2000, 4000, 8000, 16_000, 16_000]);
  expect(heard.waiting.mock.calls.at(0)).toEqual([true]);
  expect(heard.waiting.mock.calls.at(-1)).toEqual([false]);
  expect(heard.saved).toHaveBeenCalledOnce();
});

it('gives up on what the server will not have, and says so', async () => {
  const problem = new PlayProblem('PLY_004', 'This row is not yours.');
  const { queue, heard } = openQueue(() => Promise.reject(problem));
  queue.add(answer(1));
  await vi.waitFor(() => expect(heard.refused).toHaveBeenCalledWith(problem));
  await queue.whenEmpty();
});

it('sends no more at once than the server takes', async () => {
  const sizes: number[] = [];
  const { queue } = openQueue(async (answers) => {
    sizes.push(answers.length);
    return SAVED;
  });
  for (let seed = 0; seed < 130; seed += 1) queue.add(answer(seed));
  await queue.whenEmpty();
  expect(sizes).toEqual([1, 60, 60, 9]);
});
