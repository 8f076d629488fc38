import { labelOf, type Option } from '@wonderfield/contract/options';

/* Formats database values for parents. */

const TIME_FORMAT = new Intl.DateTimeFormat('en-US', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'UTC',
});
const DAY = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

const isNothing = (value: unknown) => value === null || value === undefined || value === '';
const dateOf = (value: unknown) => (value instanceof Date ? value : new Date(String(value)));

/** Formats a timestamp as "November 16, 2026 at 2:05 PM". */
export const time = (value: unknown) => (isNothing(value) ? '' : TIME_FORMAT.format(dateOf(value)));

/** Formats a date as "November 16, 2026". */
export const day = (value: unknown) => (isNothing(value) ? '' : DAY.format(dateOf(value)));

export const yesOrNo = (value: unknown) => (value === true ? 'Yes' : 'No');

export const plain = (value: unknown) => (isNothing(value) ? '' : String(value));

/**
 * Formats "child.joined-classroom" and "pauseWeek" as "Child joined classroom" and "Pause week".
 */
export const encodedOut = (value: unknown) => {
  const words = plain(value)
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replace(/[._-]+/g, ' ')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** Returns the label from a list of options, or splits an unknown value into words. */
export const optionOf = (list: readonly Option[]) => (value: unknown) => {
  const label = labelOf(list, plain(value));
  return label === value ? encodedOut(value) : label;
};

export const oneOf = (words: Readonly<Record<string, string>>) => (value: unknown) =>
  words[plain(value)] ?? encodedOut(value);

export const listOf = (say: (value: unknown) => string) => (value: unknown) =>
  Array.isArray(value) ? value.map(say).join(', ') : '';
