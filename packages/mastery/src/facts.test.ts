import { describe, expect, it } from 'vitest';
import { type FactState, factAfter, nextFact, recallChance } from './facts.ts';

const right = (fact: FactState | undefined, day: number) =>
  factAfter(fact, { isRight: true, isHinted: false, day });
const missed = (fact: FactState | undefined, day: number) =>
  factAfter(fact, { isRight: false, isHinted: false, day });
const NONE: ReadonlySet<string> = new Set();

describe('factAfter', () => {
  it('expects nine of ten to recall a fact three days after the first right answer', () => {
    expect(recallChance(right(undefined, 0), 3)).toBeCloseTo(0.9);
  });

  it('makes a fact last longer with each day, and more if it was nearly forgotten', () => {
    const first = right(undefined, 0);
    const soon = right(first, 1);
    const late = right(first, 9);
    expect(soon.stabilityDays).toBeGreaterThan(first.stabilityDays);
    expect(late.stabilityDays).toBeGreaterThan(soon.stabilityDays);
  });

  it('shortens it after a miss, and counts the lapse', () => {
    const lasting = [3, 10, 30].reduce(right, right(undefined, 0));
    const lapsed = missed(lasting, 90);
    expect(lapsed.stabilityDays).toBeCloseTo(lasting.stabilityDays * 0.35);
    expect(lapsed.lapses).toBe(1);
  });

  it('ignores a second right answer on a day', () => {
    const first = right(undefined, 5);
    expect(right(first, 5)).toEqual(first);
  });
});

describe('nextFact', () => {
  const ids = ['2 × 3', '6 × 7', '8 × 9'];

  it('asks the most faded fact first', () => {
    const facts = { '2 × 3': right(right(undefined, 0), 20), '6 × 7': right(undefined, 0) };
    expect(nextFact(facts, { ids, day: 30, justAsked: NONE })).toBe('6 × 7');
  });

  it('adds a new fact while the others are fresh', () => {
    const facts = { '2 × 3': right(undefined, 0), '6 × 7': right(undefined, 0) };
    expect(nextFact(facts, { ids, day: 1, justAsked: NONE })).toBe('8 × 9');
  });

  it('leaves out facts of the same row', () => {
    const facts = { '6 × 7': missed(undefined, 0) };
    const justAsked = new Set(['6 × 7', '2 × 3']);
    expect(nextFact(facts, { ids, day: 5, justAsked })).toBe('8 × 9');
  });
});
