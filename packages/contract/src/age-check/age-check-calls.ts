import { z } from 'zod';
import { UserJsonSchema } from '../accounts/user-json.ts';
import { defineCall } from '../define-call.ts';
import * as fields from '../fields.ts';
import { FIELD_MESSAGES } from '../texts/field-messages.ts';
import * as spelling from './age-check-codec.ts';
import { AgeCheckSchema } from './age-check-form.ts';

const ageCheckTicket = z.string().max(400, FIELD_MESSAGES.tooLong).optional();

export const createSetupIntent = defineCall({
  ...spelling.createSetupIntent,
  summary: 'Starts the adult check with a card setup. Nothing is charged.',
  access: ['anonymous', 'parent', 'educator'],
  input: AgeCheckSchema.extend({ userId: fields.id, ageCheckTicket }),
  output: z.object({ setupIntent: z.object({ id: z.string(), client_secret: z.string() }) }),
  refusals: ['SSN_002', 'AGE_003', 'AGE_004', 'EXT_002'],
  // Limits attempts per IP address, because attackers test stolen cards where it is free [T31].
  limits: [{ per: 'address', times: 10, seconds: 86_400 }],
  whileUnchecked: true,
  idempotent: 'elsewhere',
});

export const confirmAgeCheck = defineCall({
  ...spelling.confirmAgeCheck,
  summary: 'Verifies the card setup with the provider and completes the check.',
  access: ['anonymous', 'parent', 'educator'],
  input: z.object({ userId: fields.id, ageCheckTicket, setupIntentId: fields.id }),
  output: z.object({
    userJson: fields.jsonText(UserJsonSchema),
    sessionToken: z
      .string()
      .optional()
      .describe('Set once, if the caller has just signed in with a password and sent a ticket.'),
    emailConfirmationPending: z.boolean().optional(),
  }),
  refusals: ['SSN_002', 'AGE_002', 'AGE_005', 'EXT_002'],
  limits: [{ per: 'address', times: 60, seconds: 3600 }],
  whileUnchecked: true,
});
