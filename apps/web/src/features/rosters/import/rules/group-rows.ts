import { sureStudent } from '../../same-students/same-students.rules.ts';
import type { ImportRow } from './import-row.ts';
import type { ImportValidationResult } from './validate-import.ts';

export type ValidatedRow = { row: ImportRow; result: ImportValidationResult };

/** Groups of the preview in their order. */
export const GROUPS = ['answer', 'same', 'changed', 'ready', 'skipped'] as const;
export type Group = (typeof GROUPS)[number];

const isChanged = ({ dropped, changes, unusable }: ImportRow) =>
  dropped.length > 0 || changes.length > 0 || unusable !== '';

/**
 * Returns the group of a row. A row that needed an answer stays in its group, so it does not move
 * while the user works on it.
 */
export const groupOfRow = ({ row, result }: ValidatedRow, askedIds: ReadonlySet<number>): Group => {
  if (askedIds.has(row.id)) return 'answer';
  if (sureStudent(row, result.same)) return 'same';
  if (row.isMade) return 'skipped';
  return isChanged(row) ? 'changed' : 'ready';
};
