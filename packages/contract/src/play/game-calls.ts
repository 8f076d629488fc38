import { z } from 'zod';
import { AssignedRowSchema } from '../assignments/assignment.ts';
import { FIELD_MESSAGES } from '../field-messages.ts';
import * as fields from '../fields.ts';
import { ANSWERS_AT_ONCE, ATTEMPTS_PER_TASK } from '../limits.ts';
import { SUBJECTS, valuesOf } from '../options.ts';
import { ROW_LENGTH, STAGES, VISITORS } from './field.ts';
import { definePlayCall } from './play-call.ts';

/* What the game asks and tells, with the play session. */

const subject = z.enum(valuesOf(SUBJECTS), FIELD_MESSAGES.notAnOption);
/** What a page calls its device by, made by itself for each player; left out where nothing is kept. */
export const deviceKey = z.uuid(FIELD_MESSAGES.notAnOption);
const stage = z.enum(STAGES);

/** How somebody likes to play; kept with the field, so that it is the same on another device. */
const SettingsSchema = z.object({ sound: z.boolean(), readAloud: z.boolean(), plain: z.boolean() });
export type PlaySettings = z.infer<typeof SettingsSchema>;

/**
 * Whether it is time to rest: after a good while the game says "see you tomorrow" and still deals;
 * once the minutes a parent allows are over, it deals no more rows that day.
 */
const rest = z.enum(['none', 'enough', 'over']);
export type Rest = z.infer<typeof rest>;

/** The day where the player lives: a page without a network counts on from here. */
export const TodaySchema = z.object({
  secondsPlayed: z.number(),
  /** Where a parent set minutes a day. */
  secondsAllowed: z.number().optional(),
  secondsToMidnight: z.number(),
});
export type Today = z.infer<typeof TodaySchema>;

const PlaceSchema = z.object({
  subject,
  /** False for a subject the parent left out: what has grown there stays, nothing is dealt. */
  isOpen: z.boolean(),
  /** Rows finished there, for good. */
  rows: z.number(),
  stage,
  /** The skill of the next row, by name; none where the place is closed. */
  next: z.string().optional(),
  /** A skill here has faded: the next row gives it fresh water. */
  isThirsty: z.boolean(),
  /** A row waits there, begun and not finished. */
  hasOpenRow: z.boolean(),
});
export type Place = z.infer<typeof PlaceSchema>;

const FieldSchema = z.object({
  /** What the game calls the player by; it opens nothing. */
  playerKey: z.string(),
  playerName: z.string(),
  /** The avatar's flower. */
  look: z.string().optional(),
  settings: SettingsSchema,
  /** Students visit one another; grown-ups look around by themselves. */
  mayVisit: z.boolean(),
  /** Rows of teachers that wait, what is due first first. */
  assigned: z.array(AssignedRowSchema),
  places: z.array(PlaceSchema),
  rest,
  today: TodaySchema,
});
export type Field = z.infer<typeof FieldSchema>;

const RowTaskSchema = z.object({
  skillId: z.string(),
  skillName: z.string(),
  /** Kindergarten is 0. */
  grade: z.literal([0, 1, 2, 3, 4, 5, 6, 7, 8]),
  level: z.literal([1, 2, 3]),
  seed: z.number(),
  /** Answers given so far. */
  tries: z.number(),
  isGrown: z.boolean(),
});
export type RowTask = z.infer<typeof RowTaskSchema>;

export const RowSchema = z.object({
  rowId: z.string(),
  subject,
  /** The assignment it is the row of; none for the place's own. */
  assignmentId: z.string().optional(),
  tasks: z.array(RowTaskSchema).length(ROW_LENGTH),
});
export type Row = z.infer<typeof RowSchema>;

const HarvestSchema = z.object({
  rowId: z.string(),
  subject,
  /** Rows finished at the place, with this one. */
  rows: z.number(),
  learned: z.array(z.object({ skillName: z.string(), before: stage, after: stage })),
  /** Tasks that came back and were right then. */
  cameBack: z.number(),
  visitor: z.enum(VISITORS).optional(),
});
export type Harvest = z.infer<typeof HarvestSchema>;

export const openField = definePlayCall({
  name: 'openField',
  summary: "The player's field: eight places, what has grown there, and what comes next.",
  input: z.object({}),
  output: FieldSchema,
  refusals: ['PLY_001'],
  limits: [{ per: 'user', times: 600, seconds: 3600 }],
});

export const dealRow = definePlayCall({
  name: 'dealRow',
  summary:
    'Deals six tasks at a place or of an assignment, or the row that waits there unfinished.',
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
  /** The first try is 1. Told again, it changes nothing. */
  attempt: z.int(FIELD_MESSAGES.notAnOption).min(1).max(ATTEMPTS_PER_TASK),
  given: z.array(z.number(FIELD_MESSAGES.notAnOption)).max(12, FIELD_MESSAGES.tooLong),
  /** How long ago it was given, where it could not be told at once. */
  secondsAgo: z.number(FIELD_MESSAGES.notAnOption).min(0, FIELD_MESSAGES.notAnOption).optional(),
});
export type GivenAnswer = z.infer<typeof AnswerSchema>;

export const saveAnswers = definePlayCall({
  name: 'saveAnswers',
  summary: 'Judges and keeps answers, in the order they were given; finished rows are harvested.',
  input: z.object({
    answers: fields.jsonField(
      z
        .array(AnswerSchema, FIELD_MESSAGES.notAnOption)
        .min(1, FIELD_MESSAGES.notAnOption)
        .max(ANSWERS_AT_ONCE, FIELD_MESSAGES.tooLong),
    ),
  }),
  output: z.object({
    /** The rows the answers were for, as they are now. */
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
  summary: 'Keeps how somebody likes to play: sound, read aloud, plain mode.',
  input: z.object({ sound: fields.flag, readAloud: fields.flag, plain: fields.flag }),
  output: z.object({ settings: SettingsSchema }),
  refusals: ['PLY_001'],
  limits: [{ per: 'user', times: 240, seconds: 3600 }],
});

export const GAME_CALLS = { openField, dealRow, saveAnswers, savePlaySettings } as const;
