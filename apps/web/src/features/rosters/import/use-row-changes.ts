import { useCallback } from 'react';
import type { EntryMessages } from '../entry/entry.ts';
import type { PreviewStage } from './import-stage.ts';
import { loadReader } from './load-reader.ts';
import type { SkippedLine } from './parse/parse-result.ts';
import { withCapitals } from './rules/answers.ts';
import type { ImportRow } from './rules/import-row.ts';

/** Adds a skipped line to the rows. */
const withSkippedAsRow = (stage: PreviewStage, line: SkippedLine, row: ImportRow): PreviewStage => {
  if (!stage.skipped.includes(line)) return stage;
  const id = Math.max(0, ...stage.rows.map((each) => each.id)) + 1;
  const skipped = stage.skipped.filter((each) => each !== line);
  return { ...stage, skipped, rows: [...stage.rows, { ...row, id }] };
};

/** Returns the changes of rows that the preview offers. */
export const useRowChanges = (
  changePreview: (change: (now: PreviewStage) => PreviewStage) => void,
  taken: ReadonlySet<string>,
) => {
  const changeRows = useCallback(
    (change: (row: ImportRow) => ImportRow) =>
      changePreview((now) => ({ ...now, rows: now.rows.map(change) })),
    [changePreview],
  );
  // Stable, so typing renders one row and not a hundred.
  const changeRow = useCallback(
    (id: number, changes: Partial<ImportRow>) =>
      changeRows((row) => (row.id === id ? { ...row, ...changes } : row)),
    [changeRows],
  );
  return {
    changeRow,
    /** Creates rows from skipped lines. */
    makeStudents: async (lines: readonly SkippedLine[]) => {
      const { rowOfSkipped } = await loadReader();
      for (const line of lines) {
        const row = rowOfSkipped(line, taken);
        changePreview((now) => withSkippedAsRow(now, line, row));
      }
    },
    /** Applies changes to several rows. */
    changeEach: (changesById: ReadonlyMap<number, Partial<ImportRow>>) =>
      changeRows((row) => ({ ...row, ...changesById.get(row.id) })),
    setAsTyped: (isAsTyped: boolean) =>
      changePreview((now) => ({
        ...now,
        isAsTyped,
        rows: now.rows.map((row) => withCapitals(row, isAsTyped)),
      })),
    /** Removes the added rows and keeps the others. */
    takeAdded: (ids: ReadonlySet<number>) =>
      changePreview((now) => ({
        ...now,
        rows: now.rows.filter(({ id }) => !ids.has(id)),
        added: now.added + ids.size,
      })),
    refuse: (messages: ReadonlyMap<number, EntryMessages>) =>
      changeRows((row) => ({ ...row, refused: messages.get(row.id) ?? {} })),
  };
};
