import type { UserChanges } from '@wonderfield/contract/accounts/user-changes';
import type { Actor } from '../../calls/actor.ts';
import type { Deps } from '../../dependencies.ts';
import { Refusal } from '../../refusal.ts';
import { updateChild } from '../children/update-child.ts';
import { completeLicense } from '../educators/complete-license.ts';
import { changePassword } from './change-password.ts';
import { ensureLicenseAlone, ensurePasswordAlone } from './profile.rules.ts';
import { updateOwnProfile } from './update-own-profile.ts';

/** One call, four purposes: a parent's child, their own password, license or profile (D 2). */
export const updateUser = (
  deps: Deps,
  actor: Actor,
  changes: UserChanges,
  request: { id: string; address: string },
) => {
  const { requestUserId, password, oldPassword } = changes;
  // A student who must choose a new password may change nothing else yet.
  if (actor.mustChangePassword && (requestUserId || password === undefined)) {
    throw new Refusal('PWD_006');
  }
  if (requestUserId) {
    // Naming oneself as the child would be a way around the current password.
    if (actor.userType !== 'parent') throw new Refusal('AUZ_001');
    return updateChild(deps, actor, requestUserId, changes, request.id);
  }
  if (password !== undefined && oldPassword !== undefined) {
    ensurePasswordAlone(changes);
    return changePassword(deps, actor, { password, oldPassword }, request);
  }
  if (changes.educatorLicenseType !== undefined && actor.userType === 'educator') {
    ensureLicenseAlone(changes);
    return completeLicense(deps, actor, changes, request);
  }
  return updateOwnProfile(deps, actor, changes);
};
