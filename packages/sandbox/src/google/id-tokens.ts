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

/** What the scopes let be seen of a person; empty names are left out, as Google does. */
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

/** OpenID Connect Core, 3.1.3.6: binds the access token to the identity. */
const halfHash = (token: string) =>
  createHash('sha256').update(token).digest().subarray(0, 16).toString('base64url');

/** Signs who somebody is. */
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
