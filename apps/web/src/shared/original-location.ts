import { homePath } from '@wonderfield/contract/accounts/home-path';
import type { PortalUser } from '@wonderfield/contract/accounts/user';
import { mayOpen } from './route-access.ts';

/** Kept in the history entry, not in the address: nobody can plant a target for a sign-in. */
export const keepLocation = (location: { pathname: string; search: string }) => ({
  from: `${location.pathname}${location.search}`,
});

/** Where the visitor wanted to go before signing in, if this user may go there at all. */
export const originalLocation = (state: unknown, user: PortalUser): string | undefined => {
  const from = (state as { from?: unknown } | null)?.from;
  if (typeof from !== 'string' || !from.startsWith('/') || from.startsWith('//')) return undefined;
  // Somebody who must first do something else (a new password) goes there instead.
  if (user.mustChangePassword) return homePath(user);
  return mayOpen(from.split('?', 1)[0] ?? '/', user.userType) ? from : undefined;
};
