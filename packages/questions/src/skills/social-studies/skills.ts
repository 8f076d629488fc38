import type { Skill } from '../../skill.ts';
import { helpers, needsAndWants } from './community.ts';
import { continents } from './continents.ts';
import { directions } from './directions.ts';
import { government } from './government.ts';
import { mapGrid } from './map-grid.ts';
import { states } from './states.ts';
import { timeline } from './timeline.ts';
import { trade } from './trade.ts';

export const SKILLS: readonly Skill[] = [
  directions,
  helpers,
  needsAndWants,
  continents,
  mapGrid,
  trade,
  timeline,
  states,
  government,
];
