import type { Field, Row } from '@wonderfield/contract/play/game-calls';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openBrowserStorage } from '../../testing/browser-storage.ts';
import { createFallbackStore } from './fallback-store.ts';
import type { GameStore, QueuedAnswer, Visit } from './game-store.ts';
import { openIndexedDbStore } from './indexed-db-store.ts';
import { createMemoryStore } from './memory-store.ts';
import { openStore } from './open-store.ts';

beforeEach(openBrowserStorage);
afterEach(() => vi.unstubAllGlobals());

const field = { playerName: 'SunnyHop' } as Field;
const time = { secondsPlayed: 0, midnightAt: 0, latestAt: 0 };
const visitOf = (playerKey: string, playSession = `session of ${playerKey}`): Visit => ({
  playSession,
  playerKey,
  field: { ...field, playerKey },
  time,
});
const row = (rowId: string): Row => ({ rowId, subject: 'math', tasks: [] });
const answerOf = (playerKey: string, seed: number, at = 0): Omit<QueuedAnswer, 'id'> => ({
  playerKey,
  answer: { rowId: 'row', seed, attempt: 1, given: [1] },
  given: { at, page: 'page', ticks: 0 },
});
const seedsOf = async (store: GameStore, playerKey: string) =>
  (await store.answers(playerKey)).map(({ answer }) => answer.seed);
const rowIds = async (store: GameStore, playerKey: string) =>
  (await store.rows(playerKey)).map(({ rowId }) => rowId).sort();

describe.each([
  ['in memory', async () => createMemoryStore()],
  ['in the browser’s database', openIndexedDbStore],
])('what is kept %s', (_, open) => {
  let store: GameStore;
  beforeEach(async () => {
    store = await open();
  });

  it('is nothing at first', async () => {
    expect(await store.current()).toBeUndefined();
    expect(await store.rows('ann')).toEqual([]);
    expect(await store.answers('ann')).toEqual([]);
  });

  it('is the visit that goes on, as it was last', async () => {
    await store.begin(visitOf('ann'));
    await store.keep({ ...visitOf('ann'), time: { ...time, secondsPlayed: 90 } });
    expect((await store.current())?.time.secondsPlayed).toBe(90);
  });

  it('calls the device the same for one player, and otherwise for another', async () => {
    const key = await store.deviceKey('ann');
    expect(key).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    await store.forget('ann');
    expect(await store.deviceKey('ann')).toBe(key);
    expect(await store.deviceKey('ben')).not.toBe(key);
  });

  it('has the rows of whoever plays, as they are now', async () => {
    await store.begin(visitOf('ann'));
    await store.changeRows('ann', () => [row('a'), row('b')]);
    expect(await rowIds(store, 'ann')).toEqual(['a', 'b']);
    await store.changeRows('ann', () => [row('d')]);
    expect(await rowIds(store, 'ann')).toEqual(['d']);
  });

  it('has the changes of two tabs that change the rows at once', async () => {
    await store.begin(visitOf('ann'));
    const changes = ['a', 'b', 'c'].map((rowId) =>
      store.changeRows('ann', (own) => [...own, row(rowId)]),
    );
    expect((await Promise.all(changes)).at(-1)).toEqual([row('a'), row('b'), row('c')]);
    expect(await rowIds(store, 'ann')).toEqual(['a', 'b', 'c']);
  });

  it('is an answer together with what it changes in the rows', async () => {
    await store.begin(visitOf('ann'));
    await store.changeRows('ann', () => [row('a'), row('b')]);
    await store.addAnswer(answerOf('ann', 1), (own) => [...own.slice(1), row('c')]);
    expect(await seedsOf(store, 'ann')).toEqual([1]);
    expect(await rowIds(store, 'ann')).toEqual(['b', 'c']);
  });

  it('is an answer alone where somebody else’s visit has begun', async () => {
    await store.begin(visitOf('ann'));
    await store.begin(visitOf('ben'));
    await store.addAnswer(answerOf('ann', 1), () => [row('a')]);
    expect(await seedsOf(store, 'ann')).toEqual([1]);
    expect(await store.rows('ann')).toEqual([]);
  });

  it('has answers in the order they were given, until they are told', async () => {
    for (const seed of [5, 3, 9]) await store.addAnswer(answerOf('ann', seed));
    expect(await seedsOf(store, 'ann')).toEqual([5, 3, 9]);
    const [first] = await store.answers('ann');
    await store.removeAnswers([first?.id ?? 0]);
    expect(await seedsOf(store, 'ann')).toEqual([3, 9]);
  });

  it('of another player goes when one begins, but not what they have still to tell', async () => {
    await store.begin(visitOf('ann'));
    await store.changeRows('ann', () => [row('a')]);
    await store.addAnswer(answerOf('ann', 1));
    await store.begin(visitOf('ben'));
    expect((await store.current())?.playerKey).toBe('ben');
    expect(await store.rows('ann')).toEqual([]);
    expect(await seedsOf(store, 'ann')).toEqual([1]);
    expect(await seedsOf(store, 'ben')).toEqual([]);
  });

  it('is not overwritten by a tab of somebody who was here before', async () => {
    await store.begin(visitOf('ann'));
    await store.begin(visitOf('ben'));
    await store.keep(visitOf('ann', 'late'));
    await store.changeRows('ann', () => [row('late')]);
    expect((await store.current())?.playerKey).toBe('ben');
    expect(await store.rows('ann')).toEqual([]);
  });

  it('is forgotten with the session: field and rows go, answers stay', async () => {
    await store.begin(visitOf('ann'));
    await store.changeRows('ann', () => [row('a')]);
    await store.addAnswer(answerOf('ann', 1));
    await store.forget('ann');
    expect(await store.current()).toBeUndefined();
    expect(await store.rows('ann')).toEqual([]);
    expect(await seedsOf(store, 'ann')).toEqual([1]);
  });

  it('has answers that are let go once they are too old, anybody’s', async () => {
    await store.addAnswer(answerOf('ann', 1, 100));
    await store.addAnswer(answerOf('ben', 2, 100));
    await store.addAnswer(answerOf('ann', 3, 200));
    await store.dropAnswersBefore(200);
    expect(await seedsOf(store, 'ann')).toEqual([3]);
    expect(await seedsOf(store, 'ben')).toEqual([]);
  });
});

