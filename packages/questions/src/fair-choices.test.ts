import { scaled } from '@wonderfield/contract/testing/scale';
import { describe, expect, it } from 'vitest';
import { auditSkill } from '../testing/audit/audit-skill.ts';
import { ALL_SKILLS } from './all-skills.ts';

/** The audit is deterministic, because its seeds are fixed. Fewer draws would say less. */
const DRAWS = 400;

/** `npm test` audits the first grade of each skill, `npm run test:long` all grades. */
const IS_SHORT = scaled(true, false);

// @proves D-9-fair-choices
describe.each(ALL_SKILLS)('questions of $id', (skill) => {
  it('cannot be passed by a blind rule, differ between levels and have worked steps', () => {
    const { steps, ...faults } = auditSkill(skill, DRAWS, IS_SHORT);
    expect(steps).toEqual([]);
    expect(Object.values(faults).flat()).toEqual([]);
  });
});
