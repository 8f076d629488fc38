import type { SameStudent } from '@wonderfield/contract/classrooms/same-student';
import {
  type SameOption,
  sameOptions,
  sureStudent,
} from '../../same-students/same-students.rules.ts';
import type { Guess } from '../parse/parse-result.ts';
import type { ValidatedRow } from './group-rows.ts';
import type { ImportRow } from './import-row.ts';
import { canBeKept, type ImportValidationResult } from './validate-import.ts';

/** Questions about a guess, the most important first. */
const QUESTIONS = [
  'twoNames',
  'order',
  'split',
  'piece',
  'label',
  'oneLetter',
  'oneWord',
  'unspaced',
  'address',
] as const satisfies readonly Guess[];

/** Returns the question that a row waits for. Returns undefined if its names are sure. */
export const mainGuess = ({ guesses }: ImportRow): Guess | undefined =>
  QUESTIONS.find((question) => guesses.includes(question));

/** An answer to choose. Its changes are applied to the row. */
export type Answer = {
  value: string;
  /** Which text names the answer: a half of the name, or a fixed text. */
  label: 'firstName' | 'lastName' | 'yes' | 'add' | 'anyway' | SameOption['label'];
  changes: Partial<ImportRow>;
  /** The existing student of the answer. */
  student?: SameStudent | undefined;
};

const labelOf = (guess: Guess | undefined, optionCount: number): Answer['label'] => {
  if (!guess) return 'add';
  if (optionCount === 1) return 'yes';
  return guess === 'twoNames' ? 'firstName' : 'lastName';
};

const ANSWERED = { isChecked: true, isSkipped: false } as const;

/** Returns true if the row asks about existing students, and no longer about its name. */
export const asksAboutStudents = ({ row, result }: ValidatedRow) =>
  result.same.length > 0 &&
  (mainGuess(row) === undefined || row.isChecked || sureStudent(row, result.same) !== undefined);

const answersAboutStudents = ({ row, result }: ValidatedRow): Answer[] =>
  sameOptions(row, result.same).map(({ value, label, student }) => ({
    value,
    label,
    student,
    changes: { ...ANSWERED, usesLogin: student?.id, isNewStudent: student === undefined },
  }));

/** Returns the answers that add a row. A row with an error has none until it is edited. */
export const answersFor = ({ row, result }: ValidatedRow): Answer[] => {
  const isBlocked = result.messages.length > 0 || result.reasons.includes('formula');
  if (isBlocked) return [];
  if (canBeKept(result)) {
    const changes = { isKept: true, isChecked: true, isSkipped: false };
    return [{ value: 'add-0', label: 'anyway', changes }];
  }
  if (asksAboutStudents({ row, result })) return answersAboutStudents({ row, result });
  const label = labelOf(mainGuess(row), row.options.length);
  return row.options.map((names, place) => ({
    value: `add-${place}`,
    label,
    changes: { ...names, isChecked: true, isSkipped: false },
  }));
};

/** Returns the value of the chosen answer. Returns undefined for an open question. */
export const chosenAnswer = (row: ImportRow, result: ImportValidationResult) => {
  if (row.isSkipped) return 'skip';
  if (result.kind !== 'good') return undefined;
  if (result.login) return `login-${result.login}`;
  if (row.isNewStudent && result.same.length > 0) return 'new';
  const place = row.options.findIndex(
    ({ firstName, lastName }) => firstName === row.firstName && lastName === row.lastName,
  );
  return `add-${Math.max(0, place)}`;
};

/** Switches a row between repaired capitals and capitals as typed. */
export const withCapitals = (row: ImportRow, isAsTyped: boolean): ImportRow => {
  const canSwitch = row.typed && !row.isEdited && row.options.length === 1;
  if (!canSwitch || !row.typed || row.isAsTyped === isAsTyped) return row;
  const { firstName, lastName } = row;
  return {
    ...row,
    ...row.typed,
    typed: { firstName, lastName },
    options: [row.typed],
    isAsTyped,
  };
};
