import type { Row } from '@wonderfield/contract/play/game-calls';
import { useMemo, useState } from 'react';
import type { Entered } from '../session/enter-game.ts';
import { oneAtATime } from '../session/one-at-a-time.ts';

/** The rows this device holds: shown from here, kept in the store, which other tabs change as well. */
export const useRowsAlong = ({ store, field: { playerKey }, rows: kept }: Entered) => {
  const [rows, setRows] = useState(kept);
  const hold = useMemo(
    () => ({
      read: () => store.rows(playerKey),
      change: (change: (own: readonly Row[]) => Row[]) =>
        oneAtATime(`rows of ${playerKey}`, async () => {
          const changed = change(await store.rows(playerKey));
          await store.replaceRows(playerKey, changed);
          setRows(changed);
        }),
    }),
    [store, playerKey],
  );
  return { rows, ...hold };
};
export type RowsAlong = ReturnType<typeof useRowsAlong>;
