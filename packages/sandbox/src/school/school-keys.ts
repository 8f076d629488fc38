/** The portal's client registration. The portal's configuration has the same values. */
export const SCHOOL_CLIENT = { id: 'wonderfield-sandbox', secret: 'sandbox-school-secret' };

/** Name of the school on the portal's button. */
export const SCHOOL_NAME = 'Hazel Grove School';

/** Callback path below each base URL of the portal. */
export const SCHOOL_CALLBACK = '/users/ssoCallback';
