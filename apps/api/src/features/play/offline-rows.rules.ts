import { DEVICES_WITH_ROWS, OFFLINE_ROWS } from '@wonderfield/contract/limits';
import type { Subject } from '@wonderfield/contract/options';
import { type DealtRow, isBegun, waitsAnywhere } from './row.rules.ts';

/* Rows that devices take along: whose they are, and how many. */

export const rowsOfDevice = (open: readonly DealtRow[], deviceKey: string | undefined) =>
  open.filter((row) => deviceKey !== undefined && row.deviceKey === deviceKey);

/** Begun ones first, then the last one dealt: it knows best how far the player is. */
export const inPlayOrder = (rows: readonly DealtRow[]) =>
  [...rows].sort(
    (first, second) =>
      Number(isBegun(second)) - Number(isBegun(first)) ||
      second.dealtAt.getTime() - first.dealtAt.getTime() ||
      (second.id < first.id ? -1 : 1),
  );

/** What a parent chooses, and a row is dealt by beside what the player can do. */
type Chosen = { grade: string; level: string };
export const dealtForOf = ({ grade, level }: Chosen) => `${grade} ${level}`;

/** Until then the player learns little enough that a row still fits. */
const FRESH_DAYS = 7;

export const freshSince = (now: Date) => new Date(now.getTime() - FRESH_DAYS * 86_400_000);

/** A row that was not begun, and would be dealt otherwise today. */
export const isOutdated = (row: DealtRow, player: Chosen, now: Date) => {
  if (isBegun(row)) return false;
  const isOld = row.dealtAt < freshSince(now);
  return isOld || (row.dealtFor !== null && row.dealtFor !== dealtForOf(player));
};

/** The row that waits at a place: begun ones first, the device's own first among equals. */
export const rowToGoOnWith = (
  open: readonly DealtRow[],
  { subject, deviceKey }: { subject: Subject; deviceKey: string | undefined },
) => {
  const openRows = open.filter((row) => row.subject === subject && row.assignmentId === null);
  const own = inPlayOrder(rowsOfDevice(openRows, deviceKey));
  const others = inPlayOrder(openRows.filter((row) => !own.includes(row) && waitsAnywhere(row)));
  return [...own, ...others].find(isBegun) ?? own[0] ?? others[0];
};

/** The rows a device takes along of those that are there; a new one is dealt for what is missing. */
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

/** Rows of the longest unused devices, where one more device would be too many. */
export const rowsTooFar = (open: readonly DealtRow[], deviceKey: string) => {
  const others = open.filter((row) => row.deviceKey !== null && row.deviceKey !== deviceKey);
  return [...Map.groupBy(others, (row) => row.deviceKey).values()]
    .sort((first, second) => lastSeen(second) - lastSeen(first))
    .slice(DEVICES_WITH_ROWS - 1)
    .flat();
};

/**
 * Where the rows that are missing are dealt: the place with the fewest first, so that every open place
 * has one; among equals where most was played.
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
