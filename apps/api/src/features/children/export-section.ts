import type { Everything } from './child-exports.queries.ts';
import { plain } from './export-values.ts';

export type Row = Everything[string][number];

/** One thing that is told of a row, and the columns it tells. */
export type Fact = { label: string; of: readonly string[]; say: (row: Row) => string };

/** One table of the database as a part of the page. */
export type Section = {
  title: string;
  /** What this is, where the title does not say it. */
  about?: string;
  facts: readonly Fact[];
  /** Columns that tie rows to one another or serve the machine: they say nothing on paper. */
  onlyInFile: readonly string[];
};

export const fact = (
  label: string,
  column: string,
  say: (value: unknown) => string = plain,
): Fact => ({ label, of: [column], say: (row) => say(row[column]) });
