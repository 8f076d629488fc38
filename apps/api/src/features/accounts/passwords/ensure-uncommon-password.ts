import { FIELD_MESSAGES } from '@wonderfield/contract/texts/field-messages';
import type { Deps } from '../../../dependencies.ts';
import { DomainError } from '../../../domain-error.ts';
import { isCommonPassword } from '../../../security/common-passwords.ts';

/**
 * Rejects common passwords of adults. Students are exempt, because children have to remember their
 * passwords.
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
