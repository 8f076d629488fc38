import type { SkippedLine } from '../parse/parse-result.ts';
import type { ImportRow } from './import-row.ts';

/** Returns a key of a line's part that ignores its separators. */
const partKey = ({ line, source }: ImportRow) =>
  `${line} ${source.replace(/[^\p{L}\p{N}]/gu, '').toLowerCase()}`;

const keep = (row: ImportRow, before: ImportRow): ImportRow => {
  const { isSkipped, isKept, username, hasListedUsername, unusable } = before;
  const kept = { ...row, isSkipped, isKept, username, hasListedUsername, unusable };
  const { usesLogin, isNewStudent } = before;
  const decision = { usesLogin, isNewStudent };
  if (before.isEdited) {
    const { firstName, lastName, options } = before;
    return { ...kept, ...decision, firstName, lastName, options, guesses: [], isEdited: true };
  }
  const [asRead] = before.options;
  const isSame = row.firstName === asRead?.firstName && row.lastName === asRead.lastName;
  if (!isSame) return kept;
  const { firstName, lastName, isChecked } = before;
  return { ...kept, ...decision, firstName, lastName, isChecked };
};

type EditedRows = { rows: readonly ImportRow[]; skipped: readonly SkippedLine[] };

/**
 * Applies the user's edits and answers to a newly parsed list where the source is the same. Keeps
 * rows that were created from skipped lines.
 */
export const reapplyEdits = (before: readonly ImportRow[], after: EditedRows): EditedRows => {
  const byPart = Map.groupBy(before, partKey);
  const rows = after.rows.map((row) => {
    const same = byPart.get(partKey(row))?.shift();
    return same ? keep(row, same) : row;
  });
  const isAgain = (row: ImportRow, { line }: SkippedLine) => row.isMade && line === row.line;
  const made = before
    .filter((row) => after.skipped.some((line) => isAgain(row, line)))
    .map((row, place) => ({ ...row, id: rows.length + place + 1 }));
  return {
    rows: [...rows, ...made],
    skipped: after.skipped.filter((line) => !made.some((row) => isAgain(row, line))),
  };
};
