import { expect, it } from 'vitest';
import { changedFields } from './changed-fields.ts';

const values = { firstName: 'Theo', lastName: 'Whitfield', subject: ['math'], zip: '' };

it.each([
  ['nothing', {}, {}],
  ['one', { firstName: true }, { firstName: 'Theo' }],
  ['several, empty ones too', { zip: true, subject: true }, { zip: '', subject: ['math'] }],
  ['none that is no longer different', { firstName: false, lastName: undefined }, {}],
  ['none the form does not have', { role: true }, {}],
])('returns %s of the changed fields', (_which, dirty, kept) => {
  expect(changedFields(values, dirty)).toEqual(kept);
});
