import type { Field, Row } from '@wonderfield/contract/play/game-calls';
import { isBegun, rowAssigned } from '../../row/offline-rows.ts';
import type { SaveResult } from '../../session/play-client.ts';

/* Local updates of assigned rows before the field is reloaded. */

/** Marks a left row as waiting, at its assignment or at its place. */
export const withRowWaiting = (field: Field, { subject, assignmentId }: Row): Field =>
  assignmentId === undefined
    ? {
        ...field,
        places: field.places.map((place) =>
          place.subject === subject ? { ...place, hasOpenRow: true } : place,
        ),
      }
    : {
        ...field,
        assigned: field.assigned.map((row) =>
          row.assignmentId === assignmentId ? { ...row, isBegun: true } : row,
        ),
      };

/** Removes a finished row, from its assignment or from its place. */
export const withoutRow = (field: Field, { subject, assignmentId }: Row): Field =>
  assignmentId === undefined
    ? {
        ...field,
        places: field.places.map((place) =>
          place.subject === subject ? { ...place, hasOpenRow: false } : place,
        ),
      }
    : {
        ...field,
        assigned: field.assigned.filter((row) => row.assignmentId !== assignmentId),
      };

/** Removes finished rows from the field. */
export const withoutDone = (field: Field, { rows, harvests }: SaveResult): Field =>
  rows
    .filter(({ rowId }) => harvests.some((harvest) => harvest.rowId === rowId))
    .reduce(withoutRow, field);

/** Returns the assigned rows with the local state, so rows started on this device continue. */
export const assignedWith = (assigned: Field['assigned'], rows: readonly Row[]) =>
  assigned.map((row) => ({
    ...row,
    isBegun: row.isBegun || isBegun(rowAssigned(rows, row.assignmentId)),
  }));
