import type { UserChanges } from '@wonderfield/contract/accounts/user-changes';
import { saveAvatarName } from '@wonderfield/contract/avatars/avatar-calls';
import { countUse, limitsOf } from '../calls/consume-call-limits.ts';
import { type Actor, isBy } from '../context/actor.ts';
import type { Work } from '../context/context.ts';
import { Refusal } from '../domain-error.ts';
import { changePassword } from '../features/accounts/change-password.ts';
import {
  ensureAvatarNameAlone,
  ensureLicenseAlone,
  ensureNoAvatarName,
  ensurePasswordAlone,
  ensureSameUserType,
} from '../features/accounts/profile.rules.ts';
import { readPortalUser } from '../features/accounts/read-portal-user.ts';
import { updateOwnProfile } from '../features/accounts/update-own-profile.ts';
import { nameAvatar } from '../features/avatars/name-avatar.ts';
import { updateChild } from '../features/children/update-child.ts';
import { completeLicense } from '../features/schools/complete-license.ts';

/** What `saveAvatarName` does, as often as that may be done, answered as this call answers. */
const renameAvatar = async (work: Work<Actor<'student'>>, name: string) => {
  await countUse(work.deps, limitsOf(work.deps, saveAvatarName, 'user', work.actor.id));
  try {
    await nameAvatar(work, { name });
  } catch (error) {
    const words = error instanceof Refusal ? error.details.errors?.name : undefined;
    if (!(error instanceof Refusal) || !words) throw error;
    throw error.withErrors({ avatarName: words });
  }
  return { user: await readPortalUser(work.deps, work.deps.db, work.actor) };
};

/** One call, five purposes: a parent's child, one's own password, license, avatar or profile (D 2). */
export const updateUser = (work: Work, changes: UserChanges) => {
  const { childId, password, oldPassword, licenseType, avatarName } = changes;
  ensureSameUserType(changes, work.actor.userType);
  // A student who must choose a new password may change nothing else yet.
  if (work.actor.mustChangePassword && (childId || password === undefined)) {
    throw new Refusal('PWD_006');
  }
  if (childId) {
    // Naming oneself as the child would be a way around the current password.
    if (!isBy(work, 'parent')) throw new Refusal('AUZ_001');
    ensureNoAvatarName(changes);
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
  if (avatarName !== undefined && isBy(work, 'student')) {
    ensureAvatarNameAlone(changes);
    return renameAvatar(work, avatarName);
  }
  return updateOwnProfile(work, changes);
};
