import { z } from 'zod';
import * as limits from './limits.ts';
import { containsLink } from './link-rules.ts';
import { isVisible } from './names/name-text.ts';
import { GRADES, type Option, valuesOf } from './options.ts';
import { isStrongPassword } from './password-rules.ts';
import { FIELD_MESSAGES } from './texts/field-messages.ts';
import { STATES } from './us-states.ts';

/* Validation rules of fields, used by forms and calls. */

/** Returns the message with the maximum length. */
export const tooLong = (max: number, unit: 'characters' | 'digits' = 'characters') =>
  `${FIELD_MESSAGES.tooLong}: at most ${max.toLocaleString('en-US')} ${unit}`;

/** A required line of text, trimmed and normalized, without invisible characters. */
export const requiredText = (missing: string, maxLength: number = limits.NAME_MAX_LENGTH) =>
  z
    .string(missing)
    .trim()
    .normalize('NFC')
    .min(1, missing)
    .max(maxLength, tooLong(maxLength))
    .refine(isVisible, FIELD_MESSAGES.unusualCharacters);

/** An optional line of text. */
export const optionalText = (maxLength: number = limits.NAME_MAX_LENGTH) =>
  z
    .string(FIELD_MESSAGES.notText)
    .trim()
    .normalize('NFC')
    .max(maxLength, tooLong(maxLength))
    .refine(isVisible, FIELD_MESSAGES.unusualCharacters)
    .optional();

const containsNoLink = (text: string | undefined) => text === undefined || !containsLink(text);

/**
 * A name of a person, school, classroom or place. Other users read it, so it must not contain a
 * link.
 */
export const requiredName = (missing: string, maxLength?: number) =>
  requiredText(missing, maxLength).refine(containsNoLink, FIELD_MESSAGES.linkInName);

/** An optional name. */
export const optionalName = (maxLength?: number) =>
  optionalText(maxLength).refine(containsNoLink, FIELD_MESSAGES.linkInName);

export const firstName = requiredName(FIELD_MESSAGES.firstNameMissing);
export const lastName = requiredName(FIELD_MESSAGES.lastNameMissing);
export const city = requiredName(FIELD_MESSAGES.cityMissing, limits.CITY_MAX_LENGTH);

/** A value of an option list, with a message for a missing choice. */
export const choice = <Value extends string>(list: readonly Option<Value>[], missing: string) =>
  z.enum(valuesOf(list), {
    error: (issue) =>
      issue.input === undefined || issue.input === '' ? missing : FIELD_MESSAGES.notAnOption,
  });

export const state = choice(STATES, FIELD_MESSAGES.stateMissing);
export const grade = choice(GRADES, FIELD_MESSAGES.gradeMissing);

export const zip = z
  .string(FIELD_MESSAGES.zipMissing)
  .trim()
  .min(1, FIELD_MESSAGES.zipMissing)
  .regex(/^\d{5}$/, FIELD_MESSAGES.zipInvalid);

/** Letters, digits and ._%+- before the at sign, then a domain that ends with 2 to 24 letters. */
export const EMAIL_PATTERN =
  /^[A-Za-z0-9._%+-]{1,64}@(?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.){1,8}[A-Za-z]{2,24}$/;

export const email = z
  .string(FIELD_MESSAGES.emailMissing)
  .trim()
  .min(1, FIELD_MESSAGES.emailMissing)
  .max(limits.EMAIL_MAX_LENGTH, FIELD_MESSAGES.emailInvalid)
  .regex(EMAIL_PATTERN, FIELD_MESSAGES.emailInvalid);

const PHONE_PUNCTUATION = /[\s().-]/g;

/**
 * A phone number with country code and at least 11 digits, normalized to `+15035550142`. Page and
 * server check with libphonenumber whether it can exist.
 */
export const phoneNumber = z
  .string(FIELD_MESSAGES.phoneMissing)
  .trim()
  .min(1, FIELD_MESSAGES.phoneMissing)
  .max(30, FIELD_MESSAGES.phoneInvalid)
  .transform((text) => text.replace(PHONE_PUNCTUATION, ''))
  .pipe(
    z.string().regex(new RegExp(`^\\+?[1-9]\\d{${limits.PHONE_MIN_DIGITS - 1},14}$`), {
      error: FIELD_MESSAGES.phoneInvalid,
    }),
  )
  .transform((text) => (text.startsWith('+') ? text : `+${text}`));

/** A one-time code of digits only. */
export const oneTimeCode = z
  .string(FIELD_MESSAGES.oneTimeCodeMissing)
  .regex(new RegExp(`^[0-9]{${limits.ONE_TIME_CODE_DIGITS}}$`), FIELD_MESSAGES.oneTimeCodeMissing);

/** An operator's reason. Colleagues read it, and the user if it is mailed. */
export const reason = requiredText(FIELD_MESSAGES.reasonMissing, limits.REASON_MAX_LENGTH);

/** A student's username: 8 generated characters or an email, always in lower case. */
export const username = z
  .string(FIELD_MESSAGES.usernameMissing)
  .trim()
  .toLowerCase()
  .min(1, FIELD_MESSAGES.usernameMissing)
  .max(limits.USERNAME_MAX_LENGTH, tooLong(limits.USERNAME_MAX_LENGTH))
  .refine(isVisible, FIELD_MESSAGES.unusualCharacters);

/** A password for sign-in. Any text up to a length that keeps hashing cheap. */
export const existingPassword = (missing: string = FIELD_MESSAGES.passwordMissing) =>
  z.string(missing).min(1, missing).max(200, tooLong(200));

