import type { Dropped } from '../cells/take-drops.ts';
import type { NameOrder } from './name-order.ts';

/** Uncertain facts about a person. The user has to confirm them. */
export type Guess =
  /** Where the first name ends. */
  | 'split'
  /** Which half is the last name. */
  | 'order'
  | 'oneWord'
  | 'oneLetter'
  /** Chinese, Japanese and Korean names without a space between the halves. */
  | 'unspaced'
  /** The text may not be a name. */
  | 'label'
  /** The list had only an email address. */
  | 'address'
  /** The text may hold more or less than one student. */
  | 'piece'
  /** The list has two first names, such as "Alex/Sasha Reid". */
  | 'twoNames';

/** Changes of a name while it was read. */
export type Change = 'capitals' | 'lastFirst' | 'invisible';

/** A person read from a line. */
export type ReadPerson = {
  /** Number of the pasted line, starting at 1. */
  line: number;
  /** Text of the line, or of the part that holds this person. */
  source: string;
  firstName: string;
  lastName: string;
  /** Both halves as typed, if their capitals were changed. */
  typed?: { firstName: string; lastName: string } | undefined;
  /** Username from a column with that heading. */
  username: string;
  /** Other first names of the same student, to choose from. */
  choices: readonly string[];
  guesses: readonly Guess[];
  changes: readonly Change[];
  dropped: readonly Dropped[];
};

/** A line without a student. It is listed, never dropped silently. */
export type SkippedLine = {
  line: number;
  text: string;
  reason: 'heading' | 'note' | 'sameName';
  /** Line that already has the name. */
  sameAs?: number | undefined;
};

export type Findings = { people: ReadPerson[]; skipped: SkippedLine[] };

export type ParseResult = Findings & {
  /** Order in which names without a comma or a heading were read. */
  order: NameOrder;
  /** Number of lines with text. */
  lineCount: number;
};
