import type { Field, Row } from '@wonderfield/contract/play/game-calls';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openBrowserStorage } from '../../testing/browser-storage.ts';
import { createClassDeviceStore } from './class-device-store.ts';
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
  ['in IndexedDB', openIndexedDbStore],
  ['on a class device', async () => createClassDeviceStore(await openIndexedDbStore())],
])('game store %s', (_, open) => {
  let store: GameStore;
  beforeEach(async () => {
    store = await open();
  });

  it('starts empty', async () => {
    expect(await store.current()).toBeUndefined();
    expect(await store.rows('ann')).toEqual([]);
    expect(await store.answers('ann')).toEqual([]);
  });

  it('returns the last state of the current session', async () => {
    await store.begin(visitOf('ann'));
    await store.keep({ ...visitOf('ann'), time: { ...time, secondsPlayed: 90 } });
    expect((await store.current())?.time.secondsPlayed).toBe(90);
  });

  it('returns the same device key for a player and another for others', async () => {
    const key = await store.deviceKey('ann');
    expect(key).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    await store.forget('ann');
    expect(await store.deviceKey('ann')).toBe(key);
    expect(await store.deviceKey('ben')).not.toBe(key);
  });

  it('stores the current rows of the player', async () => {
    await store.begin(visitOf('ann'));
    await store.changeRows('ann', () => [row('a'), row('b')]);
    expect(await rowIds(store, 'ann')).toEqual(['a', 'b']);
    await store.changeRows('ann', () => [row('d')]);
    expect(await rowIds(store, 'ann')).toEqual(['d']);
  });

  it('merges parallel row changes of several tabs', async () => {
    await store.begin(visitOf('ann'));
    const changes = ['a', 'b', 'c'].map((rowId) =>
      store.changeRows('ann', (own) => [...own, row(rowId)]),
    );
    expect((await Promise.all(changes)).at(-1)).toEqual([row('a'), row('b'), row('c')]);
    expect(await rowIds(store, 'ann')).toEqual(['a', 'b', 'c']);
  });

  it('stores an answer together with its row change', async () => {
    await store.begin(visitOf('ann'));
    await store.changeRows('ann', () => [row('a'), row('b')]);
    await store.addAnswer(answerOf('ann', 1), (own) => [...own.slice(1), row('c')]);
    expect(await seedsOf(store, 'ann')).toEqual([1]);
    expect(await rowIds(store, 'ann')).toEqual(['b', 'c']);
  });

  it('stores only the answer if another player’s session has started', async () => {
    await store.begin(visitOf('ann'));
    await store.begin(visitOf('ben'));
    await store.addAnswer(answerOf('ann', 1), () => [row('a')]);
    expect(await seedsOf(store, 'ann')).toEqual([1]);
    expect(await store.rows('ann')).toEqual([]);
  });

  it('returns answers in order until they are removed', async () => {
    for (const seed of [5, 3, 9]) await store.addAnswer(answerOf('ann', seed));
    expect(await seedsOf(store, 'ann')).toEqual([5, 3, 9]);
    const [first] = await store.answers('ann');
    await store.removeAnswers([first?.id ?? 0]);
    expect(await seedsOf(store, 'ann')).toEqual([3, 9]);
  });

  it('deletes the data of the previous player except unsent answers', async () => {
    await store.begin(visitOf('ann'));
    await store.changeRows('ann', () => [row('a')]);
    await store.addAnswer(answerOf('ann', 1));
    await store.begin(visitOf('ben'));
    expect((await store.current())?.playerKey).toBe('ben');
    expect(await store.rows('ann')).toEqual([]);
    expect(await seedsOf(store, 'ann')).toEqual([1]);
    expect(await seedsOf(store, 'ben')).toEqual([]);
  });

  it('ignores changes from a tab of a previous player', async () => {
    await store.begin(visitOf('ann'));
    await store.begin(visitOf('ben'));
    await store.keep(visitOf('ann', 'late'));
    await store.changeRows('ann', () => [row('late')]);
    expect((await store.current())?.playerKey).toBe('ben');
    expect(await store.rows('ann')).toEqual([]);
  });

  it('deletes field and rows with the session and keeps answers', async () => {
    await store.begin(visitOf('ann'));
    await store.changeRows('ann', () => [row('a')]);
    await store.addAnswer(answerOf('ann', 1));
    await store.forget('ann');
    expect(await store.current()).toBeUndefined();
    expect(await store.rows('ann')).toEqual([]);
    expect(await seedsOf(store, 'ann')).toEqual([1]);
  });

  it('keeps when seeds were planted on several days, also after the session', async () => {
    const given = (at: number) => ({ at, page: 'page', ticks: 0 });
    await store.begin(visitOf('ann'));
    for (const day of [1, 2, 3]) {
      await store.changePlantedSeeds('ann', (planted) => [...planted, given(day)]);
    }
    await store.forget('ann');
    await store.changePlantedSeeds('ann', ([_, ...later]) => later);
    expect(await store.plantedSeeds('ann')).toEqual([given(2), given(3)]);
    expect(await store.plantedSeeds('ben')).toEqual([]);
  });

  it('deletes old answers of all players', async () => {
    await store.addAnswer(answerOf('ann', 1, 100));
    await store.addAnswer(answerOf('ben', 2, 100));
    await store.addAnswer(answerOf('ann', 3, 200));
    await store.dropAnswersBefore(200);
    expect(await seedsOf(store, 'ann')).toEqual([3]);
    expect(await seedsOf(store, 'ben')).toEqual([]);
  });
});

