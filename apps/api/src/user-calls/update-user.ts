import type { UserChanges } from '@wonderfield/contract/accounts/user-changes';
import { changePassword } from '../features/accounts/change-password.ts';
import { ensureLicenseAlone, ensurePasswordAlone } from '../features/accounts/profile.rules.ts';
import { updateOwnProfile } from '../features/accounts/update-own-profile.ts';
import { updateChild } from '../features/children/update-child.ts';
import { completeLicense } from '../features/schools/complete-license.ts';
import { Refusal } from '../refusal.ts';
import { isBy } from '../work/actor.ts';
import type { Work } from '../work/work.ts';

/** One call, four purposes: a parent's child, one's own password, license or profile (D 2). */
export const updateUser = (work: Work, changes: UserChanges) => {
  const { childId, password, oldPassword, licenseType } = changes;
  // A student who must choose a new password may change nothing else yet.
  if (work.actor.mustChangePassword && (childId || password === undefined)) {
    throw new Refusal('PWD_006');
  }
  if (childId) {
    // Naming oneself as the child would be a way around the current password.
    if (!isBy(work, 'parent')) throw new Refusal('AUZ_001');
    return updateChild(work, childId, changes);
  }
  if (password !== undefined) {
    ensurePasswordAlone(changes);
    return changePassword(work, { password, oldPassword });
  }
  if (licenseType !== undefined && isBy(work, 'educator')) {
    ensureLicenseAlone(changes);
    return completeLicense(work, { ...changes, licenseType });
  }
  return updateOwnProfile(work, changes);
};
