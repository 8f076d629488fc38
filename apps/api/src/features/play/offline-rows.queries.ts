import type { Db } from '../../db/connection.ts';

/** Keeps rows for a device, also such that were given up, and notes that it was heard of. */
export const reserveRows = async (
  tx: Db,
  rowIds: readonly string[],
  { deviceKey, now }: { deviceKey: string | null; now: Date },
) => {
  if (rowIds.length === 0) return;
  await tx
    .updateTable('play_rows')
    .set({
      device_key: deviceKey,
      device_seen_at: deviceKey === null ? null : now,
      withdrawn_at: null,
    })
    .where('id', 'in', [...rowIds])
    .execute();
};

/** They wait on the server, for whichever device comes. */
export const releaseRows = async (tx: Db, rowIds: readonly string[]) => {
  if (rowIds.length === 0) return;
  await tx
    .updateTable('play_rows')
    .set({ device_key: null, device_seen_at: null })
    .where('id', 'in', [...rowIds])
    .execute();
};

/** Nobody is dealt them anymore. Whoever has answered meanwhile is still heard. */
export const withdrawRows = async (tx: Db, rowIds: readonly string[], now: Date) => {
  if (rowIds.length === 0) return;
  await tx
    .updateTable('play_rows')
    .set({ device_key: null, device_seen_at: null, withdrawn_at: now })
    .where('id', 'in', [...rowIds])
    .execute();
};
