import type { Separator } from '../cells/delimiters.ts';
import type { Columns } from './detect-columns.ts';
import type { ListLayout } from './list-layout.ts';

/** Uncertain facts about a person. The user has to confirm them. */
export type Guess =
  /** Where the first name ends. */
  | 'split'
  /** Which half is the last name. */
  | 'order'
  | 'oneWord'
  /** Chinese, Japanese and Korean names without a space between the halves. */
  | 'unspaced'
  /** The text may not be a name. */
  | 'label'
  /** The list had only an email address. */
  | 'address'
  /** The segment may hold more or less than one student. */
  | 'piece';

/** A person parsed from a list. */
export type ReadPerson = {
  firstName: string;
  lastName: string;
  /** Username or email address next to the name. */
  username: string;
  guesses: readonly Guess[];
  /** True if invisible characters were removed. */
  isFixed: boolean;
  /** Original text. */
  source: string;
};

/** Text that is not a student. It is listed, never dropped. */
export type Excluded = {
  kind: 'label' | 'header' | 'text' | 'marks' | 'column';
  /** All occurrences, including repeated ones. */
  texts: readonly string[];
  /** Heading of the column. */
  heading?: string | undefined;
};

export type Findings = { people: ReadPerson[]; excluded: Excluded[] };

export type ParseResult = Findings & {
  shape: ListLayout;
  /** Layouts that fit this text. */
  possible: readonly ListLayout[];
  /** Separator of students in a separated list. */
  separator?: Separator | undefined;
  isFromOneLine: boolean;
  columns?: Columns | undefined;
  hasHeader: boolean;
  /** True if the text exceeded the row limit. */
  isCut: boolean;
};
