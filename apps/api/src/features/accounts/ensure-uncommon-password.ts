import { FIELD_MESSAGES } from '@wonderfield/contract/field-messages';
import type { Deps } from '../../dependencies.ts';
import { DomainError } from '../../domain-error.ts';
import { isCommonPassword } from '../../security/common-passwords.ts';

/**
 * An adult's password is none of those tried first. Students are spared: theirs is made for them, and
 * what they choose themselves a child has to keep in mind.
 */
export const ensureUncommonPassword = async (
  { now }: Pick<Deps, 'now'>,
  password: string,
  about: readonly string[],
) => {
  if (await isCommonPassword(password, { about, year: now().getUTCFullYear() })) {
    throw new DomainError('PWD_004', { errors: { password: FIELD_MESSAGES.passwordCommon } });
  }
};
