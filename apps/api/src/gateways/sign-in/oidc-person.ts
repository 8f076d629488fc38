import { EMAIL_MAX_LENGTH, NAME_MAX_LENGTH } from '@wonderfield/contract/limits';
import { z } from 'zod';
import { ensureUsableSubject, type SignedInPerson } from './signed-in-person.ts';

/**
 * Truncates a claim. Only the subject is guaranteed, so other claims may be missing or too long.
 */
const word = (max: number) =>
  z
    .string()
    .transform((text) => text.trim().slice(0, max))
    .catch('');
const ClaimsSchema = z.object({
  given_name: word(NAME_MAX_LENGTH),
  family_name: word(NAME_MAX_LENGTH),
  name: word(2 * NAME_MAX_LENGTH),
  email: z.email().max(EMAIL_MAX_LENGTH).optional().catch(undefined),
  // Many schools omit it, because the email comes from their directory. Some send it as text.
  email_verified: z
    .unknown()
    .optional()
    .transform((value) => value === undefined || String(value).toLowerCase() === 'true'),
});

type Claims = { sub: string } & Record<string, unknown>;

const isGiven = (claim: unknown) => typeof claim === 'string' && claim.trim() !== '';

/** Returns true if the claims contain an email and names. */
export const hasEmailAndNames = ({ email, given_name, family_name, name }: Claims) => {
  const hasNames = isGiven(given_name) && isGiven(family_name);
  return isGiven(email) && (hasNames || (!isGiven(given_name) && isGiven(name)));
};

/** Adds the claims of UserInfo to an ID token. The signed token takes precedence. */
export const mergeClaims = (token: Claims, userInfo: Claims): Claims => {
  // `email_verified` applies only to the email from the same source.
  const { email, email_verified } = token.email === undefined ? userInfo : token;
  return { ...userInfo, ...token, email, email_verified };
};

/** Returns the person described by an ID token. */
export const readOidcPerson = (
  issuer: string,
  claims: { sub: string },
  role: SignedInPerson['role'],
): SignedInPerson => {
  ensureUsableSubject(claims.sub);
  const parsed = ClaimsSchema.parse(claims);
  const { given_name, family_name, name, email } = parsed;
  // Some providers send only the full name. The last word is a guess that the user can correct.
  const [, first = name, last = ''] = /^(.+)\s(\S+)$/.exec(name) ?? [];
  return {
    issuer,
    subject: claims.sub,
    role,
    firstName: given_name || first.slice(0, NAME_MAX_LENGTH),
    lastName: family_name || (given_name ? '' : last.slice(0, NAME_MAX_LENGTH)),
    email,
    isEmailConfirmed: email !== undefined && parsed.email_verified,
  };
};
