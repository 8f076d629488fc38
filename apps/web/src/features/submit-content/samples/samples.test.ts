import { PlanSchema } from '@wonderfield/contract/plans/plan';
import { describe, expect, it } from 'vitest';
import { readPlanText } from '../../../shared/plans/plan-text.ts';
import { SAMPLE_LESSON } from './sample-lesson.ts';
import { SAMPLE_UNIT } from './sample-unit.ts';

const stepsOf = (text: string) =>
  readPlanText(text).flatMap((block) => (block.kind === 'steps' ? block.items : []));

describe.each([
  ['lesson', SAMPLE_LESSON],
  ['unit', SAMPLE_UNIT],
])('Sample %s', (_, sample) => {
  // @proves R-sample-plans
  it('passes the validation of a submission', () => {
    expect(PlanSchema.parse(sample)).toEqual(sample);
  });

  it('has five steps with a name and a time in one row', () => {
    const steps = stepsOf(sample.description);
    expect(steps.map(({ mark }) => mark)).toEqual(['1.', '2.', '3.', '4.', '5.']);
    for (const { lead } of steps) expect(lead?.time).toMatch(/^\(\d+ min\):?$/);
    const rows = readPlanText(sample.description).filter(({ kind }) => kind === 'steps');
    expect(rows).toHaveLength(1);
  });
});

it('distributes the 45 minutes of the sample lesson over its steps', () => {
  const minutes = stepsOf(SAMPLE_LESSON.description).map(({ lead }) =>
    Number.parseInt(lead?.time.slice(1) ?? '', 10),
  );
  expect(minutes.reduce((sum, each) => sum + each, 0)).toBe(45);
});
