import { z } from 'zod';
import { FIELD_MESSAGES } from '../field-messages.ts';

/** What may be a name; whether it may be this student's is for `avatarNameProblem` to say (AVN_001 to 003). */
export const avatarName = z
  .string(FIELD_MESSAGES.avatarNameTooShort)
  .trim()
  .normalize('NFC')
  .max(100, FIELD_MESSAGES.avatarNameTooLong);
