import { describe, expect, it } from 'vitest';
import { checkSorting, checkTopic } from '../../../testing/check-facts.ts';
import { GOODS_AND_SERVICES, HELPER_FACTS, NEEDS_AND_WANTS } from './community.facts.ts';
import { CONTINENT_FACTS, OCEAN_FACTS, PLACES_BY_KIND } from './continents.facts.ts';
import {
  BRANCH_FACTS,
  FOUNDING_FACTS,
  GOVERNMENT_FACTS,
  NUMBERS_OF_GOVERNMENT,
} from './government.facts.ts';
import { STATES } from './states.facts.ts';
import { EVENTS } from './timeline.facts.ts';
import { MARKET_FACTS, TRADE_FACTS } from './trade.facts.ts';

const countOf = (region: string) => STATES.filter((state) => state.region === region).length;

describe('social studies facts', () => {
  it.each([
    ['helpers', HELPER_FACTS],
    ['continents', CONTINENT_FACTS],
    ['oceans', OCEAN_FACTS],
    ['branches', BRANCH_FACTS],
    ['leaders', GOVERNMENT_FACTS],
    ['founding texts', FOUNDING_FACTS],
    ['money', TRADE_FACTS],
    ['the market', MARKET_FACTS],
  ])('lists each fact once and leaves two other names for %s', (_, facts) => checkTopic(facts));

  it.each([
    ['places', PLACES_BY_KIND],
    ['needs and wants', NEEDS_AND_WANTS],
    ['goods and services', GOODS_AND_SERVICES],
  ])('assigns each member to one category for %s', (_, kinds) => checkSorting(kinds));
});

describe('states', () => {
  it('has fifty states with different capitals', () => {
    expect(new Set(STATES.map(({ name }) => name)).size).toBe(50);
    expect(new Set(STATES.map(({ capital }) => capital)).size).toBe(50);
  });

  it('has as many states per region as the Census Bureau counts', () => {
    expect(['Northeast', 'Midwest', 'South', 'West'].map(countOf)).toEqual([9, 12, 16, 13]);
  });

  it('never names the capital as the city confused with it', () => {
    expect(STATES.filter(({ capital, city }) => capital === city)).toEqual([]);
  });
});

describe('continents and oceans', () => {
  it('has seven continents and five oceans', () => {
    expect(new Set(CONTINENT_FACTS.map(({ name }) => name)).size).toBe(7);
    expect(new Set(OCEAN_FACTS.map(({ name }) => name)).size).toBe(5);
  });
});

describe('historic events', () => {
  it('has a different year for each event and names it in the sentence', () => {
    expect(new Set(EVENTS.map(({ year }) => year)).size).toBe(EVENTS.length);
    for (const { year, told: text } of EVENTS) expect(text.endsWith(` in ${year}`)).toBe(true);
  });
});

describe('NUMBERS_OF_GOVERNMENT', () => {
  it('has different numbers as choices for each question', () => {
    for (const { right, others } of NUMBERS_OF_GOVERNMENT) {
      const all = [right, ...others.map(([value]) => value)];
      expect(new Set(all).size).toBe(all.length);
    }
  });
});
