import { ApiError, NetworkError } from '@wonderfield/client/errors';
import type { GivenAnswer } from '@wonderfield/contract/play/game-calls';
import { describe, expect, it, vi } from 'vitest';
import { createMemoryStore } from '../storage/memory-store.ts';
import { createAnswerQueue } from './answer-queue.ts';
import type { SaveResult } from './play-client.ts';

const ME = 'sunny';
const answer = (seed: number, rowId = 'row'): GivenAnswer => ({
  rowId,
  seed,
  attempt: 1,
  given: [1],
});
const SAVED: SaveResult = {
  rows: [],
  harvests: [],
  rest: 'none',
  today: { secondsPlayed: 0, secondsToMidnight: 60 },
};

const openQueue = (
  send: (answers: readonly GivenAnswer[]) => Promise<SaveResult>,
  store = createMemoryStore(),
) => {
  const heard = { saved: vi.fn(), waiting: vi.fn(), refused: vi.fn(), rowGone: vi.fn() };
  const pauses: number[] = [];
  const queue = createAnswerQueue({
    store,
    playerKey: ME,
    send,
    onSaved: heard.saved,
    onWaiting: heard.waiting,
    onError: heard.refused,
    onRowGone: heard.rowGone,
    wait: async (ms) => void pauses.push(ms),
  });
  const untilEmpty = async () => {
    while ((await queue.settled()) === 'away');
  };
  return { queue, heard, pauses, store, untilEmpty };
};
const seedsOf = (answers: readonly GivenAnswer[]) => answers.map(({ seed }) => seed);

it('delivers answers in the order they were given', async () => {
  const sentCounts: number[] = [];
  const { queue, untilEmpty } = openQueue(async (answers) => {
    sentCounts.push(...seedsOf(answers));
    return SAVED;
  });
  for (const seed of [1, 2, 3]) queue.add(answer(seed));
  await untilEmpty();
  for (const seed of [4, 5]) queue.add(answer(seed));
  await untilEmpty();
  expect(sentCounts).toEqual([1, 2, 3, 4, 5]);
});

it('keeps answers while offline and retries with increasing pauses', async () => {
  let attempts = 0;
  const { queue, heard, pauses } = openQueue(async () => {
    attempts += 1;
    if (attempts <= 7) throw new NetworkError();
    return SAVED;
  });
  queue.add(answer(1));
  await vi.waitFor(() => expect(heard.saved).toHaveBeenCalledOnce());
  expect(pauses).toEqual([1000, 2000, 4000, 8000, 16_000, 32_000, 32_000]);
  expect(heard.waiting.mock.calls.at(0)).toEqual([true]);
  expect(heard.waiting.mock.calls.at(-1)).toEqual([false]);
});

it('retries immediately when it is woken', async () => {
  let isOffline = true;
  const store = createMemoryStore();
  const saved = vi.fn();
  const queue = createAnswerQueue({
    store,
    playerKey: ME,
    send: async () => {
      if (isOffline) throw new NetworkError();
      return SAVED;
    },
    onSaved: saved,
    onWaiting: () => undefined,
    onError: () => undefined,
    onRowGone: () => undefined,
    // Never resolves.
    wait: () => new Promise(() => undefined),
  });
  queue.add(answer(1));
  expect(await queue.settled()).toBe('away');
  isOffline = false;
  queue.wake();
  await vi.waitFor(() => expect(saved).toHaveBeenCalledOnce());
});

it('sends no more answers at once than the server accepts', async () => {
  const sizes: number[] = [];
  const store = createMemoryStore();
  for (let seed = 0; seed < 130; seed += 1) {
    const timing = { at: 0, page: 'before', ticks: 0 };
    await store.addAnswer({ playerKey: ME, answer: answer(seed), given: timing });
  }
  const { untilEmpty } = openQueue(async (answers) => {
    sizes.push(answers.length);
    return SAVED;
  }, store);
  await untilEmpty();
  expect(sizes).toEqual([60, 60, 10]);
});

it('sends the age of delayed answers only', async () => {
  const sent: GivenAnswer[] = [];
  const store = createMemoryStore();
  const timing = { at: Date.now() - 5000, page: 'another page', ticks: 0 };
  await store.addAnswer({ playerKey: ME, answer: answer(1), given: timing });
  const { queue, untilEmpty } = openQueue(async (answers) => {
    sent.push(...answers);
    return SAVED;
  }, store);
  queue.add(answer(2));
  await untilEmpty();
  expect(sent[0]?.secondsAgo).toBeGreaterThanOrEqual(5);
  expect(sent[1]).not.toHaveProperty('secondsAgo');
});

it('never sends another player’s answers and keeps them', async () => {
  const store = createMemoryStore();
  const timing = { at: 0, page: 'before', ticks: 0 };
  await store.addAnswer({ playerKey: 'another', answer: answer(9), given: timing });
  const sentCounts: number[] = [];
  const { queue, untilEmpty } = openQueue(async (answers) => {
    sentCounts.push(...seedsOf(answers));
    return SAVED;
  }, store);
  queue.add(answer(1));
  await untilEmpty();
  expect(sentCounts).toEqual([1]);
  expect(await store.answers('another')).toHaveLength(1);
});

describe('rejected answers', () => {
  it('drops the answers of a rejected row and delivers the rest in order', async () => {
    const sentCounts: number[] = [];
    const { queue, heard, store, untilEmpty } = openQueue(async (answers) => {
      if (answers.some(({ rowId }) => rowId === 'gone'))
        throw new ApiError({ msgCode: 'PLY_004', msg: 'Gone.' });
      sentCounts.push(...seedsOf(answers));
      return SAVED;
    });
    const timing = { at: 0, page: 'before', ticks: 0 };
    for (const each of [
      answer(1),
      answer(2, 'gone'),
      answer(3),
      answer(4, 'gone'),
      answer(5, 'b'),
    ]) {
      await store.addAnswer({ playerKey: ME, answer: each, given: timing });
    }
    queue.wake();
    await untilEmpty();
    expect(sentCounts).toEqual([1, 3, 5]);
    expect(heard.rowGone.mock.calls).toEqual([['gone']]);
    expect(heard.refused).not.toHaveBeenCalled();
  });

  it('drops the answers of a rejected request without retrying forever', async () => {
    const send = vi.fn(() =>
      Promise.reject(new ApiError({ msgCode: 'VAL_001', msg: 'No such form.' })),
    );
    const { queue, heard, untilEmpty } = openQueue(send);
    queue.add(answer(1));
    await untilEmpty();
    expect(send).toHaveBeenCalledOnce();
    expect(heard.rowGone).toHaveBeenCalledOnce();
  });

  it('keeps all answers and reports when the session is rejected', async () => {
    const problem = new ApiError({ msgCode: 'PLY_001', msg: 'Please press Play again.' });
    const { queue, heard, store } = openQueue(() => Promise.reject(problem));
    queue.add(answer(1));
    queue.add(answer(2));
    expect(await queue.settled()).toBe('refused');
    expect(heard.refused).toHaveBeenCalledWith(problem);
    expect(await store.answers(ME)).toHaveLength(2);
  });
});
