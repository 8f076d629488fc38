import type { Plan } from '@wonderfield/contract/plans/plan';
import { SAMPLE_LESSON } from './sample-lesson.ts';
import { SAMPLE_UNIT } from './sample-unit.ts';

export const SAMPLES = { lessonPlan: SAMPLE_LESSON, unitPlan: SAMPLE_UNIT } as const;
export type SampleType = keyof typeof SAMPLES;

export const sampleOf = (planType: string | undefined): Plan | undefined =>
  Object.entries(SAMPLES).find(([type]) => type === planType)?.[1];
