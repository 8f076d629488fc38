import type { Provider } from '@wonderfield/contract/identities/identity';
import { CLEVER_CLIENT } from '@wonderfield/sandbox/clever/clever-keys';
import { GOOGLE_CLIENT } from '@wonderfield/sandbox/google/google-keys';
import { SCHOOL_CLIENT, SCHOOL_NAME } from '@wonderfield/sandbox/school/school-keys';
import { startSandbox } from '@wonderfield/sandbox/start-sandbox';
import { afterAll } from 'vitest';
import type { Deps } from '../../src/dependencies.ts';
import type {
  ProviderTokens,
  Secrets,
  SignedIn,
} from '../../src/gateways/sign-in/signed-in-person.ts';
import { fastPasswords } from '../fast-passwords.ts';
import { openTestServer } from '../test-server.ts';

const PORTAL_URL = 'https://portal.wonderfield.test';

export type Person = { id: string; email: string; firstName: string; lastName: string };

/** Records every token, so a test can search for it in places where it must not be. */
const noteTokens = (signIns: Deps['signIns'], seen: string[]): Deps['signIns'] => {
  const note = ({ accessToken, refreshToken }: ProviderTokens) => {
    seen.push(accessToken, ...(refreshToken ? [refreshToken] : []));
  };
  type Finish = (address: URL, secrets: Secrets) => Promise<SignedIn>;
  const noting = <Service extends { finish: Finish }>(service: Service | undefined) =>
    service && {
      ...service,
      finish: async (address: URL, secrets: Secrets) => {
        const signedIn = await service.finish(address, secrets);
        note(signedIn.tokens);
        return signedIn;
      },
    };
  const google = noting(signIns.google);
  return {
    clever: noting(signIns.clever),
    school: noting(signIns.school),
    google: google && {
      ...google,
      refresh: async (token) => {
        const tokens = await google.refresh(token);
        note(tokens);
        return tokens;
      },
    },
  };
};

type Options = { cleverMode?: 'library' | 'district'; replace?: (deps: Deps) => Partial<Deps> };

/** Opens the server with fakes of all identity providers, and records tokens. */
export const openSignInPortal = async ({ cleverMode = 'library', replace }: Options = {}) => {
  const sandbox = await startSandbox({ port: 0, portalUrls: [PORTAL_URL], cleverMode });
  afterAll(() => sandbox.close());
  const tokensSeen: string[] = [];
  const portal = await openTestServer({
    config: {
      ADDRESS_LIMITS: false,
      PUBLIC_URL: PORTAL_URL,
      GOOGLE_ISSUER: String(sandbox.services.google),
      GOOGLE_BASE_URL: String(sandbox.services.google),
      GOOGLE_CLIENT_ID: GOOGLE_CLIENT.id,
      GOOGLE_CLIENT_SECRET: GOOGLE_CLIENT.secret,
      CLEVER_OAUTH_BASE: String(sandbox.services.clever),
      CLEVER_API_BASE: String(sandbox.services.clever),
      CLEVER_CLIENT_ID: CLEVER_CLIENT.id,
      CLEVER_CLIENT_SECRET: CLEVER_CLIENT.secret,
      CLEVER_MODE: cleverMode,
      SCHOOL_SSO_ISSUER: String(sandbox.services.school),
      SCHOOL_SSO_CLIENT_ID: SCHOOL_CLIENT.id,
      SCHOOL_SSO_CLIENT_SECRET: SCHOOL_CLIENT.secret,
      SCHOOL_SSO_NAME: SCHOOL_NAME,
    },
    replace: (deps) => ({
      passwords: fastPasswords,
      signIns: noteTokens(deps.signIns, tokensSeen),
      ...replace?.(deps),
    }),
  });

  const control = async (
    provider: Provider,
    path: string,
    body: object = {},
    method: 'POST' | 'PATCH' | 'PUT' | 'DELETE' = 'POST',
  ) => {
    const response = await fetch(`${sandbox.homeUrl}/${provider}${path}`, {
      method,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    return response.status === 204 ? undefined : response.json();
  };
  return {
    portal,
    /** All tokens received so far. */
    tokensSeen,
    sandbox,
    control,
    newPerson: (provider: Provider, fields: object = {}) =>
      control(provider, '/people', fields) as Promise<Person>,
    /** Revokes the person's consent at the service. */
    revoke: (provider: Provider, { id }: Person) => control(provider, `/people/${id}/revoke`),
    /** Sets the errors of the next requests to the service. */
    addFault: (provider: Provider, fault: object) => control(provider, '/faults', fault),
  };
};

export type SignInPortal = Awaited<ReturnType<typeof openSignInPortal>>;
