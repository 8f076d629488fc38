import { z } from 'zod';
import { ROSTER_SERVICES } from '../classrooms/classroom.ts';

/** What happens by itself at night. */
export const NIGHTLY_MODES = ['full', 'add', 'off'] as const;
export type NightlyMode = (typeof NIGHTLY_MODES)[number];

/** Why a sync changed nothing. */
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

/** One sync of a classroom, as its educators see it. */
export const SyncRecordSchema = z.object({
  id: z.string(),
  at: z.string(),
  /** Who asked for it; at night nobody. */
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

/** The syncs of a classroom, and what one of them did. */
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
  /** The newest first. */
  syncs: z.array(SyncRecordSchema),
  /** Of the sync that was asked for, or the newest: who is still there, by what happened to them. */
  shown: z
    .object({
      id: z.string(),
      newLogins: z.array(z.object({ ...person, username: z.string() })),
      came: z.array(z.object(person)).describe('Added with the login they had'),
      joined: z.array(z.object(person)),
      renamed: z.array(
        z.object({ ...person, before: z.object({ firstName: z.string(), lastName: z.string() }) }),
      ),
      left: z.array(z.object(person)),
    })
    .optional(),
});
export type SyncHistory = z.output<typeof SyncHistorySchema>;
