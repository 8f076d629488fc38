import { describe, expect, it } from 'vitest';
import { type FactState, factAfter, nextFact } from '../../src/facts.ts';
import { type Chance, createChance } from './chance.ts';

const FACTS = Array.from({ length: 40 }, (_, index) => `fact ${index}`);
const DAYS = 56;
const FACTS_PER_DAY = 6;
const CHILDREN = 40;
const GUESS = 0.25;

const mean = (numbers: readonly number[]) =>
  numbers.reduce((sum, number) => sum + number, 0) / numbers.length;

/** How long a simulated child remembers a fact. The model does not know it. */
type Memory = { halfLife: number; lastDay: number; ease: number };

const recall = ({ halfLife, lastDay }: Memory, day: number) =>
  halfLife === 0 ? 0 : 2 ** (-(day - lastDay) / halfLife);

/** A fact that was nearly forgotten lasts longer after it was recalled. */
const halfLifeAfter = (memory: Memory, day: number, isRecalled: boolean) => {
  const { halfLife, ease } = memory;
  if (halfLife === 0) return 3 * ease;
  if (!isRecalled) return Math.max(2.4, 0.7 * halfLife);
  return halfLife * (1 + ease * (0.4 + 2.5 * (1 - recall(memory, day))));
};

type Choose = (facts: Record<string, FactState>, at: { day: number; chance: Chance }) => string[];

/** Returns the share of the facts that a child recalls a week after eight weeks of practice. */
const practice = (choose: Choose, child: number) => {
  const chance = createChance(child * 31 + 7);
  const memories = new Map(
    FACTS.map((id) => [id, { halfLife: 0, lastDay: 0, ease: Math.exp(0.4 * chance.normal()) }]),
  );
  const facts: Record<string, FactState> = {};
  for (let day = 0; day < DAYS; day += 1) {
    const isWeekend = day % 7 > 4;
    for (const id of isWeekend ? [] : choose(facts, { day, chance })) {
      const memory = memories.get(id);
      if (!memory) continue;
      const isRecalled = chance.uniform() < recall(memory, day);
      const isRight = isRecalled || chance.uniform() < GUESS;
      memories.set(id, {
        ...memory,
        halfLife: halfLifeAfter(memory, day, isRecalled),
        lastDay: day,
      });
      facts[id] = factAfter(facts[id], { isRight, isHinted: false, day });
    }
  }
  return mean([...memories.values()].map((memory) => recall(memory, DAYS + 7)));
};

const recalledBy = (choose: Choose) =>
  mean(Array.from({ length: CHILDREN }, (_, child) => practice(choose, child)));

const byMemory: Choose = (facts, { day }) => {
  const justAsked = new Set<string>();
  for (let count = 0; count < FACTS_PER_DAY; count += 1) {
    const id = nextFact(facts, { ids: FACTS, day, justAsked });
    if (id !== undefined) justAsked.add(id);
  }
  return [...justAsked];
};
const atRandom: Choose = (_, { chance }) =>
  Array.from({ length: FACTS_PER_DAY }, () => chance.pick(FACTS));

describe('nextFact with simulated children', () => {
  // @proves D-9-facts
  it('leaves more facts in memory than a random order', () => {
    const recalled = { byMemory: recalledBy(byMemory), atRandom: recalledBy(atRandom) };
    expect(recalled.byMemory).toBeGreaterThan(recalled.atRandom + 0.08);
  });
});
