import { ApiError } from '@wonderfield/client/errors';
import type { Field } from '@wonderfield/contract/play/game-calls';
import { useEffect, useReducer, useRef, useState } from 'react';
import type { OpenGame } from '../../session/start-game.ts';
import { nextState, openGame } from './game-state.ts';
import { useOfflineRows } from './use-offline-rows.ts';
import { usePlayTime } from './use-play-time.ts';
import { useServerSync } from './use-server-sync.ts';

/** Returns the state of the game, which is stored on this device and synced with the server. */
export const useSyncedGame = (entered: OpenGame, onError: (error: unknown) => void) => {
  const { store, playSession } = entered;
  const { playerKey } = entered.field;
  const [state, dispatch] = useReducer(
    nextState,
    { field: entered.field, played: entered.time },
    openGame,
  );
  const [notice, setNotice] = useState<string>();
  const offlineRows = useOfflineRows(entered);
  const time = usePlayTime(entered);
  const latest = useRef(state);
  latest.current = state;

  /** Reports an error. If the session has ended, deletes its stored data except unsent answers. */
  const fail = (error: unknown) => {
    if (error instanceof ApiError && error.code === 'PLY_001') {
      store.forget(playerKey).finally(() => onError(error));
    } else onError(error);
  };
  const showField = (field: Field) => {
    time.told(field.today);
    dispatch({ kind: 'fieldOpened', field });
  };
  const storeField = () =>
    void store.keep({ playSession, playerKey, field: state.field, time: time.now() });

  const sync = useServerSync(entered, {
    latest,
    along: offlineRows,
    time,
    dispatch,
    setNotice,
    showField,
    fail,
    hasQuestion: state.screen.kind === 'row',
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: stores the field whenever it changes
  useEffect(storeField, [state.field]);
  // Shows the harvest locally, because the server cannot be reached.
  const { kind } = state.screen;
  useEffect(() => {
    if (sync.isOffline && kind === 'harvesting') dispatch({ kind: 'harvestedHere' });
  }, [sync.isOffline, kind]);

  return {
    state,
    /** The newest state, for functions that run later. */
    latest,
    dispatch,
    notice,
    setNotice,
    offlineRows,
    time,
    sync,
    fail,
    showField,
    storeField,
  };
};
export type SyncedGame = ReturnType<typeof useSyncedGame>;
