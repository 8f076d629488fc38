import { z } from 'zod';
import * as fields from '../fields.ts';
import { FIELD_MESSAGES } from '../texts/field-messages.ts';

/** Fields of the adult check besides the card. */
export const AgeCheckSchema = z.object({
  cardholderName: fields.requiredName(FIELD_MESSAGES.cardholderMissing, 120),
  email: fields.email,
  zip: fields.zip,
});
