import { z } from 'zod';
import { LibraryCardSchema, type LibraryPlan } from './library.ts';
import type { Plan } from './plan.ts';
import { AnswersJsonSchema, fromAnswersJson, toAnswersJson } from './plan-json.ts';

/** A library plan on the wire, with wire names. */
export const LibraryPlanJsonSchema = LibraryCardSchema.extend({
  schoolName: z.string().optional(),
  plan: AnswersJsonSchema,
});
export type LibraryPlanJson = z.output<typeof LibraryPlanJsonSchema>;

export const toLibraryPlanJson = (plan: LibraryPlan): LibraryPlanJson => ({
  ...plan,
  plan: toAnswersJson(plan.plan),
});

export const fromLibraryPlanJson = (json: LibraryPlanJson): LibraryPlan => ({
  ...json,
  // Only complete plans are published.
  plan: fromAnswersJson(json.plan) as Plan,
});
