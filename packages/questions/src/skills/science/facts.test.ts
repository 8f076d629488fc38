import { describe, expect, it } from 'vitest';
import { checkSorting, checkTopic } from '../../../testing/check-facts.ts';
import { EARTH_CHANGES, ROCK_FACTS } from './earth/earth.facts.ts';
import { SEASON_FACTS, SEASON_MONTHS, TURNING_FACTS } from './earth/seasons.facts.ts';
import { PLANET_FACTS, PLANETS, SKY_FACTS } from './earth/solar-system.facts.ts';
import { WEATHER_FACTS, WEATHER_TOOLS } from './earth/weather.facts.ts';
import { ANIMAL_FACTS, ANIMAL_FACTS_FROM_GRADE_2, ANIMAL_GROUPS } from './life/animals.facts.ts';
import { ORGAN_FACTS, SENSE_FACTS } from './life/body.facts.ts';
import { BODY_SYSTEMS, CELL_PARTS } from './life/cells.facts.ts';
import { EATERS, FOOD_CHAINS, ROLES } from './life/food-chains.facts.ts';
import {
  EARLY_PLANT_PARTS,
  EATEN_PARTS,
  NOT_PLANTS,
  PLANT_PARTS,
  PLANTS,
} from './life/plants.facts.ts';
import { CONDUCTORS, ENERGY_FACTS, MAGNETIC } from './physics/energy.facts.ts';
import { METHOD_FACTS } from './physics/experiments.facts.ts';
import { FORCE_FACTS, PUSH_OR_PULL } from './physics/forces.facts.ts';
import { MATTER_CHANGES, STATE_CHANGES, STATES } from './physics/matter.facts.ts';

describe('science facts', () => {
  it.each([
    ['nearby animals', ANIMAL_FACTS],
    ['animals farther away', ANIMAL_FACTS_FROM_GRADE_2],
    ['parts of a plant', PLANT_PARTS],
    ['senses', SENSE_FACTS],
    ['parts of the body', ORGAN_FACTS],
    ['weather', WEATHER_FACTS],
    ['weather tools', WEATHER_TOOLS],
    ['seasons', SEASON_FACTS],
    ['Earth and moon', TURNING_FACTS],
    ['changes of state', STATE_CHANGES],
    ['forces', FORCE_FACTS],
    ['rocks', ROCK_FACTS],
    ['processes', EARTH_CHANGES],
    ['planets', PLANET_FACTS],
    ['bodies in space', SKY_FACTS],
    ['parts of a cell', CELL_PARTS],
    ['systems of the body', BODY_SYSTEMS],
    ['forms of energy', ENERGY_FACTS],
    ['terms of the scientific method', METHOD_FACTS],
    ['parts of a plant in few words', EARLY_PLANT_PARTS],
  ])('lists each fact once and leaves two other names for %s', (_, facts) => checkTopic(facts));
});

describe('science categories', () => {
  it.each([
    ['animals', ANIMAL_GROUPS],
    ['parts we eat', EATEN_PARTS],
    ['months', SEASON_MONTHS],
    ['states of matter', STATES],
    ['changes of matter', MATTER_CHANGES],
    ['roles', ROLES],
    ['eaters', EATERS],
    ['pushes and pulls', PUSH_OR_PULL],
    ['conductors', CONDUCTORS],
    ['magnetic things', MAGNETIC],
  ])('assigns each member to one category for %s', (_, kinds) => checkSorting(kinds));
});

describe('food chains', () => {
  it('names each living thing once per food chain', () => {
    for (const chain of FOOD_CHAINS) {
      expect(new Set(chain).size).toBe(chain.length);
      expect(chain.length).toBeGreaterThanOrEqual(3);
    }
  });

  it('has no contradicting food chains', () => {
    const eaten = FOOD_CHAINS.flatMap((chain) =>
      chain.slice(1).map((eater, at) => `${chain[at]}>${eater}`),
    );
    for (const pair of eaten) expect(eaten).not.toContain(pair.split('>').reverse().join('>'));
  });
});

describe('solar system', () => {
  it('has eight planets, each with a fact', () => {
    expect(PLANETS).toHaveLength(8);
    expect(new Set(PLANET_FACTS.map(({ name }) => name))).toEqual(new Set(PLANETS));
  });

  it('lists Mars fourth and Saturn sixth', () => {
    expect(PLANETS[3]).toBe('Mars');
    expect(PLANETS[5]).toBe('Saturn');
  });
});

describe('plants', () => {
  it('lists no plant among the other things', () => {
    expect(NOT_PLANTS.filter((thing) => (PLANTS as readonly string[]).includes(thing))).toEqual([]);
  });
});
