import type { Email } from '../src/gateways/email/mailer.ts';

/** Returns the URL of an email's button. */
export const linkIn = (email: Email | undefined): URL => {
  const [, href] = /<a href="([^"]+)"/.exec(email?.html ?? '') ?? [];
  if (!href) throw new Error('There is no link in this letter');
  return new URL(href);
};

/** Returns the fields that the page of a confirmation link sends. */
export const confirmationFieldsIn = (email: Email | undefined) => {
  const { pathname, searchParams } = linkIn(email);
  if (pathname !== '/users/verifyEmail') throw new Error(`${pathname} confirms nothing`);
  return { token: searchParams.get('token') ?? '' };
};

/** Returns the fields in a reset link, `/resetpassword/{email}/{token}`. */
export const resetFieldsIn = (message: Email | undefined) => {
  const [, , email = '', passwordToken = ''] = linkIn(message).pathname.split('/');
  return { email: decodeURIComponent(email), passwordToken };
};
