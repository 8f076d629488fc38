import { expect, it } from 'vitest';
import { addressOf, isNarrowed, parseFilters, withGrade, withSought } from './library-filters.ts';

const read = (address: string) => parseFilters(new URLSearchParams(address));
const everything = { sought: '', grades: [], subject: '', order: 'mostKept', isKept: false };

it.each([
  ['', {}],
  ['q=leaf', { sought: 'leaf', order: 'best' }],
  ['q=+leaf+&sort=newest', { sought: 'leaf', order: 'newest' }],
  ['grades=3,Kindergarten,3', { grades: ['Kindergarten', '3'] }],
  ['grades=9,%3Cscript%3E', {}],
  ['subject=science&kept=1', { subject: 'science', isKept: true }],
  ['subject=others', {}],
  ['sort=best', {}],
  ['sort=nonsense&kept=yes', {}],
  [`q=${'a'.repeat(200)}`, { sought: 'a'.repeat(120), order: 'best' }],
])('parses the query string ?%s', (address, filters) => {
  expect(read(address)).toEqual({ ...everything, ...filters });
});

it.each(['', 'q=leaf', 'q=leaf&grades=2%2C3&subject=art&sort=mostKept&kept=1', 'sort=newest'])(
  'serializes ?%s to the same query string',
  (address) => {
    expect(addressOf(read(address)).toString()).toBe(address);
  },
);

it('adds and removes a grade', () => {
  expect(withGrade(['2'], '3')).toEqual(['2', '3']);
  expect(withGrade(['2'], 'Kindergarten')).toEqual(['Kindergarten', '2']);
  expect(withGrade(['2', '3'], '2')).toEqual(['3']);
});

it('sorts by best match when there are search words, unless another order was chosen', () => {
  expect(withSought(read(''), 'leaf').order).toBe('best');
  expect(withSought(read('q=leaf'), '').order).toBe('mostKept');
  expect(withSought(read('sort=newest'), 'leaf').order).toBe('newest');
});

it('returns whether any filter is active', () => {
  expect(isNarrowed(read('sort=newest'))).toBe(false);
  for (const address of ['q=a', 'grades=1', 'subject=art', 'kept=1']) {
    expect(isNarrowed(read(address))).toBe(true);
  }
});