it('shares the IndexedDB data with the next page and another tab', async () => {
  const first = await openIndexedDbStore();
  await first.begin(visitOf('ann'));
  await first.addAnswer(answerOf('ann', 1));
  const next = await openIndexedDbStore();
  expect((await next.current())?.playSession).toBe('session of ann');
  await next.addAnswer(answerOf('ann', 2));
  expect(await seedsOf(first, 'ann')).toEqual([1, 2]);
});

it('stores neither the answer nor the rows in IndexedDB if one of them fails', async () => {
  const store = await openIndexedDbStore();
  await store.begin(visitOf('ann'));
  const strange = { ...row('a'), uncloneable: () => undefined };
  await expect(store.addAnswer(answerOf('ann', 1), () => [strange])).rejects.toThrow();
  expect(await store.answers('ann')).toEqual([]);
  expect(await store.rows('ann')).toEqual([]);
});

describe('game store on a full device', () => {
  const full = () => Promise.reject(new DOMException('no room', 'QuotaExceededError'));

  // @proves D-6-game-offline
  it('reports a full device once and loses no data of the session', async () => {
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

  it('continues with empty data when stored data cannot be read', async () => {
    const broken = { ...(await openIndexedDbStore()), current: full, addAnswer: full };
    const store = createFallbackStore(broken, () => undefined);
    await store.addAnswer(answerOf('ann', 1));
    expect(await seedsOf(store, 'ann')).toEqual([1]);
  });
});

describe('openStore', () => {
  it('deletes answers older than 60 days', async () => {
    const before = await openIndexedDbStore();
    const day = 86_400_000;
    await before.addAnswer(answerOf('ann', 1, Date.now() - 61 * day));
    await before.addAnswer(answerOf('ann', 2, Date.now() - 59 * day));
    const store = await openStore(() => undefined);
    expect(store.isLasting()).toBe(true);
    await vi.waitFor(async () => expect(await seedsOf(store, 'ann')).toEqual([2]));
  });

  it('uses memory in a sandbox, where IndexedDB throws', async () => {
    vi.stubGlobal('indexedDB', {
      open: () => {
        throw new DOMException('denied', 'SecurityError');
      },
    });
    expect((await openStore(() => undefined)).isLasting()).toBe(false);
  });

  it('uses memory without IndexedDB', async () => {
    vi.stubGlobal('indexedDB', undefined);
    expect((await openStore(() => undefined)).isLasting()).toBe(false);
  });
});

describe('createClassDeviceStore', () => {
  it('leaves nothing of a student in the browser but unsent answers', async () => {
    const browser = await openIndexedDbStore();
    await browser.begin(visitOf('ann'));
    const store = createClassDeviceStore(browser);
    await store.begin(visitOf('ben'));
    await store.addAnswer(answerOf('ben', 1), () => [row('a')]);
    expect(await rowIds(store, 'ben')).toEqual(['a']);
    const next = await openIndexedDbStore();
    expect(await next.current()).toBeUndefined();
    expect(await next.rows('ben')).toEqual([]);
    expect(await seedsOf(next, 'ben')).toEqual([1]);
  });
});
