import type { Subject } from '@wonderfield/contract/options';
import type { Place, Row } from '@wonderfield/contract/play/game-calls';
import { mergeRows, nextPosition } from './row-state.ts';

/* Offline rows of the device. */

const isOpen = (row: Row) => nextPosition(row) !== undefined;
export const isBegun = (row: Row | undefined) =>
  !!row?.tasks.some(({ tries: attempts }) => attempts > 0);
/** Sorts started rows first, then the last one dealt, which fits best. Ids are in dealing order. */
const inPlayOrder = (rows: readonly Row[]) =>
  [...rows].sort(
    (first, second) =>
      Number(isBegun(second)) - Number(isBegun(first)) || (second.rowId < first.rowId ? -1 : 1),
  );

/** Returns the row to play at a place. Assigned rows are separate. */
export const rowAt = (rows: readonly Row[], subject: Subject): Row | undefined =>
  inPlayOrder(
    rows.filter((row) => row.subject === subject && row.assignmentId === undefined && isOpen(row)),
  )[0];

/** Returns the open row of an assignment. */
export const rowAssigned = (rows: readonly Row[], assignmentId: string): Row | undefined =>
  rows.find((row) => row.assignmentId === assignmentId && isOpen(row));

/** Returns the number of playable rows at open places. */
export const rowsLeft = (rows: readonly Row[], places: readonly Place[]) =>
  rows.filter(
    (row) => isOpen(row) && places.some((place) => place.subject === row.subject && place.isOpen),
  ).length;

/** Returns the places with the rows of this device: the open row and the next skill. */
export const placesWith = (places: readonly Place[], rows: readonly Row[]): Place[] =>
  places.map((place) => {
    const row = place.isOpen ? rowAt(rows, place.subject) : undefined;
    if (!row) return place;
    return {
      ...place,
      hasOpenRow: place.hasOpenRow || isBegun(row),
      next: row.tasks[0]?.skillName ?? place.next,
    };
  });

/** Updates one row. Keeps what another tab knows about it. */
export const withRow =
  (row: Row) =>
  (own: readonly Row[]): Row[] => {
    const kept = own.find(({ rowId }) => rowId === row.rowId);
    const others = own.filter(({ rowId }) => rowId !== row.rowId);
    return [kept ? mergeRows(row, kept) : row, ...others];
  };

/**
 * Returns the rows after a refill. Keeps unsent answers, and rows that are being played or have
 * unsent answers.
 */
export const afterTopUp = (
  own: readonly Row[],
  fromServer: readonly Row[],
  isNeeded: (rowId: string) => boolean,
): Row[] => {
  const ownById = new Map(own.map((row) => [row.rowId, row]));
  const good = fromServer.map((row) => {
    const mine = ownById.get(row.rowId);
    return mine ? mergeRows(mine, row) : row;
  });
  const others = own.filter(
    ({ rowId }) => isNeeded(rowId) && !fromServer.some((row) => row.rowId === rowId),
  );
  return [...good, ...others];
};

/** Returns the rows after the server sent their state. Finished rows are removed. */
export const afterReport = (own: readonly Row[], fromServer: readonly Row[]): Row[] =>
  own
    .map((row) => {
      const other = fromServer.find(({ rowId }) => rowId === row.rowId);
      return other ? mergeRows(row, other) : row;
    })
    .filter((row) => isOpen(row) || !fromServer.some(({ rowId }) => rowId === row.rowId));
