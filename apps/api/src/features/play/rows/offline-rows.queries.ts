import type { Db } from '../../../db/connection/connection.ts';

/**
 * Reserves rows for a device, including released ones, and updates when the device was last seen.
 */
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

/** Makes the rows available to every device. */
export const releaseRows = async (tx: Db, rowIds: readonly string[]) => {
  if (rowIds.length === 0) return;
  await tx
    .updateTable('play_rows')
    .set({ device_key: null, device_seen_at: null })
    .where('id', 'in', [...rowIds])
    .execute();
};

/** Withdraws the rows, so they are no longer dealt. Answers given in the meantime still count. */
export const withdrawRows = async (tx: Db, rowIds: readonly string[], now: Date) => {
  if (rowIds.length === 0) return;
  await tx
    .updateTable('play_rows')
    .set({ device_key: null, device_seen_at: null, withdrawn_at: now })
    .where('id', 'in', [...rowIds])
    .execute();
};
