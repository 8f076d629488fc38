import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { gatewayConfig } from '../../../testing/fakes/gateway-config.ts';
import { openGoogleSignIn } from '../sign-in/oidc-sign-in.ts';

/* Google's ids and secrets contain dots and hyphens, which the library would escape in a header. */

const CLIENT = { id: '123-abc.apps.googleusercontent.com', secret: 'GOCSPX-a_b-c' };
let issuer = '';
let lastRequest: { authorization: string | undefined; fields: URLSearchParams } | undefined;

const reply = async (request: IncomingMessage) => {
  if (request.url !== '/token') {
    return {
      issuer,
      token_endpoint: `${issuer}/token`,
      token_endpoint_auth_methods_supported: ['client_secret_post', 'client_secret_basic'],
    };
  }
  const { authorization } = request.headers;
  lastRequest = { authorization, fields: new URLSearchParams(await text(request)) };
  return { access_token: 'ya29.x', token_type: 'Bearer', expires_in: 3599 };
};
const server = createServer(async (request, response) => {
  response.setHeader('content-type', 'application/json');
  response.end(JSON.stringify(await reply(request)));
});
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

it('sends Google the client id and secret in the body', async () => {
  const google = openGoogleSignIn(
    gatewayConfig({
      GOOGLE_ISSUER: issuer,
      GOOGLE_CLIENT_ID: CLIENT.id,
      GOOGLE_CLIENT_SECRET: CLIENT.secret,
    }),
  );
  await google?.refresh('1//x');
  expect(lastRequest?.authorization).toBeUndefined();
  expect(lastRequest?.fields.get('client_id')).toBe(CLIENT.id);
  expect(lastRequest?.fields.get('client_secret')).toBe(CLIENT.secret);
});
