import type { AssignedRow } from '@wonderfield/contract/assignments/assignment';
import { inSentence } from './field.strings.en.ts';

const inWords = (day: string, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-US', { ...options, timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  );

/** Formats the due date in everyday words and never as a countdown. */
const forDay = ({ dueOn, daysUntilDue }: Pick<AssignedRow, 'dueOn' | 'daysUntilDue'>) => {
  if (daysUntilDue === 0) return 'for today';
  if (daysUntilDue === 1) return 'for tomorrow';
  if (daysUntilDue < 7) return `for ${inWords(dueOn, { weekday: 'long' })}`;
  return `for ${inWords(dueOn, { weekday: 'long', month: 'long', day: 'numeric' })}`;
};

const list = new Intl.ListFormat('en');

const listed = ([first = '', ...others]: readonly string[]) =>
  list.format([first, ...others.map(inSentence)]);

/** Maximum number of skill names on a plate. */
const NAMED = 2;

/** Names up to two skills and the number of others. */
const inShort = (names: readonly string[]) => {
  const more = names.length - NAMED;
  if (more <= 0) return listed(names);
  return `${names
    .slice(0, NAMED)
    .map((name, index) => (index ? inSentence(name) : name))
    .join(', ')} and ${more} more`;
};

export const assignedStrings = {
  from: (teacher: string) => `From ${teacher}`,
  what: (row: AssignedRow) => `${inShort(row.skillNames)}, ${forDay(row)}`,
  /** The full sentence for reading aloud. */
  sentence: (row: AssignedRow) =>
    `From ${row.teacherName}: ${listed(row.skillNames)}, ${forDay(row)}`,
  start: 'Start this row',
  goOn: 'Continue this row',
  read: 'Read this aloud',
  another: (position: number, count: number) =>
    `Row ${position + 1} of ${count} from your teachers. Show the next one`,
  position: (position: number, count: number) => `${position + 1} of ${count}`,
} as const;
