import { homePath } from '@wonderfield/contract/accounts/home-path';
import type { PortalUser } from '@wonderfield/contract/accounts/user';
import { mayOpen } from '../routing/route-access.ts';

/**
 * Stores the target in the history entry and not in the URL, so an attacker cannot plant a target.
 */
export const keepLocation = (location: { pathname: string; search: string }) => ({
  from: `${location.pathname}${location.search}`,
});

/** Returns the target from before the sign-in, if this user may open it. */
export const originalLocation = (state: unknown, user: PortalUser): string | undefined => {
  const from = (state as { from?: unknown } | null)?.from;
  if (typeof from !== 'string' || !from.startsWith('/') || from.startsWith('//')) return undefined;
  // A pending password change comes first.
  if (user.mustChangePassword) return homePath(user);
  return mayOpen(from.split('?', 1)[0] ?? '/', user.userType) ? from : undefined;
};
