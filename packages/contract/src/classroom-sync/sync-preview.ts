import { z } from 'zod';
import { ROSTER_SERVICES } from '../classrooms/classroom.ts';

const name = { firstName: z.string(), lastName: z.string() };
const PersonThereSchema = z.object({ id: z.string(), ...name, email: z.string().optional() });
const PersonHereSchema = z.object({ id: z.string(), ...name, username: z.string() });

/** Two who may be one: somebody of the other service, and somebody who is or was in the classroom. */
const DuplicateSchema = z.object({
  there: PersonThereSchema,
  here: PersonHereSchema.extend({
    joinedAt: z.string().optional().describe('Since when in the class; absent for one who left it'),
    lastSeenAt: z.string().optional(),
    otherClass: z.string().optional().describe('Where the educator has them, if not in this class'),
    isFamilys: z.boolean().describe("A family's child: the name and the login stay the family's"),
    /** Would leave the classroom, were the two different people. */
    wouldLeave: z.boolean(),
  }),
  /** Why we ask. */
  why: z.enum(['sameName', 'nearName', 'sameEmail']),
});
export type Duplicate = z.output<typeof DuplicateSchema>;

/** What a sync would do, person by person; nothing is written yet. */
export const SyncPreviewSchema = z.object({
  /** Sent back with the sync: what is written is what was shown, or nothing. */
  fingerprint: z.string(),
  service: z.enum(ROSTER_SERVICES),
  classId: z.string(),
  className: z.string(),
  /** What the classroom is called now, where the class has another name. */
  nameBefore: z.string().optional(),
  /** Nothing for a class that is synced for the first time. */
  classroomId: z.string().optional(),
  /** Students now: in the classroom, and at the other service. */
  here: z.number(),
  there: z.number(),
  /** Places of the classroom now, or of a new one. */
  capacity: z.number(),
  twins: z.array(DuplicateSchema),
  added: z.array(
    PersonThereSchema.extend({
      hasAccount: z
        .boolean()
        .describe('Comes with the login they have: back, or from another class'),
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
    .describe('Have a home account: their family brings them in with the class code'),
  /** Free seats of the school's license; nothing where there is none. */
  freeSeats: z.number().optional(),
});
export type SyncPreview = z.output<typeof SyncPreviewSchema>;

/** What the educator says about two who may be one. */
export type DuplicateDecision = { outsideId: string; studentId: string; isSame: boolean };
