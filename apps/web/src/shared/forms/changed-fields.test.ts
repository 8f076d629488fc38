import { expect, it } from 'vitest';
import { changedFields } from './changed-fields.ts';

const values = { firstName: 'Theo', lastName: 'Whitfield', subject: ['math'], zip: '' };

it.each([
  ['nothing', {}, {}],
  ['one', { firstName: true }, { firstName: 'Theo' }],
  ['several, including empty ones,', { zip: true, subject: true }, { zip: '', subject: ['math'] }],
  ['none that are unchanged again', { firstName: false, lastName: undefined }, {}],
  ['none that are unknown to the form', { role: true }, {}],
])('returns %s of the changed fields', (_which, dirty, kept) => {
  expect(changedFields(values, dirty)).toEqual(kept);
});
