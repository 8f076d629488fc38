import * as oidc from 'openid-client';
import { Browser } from './browser.ts';

export const PORTAL = 'http://localhost:3000';

export type Client = { issuer: string; id: string; secret: string; redirectUri: string };

/** Configures the client like the portal, with signature checks. */
export const discover = (
  { issuer, id, secret }: Client,
  authentication = oidc.ClientSecretPost(secret),
): Promise<oidc.Configuration> =>
  oidc.discovery(new URL(issuer), id, secret, authentication, {
    execute: [oidc.enableNonRepudiationChecks, oidc.allowInsecureRequests],
  });

/** Starts a sign-in. `finish` redeems the callback. */
export const beginSignIn = async (client: Client, parameters: Record<string, string> = {}) => {
  const config = await discover(client);
  const checks = {
    pkceCodeVerifier: oidc.randomPKCECodeVerifier(),
    expectedState: oidc.randomState(),
    expectedNonce: oidc.randomNonce(),
    idTokenExpected: true,
  };
  const url = oidc.buildAuthorizationUrl(config, {
    redirect_uri: client.redirectUri,
    scope: 'openid email profile',
    state: checks.expectedState,
    nonce: checks.expectedNonce,
    code_challenge: await oidc.calculatePKCECodeChallenge(checks.pkceCodeVerifier),
    code_challenge_method: 'S256',
    ...parameters,
  });
  const browser = new Browser();
  const open = (address: string) => browser.open(address, PORTAL);
  const finish = (returned: string, changes: Partial<typeof checks> = {}) =>
    oidc.authorizationCodeGrant(config, new URL(returned), { ...checks, ...changes });
  return { config, url: url.href, checks, open, finish };
};

/** Runs a complete sign-in that needs no click. */
export const signIn = async (client: Client, parameters: Record<string, string>) => {
  const { config, url, open, finish } = await beginSignIn(client, parameters);
  const returned = (await open(url)).url;
  return { config, returned, tokens: await finish(returned) };
};
