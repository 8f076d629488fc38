import type { Db } from '../../../db/connection/connection.ts';
import { selectOpenRows } from './field.queries.ts';
import { releaseRows, withdrawRows } from './offline-rows.queries.ts';
import { rowsTooFar } from './offline-rows.rules.ts';
import { type DealtRow, isBegun } from './row.rules.ts';

const idsOf = (rows: readonly DealtRow[]) => rows.map(({ id }) => id);

/**
 * Releases a device's rows. Started rows become available to every device, the others are
 * withdrawn.
 */
export const giveUp = async (tx: Db, rows: readonly DealtRow[], now: Date) => {
  await releaseRows(tx, idsOf(rows.filter(isBegun)));
  await withdrawRows(tx, idsOf(rows.filter((row) => !isBegun(row))), now);
};

/** Releases rows of other devices if the device limit is exceeded, and returns the open rows. */
export const createRoomFor = async (
  tx: Db,
  { userId, deviceKey, now }: { userId: string; deviceKey: string | undefined; now: Date },
) => {
  const open = await selectOpenRows(tx, userId);
  const tooFar = deviceKey === undefined ? [] : rowsTooFar(open, deviceKey);
  if (tooFar.length === 0) return open;
  await giveUp(tx, tooFar, now);
  return selectOpenRows(tx, userId);
};
