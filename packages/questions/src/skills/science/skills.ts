import type { Skill } from '../../skill.ts';
import { earth } from './earth/earth.ts';
import { seasons } from './earth/seasons.ts';
import { solarSystem } from './earth/solar-system.ts';
import { weather } from './earth/weather.ts';
import { animals } from './life/animals.ts';
import { body } from './life/body.ts';
import { cells } from './life/cells.ts';
import { foodChains } from './life/food-chains.ts';
import { plants } from './life/plants.ts';
import { energy } from './physics/energy.ts';
import { experiments } from './physics/experiments.ts';
import { forces } from './physics/forces.ts';
import { matter } from './physics/matter.ts';

export const SKILLS: readonly Skill[] = [
  animals,
  plants,
  body,
  weather,
  seasons,
  forces,
  matter,
  foodChains,
  earth,
  solarSystem,
  energy,
  experiments,
  cells,
];
