import { z } from 'zod';

/**
 * How a student was enrolled: by the teacher, by class code, by sync, or with an existing account.
 */
export const SIGN_IN_METHODS = ['roster', 'code', 'sync', 'joined'] as const;

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
  className: z
    .string()
    .optional()
    .describe('Another class of this educator. Missing for students of the classroom.'),
  how: z.enum(SIGN_IN_METHODS),
  joinedAt: z.string(),
  lastSeenAt: z.string().optional(),
  isFamilys: z
    .boolean()
    .describe('True if a family manages the login. This account is the one to keep.'),
  isGuest: z
    .boolean()
    .describe(
      'True if no classroom of this educator manages the login. A merge grants no access to it.',
    ),
  canBeFolded: z
    .boolean()
    .describe('True if the student is school-created, has no guardian and has no other teacher.'),
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
  /** The students of the classroom, then those of the educator's other classrooms. */
  students: z.array(DuplicateSchema),
  /** Possible duplicates with a student of the classroom, most likely first. */
  pairs: z.array(
    z.object({ oneId: z.string(), otherId: z.string(), likeness: z.enum(['same', 'near']) }),
  ),
  /** Newest first. */
  merges: z.array(StudentMergeSchema),
});
export type Duplicates = z.output<typeof DuplicatesSchema>;
