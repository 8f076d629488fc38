import { expect } from 'vitest';
import type { Kind } from '../src/kit/sort-by-kind.ts';
import type { Fact } from '../src/kit/which-one.ts';

const twice = (items: readonly string[]) => items.filter((item, at) => items.indexOf(item) !== at);

/** Checks that each fact belongs to one name and leaves two other names as choices. */
export const checkTopic = (facts: readonly Fact[]) => {
  const names = [...new Set(facts.map(({ name }) => name))];
  expect(twice(facts.map(({ does }) => does))).toEqual([]);
  expect(twice(facts.flatMap(({ clue }) => clue ?? []))).toEqual([]);
  for (const { name, does, also = [], from = 0 } of facts) {
    expect(names, `"${does}" knows the other names`).toEqual(expect.arrayContaining([...also]));
    const earlierNames = new Set(
      facts.filter((other) => (other.from ?? 0) <= from).map((other) => other.name),
    );
    const others = [...earlierNames].filter((other) => other !== name && !also.includes(other));
    expect(others.length, `other names beside "${does}"`).toBeGreaterThanOrEqual(2);
  }
};

/** Checks that no member belongs to two categories. */
export const checkSorting = (kinds: readonly Kind[]) => {
  expect(twice(kinds.map(({ one }) => one))).toEqual([]);
  expect(twice(kinds.flatMap(({ members }) => members))).toEqual([]);
};
