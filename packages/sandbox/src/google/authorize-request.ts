import { z } from 'zod';
import { GOOGLE_CLIENT } from './google-keys.ts';
import { readScopes } from './scopes.ts';

/** The portal's authorization request. */
export type AuthorizeRequest = {
  redirectUri: string;
  scopes: string[];
  state: string | undefined;
  nonce: string | undefined;
  challenge: { value: string; method: 'S256' | 'plain' } | undefined;
  isOffline: boolean;
  prompt: string | undefined;
  includesGranted: boolean;
  /** Id or email of the person, if no click is needed. */
  who: string | undefined;
  isDenied: boolean;
  /** Scopes left checked on the consent page. Undefined before it was shown. */
  ticked: string[] | undefined;
};

const QuerySchema = z.object({
  client_id: z.literal(GOOGLE_CLIENT.id, { error: 'Error 401: invalid_client' }),
  response_type: z.literal('code', { error: 'Error 400: invalid_request (response_type)' }),
  scope: z.string({ error: 'Error 400: invalid_request (scope)' }).min(1),
  code_challenge_method: z
    .enum(['S256', 'plain'], { error: 'Error 400: invalid_request (code_challenge_method)' })
    .default('plain'),
  state: z.string().optional(),
  nonce: z.string().optional(),
  code_challenge: z.string().optional(),
  access_type: z.string().optional(),
  prompt: z.string().optional(),
  include_granted_scopes: z.string().optional(),
  as: z.string().optional(),
  login_hint: z.string().optional(),
  deny: z.string().optional(),
});

/** Parses the request, or returns the error that Google shows without redirecting. */
export const readAuthorizeRequest = (
  query: URLSearchParams,
  redirectUris: string[],
): AuthorizeRequest | { problem: string } => {
  const read = QuerySchema.safeParse(Object.fromEntries(query));
  if (!read.success) return { problem: read.error.issues[0]?.message ?? 'Error 400' };
  const redirectUri = query.get('redirect_uri') ?? '';
  if (!redirectUris.includes(redirectUri))
    return { problem: `Error 400: redirect_uri_mismatch (${redirectUri})` };
  const { data } = read;
  return {
    redirectUri,
    scopes: readScopes(data.scope),
    state: data.state,
    nonce: data.nonce,
    challenge: data.code_challenge
      ? { value: data.code_challenge, method: data.code_challenge_method }
      : undefined,
    isOffline: data.access_type === 'offline',
    prompt: data.prompt,
    includesGranted: data.include_granted_scopes === 'true',
    who: data.as ?? data.login_hint,
    isDenied: data.deny !== undefined,
    ticked: query.has('consent') ? query.getAll('ticked') : undefined,
  };
};
