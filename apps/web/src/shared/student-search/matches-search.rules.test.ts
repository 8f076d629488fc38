import { describe, expect, it } from 'vitest';
import { matchesSearch } from './matches-search.rules.ts';

const zoe = {
  firstName: 'Zoë',
  lastName: 'Müller Cruz',
  username: 'q8d3mz1k',
  email: 'zoe.m@hazelgrove.school',
};

describe('matchesSearch', () => {
  it.each([
    ['zoe', true],
    ['  ZOE ', true],
    ['Müll zo', true],
    ['cruz zoe', true],
    ['q8d3', true],
    ['hazelgrove', true],
    ['zoe smith', false],
    ['', true],
    [' ', true],
  ])('matches “%s”: %s', (search, expected) => {
    expect(matchesSearch(zoe, search)).toBe(expected);
  });

  it('matches a student without username and email by name', () => {
    const student = { firstName: 'Diego', lastName: '', email: undefined };
    expect(matchesSearch(student, 'diego')).toBe(true);
    expect(matchesSearch(student, 'undefined')).toBe(false);
  });
});
