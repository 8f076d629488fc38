import { z } from 'zod';
import { AssignedRowSchema } from '../assignments/assignment.ts';
import * as fields from '../fields.ts';
import { ANSWERS_AT_ONCE, ATTEMPTS_PER_TASK } from '../limits.ts';
import { SUBJECTS, valuesOf } from '../options.ts';
import { FIELD_MESSAGES } from '../texts/field-messages.ts';
import { definePlayCall } from './define-play-call.ts';
import { ROW_LENGTH, STAGES, VISITORS } from './field.ts';
import { RESTS } from './play-day.ts';
import { SeedsSchema } from './seed-calls.ts';

/* Calls of the game with the play session. */

const subject = z.enum(valuesOf(SUBJECTS), FIELD_MESSAGES.notAnOption);
/** Key of a device, created by the page per player. Missing if the page cannot store data. */
export const deviceKey = z.uuid(FIELD_MESSAGES.notAnOption);
const stage = z.enum(STAGES);

/** Game settings. Stored with the field, so they apply on every device. */
const SettingsSchema = z.object({ sound: z.boolean(), readAloud: z.boolean(), plain: z.boolean() });
export type PlaySettings = z.infer<typeof SettingsSchema>;

const rest = z.enum(RESTS);

/** The current day in the player's time zone. An offline page continues to count from it. */
export const TodaySchema = z.object({
  secondsPlayed: z.number(),
  /** Set if a parent limited the daily minutes. Contains those added today. */
  secondsAllowed: z.number().optional(),
  secondsToMidnight: z.number(),
});
export type Today = z.infer<typeof TodaySchema>;

const PlaceSchema = z.object({
  subject,
  /** False for a subject that the parent excluded. Grown plants stay, but no rows are dealt. */
  isOpen: z.boolean(),
  /** Number of finished rows. It never decreases. */
  rows: z.number(),
  stage,
  /** Name of the skill in the next row. Undefined if the place is closed. */
  next: z.string().optional(),
  /** True if a skill has faded, so the next row repeats it. */
  isThirsty: z.boolean(),
  /** True if a row was started and not finished. */
  hasOpenRow: z.boolean(),
});
export type Place = z.infer<typeof PlaceSchema>;

const FieldSchema = z.object({
  /** Identifies the player in the game. It gives no access. */
  playerKey: z.string(),
  playerName: z.string(),
  /** Flower of the avatar. */
  look: z.string().optional(),
  settings: SettingsSchema,
  /** True for students. Adults cannot visit. */
  mayVisit: z.boolean(),
  /** Assigned rows, sorted by due date. */
  assigned: z.array(AssignedRowSchema),
  places: z.array(PlaceSchema),
  seeds: SeedsSchema,
  rest,
  today: TodaySchema,
});
export type Field = z.infer<typeof FieldSchema>;

const RowTaskSchema = z.object({
  skillId: z.string(),
  skillName: z.string(),
  /** Kindergarten is 0. */
  grade: z.literal([0, 1, 2, 3, 4, 5, 6, 7, 8]),
  /** Level 0 is level 1 with help. */
  level: z.literal([0, 1, 2, 3]),
  /** Version of the skill. It decides what the seed asks. */
  version: z.number(),
  seed: z.number(),
  /** Number of answers so far. */
  tries: z.number(),
  isGrown: z.boolean(),
});
export type RowTask = z.infer<typeof RowTaskSchema>;

export const RowSchema = z.object({
  rowId: z.string(),
  subject,
  /** The assignment of an assigned row. Undefined for other rows. */
  assignmentId: z.string().optional(),
  tasks: z.array(RowTaskSchema).length(ROW_LENGTH),
});
export type Row = z.infer<typeof RowSchema>;

const HarvestSchema = z.object({
  rowId: z.string(),
  subject,
  /** Number of finished rows at the place, including this one. */
  rows: z.number(),
  learned: z.array(z.object({ skillName: z.string(), before: stage, after: stage })),
  /** Number of questions that were repeated and then answered correctly. */
  cameBack: z.number(),
  visitor: z.enum(VISITORS).optional(),
});
export type Harvest = z.infer<typeof HarvestSchema>;

export const openField = definePlayCall({
  name: 'openField',
  summary:
    "Returns the player's field: eight places, the plants that have grown, and the next steps.",
  input: z.object({}),
  output: FieldSchema,
  refusals: ['PLY_001'],
  limits: [{ per: 'user', times: 600, seconds: 3600 }],
});

export const dealRow = definePlayCall({
  name: 'dealRow',
  summary: 'Deals six tasks at a place or of an assignment, or returns the unfinished row there.',
  input: z
    .object({
      subject: subject.optional(),
      assignmentId: fields.id.optional(),
      deviceKey: deviceKey.optional(),
    })
    .refine((input) => (input.subject === undefined) !== (input.assignmentId === undefined), {
      error: FIELD_MESSAGES.notAnOption,
      path: ['subject'],
    }),
  output: z.object({ row: RowSchema }),
  refusals: ['PLY_001', 'PLY_002', 'PLY_003', 'ASG_001'],
  limits: [{ per: 'user', times: 240, seconds: 3600 }],
});

const AnswerSchema = z.object({
  rowId: fields.id,
  seed: z.int(FIELD_MESSAGES.notAnOption),
  /** The first attempt is 1. Sending an attempt again changes nothing. */
  attempt: z.int(FIELD_MESSAGES.notAnOption).min(1).max(ATTEMPTS_PER_TASK),
  given: z.array(z.number(FIELD_MESSAGES.notAnOption)).max(12, FIELD_MESSAGES.tooLong),
  /**
   * The sibling question that was answered: 1 after the first miss. Missing for the question itself,
   * and from pages that know no siblings.
   */
  sibling: z.int(FIELD_MESSAGES.notAnOption).min(0).max(ATTEMPTS_PER_TASK).optional(),
  /** True if the hint was shown before the answer. */
  hinted: z.boolean(FIELD_MESSAGES.notAnOption).optional(),
  /** Seconds since the answer was given, if it could not be sent at once. */
  secondsAgo: z.number(FIELD_MESSAGES.notAnOption).min(0, FIELD_MESSAGES.notAnOption).optional(),
});
export type GivenAnswer = z.infer<typeof AnswerSchema>;

export const saveAnswers = definePlayCall({
  name: 'saveAnswers',
  summary: 'Evaluates and saves answers in their given order. Finished rows are harvested.',
  input: z.object({
    answers: fields.jsonField(
      z
        .array(AnswerSchema, FIELD_MESSAGES.notAnOption)
        .min(1, FIELD_MESSAGES.notAnOption)
        .max(ANSWERS_AT_ONCE, FIELD_MESSAGES.tooLong),
    ),
  }),
  output: z.object({
    /** Current state of the rows that were answered. */
    rows: z.array(RowSchema),
    harvests: z.array(HarvestSchema),
    rest,
    today: TodaySchema,
  }),
  refusals: ['PLY_001', 'PLY_004'],
  limits: [{ per: 'user', times: 1200, seconds: 3600 }],
});

export const savePlaySettings = definePlayCall({
  name: 'savePlaySettings',
  summary: 'Saves the play settings: sound, read aloud and plain mode.',
  input: z.object({ sound: fields.flag, readAloud: fields.flag, plain: fields.flag }),
  output: z.object({ settings: SettingsSchema }),
  refusals: ['PLY_001'],
  limits: [{ per: 'user', times: 240, seconds: 3600 }],
});

export const GAME_CALLS = { openField, dealRow, saveAnswers, savePlaySettings } as const;
