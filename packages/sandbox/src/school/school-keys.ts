/** The portal's client registration. Also set in its configuration. */
export const SCHOOL_CLIENT = { id: 'wonderfield-sandbox', secret: 'sandbox-school-secret' };

/** Name of the school on the portal's button. */
export const SCHOOL_NAME = 'Hazel Grove School';

/** Callback path at each address of the portal. */
export const SCHOOL_CALLBACK = '/users/ssoCallback';
