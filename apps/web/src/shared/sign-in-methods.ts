import type { Provider } from '@wonderfield/contract/identities/identity';

/** Full page loads: the API sends the browser on to the other service. */
export const AUTHORIZE_PATHS = {
  google: '/users/googleClassAuthorize',
  clever: '/users/cleverAuthorize',
  school: '/users/ssoAuthorize',
} as const satisfies Record<Provider, string>;
