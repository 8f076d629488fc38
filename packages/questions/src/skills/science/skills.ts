import type { Skill } from '../../skill.ts';
import { animals } from './animals.ts';
import { body } from './body.ts';
import { cells } from './cells.ts';
import { earth } from './earth.ts';
import { energy } from './energy.ts';
import { experiments } from './experiments.ts';
import { foodChains } from './food-chains.ts';
import { forces } from './forces.ts';
import { matter } from './matter.ts';
import { plants } from './plants.ts';
import { seasons } from './seasons.ts';
import { solarSystem } from './solar-system.ts';
import { weather } from './weather.ts';

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
