/** The portal's registration at the provider; its configuration has the same. */
export const GOOGLE_CLIENT = {
  id: '481516234200-sandbox.apps.googleusercontent.com',
  secret: 'sandbox-google-secret',
};

/** Where people come back to, below each address of the portal. */
export const GOOGLE_CALLBACK = '/users/googleCallback';
