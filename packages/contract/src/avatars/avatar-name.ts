import { z } from 'zod';
import { FIELD_MESSAGES } from '../texts/field-messages.ts';

/**
 * Basic schema of an avatar name. `findAvatarNameError` checks the rules for this student (AVN_001 to
 * AVN_003).
 */
export const avatarName = z
  .string(FIELD_MESSAGES.avatarNameTooShort)
  .trim()
  .normalize('NFC')
  .max(100, FIELD_MESSAGES.avatarNameTooLong);
