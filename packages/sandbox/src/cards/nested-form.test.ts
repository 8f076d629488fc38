import { expect, it } from 'vitest';
import { objectAt, readNestedForm, textAt } from './nested-form.ts';

it('parses brackets as nested objects', () => {
  const form = readNestedForm('a=1&b[c]=2&b[d][0]=3&b[d][1]=4&e=%5B');
  expect(form).toEqual({ a: '1', b: { c: '2', d: { 0: '3', 1: '4' } }, e: '[' });
  expect(textAt(form, 'b', 'd', '1')).toBe('4');
  expect(textAt(form, 'b')).toBeUndefined();
  expect(textAt(form, 'a', 'x')).toBeUndefined();
  expect(objectAt(form, 'b')).toMatchObject({ c: '2' });
  expect(objectAt(form, 'a')).toEqual({});
});

it('parses an empty text as an empty form', () => {
  expect(readNestedForm('')).toEqual({});
});

it('does not change prototypes', () => {
  readNestedForm('__proto__[polluted]=1&constructor[prototype][polluted]=1');
  expect(({} as Record<string, unknown>).polluted).toBeUndefined();
});
