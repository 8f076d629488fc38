import { z } from 'zod';
import { defineCall } from '../define-call.ts';
import * as fields from '../fields.ts';
import { WEEKLY_MAIL_LINK_DAYS } from '../limits.ts';
import { FIELD_MESSAGES } from '../texts/field-messages.ts';
import { USER_TYPES } from '../user-types.ts';
import * as spelling from './weekly-mail-codec.ts';

const childId = fields.id;
const output = z.object({
  isOn: z.boolean(),
  email: z.string().describe('The address that the weekly mail is sent to.'),
});

export const getWeeklyMail = defineCall({
  ...spelling.getWeeklyMail,
  summary: 'Returns whether a parent gets the weekly mail about a child, and its address.',
  access: ['parent'],
  input: z.object({ childId }),
  output,
  refusals: ['CHD_001'],
});

export const setWeeklyMail = defineCall({
  ...spelling.setWeeklyMail,
  summary: 'Turns the weekly mail about a child on or off for the signed-in parent only.',
  access: ['parent'],
  input: z.object({ childId, isOn: fields.flag }),
  output,
  refusals: ['CHD_001'],
  limits: [{ per: 'user', times: 120, seconds: 3600 }],
});

/**
 * Calls behind the link of a weekly mail. They work for every caller with the link, signed in or
 * not.
 */
const byLink = {
  access: ['anonymous', ...USER_TYPES],
  input: z.object({
    token: z
      .string(FIELD_MESSAGES.notText)
      .max(400, FIELD_MESSAGES.tooLong)
      .describe(
        `The token from a weekly mail. It can only turn that mail, or the part about one child, on or off, and is valid for ${WEEKLY_MAIL_LINK_DAYS} days.`,
      ),
  }),
  output: z.object({
    firstNames: z.array(z.string()).describe('The first names of the children of the link.'),
    isOn: z.boolean().describe('True if the part about one of the children is on.'),
  }),
  refusals: ['WKM_001'],
  // A mail provider unsubscribes many readers from a few IP addresses.
  limits: [{ per: 'address', times: 1200, seconds: 60 }],
  whileUnchecked: true,
  whileResetPending: true,
  whileGameOnly: true,
} as const;

export const readWeeklyMailLink = defineCall({
  name: 'readWeeklyMailLink',
  summary:
    'Returns the children of a weekly mail link and whether the mail is on. Changes nothing.',
  ...byLink,
});

export const weeklyMailOff = defineCall({
  name: 'weeklyMailOff',
  summary:
    'Turns a weekly mail off by its link. Mail programs send this request with the token in the URL (RFC 8058).',
  ...byLink,
});

export const weeklyMailOn = defineCall({
  name: 'weeklyMailOn',
  summary: 'Turns a weekly mail on again by its link.',
  ...byLink,
});
