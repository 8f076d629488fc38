import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useIdempotencyKey } from './use-idempotency-key.ts';

const theo = { firstName: 'Theo', email: 'theo2017', subject: ['math'] };

it('returns the same key for the same form after a rerender', () => {
  const { result, rerender } = renderHook(useIdempotencyKey);
  const key = result.current(theo);
  expect(key).toMatch(/^[0-9a-f-]{36}$/);
  rerender();
  expect(result.current({ ...theo })).toBe(key);
});

it.each([
  ['a text', { ...theo, email: 'theo2018' }],
  ['a list', { ...theo, subject: [] }],
])('returns another key when %s in the form changed', (_what, changed) => {
  const { result } = renderHook(useIdempotencyKey);
  const key = result.current(theo);
  expect(result.current(changed)).not.toBe(key);
});

it('returns another key for another form', () => {
  const [one, two] = [renderHook(useIdempotencyKey), renderHook(useIdempotencyKey)];
  expect(one.result.current(theo)).not.toBe(two.result.current(theo));
});
