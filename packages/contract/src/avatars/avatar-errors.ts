import { FIELD_MESSAGES } from '../texts/field-messages.ts';
import { MESSAGE_CODES, type PlainErrorCode } from '../texts/message-codes.ts';
import type { AvatarNameError } from './avatar-rules.ts';

/** Code and field message for each error of an avatar name. */
export const AVATAR_NAME_ERRORS: Record<AvatarNameError, { code: PlainErrorCode; words: string }> =
  {
    tooShort: { code: 'AVN_001', words: FIELD_MESSAGES.avatarNameTooShort },
    tooLong: { code: 'AVN_001', words: FIELD_MESSAGES.avatarNameTooLong },
    specialCharacters: { code: 'AVN_002', words: MESSAGE_CODES.AVN_002.text },
    realName: { code: 'AVN_003', words: MESSAGE_CODES.AVN_003.text },
  };
