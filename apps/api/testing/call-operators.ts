import type { OperatorCallName } from '@wonderfield/contract/operators/operator-calls';
import { Secret, TOTP } from 'otpauth';
import type { Fields, TestPortal, TestResponse } from './build-test-app.ts';

/** Makes a call like the console does, as JSON with the session in the body. */
export const callOperators = async (
  { app }: Pick<TestPortal, 'app'>,
  name: OperatorCallName | (string & {}),
  fields: Fields | string = {},
  { address = '127.0.0.1' }: { address?: string } = {},
): Promise<TestResponse> => {
  const response = await app.inject({
    method: 'POST',
    url: `/operators/${name}`,
    remoteAddress: address,
    headers: { 'content-type': 'application/json' },
    payload: typeof fields === 'string' ? fields : JSON.stringify(fields),
  });
  return { status: response.statusCode, headers: response.headers, body: response.json() };
};

/** Returns the authenticator code at a given time. */
export const totpCode = (secret: string, at: Date) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: at.getTime() });
