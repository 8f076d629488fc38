import type { UserChanges } from '@wonderfield/contract/accounts/user-changes';
import type { Parent } from '../../context/actor.ts';
import type { Context } from '../../context/context.ts';
import { DomainError } from '../../domain-error.ts';
import { ensureReadOnlyUnchanged } from '../accounts/profile/profile.rules.ts';
import { readPortalUser } from '../accounts/profile/read-portal-user.ts';
import { writeChildChanges } from '../accounts/profile/update-profile-fields.ts';
import { replacePassword } from '../students/logins/student-passwords.ts';
import { selectOptionalOwnChildForUpdate } from './children.queries.ts';

/**
 * Updates the submitted fields of a parent's child. A new password does not require the old one.
 */
export const updateChild = async (ctx: Context<Parent>, childId: string, changes: UserChanges) => {
  const { deps, actor } = ctx;
  const { password } = changes;
  return ctx.transaction(async (tx) => {
    const child = await selectOptionalOwnChildForUpdate(tx, { parentId: actor.id, childId });
    if (!child) throw new DomainError('CHD_001');
    ensureReadOnlyUnchanged(changes, { email: child.email });
    await writeChildChanges(deps, tx, child.id, changes);
    if (password) await replacePassword(ctx, tx, { student: child, password });
    await ctx.audit(tx, 'child.updated', child.id);
    return { user: await readPortalUser(deps, tx, actor) };
  });
};
