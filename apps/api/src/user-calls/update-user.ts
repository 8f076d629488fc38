import type { UserChanges } from '@wonderfield/contract/accounts/user-changes';
import { saveAvatarName } from '@wonderfield/contract/avatars/avatar-calls';
import { consumeCallLimits, limitsOf } from '../calls/consume-call-limits.ts';
import { type Actor, isBy } from '../context/actor.ts';
import type { Context } from '../context/context.ts';
import { DomainError } from '../domain-error.ts';
import { changePassword } from '../features/accounts/passwords/change-password.ts';
import {
  ensureAvatarNameAlone,
  ensureLicenseAlone,
  ensureNoAvatarName,
  ensurePasswordAlone,
  ensureSameUserType,
} from '../features/accounts/profile/profile.rules.ts';
import { readPortalUser } from '../features/accounts/profile/read-portal-user.ts';
import { updateOwnProfile } from '../features/accounts/profile/update-own-profile.ts';
import { nameAvatar } from '../features/avatars/name-avatar.ts';
import { updateChild } from '../features/children/update-child.ts';
import { completeLicense } from '../features/schools/complete-license.ts';

/**
 * Does the same as `saveAvatarName` with the same rate limit, but returns the response of this
 * call.
 */
const renameAvatar = async (ctx: Context<Actor<'student'>>, name: string) => {
  await consumeCallLimits(ctx.deps, limitsOf(ctx.deps, saveAvatarName, 'user', ctx.actor.id));
  try {
    await nameAvatar(ctx, { name });
  } catch (error) {
    const words = error instanceof DomainError ? error.details.errors?.name : undefined;
    if (!(error instanceof DomainError) || !words) throw error;
    throw error.withErrors({ avatarName: words });
  }
  return { user: await readPortalUser(ctx.deps, ctx.deps.db, ctx.actor) };
};

/** Updates a parent's child, or the caller's own password, license, avatar or profile. */
export const updateUser = (ctx: Context, changes: UserChanges) => {
  const { childId, password, oldPassword, licenseType, avatarName } = changes;
  ensureSameUserType(changes, ctx.actor.userType);
  // A student who must choose a new password cannot change anything else before.
  if (ctx.actor.mustChangePassword && (childId || password === undefined)) {
    throw new DomainError('PWD_006');
  }
  if (childId) {
    // Callers who name themselves as the child would bypass the check of the current password.
    if (!isBy(ctx, 'parent')) throw new DomainError('AUZ_001');
    ensureNoAvatarName(changes);
    return updateChild(ctx, childId, changes);
  }
  if (password !== undefined) {
    ensurePasswordAlone(changes);
    return changePassword(ctx, { password, oldPassword });
  }
  if (licenseType !== undefined && isBy(ctx, 'educator')) {
    ensureLicenseAlone(changes);
    return completeLicense(ctx, { ...changes, licenseType });
  }
  if (avatarName !== undefined && isBy(ctx, 'student')) {
    ensureAvatarNameAlone(changes);
    return renameAvatar(ctx, avatarName);
  }
  return updateOwnProfile(ctx, changes);
};
