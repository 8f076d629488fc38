import type { ImportError, ReadImport } from './import-file.ts';
import type { SkippedLine } from './parse/parse-result.ts';
import type { ImportRow } from './rules/import-row.ts';

/** No list was read yet, or reading failed. The pasted text is kept for another attempt. */
export type SourceStage = {
  at: 'source';
  problem?: ImportError | 'notLoaded';
  text?: string | undefined;
  /** True if the text is of a list that was left before. */
  isSaved?: boolean | undefined;
};
/** A list in the preview. */
export type PreviewStage = Omit<ReadImport, 'rows'> & {
  at: 'preview';
  rows: readonly ImportRow[];
  skipped: readonly SkippedLine[];
  /** True if the user wants the capitals as typed. */
  isAsTyped: boolean;
  /** Number of rows that were already added to the roster. */
  added: number;
};
export type Stage = SourceStage | { at: 'reading' } | PreviewStage;