it('the browser’s database is there for the next page, and for another tab', async () => {
  const first = await openIndexedDbStore();
  await first.begin(visitOf('ann'));
  await first.addAnswer(answerOf('ann', 1));
  const next = await openIndexedDbStore();
  expect((await next.current())?.playSession).toBe('session of ann');
  await next.addAnswer(answerOf('ann', 2));
  expect(await seedsOf(first, 'ann')).toEqual([1, 2]);
});

it('the browser’s database has neither an answer nor its rows where one of them does not go in', async () => {
  const store = await openIndexedDbStore();
  await store.begin(visitOf('ann'));
  const strange = { ...row('a'), uncloneable: () => undefined };
  await expect(store.addAnswer(answerOf('ann', 1), () => [strange])).rejects.toThrow();
  expect(await store.answers('ann')).toEqual([]);
  expect(await store.rows('ann')).toEqual([]);
});

describe('a device that refuses to keep more', () => {
  const full = () => Promise.reject(new DOMException('no room', 'QuotaExceededError'));

  // @proves D-6-game-offline
  it('is told of once, and nothing of the visit is lost to the page', async () => {
    const persistent = await openIndexedDbStore();
    const onError = vi.fn();
    const store = createFallbackStore(
      { ...persistent, addAnswer: full, changeRows: full },
      onError,
    );
    await store.begin(visitOf('ann'));
    await persistent.changeRows('ann', () => [row('a')]);
    await persistent.addAnswer(answerOf('ann', 1));
    expect(store.isLasting()).toBe(true);
    await store.addAnswer(answerOf('ann', 2));
    await store.addAnswer(answerOf('ann', 3));
    await store.changeRows('ann', (own) => [...own, row('b')]);
    expect(onError).toHaveBeenCalledOnce();
    expect(store.isLasting()).toBe(false);
    expect(await seedsOf(store, 'ann')).toEqual([1, 2, 3]);
    expect(await rowIds(store, 'ann')).toEqual(['a', 'b']);
    expect((await store.current())?.playerKey).toBe('ann');
  });

  it('may not even be read anymore: the page goes on from nothing', async () => {
    const broken = { ...(await openIndexedDbStore()), current: full, addAnswer: full };
    const store = createFallbackStore(broken, () => undefined);
    await store.addAnswer(answerOf('ann', 1));
    expect(await seedsOf(store, 'ann')).toEqual([1]);
  });
});

describe('opening it', () => {
  it('drops answers of sixty days ago', async () => {
    const before = await openIndexedDbStore();
    const day = 86_400_000;
    await before.addAnswer(answerOf('ann', 1, Date.now() - 61 * day));
    await before.addAnswer(answerOf('ann', 2, Date.now() - 59 * day));
    const store = await openStore(() => undefined);
    expect(store.isLasting()).toBe(true);
    await vi.waitFor(async () => expect(await seedsOf(store, 'ann')).toEqual([2]));
  });

  it('in a sandbox, where asking throws, keeps things for the page alone', async () => {
    vi.stubGlobal('indexedDB', {
      open: () => {
        throw new DOMException('denied', 'SecurityError');
      },
    });
    expect((await openStore(() => undefined)).isLasting()).toBe(false);
  });

  it('does the same where there is no such thing', async () => {
    vi.stubGlobal('indexedDB', undefined);
    expect((await openStore(() => undefined)).isLasting()).toBe(false);
  });
});
