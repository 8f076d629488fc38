import { z } from 'zod';
import { FIELD_MESSAGES } from '../field-messages.ts';
import * as fields from '../fields.ts';

/** What the adult check asks for beside the card itself. */
export const AgeCheckSchema = z.object({
  cardholderName: fields.requiredName(FIELD_MESSAGES.cardholderMissing, 120),
  email: fields.email,
  zip: fields.zip,
});
