import type { Field, Row } from '@wonderfield/contract/play/game-calls';
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

/** What is done is gone from the field. */
export const withoutDone = (field: Field, { rows, harvests }: Saved): Field => {
  const done = rows.flatMap(({ rowId, assignmentId }) =>
    harvests.some((harvest) => harvest.rowId === rowId) ? [assignmentId] : [],
  );
  const assigned = field.assigned.filter(({ assignmentId }) => !done.includes(assignmentId));
  return assigned.length === field.assigned.length ? field : { ...field, assigned };
};
