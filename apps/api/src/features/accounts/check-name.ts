import { FIELD_MESSAGES } from '@wonderfield/contract/field-messages';
import type { Deps } from '../../dependencies.ts';
import { Refusal } from '../../refusal.ts';
import { selectOptionalUserByName } from './accounts.queries.ts';

/** The specification wants to know on blur whether a name is free; the call is rate-limited. */
export const ensureNameIsFree = async ({ db }: Pick<Deps, 'db'>, name: string) => {
  if (await selectOptionalUserByName(db, name)) {
    throw new Refusal('EML_001', { errors: { email: FIELD_MESSAGES.emailTaken } });
  }
  return {};
};
