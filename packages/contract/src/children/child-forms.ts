import { z } from 'zod';
import * as fields from '../fields.ts';
import { findUsernameError } from '../names/usernames.ts';
import {
  ALL_SUBJECTS,
  DAILY_TIMES,
  DEFAULT_LEVEL,
  DEFAULT_PLAY_OPTION,
  DEFAULT_SUBSCRIPTION_PLAN,
  LEVELS,
  MONTHS,
  PLAY_OPTIONS,
  SUBJECTS,
  SUBSCRIPTION_PLANS,
  type Subject,
  TYPING_MODES,
  valuesOf,
} from '../options.ts';
import { SIGN_IN_METHODS } from '../sign-in-method.ts';
import { FIELD_MESSAGES } from '../texts/field-messages.ts';

/* Forms that a parent fills in about a child. */

const settings = FIELD_MESSAGES.childSettingsMissing;

export const birthYear = z
  .string(FIELD_MESSAGES.birthYearMissing)
  .regex(/^(19|20)\d\d$/, FIELD_MESSAGES.birthYearMissing);

/** One or more subjects. `all` stands for every subject. */
export const childSubjects = fields
  .jsonField(
    z
      .array(
        z.enum([...valuesOf(SUBJECTS), ALL_SUBJECTS.value], FIELD_MESSAGES.notAnOption),
        FIELD_MESSAGES.notAnOption,
      )
      .min(1, FIELD_MESSAGES.childSubjectsMissing)
      .max(SUBJECTS.length + 1, FIELD_MESSAGES.tooLong),
    FIELD_MESSAGES.childSubjectsMissing,
  )
  .transform((chosen): Subject[] =>
    chosen.includes(ALL_SUBJECTS.value)
      ? valuesOf(SUBJECTS)
      : [...new Set(chosen.filter((subject) => subject !== ALL_SUBJECTS.value))],
  );

/** Step 1 of adding a child: name and birth date. */
export const ChildDetailsSchema = z.object({
  firstName: fields.firstName,
  lastName: fields.lastName,
  birthYear,
  birthMonth: fields.choice(MONTHS, FIELD_MESSAGES.birthMonthMissing),
  grade: fields.grade,
});

const ownUsername = fields.username.superRefine((name, context) => {
  const message = findUsernameError(name);
  // An empty field has its own message.
  if (name && message) context.addIssue({ code: 'custom', message });
});

const credentials = {
  username: ownUsername,
  password: fields.newPassword,
  confirmPassword: fields.confirmPassword,
  /** The grade decides if it is missing. */
  signInMethod: fields.choice(SIGN_IN_METHODS, FIELD_MESSAGES.notAnOption).optional(),
};

/** Step 2 of adding a child: login. */
export const ChildCredentialsSchema = z
  .object(credentials)
  .refine(fields.passwordsMatch.check, fields.passwordsMatch.report);

/** Step 3 of adding a child: permissions and settings. */
export const ChildSettingsSchema = z.object({
  playOption: fields.choice(PLAY_OPTIONS, settings),
  typingMode: fields.choice(TYPING_MODES, settings),
  level: fields.choice(LEVELS, settings),
  subjects: childSubjects,
  dailyTime: fields.choice(DAILY_TIMES, FIELD_MESSAGES.notAnOption).optional(),
  plan: fields.choice(SUBSCRIPTION_PLANS, settings),
});

/** All fields of a new child. */
export const NewChildSchema = z
  .object({
    ...ChildDetailsSchema.shape,
    ...credentials,
    ...ChildSettingsSchema.shape,
    // Missing fields get the form's defaults. Empty fields are errors.
    playOption: ChildSettingsSchema.shape.playOption.default(DEFAULT_PLAY_OPTION),
    level: ChildSettingsSchema.shape.level.default(DEFAULT_LEVEL),
    plan: ChildSettingsSchema.shape.plan.default(DEFAULT_SUBSCRIPTION_PLAN),
    parentId: fields.id.optional(),
    termsOfService: fields.termsOfService,
  })
  .refine(fields.passwordsMatch.check, fields.passwordsMatch.report);
export type NewChild = z.output<typeof NewChildSchema>;
