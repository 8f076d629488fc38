import type { Subject } from '@wonderfield/contract/options';
import type { Place, Row } from '@wonderfield/contract/play/game-calls';
import { mergeRows, nextPosition } from './row-state.ts';

/* Rows that the device has taken along. */

const isOpen = (row: Row) => nextPosition(row) !== undefined;
export const isBegun = (row: Row | undefined) =>
  !!row?.tasks.some(({ tries: attempts }) => attempts > 0);
/** Begun ones first, then the last one dealt, which fits best; ids are in the order of dealing. */
const inPlayOrder = (rows: readonly Row[]) =>
  [...rows].sort(
    (first, second) =>
      Number(isBegun(second)) - Number(isBegun(first)) || (second.rowId < first.rowId ? -1 : 1),
  );

/** The row to play at a place; what a teacher assigned waits elsewhere. */
export const rowAt = (rows: readonly Row[], subject: Subject): Row | undefined =>
  inPlayOrder(
    rows.filter((row) => row.subject === subject && row.assignmentId === undefined && isOpen(row)),
  )[0];

/** The row of an assignment. */
export const rowAssigned = (rows: readonly Row[], assignmentId: string): Row | undefined =>
  rows.find((row) => row.assignmentId === assignmentId && isOpen(row));

/** Rows that can still be played at open places. */
export const rowsLeft = (rows: readonly Row[], places: readonly Place[]) =>
  rows.filter(
    (row) => isOpen(row) && places.some((place) => place.subject === row.subject && place.isOpen),
  ).length;

/** The places as this device plays them: what waits there, and what comes next. */
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

/** The device's rows with one of them as it is now; what another tab knows of it stays. */
export const withRow =
  (row: Row) =>
  (own: readonly Row[]): Row[] => {
    const kept = own.find(({ rowId }) => rowId === row.rowId);
    const others = own.filter(({ rowId }) => rowId !== row.rowId);
    return [kept ? mergeRows(row, kept) : row, ...others];
  };

/**
 * The device's rows after the server told which are good. Its own answers that are not told yet stay,
 * and so do rows that still have some to tell or are being played.
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

/** The device's rows after the server told how some of them are: what is finished goes. */
export const afterReport = (own: readonly Row[], fromServer: readonly Row[]): Row[] =>
  own
    .map((row) => {
      const other = fromServer.find(({ rowId }) => rowId === row.rowId);
      return other ? mergeRows(row, other) : row;
    })
    .filter((row) => isOpen(row) || !fromServer.some(({ rowId }) => rowId === row.rowId));
