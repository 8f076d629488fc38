import type { FastifyRequest } from 'fastify';

/**
 * Holds a pending single sign-on and identifies the browser that started it. It contains no
 * session.
 */
export const SIGN_IN_COOKIE = 'wonderfield_sign_in';

export const signInCookieOf = ({ cookies }: Pick<FastifyRequest, 'cookies'>) =>
  cookies[SIGN_IN_COOKIE];
