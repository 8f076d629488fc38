import type { FastifyRequest } from 'fastify';

/** Keeps a single sign-on that has begun, and which browser began it. It holds no session. */
export const SIGN_IN_COOKIE = 'wonderfield_sign_in';

export const signInCookieOf = ({ cookies }: Pick<FastifyRequest, 'cookies'>) =>
  cookies[SIGN_IN_COOKIE];
