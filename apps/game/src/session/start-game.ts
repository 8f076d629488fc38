import type { Field, Row } from '@wonderfield/contract/play/game-calls';
import type { GameStore } from '../storage/game-store.ts';
import { afterPlaying, type PlayTime, timeText } from '../storage/play-time.ts';
import { createPlayClient, type PlayClient } from './play-client.ts';
import { sessionIsOver } from './play-session.ts';
import { ApiError, NetworkError } from './post-form.ts';
import { notePlayerOfTab, playerOfTab } from './tab-player.ts';

/** A game that is open, with or without a network. */
export type Entered = {
  client: PlayClient;
  playSession: string;
  store: GameStore;
  field: Field;
  time: PlayTime;
  rows: readonly Row[];
  /** What the device takes rows along as; nothing where they would not outlive the page. */
  deviceKey: string | undefined;
  /** Opened from what was kept: nobody answered. */
  isAway: boolean;
};

const isOver = (problem: unknown) => problem instanceof ApiError && problem.code === 'PLY_001';

const withKept = async (
  store: GameStore,
  opened: Omit<Entered, 'store' | 'rows' | 'deviceKey'>,
): Promise<Entered> => {
  const { playerKey } = opened.field;
  const [rows, deviceKey] = await Promise.all([
    store.rows(playerKey),
    store.isLasting() ? store.deviceKey(playerKey) : undefined,
  ]);
  return { ...opened, store, rows, deviceKey };
};

/** Opens the field with a session that is fresh: whoever was here before is not anymore. */
export const enterAnew = async (store: GameStore, playSession: string): Promise<Entered> => {
  const client = createPlayClient(playSession);
  const field = await client.openField();
  const time = timeText(field.today, Date.now());
  const [entered] = await Promise.all([
    withKept(store, { client, playSession, field, time, isAway: false }),
    store.begin({ playSession, playerKey: field.playerKey, field, time }),
  ]);
  notePlayerOfTab(field.playerKey);
  return entered;
};

/** Goes on with the visit that is kept, from what was kept where there is no network. */
export const enterAgain = async (store: GameStore): Promise<Entered> => {
  const visit = await store.current();
  // Nobody goes on as somebody else who came after them.
  const isOthers = visit && visit.playerKey !== (playerOfTab() ?? visit.playerKey);
  if (!visit || isOthers) throw sessionIsOver();
  const { playSession, playerKey } = visit;
  try {
    return await enterAnew(store, playSession);
  } catch (problem) {
    if (isOver(problem)) await store.forget(playerKey);
    if (!(problem instanceof NetworkError)) throw problem;
    const client = createPlayClient(playSession);
    const { field } = visit;
    // Midnight may have passed since.
    const time = afterPlaying(visit.time, 0, Date.now());
    return withKept(store, { client, playSession, field, time, isAway: true });
  }
};
