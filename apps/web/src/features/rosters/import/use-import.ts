import { startTransition, useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { EntryMessages } from '../entry/entry.ts';
import type { ImportError, ReadImport } from './import-file.ts';
import type { ListLayout } from './parse/list-layout.ts';
import type { Excluded } from './parse/parse-result.ts';
import type { ImportRow } from './rules/import-row.ts';
import { reapplyEdits } from './rules/reapply-edits.ts';

/** No list was read yet, or reading failed. The pasted text is kept for another attempt. */
export type SourceStage = {
  at: 'source';
  problem?: ImportError | 'notLoaded';
  text?: string | undefined;
};
/** A list in the preview. */
export type PreviewStage = Omit<ReadImport, 'rows'> & {
  at: 'preview';
  rows: readonly ImportRow[];
  excluded: readonly Excluded[];
  /** The pasted text. */
  text: string | undefined;
  /** Number of rows that were already added to the roster. */
  added: number;
};
type Stage = SourceStage | { at: 'reading' } | PreviewStage;

const loadReader = () => import('./import-file.ts');

type ReadResult = Awaited<ReturnType<Awaited<ReturnType<typeof loadReader>>['importFile']>>;

const stageAfterReading = (result: ReadResult, text: string | undefined): Stage =>
  'problem' in result
    ? { at: 'source', problem: result.problem, text }
    : { at: 'preview', ...result, excluded: result.reading.excluded, text, added: 0 };

/** Adds an excluded line to the rows as a new first row. */
const withExcludedAsRow = (
  stage: PreviewStage,
  excludedLine: Excluded,
  row: ImportRow,
): PreviewStage => {
  if (!stage.excluded.includes(excludedLine)) return stage;
  const line = Math.max(0, ...stage.rows.map((each) => each.line)) + 1;
  const excluded = stage.excluded.filter((each) => each !== excludedLine);
  return { ...stage, excluded, rows: [{ ...row, line }, ...stage.rows] };
};

/** Holds the state of an import: its source and the rows of the preview. */
export const useImport = (source: File | string | undefined, taken: ReadonlySet<string>) => {
  const [stage, setStage] = useState<Stage>({ at: source ? 'reading' : 'source' });
  // If two sources are read at once, the later one wins.
  const newest = useRef(0);

  const changePreview = useCallback(
    (change: (now: PreviewStage) => PreviewStage) =>
      setStage((now) => (now.at === 'preview' ? change(now) : now)),
    [],
  );
  const changeRows = useCallback(
    (change: (row: ImportRow) => ImportRow) =>
      changePreview((now) => ({ ...now, rows: now.rows.map(change) })),
    [changePreview],
  );

  const read = async (from: File | string) => {
    setStage({ at: 'reading' });
    // Kept, so the user does not have to paste again after an error.
    const text = typeof from === 'string' ? from : undefined;
    const reader = await loadReader().catch(() => undefined);
    if (!reader) {
      setStage({ at: 'source', problem: 'notLoaded', text });
      return;
    }
    const result = await reader.importFile(from, taken);
    startTransition(() => setStage(stageAfterReading(result, text)));
  };
  const start = useEffectEvent(() => {
    if (source) void read(source);
  });
  useEffect(() => start(), []);

  /** Parses the same text with another layout. */
  const readAs = async (shape: ListLayout) => {
    if (stage.at !== 'preview') return;
    newest.current += 1;
    const mine = newest.current;
    const { readAgain } = await loadReader();
    const { reading, rows } = await readAgain(stage.list, shape, taken);
    if (mine !== newest.current) return;
    changePreview((now) => ({
      ...now,
      reading,
      ...reapplyEdits(now.rows, { rows, excluded: reading.excluded }),
    }));
  };
  const makeStudent = async (left: Excluded) => {
    const { rowOfExcluded } = await loadReader();
    const row = rowOfExcluded(left.texts[0] ?? '', taken);
    changePreview((now) => withExcludedAsRow(now, left, row));
  };

  // Stable, so typing renders one row and not a hundred.
  const changeRow = useCallback(
    (line: number, changes: Partial<ImportRow>) =>
      changeRows((row) => (row.line === line ? { ...row, ...changes } : row)),
    [changeRows],
  );

  return {
    stage,
    read,
    readAs,
    makeStudent,
    startOver: () =>
      setStage((now) => ({ at: 'source', text: now.at === 'preview' ? now.text : undefined })),
    changeRow,
    /** Marks rows as confirmed by the user. */
    checkRows: (lines: ReadonlySet<number>) =>
      changeRows((row) => (lines.has(row.line) ? { ...row, isChecked: true } : row)),
    /** Removes the added rows and keeps the others. */
    takeAdded: (lines: ReadonlySet<number>) =>
      changePreview((now) => ({
        ...now,
        rows: now.rows.filter(({ line }) => !lines.has(line)),
        added: now.added + lines.size,
      })),
    refuse: (messages: ReadonlyMap<number, EntryMessages>) =>
      changeRows((row) => ({ ...row, refused: messages.get(row.line) ?? {} })),
  };
};

export type ImportHandoff = ReturnType<typeof useImport>;