export const newPassword = z
  .string(FIELD_MESSAGES.passwordMissing)
  .min(1, FIELD_MESSAGES.passwordMissing)
  .max(200, FIELD_MESSAGES.passwordWeak)
  .refine(isStrongPassword, FIELD_MESSAGES.passwordWeak);

export const confirmPassword = z
  .string(FIELD_MESSAGES.confirmPasswordMissing)
  .min(1, FIELD_MESSAGES.confirmPasswordMissing)
  .max(200, FIELD_MESSAGES.passwordsDiffer);

/** Requires that password and confirmation are equal. The error is under the confirmation. */
export const passwordsMatch = {
  check: (form: { password: string; confirmPassword: string }) =>
    form.password === form.confirmPassword,
  report: {
    error: FIELD_MESSAGES.passwordsDiffer,
    path: ['confirmPassword'],
    // Reported together with the other errors, not only after those are fixed.
    when: ({ value }: { value: unknown }) => {
      const { password, confirmPassword } = value as Record<string, unknown>;
      return typeof password === 'string' && !!confirmPassword;
    },
  },
};

/** A boolean of a form: `1`, `true` and `on` mean yes. */
export const flag = z
  .union(
    [z.boolean(), z.enum(['0', '1', 'true', 'false', 'on', '']), z.literal(0), z.literal(1)],
    FIELD_MESSAGES.notAnOption,
  )
  .transform((value) => value === true || ['1', 'true', 'on'].includes(String(value)));

/** The checkbox for the terms must be checked. */
export const termsOfService = z
  .any()
  .refine((value) => flag.safeParse(value).data === true, FIELD_MESSAGES.termsMissing)
  .transform(() => true as const);

/** A whole number with a maximum number of digits, without sign or leading zero. */
export const count = (
  missing: string,
  maxDigits: number,
  tooMany: string = tooLong(maxDigits, 'digits'),
) =>
  z
    .union([z.string().max(20, tooMany), z.number()], { error: missing })
    .transform((value) => String(value).trim())
    .pipe(
      z
        .string()
        .min(1, missing)
        .regex(/^\d+$/, FIELD_MESSAGES.notANumber)
        .regex(/^[1-9]\d*$/, missing)
        .max(maxDigits, tooMany),
    )
    .transform(Number);

/** Returns true if a visible character is left. */
const containsText = (text: string) =>
  /[^\s\p{C}\p{Default_Ignorable_Code_Point}\u2800]/u.test(text);

/** A required text of several lines. */
export const prose = (missing: string, maxLength: number) =>
  z.string(missing).trim().max(maxLength, tooLong(maxLength)).refine(containsText, missing);

/** A number that the server issued, such as a version. Up to nine digits. */
export const serial = z
  .union([z.number(), z.string().max(9, FIELD_MESSAGES.notANumber)], FIELD_MESSAGES.notANumber)
  .transform(String)
  .pipe(z.string().regex(/^\d{1,9}$/, FIELD_MESSAGES.notANumber))
  .transform(Number);

/** Parses a JSON list or comma-separated values. */
const valuesIn = (text: string): unknown => {
  if (!text.trim().startsWith('[')) return text.split(',');
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
};

/** Values of an option list as a list, as JSON text or comma-separated (`educatorGrade`). */
export const commaValues = <Value extends string>(
  list: readonly Option<Value>[],
  missing: string = FIELD_MESSAGES.notAnOption,
) =>
  z
    .union(
      [
        z.string().max(1000, FIELD_MESSAGES.tooLong),
        z.array(z.string().max(limits.NAME_MAX_LENGTH)).max(100),
      ],
      { error: missing },
    )
    .transform((value) => (typeof value === 'string' ? valuesIn(value) : value))
    .pipe(z.array(z.string(), FIELD_MESSAGES.notAnOption))
    .transform((values) => [...new Set(values.map((value) => value.trim()).filter(Boolean))])
    .pipe(z.array(z.enum(valuesOf(list), FIELD_MESSAGES.notAnOption)))
    // Sorted in the order of the option list.
    .transform((values) => valuesOf(list).filter((value) => values.includes(value)));

/** At least one value of an option list. */
export const commaList = <Value extends string>(list: readonly Option<Value>[], missing: string) =>
  commaValues(list, missing).refine((values) => values.length > 0, missing);

/** An id. Calls treat an invalid id like an unknown one. */
export const id = z.string(FIELD_MESSAGES.notText).max(64, FIELD_MESSAGES.tooLong);

/** A list or object, sent as JSON text in a form field or directly in JSON. */
export const jsonField = <Schema extends z.ZodType>(
  schema: Schema,
  missing: string = FIELD_MESSAGES.notText,
  maxLength = 200_000,
) =>
  z
    .union(
      [
        z
          .string()
          .max(maxLength)
          .transform((text, context): unknown => {
            try {
              return JSON.parse(text);
            } catch {
              context.addIssue(FIELD_MESSAGES.notText);
              return z.NEVER;
            }
          }),
        z.array(z.unknown()),
        z.record(z.string(), z.unknown()),
      ],
      {
        // A union reports its own message, not those of its members.
        error: ({ input }) => {
          if (input === undefined || input === '') return missing;
          const isTooLong = typeof input === 'string' && input.length > maxLength;
          return isTooLong ? FIELD_MESSAGES.tooLong : FIELD_MESSAGES.notText;
        },
      },
    )
    .pipe(schema);

/** A value that is sent as JSON text in a response (`userJson`, `schoolDetails`). */
export const jsonText = <Schema extends z.ZodType>(schema: Schema) =>
  z.codec(z.string(), schema, {
    decode: (text) => JSON.parse(text),
    encode: (value) => JSON.stringify(value),
  });
