import { expect, it, vi } from 'vitest';
import { createUsername } from './username.ts';

// @proves K-username, D-4-generated-username
it('generates eight unambiguous letters and digits', () => {
  for (let times = 0; times < 500; times += 1)
    expect(createUsername()).toMatch(/^[a-hjkmnp-z2-9]{8}$/);
});

it('generates a different username each time', () => {
  expect(new Set(Array.from({ length: 500 }, createUsername)).size).toBe(500);
});

// @proves D-4-generated-username
it('discards bytes that would favor the first letters', () => {
  const bytes = [248, 255, 0, 22, 23, 30, 31, 247, 253, 61, 62];
  vi.spyOn(crypto, 'getRandomValues').mockImplementation((array) => {
    (array as unknown as Uint8Array)[0] = bytes.shift() ?? 0;
    return array;
  });
  expect(createUsername()).toBe('az29a99a');
  expect(bytes).toEqual([]);
});
