import { describe, expect, it } from 'vitest';
import { matchesSearch } from './matches-search.rules.ts';

describe('matchesSearch', () => {
  it.each([
    ['zoe', true],
    ['Müll zo', true],
    ['q8d3', true],
    ['zoe smith', false],
    ['', true],
  ])('matches “%s”: %s', (search, expected) => {
    expect(
      matchesSearch({ firstName: 'Zoë', lastName: 'Müller', username: 'q8d3mz1k' }, search),
    ).toBe(expected);
  });
});
