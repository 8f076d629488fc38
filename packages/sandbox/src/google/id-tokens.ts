import { createHash } from 'node:crypto';
import { SignJWT } from 'jose';
import type { SigningKey } from '../sign-in/signing-keys.ts';
import { GOOGLE_CLIENT } from './google-keys.ts';
import { type GooglePerson, nameOf } from './google-world.ts';

type IdTokenOf = {
  issuer: string;
  person: GooglePerson;
  scopes: string[];
  accessToken: string;
  nonce?: string | undefined;
};

/** Returns the claims that the scopes allow. Empty names are omitted, like at Google. */
export const claimsOf = (person: GooglePerson, scopes: string[]): Record<string, unknown> => ({
  ...(scopes.includes('email') &&
    person.email && { email: person.email, email_verified: person.isEmailVerified }),
  ...(scopes.includes('profile') && {
    name: nameOf(person),
    ...(person.firstName && { given_name: person.firstName }),
    ...(person.lastName && { family_name: person.lastName }),
  }),
  ...(person.workspace && { hd: person.workspace }),
});

/** Binds the access token to the identity (OpenID Connect Core, 3.1.3.6). */
const halfHash = (token: string) =>
  createHash('sha256').update(token).digest().subarray(0, 16).toString('base64url');

/** Signs an ID token. */
export const signIdToken = (
  { kid, privateKey }: SigningKey,
  { issuer, person, scopes, accessToken, nonce }: IdTokenOf,
): Promise<string> =>
  new SignJWT({
    azp: GOOGLE_CLIENT.id,
    at_hash: halfHash(accessToken),
    ...claimsOf(person, scopes),
    ...(nonce && { nonce }),
  })
    .setProtectedHeader({ alg: 'RS256', kid, typ: 'JWT' })
    .setIssuer(issuer)
    .setAudience(GOOGLE_CLIENT.id)
    .setSubject(person.id)
    .setIssuedAt()
    .setExpirationTime('1h')
    .sign(privateKey);
