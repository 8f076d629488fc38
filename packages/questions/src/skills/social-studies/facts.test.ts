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

describe('what is told of one name', () => {
  it.each([
    ['helpers', HELPER_FACTS],
    ['continents', CONTINENT_FACTS],
    ['oceans', OCEAN_FACTS],
    ['branches', BRANCH_FACTS],
    ['leaders', GOVERNMENT_FACTS],
    ['founding texts', FOUNDING_FACTS],
    ['money', TRADE_FACTS],
    ['the market', MARKET_FACTS],
  ])('is told once and leaves two other names, for %s', (_, facts) => checkTopic(facts));

  it.each([
    ['places', PLACES_BY_KIND],
    ['needs and wants', NEEDS_AND_WANTS],
    ['goods and services', GOODS_AND_SERVICES],
  ])('belongs to one kind only, for %s', (_, kinds) => checkSorting(kinds));
});

describe('the states', () => {
  it('are fifty, each with a capital of its own', () => {
    expect(new Set(STATES.map(({ name }) => name)).size).toBe(50);
    expect(new Set(STATES.map(({ capital }) => capital)).size).toBe(50);
  });

  it('fill the regions as the Census Bureau counts them', () => {
    expect(['Northeast', 'Midwest', 'South', 'West'].map(countOf)).toEqual([9, 12, 16, 13]);
  });

  it('never name the capital as the city that is taken for it', () => {
    expect(STATES.filter(({ capital, city }) => capital === city)).toEqual([]);
  });
});

describe('the continents and oceans', () => {
  it('are seven and five', () => {
    expect(new Set(CONTINENT_FACTS.map(({ name }) => name)).size).toBe(7);
    expect(new Set(OCEAN_FACTS.map(({ name }) => name)).size).toBe(5);
  });
});

describe('events', () => {
  it('have a year of their own, told in their sentence', () => {
    expect(new Set(EVENTS.map(({ year }) => year)).size).toBe(EVENTS.length);
    for (const { year, told: text } of EVENTS) expect(text.endsWith(` in ${year}`)).toBe(true);
  });
});

describe('the numbers of government', () => {
  it('differ from what they are mixed up with', () => {
    for (const { right, others } of NUMBERS_OF_GOVERNMENT) {
      const all = [right, ...others.map(([value]) => value)];
      expect(new Set(all).size).toBe(all.length);
    }
  });
});
