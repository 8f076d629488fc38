import { z } from 'zod';
import { STOP_REASONS } from '../classroom-sync/sync-record.ts';
import { ROSTER_SERVICES } from '../classrooms/classroom.ts';

/* What a teacher can do next in the active classrooms. Wire names equal domain names. */

const classroom = { classroomId: z.string(), classroomName: z.string() };

export const NextStepSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('rowNotDone'),
    ...classroom,
    /** Number of students who have the row and have not finished it. */
    students: z.number(),
    /** 0 is today in the time zone of the class. */
    daysUntilDue: z.number(),
  }),
  z.object({
    kind: z.literal('syncStopped'),
    ...classroom,
    service: z.enum(ROSTER_SERVICES),
    because: z.enum(STOP_REASONS),
  }),
  z.object({
    kind: z.literal('neverSignedIn'),
    ...classroom,
    students: z.number(),
  }),
]);
export type NextStep = z.infer<typeof NextStepSchema>;
