/** The portal's client registration. Also set in its configuration. */
export const CLEVER_CLIENT = { id: '4b1d5a9d0bc4c3e7c0de', secret: 'sandbox-clever-secret' };

/** Callback path at each address of the portal. */
export const CLEVER_CALLBACK = '/users/cleverCallback';
