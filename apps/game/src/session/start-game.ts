import { ApiError, NetworkError } from '@wonderfield/client/errors';
import type { Field, Row } from '@wonderfield/contract/play/game-calls';
import type { GameStore } from '../storage/game-store.ts';
import { afterPlaying, type PlayTime, timeText } from '../storage/play-time.ts';
import { createPlayClient, type PlayClient } from './play-client.ts';
import { sessionIsOver } from './play-session.ts';
import { readTabPlayer, storeTabPlayer } from './tab-player.ts';

/** An open game, online or offline. */
export type OpenGame = {
  client: PlayClient;
  playSession: string;
  store: GameStore;
  field: Field;
  time: PlayTime;
  rows: readonly Row[];
  /** Key for offline rows. Undefined if they would not survive the page. */
  deviceKey: string | undefined;
  /** True if opened from stored data, because the network was offline. */
  isAway: boolean;
  /** True for the sample game, which has no account and needs no network. */
  isSample: boolean;
};

const isOver = (problem: unknown) => problem instanceof ApiError && problem.code === 'PLY_001';

const withKept = async (
  store: GameStore,
  opened: Omit<OpenGame, 'store' | 'rows' | 'deviceKey' | 'isSample'>,
): Promise<OpenGame> => {
  const { playerKey } = opened.field;
  const [rows, deviceKey] = await Promise.all([
    store.rows(playerKey),
    store.isLasting() ? store.deviceKey(playerKey) : undefined,
  ]);
  return { ...opened, store, rows, deviceKey, isSample: false };
};

/** Opens the field with a new session, which replaces the stored one. */
export const startSession = async (store: GameStore, playSession: string): Promise<OpenGame> => {
  const client = createPlayClient(playSession);
  const field = await client.openField();
  const time = timeText(field.today, Date.now());
  const [entered] = await Promise.all([
    withKept(store, { client, playSession, field, time, isAway: false }),
    store.begin({ playSession, playerKey: field.playerKey, field, time }),
  ]);
  storeTabPlayer(field.playerKey);
  return entered;
};

/** Seeds open after midnight, also without a network. */
const withOpenSeeds = (field: Field): Field => ({
  ...field,
  seeds: field.seeds.map((seed) => ({ ...seed, isOpen: true })),
});

/** Continues the stored session, from stored data if offline. */
export const resumeSession = async (store: GameStore): Promise<OpenGame> => {
  const visit = await store.current();
  // A tab must not continue as another player who started later.
  const isOthers = visit && visit.playerKey !== (readTabPlayer() ?? visit.playerKey);
  if (!visit || isOthers) throw sessionIsOver();
  const { playSession, playerKey } = visit;
  try {
    return await startSession(store, playSession);
  } catch (error) {
    if (isOver(error)) await store.forget(playerKey);
    if (!(error instanceof NetworkError)) throw error;
    const client = createPlayClient(playSession);
    // Midnight may have passed.
    const now = Date.now();
    const time = afterPlaying(visit.time, 0, now);
    const field = now < visit.time.midnightAt ? visit.field : withOpenSeeds(visit.field);
    return withKept(store, { client, playSession, field, time, isAway: true });
  }
};
