/** The portal's client registration. Also set in its configuration. */
export const GOOGLE_CLIENT = {
  id: '481516234200-sandbox.apps.googleusercontent.com',
  secret: 'sandbox-google-secret',
};

/** Callback path at each address of the portal. */
export const GOOGLE_CALLBACK = '/users/googleCallback';
