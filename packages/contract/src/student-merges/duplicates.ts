import { z } from 'zod';

/**
 * How a student was enrolled: by the teacher, by class code, by sync, or with an existing account.
 */
export const GAME_ACCESS = ['roster', 'code', 'sync', 'joined'] as const;

const named = {
  id: z.string(),
  /** Name shown to adults. */
  firstName: z.string(),
  lastName: z.string(),
  username: z.string(),
};

/** A student with the data that distinguishes two accounts. */
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

/** A merge in this classroom that can still be undone. */
export const StudentMergeSchema = z.object({
  id: z.string(),
  kept: z.object(named),
  folded: z.object(named),
  mergedAt: z.string(),
  undoUntil: z.string(),
});
export type StudentMerge = z.output<typeof StudentMergeSchema>;

export const DuplicatesSchema = z.object({
  /** All students in the classroom who can be merged. */
  students: z.array(DuplicateSchema),
  /** Possible duplicates, most likely first. */
  pairs: z.array(
    z.object({ oneId: z.string(), otherId: z.string(), likeness: z.enum(['same', 'near']) }),
  ),
  /** Newest first. */
  merges: z.array(StudentMergeSchema),
});
export type Duplicates = z.output<typeof DuplicatesSchema>;
