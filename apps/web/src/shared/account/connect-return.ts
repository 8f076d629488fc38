import type { Provider } from '@wonderfield/contract/identities/identity';
import { PATHS } from '../routing/paths.ts';
import { mayOpen } from '../routing/route-access.ts';
import { AUTHORIZE_PATHS } from './sign-in-methods.ts';

/*
 * Session storage key of the page that an educator left to connect an account. It is per tab and
 * set by the page itself, so no URL decides the target or the connection.
 */
const KEY = 'connect-return';

/**
 * Returns the authorization URL for connecting an account. Requests class access if the service has
 * classes.
 */
export const connectHref = (provider: Provider) =>
  `${AUTHORIZE_PATHS[provider]}?for=${provider === 'school' ? 'connect' : 'rosters'}`;

export const keepReturn = (path: string) => {
  try {
    sessionStorage.setItem(KEY, path);
  } catch {
    // Storage is disabled. The return then goes to the sign-in page and no account is connected.
  }
};

/** Returns once the page that this tab left to connect. Returns undefined if it did not leave. */
export const takeReturn = (): string | undefined => {
  try {
    const path = sessionStorage.getItem(KEY);
    sessionStorage.removeItem(KEY);
    if (path === null) return undefined;
    return mayOpen(path.split('?', 1)[0] ?? '/', 'educator') ? path : PATHS.profile;
  } catch {
    return undefined;
  }
};
