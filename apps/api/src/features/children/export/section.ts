import type { Everything } from './child-exports.queries.ts';
import { plain } from './export-values.ts';

export type Row = Everything[string][number];

/** A displayed value and the columns it covers. */
export type Fact = { label: string; of: readonly string[]; say: (row: Row) => string };

/** A database table as a section of the page. */
export type Section = {
  title: string;
  /** Explanation, if the title is not enough. */
  about?: string;
  facts: readonly Fact[];
  /** Columns with references or technical values, which are only in the JSON file. */
  onlyInFile: readonly string[];
};

export const fact = (
  label: string,
  column: string,
  say: (value: unknown) => string = plain,
): Fact => ({ label, of: [column], say: (row) => say(row[column]) });
