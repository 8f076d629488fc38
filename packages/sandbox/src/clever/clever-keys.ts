/** The portal's registration at the provider; its configuration has the same. */
export const CLEVER_CLIENT = { id: '4b1d5a9d0bc4c3e7c0de', secret: 'sandbox-clever-secret' };

/** Where people come back to, below each address of the portal. */
export const CLEVER_CALLBACK = '/users/cleverCallback';
