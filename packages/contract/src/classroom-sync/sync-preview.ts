import { z } from 'zod';
import { ROSTER_SERVICES } from '../classrooms/classroom.ts';

const name = { firstName: z.string(), lastName: z.string() };
const PersonThereSchema = z.object({ id: z.string(), ...name, email: z.string().optional() });
const PersonHereSchema = z.object({ id: z.string(), ...name, username: z.string() });

/** A possible duplicate: an external student, and a student who is or was in the classroom. */
const DuplicateSchema = z.object({
  there: PersonThereSchema,
  here: PersonHereSchema.extend({
    joinedAt: z
      .string()
      .optional()
      .describe('When the student joined the class. Missing if the student left it.'),
    lastSeenAt: z.string().optional(),
    otherClass: z
      .string()
      .optional()
      .describe(
        'Another class of the educator that has the student, if the student is not in this class.',
      ),
    isOfSchool: z
      .boolean()
      .optional()
      .describe('True for a student of another teacher of the school. The username is empty.'),
    isFamilys: z
      .boolean()
      .describe('True for a child with a parent account. The family keeps the name and the login.'),
    /** True if the student would leave the classroom if the two are different people. */
    wouldLeave: z.boolean(),
  }),
  /** Why the two may be the same student. */
  why: z.enum(['sameName', 'nearName', 'sameEmail']),
});
export type Duplicate = z.output<typeof DuplicateSchema>;

/** Changes that a sync would make. Nothing is written yet. */
export const SyncPreviewSchema = z.object({
  /** Sent back with the sync. A sync that differs from the preview is rejected. */
  fingerprint: z.string(),
  service: z.enum(ROSTER_SERVICES),
  classId: z.string(),
  className: z.string(),
  /** Current name of the classroom, if the class has another one. */
  nameBefore: z.string().optional(),
  /** Undefined before the first sync. */
  classroomId: z.string().optional(),
  /** Current numbers of students in the classroom and in the external class. */
  here: z.number(),
  there: z.number(),
  /** Capacity of the classroom, or of a new one. */
  capacity: z.number(),
  twins: z.array(DuplicateSchema),
  added: z.array(
    PersonThereSchema.extend({
      hasAccount: z
        .boolean()
        .describe(
          'True if the student keeps an existing login and returns or comes from another class.',
        ),
    }),
  ),
  renamed: z.array(PersonHereSchema.extend({ before: z.object(name) })),
  left: z.array(
    PersonHereSchema.extend({
      lastSeenAt: z.string().optional(),
      why: z.enum(['gone', 'notChosen']),
    }),
  ),
  matched: z.array(PersonHereSchema),
  familys: z
    .array(PersonThereSchema)
    .describe('Students with a Home Account. Their family adds them with the class code.'),
  /** Free seats of the school's license. Undefined without a license. */
  freeSeats: z.number().optional(),
});
export type SyncPreview = z.output<typeof SyncPreviewSchema>;

/** The educator's decision about a possible duplicate. */
export type DuplicateDecision = { outsideId: string; studentId: string; isSame: boolean };
