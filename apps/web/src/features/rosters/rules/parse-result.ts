import type { Separator } from './delimiters.ts';
import type { Columns } from './detect-columns.ts';
import type { Shape } from './list-layout.ts';

/** What was not certain about somebody: a person has to say yes before it counts. */
export type Guess =
  /** Where the first names end. */
  | 'split'
  /** Which half is the last name. */
  | 'order'
  | 'oneWord'
  /** Chinese, Japanese and Korean names without a space between the halves. */
  | 'unspaced'
  /** It may be no name. */
  | 'label'
  /** Only an address was there. */
  | 'address'
  /** More or less than one student. */
  | 'piece';

/** Somebody in a list, as the list says it. */
export type ReadPerson = {
  firstName: string;
  lastName: string;
  /** A username or an address that stood beside the name. */
  username: string;
  guesses: readonly Guess[];
  /** Something nobody can see was taken out. */
  isFixed: boolean;
  /** What it was read from. */
  source: string;
};

/** Text that is nobody: told, never dropped. */
export type Excluded = {
  kind: 'label' | 'header' | 'text' | 'marks' | 'column';
  /** As often as they were there. */
  texts: readonly string[];
  /** What stands above a column. */
  heading?: string | undefined;
};

export type Findings = { people: ReadPerson[]; leftOut: Excluded[] };

/** A list as it was understood. */
export type Reading = Findings & {
  shape: Shape;
  /** The ways this text can be read. */
  possible: readonly Shape[];
  /** What stands between the students of a separated list. */
  separator?: Separator | undefined;
  isFromOneLine: boolean;
  columns?: Columns | undefined;
  hasHeader: boolean;
  /** There was more than is looked at. */
  isCut: boolean;
};
