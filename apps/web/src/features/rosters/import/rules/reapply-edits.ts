import type { Excluded } from '../parse/parse-result.ts';
import type { ImportRow } from './import-row.ts';

/** Returns a key of a segment that ignores its separators. */
const pieceKey = (source: string) => source.replace(/[^\p{L}\p{N}]/gu, '').toLowerCase();

const inOrderOf = (rows: readonly ImportRow[]) => {
  const byPiece = new Map<string, ImportRow[]>();
  for (const row of rows) {
    const key = pieceKey(row.source);
    byPiece.set(key, [...(byPiece.get(key) ?? []), row]);
  }
  return byPiece;
};

const keep = (row: ImportRow, before: ImportRow): ImportRow => {
  const { isSkipped, isKept, username, fixes, unusable } = before;
  const kept = { ...row, isSkipped, isKept, username, fixes, unusable };
  if (before.isEdited) {
    const { firstName, lastName } = before;
    return { ...kept, firstName, lastName, guesses: [], isEdited: true };
  }
  const isSame = row.firstName === before.firstName && row.lastName === before.lastName;
  return { ...kept, isChecked: before.isChecked && isSame };
};

type EditedRows = { rows: readonly ImportRow[]; excluded: readonly Excluded[] };

/**
 * Applies the user's edits to a newly parsed list where the source is the same. Keeps rows that
 * were created from excluded text.
 */
export const reapplyEdits = (before: readonly ImportRow[], after: EditedRows): EditedRows => {
  const byPiece = inOrderOf(before);
  const rows = after.rows.map((row) => {
    const same = byPiece.get(pieceKey(row.source))?.shift();
    return same ? keep(row, same) : row;
  });
  const isAgain = (row: ImportRow, { texts }: Excluded) => row.isMade && texts[0] === row.source;
  const made = before
    .filter((row) => after.excluded.some((left) => isAgain(row, left)))
    .map((row, place) => ({ ...row, line: rows.length + place + 1 }));
  return {
    rows: [...made, ...rows],
    excluded: after.excluded.filter((left) => !made.some((row) => isAgain(row, left))),
  };
};
