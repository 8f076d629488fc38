import type { Provider } from '@wonderfield/contract/identities/identity';
import { PATHS } from './paths.ts';
import { mayOpen } from './route-access.ts';
import { AUTHORIZE_PATHS } from './sign-in-methods.ts';

/*
 * Where an educator was who left to connect an account. Kept for this tab alone, and by the page
 * itself: nothing in an address decides where somebody ends up, or that something is connected.
 */
const KEY = 'connect-return';

/** Where to send an educator who connects an account; with it, their classes where there are any. */
export const connectHref = (provider: Provider) =>
  `${AUTHORIZE_PATHS[provider]}?for=${provider === 'school' ? 'connect' : 'rosters'}`;

export const keepReturn = (path: string) => {
  try {
    sessionStorage.setItem(KEY, path);
  } catch {
    // Switched off: the way back then ends at the door, and nothing is connected.
  }
};

/** Where this tab left from, once; nothing where it did not leave to connect anything. */
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
