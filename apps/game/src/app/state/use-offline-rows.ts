import type { Row } from '@wonderfield/contract/play/game-calls';
import { useMemo, useState } from 'react';
import type { OpenGame } from '../../session/start-game.ts';
import type { ChangeRows } from '../../storage/game-store.ts';

/** Manages the offline rows of this device. They are in the store, which other tabs change, too. */
export const useOfflineRows = ({ store, field: { playerKey }, rows: kept }: OpenGame) => {
  const [rows, setRows] = useState<readonly Row[]>(kept);
  const hold = useMemo(
    () => ({
      read: () => store.rows(playerKey),
      /** Reloads the rows from the store. */
      look: async () => setRows(await store.rows(playerKey)),
      change: async (change: ChangeRows) => setRows(await store.changeRows(playerKey, change)),
    }),
    [store, playerKey],
  );
  return { rows, ...hold };
};
export type OfflineRows = ReturnType<typeof useOfflineRows>;
