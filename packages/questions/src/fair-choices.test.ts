import { scaled } from '@wonderfield/contract/testing/scale';
import { describe, expect, it } from 'vitest';
import { auditSkill } from '../testing/audit/audit-skill.ts';
import { ALL_SKILLS } from './all-skills.ts';

/** The audit is deterministic, because its seeds are fixed. Fewer draws would say less. */
const DRAWS = 400;

/** `npm test` audits the first grade of each skill, `npm run test:long` all grades. */
const IS_SHORT = scaled(true, false);

/** Skills with grades and levels of too few different questions. The numbers may only go down. */
const OPEN_REPEATS: Readonly<Record<string, number>> = {
  'animals-and-how-they-live': 2,
  'building-words': 2,
  'commas-and-clauses': 9,
  'community-helpers': 2,
  'context-clues': 15,
  'day-night-and-seasons': 7,
  'drum-rhythm': 21,
  'figurative-language': 10,
  'first-sounds': 3,
  'food-chains': 6,
  'french-phrases-and-talk': 10,
  homophones: 9,
  'needs-and-wants': 3,
  'note-values': 2,
  'pitch-bars': 3,
  'plants-and-their-needs': 4,
  'prefixes-and-suffixes': 4,
  'reading-a-passage': 21,
  'reading-short-words': 9,
  rhymes: 2,
  'senses-and-body': 2,
  'spanish-numbers': 2,
};

// @proves D-9-fair-choices
describe.each(ALL_SKILLS)('questions of $id', (skill) => {
  it('cannot be passed by a blind rule, differ between levels, vary and have worked steps', () => {
    const { steps, variety, ...faults } = auditSkill(skill, DRAWS, IS_SHORT);
    expect(steps).toEqual([]);
    expect(variety.slice(OPEN_REPEATS[skill.id] ?? 0)).toEqual([]);
    expect(Object.values(faults).flat()).toEqual([]);
  });
});
