import type { Field, Row } from '@wonderfield/contract/play/game-calls';
import { isBegun, rowAssigned } from '../row/offline-rows.ts';
import type { Saved } from '../session/play-client.ts';

/* What the page knows of assigned rows before the field is opened again. */

/** A row that was begun and left waits: where it was assigned, or at its place. */
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

/** A row that is done waits no more: where it was assigned, or at its place. */
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

/** What is done is gone from the field. */
export const withoutDone = (field: Field, { rows, harvests }: Saved): Field =>
  rows
    .filter(({ rowId }) => harvests.some((harvest) => harvest.rowId === rowId))
    .reduce(withoutRow, field);

/** The assigned rows as this device plays them: one that it has begun goes on. */
export const assignedWith = (assigned: Field['assigned'], rows: readonly Row[]) =>
  assigned.map((row) => ({
    ...row,
    isBegun: row.isBegun || isBegun(rowAssigned(rows, row.assignmentId)),
  }));
