import type { Provider } from '@wonderfield/contract/identities/identity';

/** Paths for full page loads, because the API redirects the browser to the service. */
export const AUTHORIZE_PATHS = {
  google: '/users/googleClassAuthorize',
  clever: '/users/cleverAuthorize',
  school: '/users/ssoAuthorize',
} as const satisfies Record<Provider, string>;
