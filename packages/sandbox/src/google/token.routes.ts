import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { basicOf, bodyFields, queryOf } from '../sign-in/request-fields.ts';
import type { SigningKey } from '../sign-in/signing-keys.ts';
import { GOOGLE_CLIENT } from './google-keys.ts';
import {
  ACCESS_TOKEN_LIFE_S,
  type GooglePermissions,
  type PendingSignIn,
} from './google-permissions.ts';
import type { GoogleRoster } from './google-world.ts';
import { signIdToken } from './id-tokens.ts';

type Fields = Record<string, string | undefined>;

type TokenEndpoint = {
  roster: GoogleRoster;
  permissions: GooglePermissions;
  signingKey: SigningKey;
  issuer(): string;
};

const reject = (reply: FastifyReply, status: number, error: string, description: string) =>
  reply.code(status).send({ error, error_description: description });

const isOurClient = (request: FastifyRequest, fields: Fields): boolean => {
  const basic = basicOf(request);
  const id = fields.client_id ?? basic?.id;
  const secret = fields.client_secret ?? basic?.secret;
  return id === GOOGLE_CLIENT.id && secret === GOOGLE_CLIENT.secret;
};

/**
 * Verifies the PKCE code verifier (RFC 7636). Only the client that started the sign-in knows it.
 */
const isVerified = ({ challenge }: PendingSignIn, verifier: string | undefined): boolean => {
  if (!challenge) return true;
  if (verifier === undefined) return false;
  const made =
    challenge.method === 'plain'
      ? verifier
      : createHash('sha256').update(verifier).digest('base64url');
  return made === challenge.value;
};

/** Exchanges codes and refresh tokens for tokens, and revokes tokens. */
export const tokenRoutes = (app: FastifyInstance, endpoint: TokenEndpoint): void => {
  const { permissions, roster, signingKey, issuer } = endpoint;

  const response = async (granted: {
    personId: string;
    scopes: string[];
    accessToken: string;
    refreshToken?: string | undefined;
    nonce?: string | undefined;
  }) => {
    const { personId, scopes, accessToken, refreshToken, nonce } = granted;
    const person = roster.person(personId);
    const idToken = scopes.includes('openid')
      ? await signIdToken(signingKey, { issuer: issuer(), person, scopes, accessToken, nonce })
      : undefined;
    return {
      access_token: accessToken,
      expires_in: ACCESS_TOKEN_LIFE_S,
      ...(refreshToken && { refresh_token: refreshToken }),
      scope: scopes.join(' '),
      token_type: 'Bearer',
      ...(idToken && { id_token: idToken }),
    };
  };

  const exchangeCode = async (fields: Fields, reply: FastifyReply) => {
    const signIn = permissions.codes.redeem(fields.code ?? '');
    if (!signIn) return reject(reply, 400, 'invalid_grant', 'Malformed auth code.');
    if (signIn.redirectUri !== fields.redirect_uri)
      return reject(reply, 400, 'redirect_uri_mismatch', 'Bad Request');
    if (!isVerified(signIn, fields.code_verifier))
      return reject(reply, 400, 'invalid_grant', 'Invalid code verifier.');
    const tokens = permissions.grant(signIn);
    if (!tokens) return reject(reply, 400, 'invalid_grant', 'Token has been expired or revoked.');
    return response({ ...signIn, ...tokens });
  };

  const refresh = async (fields: Fields, reply: FastifyReply) => {
    const refreshed = permissions.refresh(fields.refresh_token ?? '');
    if (!refreshed)
      return reject(reply, 400, 'invalid_grant', 'Token has been expired or revoked.');
    return response(refreshed);
  };

  app.post('/token', async (request, reply) => {
    const fields = bodyFields(request);
    reply.header('cache-control', 'no-store');
    if (!isOurClient(request, fields)) return reject(reply, 401, 'invalid_client', 'Unauthorized');
    if (fields.grant_type === 'authorization_code') return exchangeCode(fields, reply);
    if (fields.grant_type === 'refresh_token') return refresh(fields, reply);
    const grantType = fields.grant_type ?? '';
    return reject(reply, 400, 'unsupported_grant_type', `Invalid grant_type: ${grantType}`);
  });

  app.post('/revoke', async (request, reply) => {
    const token = bodyFields(request).token ?? queryOf(request).get('token') ?? '';
    if (permissions.revokeToken(token)) return {};
    return reject(reply, 400, 'invalid_token', 'Token expired or revoked');
  });
};
