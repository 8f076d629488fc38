import { EMAIL_MAX_LENGTH, NAME_MAX_LENGTH } from '@wonderfield/contract/limits';
import { z } from 'zod';
import { ensureUsableSubject, type SignedInPerson } from './signed-in-person.ts';

/** Claims but the subject are never guaranteed, and never trusted to fit. */
const word = (most: number) =>
  z
    .string()
    .transform((text) => text.trim().slice(0, most))
    .catch('');
const ClaimsSchema = z.object({
  given_name: word(NAME_MAX_LENGTH),
  family_name: word(NAME_MAX_LENGTH),
  name: word(2 * NAME_MAX_LENGTH),
  email: z.email().max(EMAIL_MAX_LENGTH).optional().catch(undefined),
  // Many schools leave it out: their directory is where the address comes from. Some write it as text.
  email_verified: z
    .unknown()
    .optional()
    .transform((value) => value === undefined || String(value).toLowerCase() === 'true'),
});

type Claims = { sub: string } & Record<string, unknown>;

const isGiven = (claim: unknown) => typeof claim === 'string' && claim.trim() !== '';

/** Returns true if the claims say what an account is made of. */
export const hasEmailAndNames = ({ email, given_name, family_name, name }: Claims) => {
  const hasNames = isGiven(given_name) && isGiven(family_name);
  return isGiven(email) && (hasNames || (!isGiven(given_name) && isGiven(name)));
};

/** Adds what UserInfo says to an ID token. The token was signed for us, so what it says stands. */
export const mergeClaims = (token: Claims, userInfo: Claims): Claims => {
  // Whether an email is verified is said of that email alone.
  const { email, email_verified } = token.email === undefined ? userInfo : token;
  return { ...userInfo, ...token, email, email_verified };
};

/** The person an ID token speaks of. */
export const readOidcPerson = (
  issuer: string,
  claims: { sub: string },
  role: SignedInPerson['role'],
): SignedInPerson => {
  ensureUsableSubject(claims.sub);
  const parsed = ClaimsSchema.parse(claims);
  const { given_name, family_name, name, email } = parsed;
  // Some have the whole name only; the last word of it is a guess the person can correct.
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
