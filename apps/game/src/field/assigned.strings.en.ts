import type { AssignedRow } from '@wonderfield/contract/assignments/assignment';
import { inSentence } from './field.strings.en.ts';

const inWords = (day: string, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-US', { ...options, timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  );

/** Until when, as somebody would say it: never how long is left. */
const forDay = ({ dueOn, daysUntilDue }: Pick<AssignedRow, 'dueOn' | 'daysUntilDue'>) => {
  if (daysUntilDue === 0) return 'for today';
  if (daysUntilDue === 1) return 'for tomorrow';
  if (daysUntilDue < 7) return `for ${inWords(dueOn, { weekday: 'long' })}`;
  return `for ${inWords(dueOn, { weekday: 'long', month: 'long', day: 'numeric' })}`;
};

const list = new Intl.ListFormat('en');

const listed = ([first = '', ...others]: readonly string[]) =>
  list.format([first, ...others.map(inSentence)]);

/** More would be a paragraph on a plate. */
const NAMED = 2;

/** What it is about, in a few words: two skills by name. */
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
  /** The whole of it, as it is read out. */
  sentence: (row: AssignedRow) =>
    `From ${row.teacherName}: ${listed(row.skillNames)}, ${forDay(row)}`,
  start: 'Start this row',
  goOn: 'Go on with this row',
  read: 'Read this aloud',
  another: (position: number, count: number) =>
    `Row ${position + 1} of ${count} from your teachers. Show the next one`,
  position: (position: number, count: number) => `${position + 1} of ${count}`,
} as const;
