import { z } from 'zod';

/** How a student came into a classroom: typed, by the class code, from another service, with an account. */
export const GAME_ACCESS = ['roster', 'code', 'sync', 'joined'] as const;

const named = {
  id: z.string(),
  /** What an adult calls them. */
  firstName: z.string(),
  lastName: z.string(),
  username: z.string(),
};

/** A student of the classroom, with what tells two accounts apart. */
export const DuplicateSchema = z.object({
  ...named,
  how: z.enum(GAME_ACCESS),
  joinedAt: z.string(),
  lastSeenAt: z.string().optional(),
  isFamilys: z.boolean().describe('A family looks after the login: it is the one that stays'),
  isGuest: z
    .boolean()
    .describe('No classroom of this educator looks after the login: a merge opens nothing of it'),
  canBeFolded: z.boolean().describe('School-made, without a guardian, and nobody else’s student'),
});
export type Duplicate = z.output<typeof DuplicateSchema>;

/** A merge of this classroom that can still be undone. */
export const StudentMergeSchema = z.object({
  id: z.string(),
  kept: z.object(named),
  folded: z.object(named),
  mergedAt: z.string(),
  undoUntil: z.string(),
});
export type StudentMerge = z.output<typeof StudentMergeSchema>;

export const DuplicatesSchema = z.object({
  /** Everybody in the classroom who can be merged with somebody. */
  students: z.array(DuplicateSchema),
  /** Two of them who may be one, the surest first. */
  pairs: z.array(
    z.object({ oneId: z.string(), otherId: z.string(), likeness: z.enum(['same', 'near']) }),
  ),
  /** The newest first. */
  merges: z.array(StudentMergeSchema),
});
export type Duplicates = z.output<typeof DuplicatesSchema>;
