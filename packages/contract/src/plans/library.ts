import { z } from 'zod';
import type { Plan } from './plan.ts';

/** Sort orders of the library. A search sorts by relevance by default. */
export const LIBRARY_ORDERS = ['best', 'mostKept', 'newest'] as const;
export type LibraryOrder = (typeof LIBRARY_ORDERS)[number];
/** Maximum length of a search text. */
export const SOUGHT_MAX_LENGTH = 120;
/** Cards per page. */
export const LIBRARY_PAGE_SIZE = 24;

const shelved = {
  id: z.string(),
  planType: z.string(),
  subject: z.string(),
  grades: z.array(z.string()),
  topic: z.string().describe('The title: the first 200 characters of the topic on one line.'),
  authorName: z.string(),
  /** Selects the author's flower on the card. */
  authorId: z.string(),
  publishedAt: z.iso.datetime(),
  keepers: z.number().describe('The number of educators who bookmarked the plan.'),
  isKept: z.boolean().describe('True if the caller bookmarked the plan.'),
};

export const LibraryCardSchema = z.object(shelved);
export type LibraryCard = z.output<typeof LibraryCardSchema>;

export const LibraryPageSchema = z.object({
  plans: z.array(LibraryCardSchema),
  total: z.number().describe('The number of matching plans on all pages.'),
  /**
   * Number of plans per subject, regardless of the chosen subject. Subjects without plans are
   * omitted.
   */
  bySubject: z.record(z.string(), z.number()),
});
export type LibraryPage = z.output<typeof LibraryPageSchema>;

/** A plan to read and print. */
export type LibraryPlan = LibraryCard & { schoolName?: string | undefined; plan: Plan };
