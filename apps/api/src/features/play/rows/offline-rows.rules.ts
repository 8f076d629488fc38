import { DEVICES_WITH_ROWS, OFFLINE_ROWS } from '@wonderfield/contract/limits';
import type { Subject } from '@wonderfield/contract/options';
import { type DealtRow, isBegun, waitsAnywhere } from './row.rules.ts';

/* Rules for offline rows: their device and their number. */

export const rowsOfDevice = (open: readonly DealtRow[], deviceKey: string | undefined) =>
  open.filter((row) => deviceKey !== undefined && row.deviceKey === deviceKey);

/** Sorts started rows first, then the newest, which fit the player's level best. */
export const inPlayOrder = (rows: readonly DealtRow[]) =>
  [...rows].sort(
    (first, second) =>
      Number(isBegun(second)) - Number(isBegun(first)) ||
      second.dealtAt.getTime() - first.dealtAt.getTime() ||
      (second.id < first.id ? -1 : 1),
  );

/** The settings by the parent that affect a row. */
type Chosen = { grade: string; level: string };
export const dealtForOf = ({ grade, level }: Chosen) => `${grade} ${level}`;

/** Rows of this age still fit the player's level. */
const FRESH_DAYS = 7;

export const freshSince = (now: Date) => new Date(now.getTime() - FRESH_DAYS * 86_400_000);

/** Returns true for a row that was not started and would be dealt differently today. */
export const isOutdated = (row: DealtRow, player: Chosen, now: Date) => {
  if (isBegun(row)) return false;
  const isOld = row.dealtAt < freshSince(now);
  return isOld || (row.dealtFor !== null && row.dealtFor !== dealtForOf(player));
};

/** Returns the row to continue at a place: started ones first, then the device's own. */
export const rowToGoOnWith = (
  open: readonly DealtRow[],
  { subject, deviceKey }: { subject: Subject; deviceKey: string | undefined },
) => {
  const openRows = open.filter((row) => row.subject === subject && row.assignmentId === null);
  const own = inPlayOrder(rowsOfDevice(openRows, deviceKey));
  const others = inPlayOrder(openRows.filter((row) => !own.includes(row) && waitsAnywhere(row)));
  return [...own, ...others].find(isBegun) ?? own[0] ?? others[0];
};

/** Returns the existing rows that the device takes. New ones are dealt for the missing number. */
export const rowsToTake = ({
  kept,
  others,
  givenUp: released,
}: {
  kept: readonly DealtRow[];
  others: readonly DealtRow[];
  givenUp: readonly DealtRow[];
}): DealtRow[] => {
  const loose = inPlayOrder(others.filter(waitsAnywhere));
  const begun = inPlayOrder([...kept, ...loose].filter(isBegun));
  const unbegun = [...kept, ...loose, ...inPlayOrder(released)].filter((row) => !isBegun(row));
  return [...begun, ...unbegun].slice(0, OFFLINE_ROWS);
};

const lastSeen = (rows: readonly DealtRow[]) =>
  Math.max(...rows.map(({ deviceSeenAt }) => deviceSeenAt?.getTime() ?? 0));

/** Returns the rows of the longest unused devices that exceed the device limit. */
export const rowsTooFar = (open: readonly DealtRow[], deviceKey: string) => {
  const others = open.filter((row) => row.deviceKey !== null && row.deviceKey !== deviceKey);
  return [...Map.groupBy(others, (row) => row.deviceKey).values()]
    .sort((first, second) => lastSeen(second) - lastSeen(first))
    .slice(DEVICES_WITH_ROWS - 1)
    .flat();
};

/**
 * Returns the places of the missing rows. Places with the fewest rows come first, then those played
 * most.
 */
export const placesToDeal = (
  offline: readonly Pick<DealtRow, 'subject'>[],
  { subjects, rowsThere }: { subjects: readonly Subject[]; rowsThere: ReadonlyMap<string, number> },
): Subject[] => {
  const count = new Map(
    subjects.map((subject) => [subject, offline.filter((row) => row.subject === subject).length]),
  );
  const byLiking = [...subjects].sort(
    (first, second) => (rowsThere.get(second) ?? 0) - (rowsThere.get(first) ?? 0),
  );
  return Array.from({ length: Math.max(0, OFFLINE_ROWS - offline.length) }).flatMap(() => {
    const fewest = Math.min(...count.values());
    const next = byLiking.find((subject) => count.get(subject) === fewest);
    if (next) count.set(next, fewest + 1);
    return next ?? [];
  });
};
