import { z } from 'zod';
import { FIELD_MESSAGES } from '../field-messages.ts';
import * as fields from '../fields.ts';

/** Fields of the adult check besides the card. */
export const AgeCheckSchema = z.object({
  cardholderName: fields.requiredName(FIELD_MESSAGES.cardholderMissing, 120),
  email: fields.email,
  zip: fields.zip,
});
