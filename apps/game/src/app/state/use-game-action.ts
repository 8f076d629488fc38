import { ApiError, NetworkError } from '@wonderfield/client/errors';
import { useState } from 'react';
import { rowsLeft } from '../../row/offline-rows.ts';
import type { OpenGame } from '../../session/start-game.ts';
import { gameStrings } from '../game.strings.en.ts';
import type { SyncedGame } from './use-synced-game.ts';

/** Error codes of a row after which the game continues. */
const RECOVERABLE_CODES: readonly string[] = ['PLY_002', 'PLY_003', 'PLY_004', 'ASG_001'];

/** Returns a function that runs the player's actions one at a time and handles their errors. */
export const useGameAction = (
  { client, deviceKey }: OpenGame,
  { latest, setNotice, offlineRows, sync, fail, showField }: SyncedGame,
) => {
  const [isBusy, setIsBusy] = useState(false);

  /** Shows the server's error and reloads the field. */
  const explain = async (message: string) => {
    setNotice(message);
    showField(await client.openField());
  };

  const reportOffline = async () => {
    sync.setIsOffline(true);
    if (!deviceKey) {
      setNotice(gameStrings.noConnection);
      return;
    }
    const left = rowsLeft(await offlineRows.read(), latest.current.field.places);
    setNotice(left > 0 ? gameStrings.noRowHere : gameStrings.noRowsLeft);
  };

  /** Runs an action that may call the server. Ignores it while another one runs. */
  const runAction = async (action: () => Promise<void>) => {
    if (isBusy) return;
    setIsBusy(true);
    setNotice(undefined);
    try {
      await action().catch((error: unknown) => {
        if (!(error instanceof ApiError && RECOVERABLE_CODES.includes(error.code))) throw error;
        return explain(error.message);
      });
    } catch (error) {
      // A lost connection changes nothing, so the player can repeat the action.
      if (error instanceof NetworkError) await reportOffline();
      else fail(error);
    } finally {
      setIsBusy(false);
    }
  };

  return { isBusy, runAction };
};
