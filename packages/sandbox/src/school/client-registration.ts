import { createPublicKey } from 'node:crypto';
import type { ClientMetadata } from 'oidc-provider';
import { z } from 'zod';
import { SCHOOL_CLIENT } from './school-keys.ts';

const publicKey = z.string().refine((pem) => {
  try {
    return createPublicKey(pem).type === 'public';
  } catch {
    return false;
  }
}, 'publicKey must be a public key in PEM format');

/** Where the provider sends the claims. OpenID Connect Core 1.0, section 5.4, uses UserInfo. */
const claims = z.enum(['idToken', 'userInfo']).optional();

/** A method that the provider supports for other clients. */
const OtherMethodSchema = z.enum(['client_secret_post', 'client_secret_basic']).optional();

/** The only client authentication method that the provider accepts at the token endpoint. */
export const ClientRegistrationSchema = z.discriminatedUnion('method', [
  z.strictObject({
    method: z.enum(['client_secret_post', 'client_secret_basic']),
    alsoAnnounced: OtherMethodSchema,
    claims,
  }),
  z.strictObject({
    method: z.literal('private_key_jwt'),
    publicKey,
    keyId: z.string().optional(),
    alsoAnnounced: OtherMethodSchema,
    claims,
  }),
]);
export type ClientRegistration = z.infer<typeof ClientRegistrationSchema>;

export const FIRST_REGISTRATION: ClientRegistration = { method: 'client_secret_post' };

/** Returns the provider's registration of the portal. */
export const toClientMetadata = (
  registration: ClientRegistration,
  redirectUris: string[],
): ClientMetadata => ({
  client_id: SCHOOL_CLIENT.id,
  redirect_uris: redirectUris,
  grant_types: ['authorization_code'],
  response_types: ['code'],
  token_endpoint_auth_method: registration.method,
  ...(registration.method === 'private_key_jwt'
    ? {
        jwks: {
          keys: [
            {
              ...createPublicKey(registration.publicKey).export({ format: 'jwk' }),
              use: 'sig',
              ...(registration.keyId && { kid: registration.keyId }),
            },
          ],
        },
      }
    : { client_secret: SCHOOL_CLIENT.secret }),
});
