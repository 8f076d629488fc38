/** The portal's registration at the provider; its configuration has the same. */
export const SCHOOL_CLIENT = { id: 'wonderfield-sandbox', secret: 'sandbox-school-secret' };

/** What the portal calls the school on its button. */
export const SCHOOL_NAME = 'Hazel Grove School';

/** Where people come back to, below each address of the portal. */
export const SCHOOL_CALLBACK = '/users/ssoCallback';
