import { FIELD_MESSAGES } from '@wonderfield/contract/texts/field-messages';
import type { Deps } from '../../../dependencies.ts';
import { DomainError } from '../../../domain-error.ts';
import { selectOptionalUserByName } from '../accounts.queries.ts';

/**
 * Rejects a taken sign-in name with EML_001. The form checks on blur, so the call is rate-limited.
 */
export const ensureSignInNameIsFree = async ({ db }: Pick<Deps, 'db'>, signInName: string) => {
  if (await selectOptionalUserByName(db, signInName)) {
    throw new DomainError('EML_001', { errors: { signInName: FIELD_MESSAGES.emailTaken } });
  }
  return {};
};
