import { z } from 'zod';
import { ROSTER_SERVICES } from '../classrooms/classroom.ts';

/** Modes of the nightly sync. */
export const NIGHTLY_MODES = ['full', 'add', 'off'] as const;
export type NightlyMode = (typeof NIGHTLY_MODES)[number];

export const STOP_REASONS = [
  'manyLeft',
  'noSeats',
  'notConnected',
  'notAnswering',
  'classGone',
  'classClosed',
  'busy',
  'ourSetting',
  'turnedOff',
] as const;
export type StopReason = (typeof STOP_REASONS)[number];

/** A past sync of a classroom, for its educators. */
export const SyncRecordSchema = z.object({
  id: z.string(),
  at: z.string(),
  /** Name of the educator who started it. Undefined for a nightly sync. */
  by: z.string().optional(),
  isNightly: z.boolean(),
  stoppedBecause: z.enum(STOP_REASONS).optional(),
  added: z.number(),
  joined: z.number(),
  renamed: z.number(),
  matched: z.number(),
  left: z.number(),
  undoneAt: z.string().optional(),
  canUndo: z.boolean(),
  undoUntil: z.string(),
});
export type SyncRecord = z.output<typeof SyncRecordSchema>;

const person = { id: z.string(), firstName: z.string(), lastName: z.string() };

/** All syncs of a classroom, with the details of one. */
export const SyncHistorySchema = z.object({
  classroom: z.object({
    id: z.string(),
    name: z.string(),
    service: z.enum(ROSTER_SERVICES),
    classId: z.string(),
    capacity: z.number(),
    enrolled: z.number(),
    nightly: z.enum(NIGHTLY_MODES),
  }),
  /** Newest first. */
  syncs: z.array(SyncRecordSchema),
  /**
   * Details of the requested sync or of the newest: students who still exist, grouped by change.
   */
  shown: z
    .object({
      id: z.string(),
      newLogins: z.array(z.object({ ...person, username: z.string() })),
      came: z.array(z.object(person)).describe('Students who were added with an existing login.'),
      joined: z.array(z.object(person)),
      renamed: z.array(
        z.object({ ...person, before: z.object({ firstName: z.string(), lastName: z.string() }) }),
      ),
      left: z.array(z.object(person)),
    })
    .optional(),
});
export type SyncHistory = z.output<typeof SyncHistorySchema>;
