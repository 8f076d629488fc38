import type { Actor } from '../../../context/actor.ts';
import type { Context } from '../../../context/context.ts';
import { DomainError } from '../../../domain-error.ts';
import { findAccount } from '../../accounts/accounts.ts';
import { selectOptionalPlaceName } from '../enrollments.queries.ts';

/**
 * Shows the username of a student who joined by code, until the first sign-out. Later sessions show
 * nothing, because they are more likely to be misused.
 */
export const showOwnLogin = async ({ deps, actor }: Context<Actor<'student'>>) => {
  if (!actor.showsLogin) throw new DomainError('AUZ_001');
  const account = await findAccount(deps.db, actor.id);
  const place = await selectOptionalPlaceName(deps.db, actor.id);
  return { username: account?.email ?? '', joined: place?.name ?? '' };
};
