import { startTransition, useCallback, useEffect, useEffectEvent, useState } from 'react';
import type { EntryMessages } from '../rules/entry.ts';
import type { ImportRow } from '../rules/read-entries.ts';
import type { ImportProblem } from './read-import.ts';

/** Nothing is read yet, or it could not be; a text that is to be tried again is still there. */
export type SourceStage = {
  at: 'source';
  problem?: ImportProblem | 'notLoaded';
  text?: string | undefined;
};
type Stage =
  | SourceStage
  | { at: 'reading' }
  | { at: 'preview'; rows: readonly ImportRow[]; isCut: boolean; text: string | undefined };

/** An import on its way: what it is read from, and the rows as they are looked through. */
export const useImport = (source: File | string | undefined, taken: ReadonlySet<string>) => {
  const [stage, setStage] = useState<Stage>({ at: source ? 'reading' : 'source' });

  const read = async (from: File | string) => {
    setStage({ at: 'reading' });
    // Kept, so that one wrong line does not mean to paste everything again.
    const text = typeof from === 'string' ? from : undefined;
    const reader = await import('./read-import.ts').catch(() => undefined);
    if (!reader) {
      setStage({ at: 'source', problem: 'notLoaded', text });
      return;
    }
    const result = await reader.readImport(from, taken);
    startTransition(() =>
      setStage(
        'problem' in result
          ? { at: 'source', problem: result.problem, text }
          : { at: 'preview', ...result, text },
      ),
    );
  };
  const start = useEffectEvent(() => {
    if (source) void read(source);
  });
  useEffect(() => start(), []);

  const changeRows = useCallback(
    (change: (row: ImportRow) => ImportRow) =>
      setStage((now) => (now.at === 'preview' ? { ...now, rows: now.rows.map(change) } : now)),
    [],
  );
  // Stays the same, so that a key redraws one row and not a hundred.
  const changeRow = useCallback(
    (line: number, changes: Partial<ImportRow>) =>
      changeRows((row) => (row.line === line ? { ...row, ...changes } : row)),
    [changeRows],
  );

  return {
    stage,
    read,
    startOver: () =>
      setStage((now) => ({ at: 'source', text: now.at === 'preview' ? now.text : undefined })),
    changeRow,
    swapNames: () =>
      changeRows((row) => ({ ...row, firstName: row.lastName, lastName: row.firstName })),
    refuse: (messages: ReadonlyMap<number, EntryMessages>) =>
      changeRows((row) => ({ ...row, refused: messages.get(row.line) ?? {} })),
  };
};

export type ImportInHand = ReturnType<typeof useImport>;
