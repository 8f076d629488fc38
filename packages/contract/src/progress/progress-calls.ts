import { z } from 'zod';
import { defineCall } from '../define-call.ts';
import * as fields from '../fields.ts';
import { EXTRA_MINUTES_MAX, EXTRA_MINUTES_STEP } from '../limits.ts';
import { FIELD_MESSAGES } from '../texts/field-messages.ts';
import { ChildSkillSchema } from './child-skill.ts';
import { ChildProgressSchema, ClassProgressSchema } from './progress.ts';
import * as spelling from './progress-codec.ts';
import { StudentReportSchema } from './student-report.ts';

const day = z.iso.date(FIELD_MESSAGES.notAnOption).max(10, FIELD_MESSAGES.tooLong);

/** First and last day. The server limits them to the days that have data. */
const period = { from: day.optional(), to: day.optional() };

export const getChildProgress = defineCall({
  ...spelling.getChildProgress,
  summary: "Returns a child's week in the field and the skills learned so far.",
  access: ['parent'],
  input: z.object({
    childId: fields.id,
    /** Any day of the requested week. Defaults to the current week. */
    week: day.optional(),
  }),
  output: ChildProgressSchema,
  refusals: ['CHD_001'],
});

export const getChildSkill = defineCall({
  ...spelling.getChildSkill,
  summary: 'Returns one skill of a child: stage, certainty, a sample question and what comes next.',
  access: ['parent'],
  input: z.object({
    childId: fields.id,
    skillId: z.string(FIELD_MESSAGES.notAnOption).max(64, FIELD_MESSAGES.tooLong),
  }),
  output: ChildSkillSchema,
  refusals: ['CHD_001', 'SKL_001'],
});

const playTime = z.object({
  dailyMinutes: z.number().optional().describe('The limit of a day. Missing without a limit.'),
  extraMinutes: z.number().describe('Minutes that were added today.'),
  playedMinutes: z.number().describe('Minutes played today.'),
});
export type PlayTime = z.infer<typeof playTime>;

export const getPlayTime = defineCall({
  ...spelling.getPlayTime,
  summary: "Returns a child's minutes of today: limit, added minutes and minutes played.",
  access: ['parent'],
  input: z.object({ childId: fields.id }),
  output: playTime,
  refusals: ['CHD_001'],
});

export const setExtraPlayTime = defineCall({
  ...spelling.setExtraPlayTime,
  summary: 'Sets the minutes that are added to the daily limit of a child today. Applies at once.',
  access: ['parent'],
  input: z.object({
    childId: fields.id,
    minutes: z.coerce
      .number(FIELD_MESSAGES.notANumber)
      .int(FIELD_MESSAGES.notANumber)
      .min(0, FIELD_MESSAGES.notAnOption)
      .max(EXTRA_MINUTES_MAX, FIELD_MESSAGES.notAnOption)
      .multipleOf(EXTRA_MINUTES_STEP, FIELD_MESSAGES.notAnOption),
  }),
  output: playTime,
  refusals: ['CHD_001'],
  limits: [{ per: 'user', times: 120, seconds: 3600 }],
});

export const getClassProgress = defineCall({
  ...spelling.getClassProgress,
  summary:
    'Returns a class by skill: levels, students who need help and suggested practice groups.',
  access: ['educator'],
  /** Without a period, all answers count. */
  input: z.object({ classroomId: fields.id, ...period }),
  output: ClassProgressSchema,
  refusals: ['EDU_001', 'EDU_002', 'EDU_004', 'CLS_001'],
  needsTeaching: true,
});

export const getStudentReport = defineCall({
  ...spelling.getStudentReport,
  summary:
    'Returns a student of a class: skills, play time, rows, repeated mistakes and assigned rows.',
  access: ['educator'],
  /** Without a period, the last four weeks count. */
  input: z.object({ classroomId: fields.id, studentId: fields.id, ...period }),
  output: StudentReportSchema,
  refusals: ['EDU_001', 'EDU_002', 'EDU_004', 'CLS_001', 'STU_001'],
  needsTeaching: true,
});
