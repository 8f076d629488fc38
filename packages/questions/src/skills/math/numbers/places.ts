import type { Picture } from '../../../picture.ts';

export const PLACES = [
  'one',
  'ten',
  'hundred',
  'thousand',
  'ten thousand',
  'hundred thousand',
] as const;

/** Example: "3 tens". */
export const count = (digit: number, place: string) => `${digit} ${place}${digit === 1 ? '' : 's'}`;

const PLACE_HEADS = ['Ones', 'Tens', 'Hundreds', 'Thousands', 'Ten thousands', 'Hundred th.'];

/** Returns a table with one column for each digit. */
export const inPlaces = (value: number): Picture => {
  const digits = [...String(value)];
  return {
    kind: 'table',
    head: digits.map((_, at) => PLACE_HEADS[digits.length - 1 - at] ?? ''),
    rows: [digits],
  };
};
