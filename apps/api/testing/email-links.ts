import type { Email } from '../src/gateways/mailer.ts';

/** The address behind the button of a letter. */
export const linkIn = (email: Email | undefined): URL => {
  const [, href] = /<a href="([^"]+)"/.exec(email?.html ?? '') ?? [];
  if (!href) throw new Error('There is no link in this letter');
  return new URL(href);
};

/** What the page behind a confirmation link sends when its button is pressed. */
export const confirmationFieldsIn = (email: Email | undefined) => {
  const { pathname, searchParams } = linkIn(email);
  if (pathname !== '/users/verifyEmail') throw new Error(`${pathname} confirms nothing`);
  return { token: searchParams.get('token') ?? '' };
};

/** What a reset link carries: `/resetpassword/{email}/{token}`. */
export const resetFieldsIn = (letter: Email | undefined) => {
  const [, , email = '', passwordToken = ''] = linkIn(letter).pathname.split('/');
  return { email: decodeURIComponent(email), passwordToken };
};
