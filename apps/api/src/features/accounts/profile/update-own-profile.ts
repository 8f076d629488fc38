import type { UserChanges } from '@wonderfield/contract/accounts/user-changes';
import type { Context } from '../../../context/context.ts';
import { selectReadOnlyFields } from './profile.queries.ts';
import { ensureOwnFieldsOnly, ensureReadOnlyUnchanged } from './profile.rules.ts';
import { readPortalUser } from './read-portal-user.ts';
import { writeOwnChanges } from './update-profile-fields.ts';

/**
 * Updates the caller's profile. Writes only the submitted fields and rejects changes of read-only
 * fields.
 */
export const updateOwnProfile = ({ deps, actor, transaction }: Context, changes: UserChanges) =>
  transaction(async (tx) => {
    const current = await selectReadOnlyFields(tx, actor.id);
    ensureReadOnlyUnchanged(changes, current, actor.licenseType);
    ensureOwnFieldsOnly(changes, actor.userType);
    await writeOwnChanges(deps, tx, actor, changes);
    return { user: await readPortalUser(deps, tx, actor) };
  });
