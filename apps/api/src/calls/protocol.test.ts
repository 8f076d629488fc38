import { CALLS } from '@wonderfield/contract/calls';
import { describe, expect, it } from 'vitest';
import { buildTestApp, type TestResponse } from '../../testing/build-test-app.ts';
import { snapshotPeople } from '../../testing/database/snapshot-people.ts';
import { expectError, expectProtocolError, expectSuccess } from '../../testing/expect-response.ts';
import { makeParent } from '../../testing/factories/make-parent.ts';
import { parentSignUp } from '../../testing/factories/parent-sign-up.ts';
import { signIn } from '../../testing/factories/sign-in.ts';
import { openTestServer } from '../../testing/test-server.ts';
import { registeredCalls } from './registered-calls.ts';

const FORM = 'application/x-www-form-urlencoded';
const portal = await openTestServer({ config: { ADDRESS_LIMITS: false } });

const send = async (
  payload: string | Buffer | undefined,
  contentType: string | undefined,
  { method = 'POST', url = '/users/forgotPassword' } = {},
): Promise<TestResponse> => {
  const response = await portal.app.inject({
    method: method as 'POST',
    url,
    headers: contentType ? { 'content-type': contentType } : {},
    ...(payload !== undefined && { payload }),
  });
  return { status: response.statusCode, headers: response.headers, body: response.json() };
};
const bytes = (text: string) => Buffer.from(text, 'latin1');

describe('request bodies', () => {
  // @proves D-2-post
  it.each([
    ['a form', 'email=a%40home.test', FORM],
    ['a form with a charset', 'email=a%40home.test', `${FORM}; charset=UTF-8`],
    ['JSON', '{"email":"a@home.test"}', 'application/json'],
    ['JSON with a charset', '{"email":"a@home.test"}', 'application/json; charset=utf-8'],
  ])('accepts %s', async (_what, payload, type) => {
    expectSuccess(await send(payload, type));
  });

  it('ignores unknown fields', async () => {
    expectSuccess(await send('email=a%40home.test&userType=operator&isAdmin=1', FORM));
  });

  it('reads a form of 1000 fields', async () => {
    const others = Array.from({ length: 999 }, (_, at) => `f${at}=1`);
    expectSuccess(await send(['email=a%40home.test', ...others].join('&'), FORM));
  });

  it('treats a missing body as an empty form', async () => {
    expectError(await send(undefined, undefined), 'VAL_001', {
      email: 'Please enter Email Address',
    });
  });

  it('rejects a field that is sent twice [T03]', async () => {
    const response = await send('email=a%40home.test&email=b%40home.test', FORM);
    expectError(response, 'VAL_001', { email: 'This field was sent more than once' });
  });

  it('uses the last of two equal JSON keys [T68]', async () => {
    const response = await send('{"email":"no","email":"a@home.test"}', 'application/json');
    expectSuccess(response);
  });

  it.each([
    ['a NUL character in a form', 'email=a%00%40home.test', FORM],
    ['NUL in JSON', '{"email":"a\\u0000@home.test"}', 'application/json'],
    ['a lone high surrogate', '{"email":"\\ud800@home.test"}', 'application/json'],
    ['a lone low surrogate', '{"email":"\\udc00@home.test"}', 'application/json'],
    ['a form with bytes that are not UTF-8', bytes('email=\xff\xfe%40home.test'), FORM],
    ['JSON with bytes that are not UTF-8', bytes('{"email":"\xff"}'), 'application/json'],
  ])('rejects %s with an error under its field', async (_what, payload, type) => {
    expectError(await send(payload, type), 'VAL_001', {
      email: 'Please remove characters that cannot be shown',
    });
  });

  it('rejects NUL in an unknown field and in a field name', async () => {
    expectError(await send('email=a%40home.test&other=%00', FORM), 'VAL_001', {
      other: 'Please remove characters that cannot be shown',
    });
    expectError(await send('email=a%40home.test&na%00me=1', FORM), 'VAL_001', {
      body: 'Please remove characters that cannot be shown',
    });
  });

  it('rejects lists, objects and numbers in a text field', async () => {
    for (const email of [['a@home.test'], { a: 'b' }, 7, true, null]) {
      const response = await send(JSON.stringify({ email }), 'application/json');
      expectError(response, 'VAL_001', { email: 'Please enter Email Address' });
    }
    expectError(await send('email[]=a%40home.test', FORM), 'VAL_001', {
      email: 'Please enter Email Address',
    });
  });

  it('rejects JSON that is nested more than ten levels deep', async () => {
    const nested = (depth: number) => `${'['.repeat(depth)}1${']'.repeat(depth)}`;
    const ask = (depth: number) =>
      send(`{"email":"a@home.test","x":${nested(depth)}}`, 'application/json');
    expectSuccess(await ask(9));
    expectError(await ask(10), 'VAL_001', {
      x: 'Please remove characters that cannot be shown',
    });
    expect((await ask(50_000)).body._responseStatus).toBe(0);
  });

  it('rejects a field that is too long and changes nothing', async () => {
    const before = await snapshotPeople(portal.db);
    const form = parentSignUp({ firstName: 'x'.repeat(100_000) });
    expectError(await portal.call('createUser', form), 'VAL_001', {
      firstName: 'This is too long: at most 60 characters',
    });
    expect(await snapshotPeople(portal.db)).toEqual(before);
  });

  it('ignores field names of object prototypes [T68]', async () => {
    const names = '__proto__=1&constructor=1&toString=1&hasOwnProperty=1';
    expectSuccess(await send(`email=a%40home.test&${names}`, FORM));
    expectError(await send(names, FORM), 'VAL_001', { email: 'Please enter Email Address' });
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
  });
});

// @proves D-2-protocol
describe('protocol errors', () => {
  // @proves M-VAL_003
  it.each([
    ['a percent sign that starts no sequence', 'email=100%', FORM],
    ['percent sequences that are not UTF-8', 'email=%ff%fe', FORM],
    ['a truncated percent sequence', 'email=%e2%82', FORM],
    ['an overlong encoding', 'email=%c0%80', FORM],
    ['1001 form fields', Array.from({ length: 1001 }, (_, at) => `f${at}=1`).join('&'), FORM],
    ['truncated JSON', '{"email":', 'application/json'],
    ['empty JSON', '', 'application/json'],
    ['a JSON list', '["a@home.test"]', 'application/json'],
    ['a JSON string', '"a@home.test"', 'application/json'],
    ['JSON with __proto__', '{"__proto__":{"polluted":1}}', 'application/json'],
    [
      'JSON with constructor.prototype',
      '{"constructor":{"prototype":{"polluted":1}}}',
      'application/json',
    ],
  ])('returns 400 for %s', async (_what, payload, type) => {
    expectProtocolError(await send(payload, type), 400, 'VAL_003');
  });

  it.each(['text/plain', 'text/html', 'application/xml', 'multipart/form-data', 'nonsense'])(
    'returns 415 for a body of type %s',
    async (type) => {
      expectProtocolError(await send('email=a%40home.test', type), 415, 'VAL_003');
    },
  );

  // @proves M-VAL_003
  it('returns 415 for a body without a type', async () => {
    expectProtocolError(await send('email=a%40home.test', undefined), 415, 'VAL_003');
  });

  // @proves M-VAL_004
  it('returns 413 for a body over 256 kB', async () => {
    expectProtocolError(await send(`email=${'a'.repeat(256 * 1024)}`, FORM), 413, 'VAL_004');
    const json = JSON.stringify({ email: 'a'.repeat(256 * 1024) });
    expectProtocolError(await send(json, 'application/json'), 413, 'VAL_004');
  });

  it.each(['unknown', 'LOGIN', 'login/', 'login/x', '', '..%2flogin', 'constructor'])(
    'returns 404 for POST /users/%s',
    async (name) => {
      const response = await send('', FORM, { url: `/users/${name}` });
      expectProtocolError(response, 404, 'RTE_404');
    },
  );

  it.each(['/users/%E0%A4%A', '/users/login%', '/zip/%ff'])(
    'returns 400 for the path %s',
    async (url) => {
      const response = await portal.app.inject({ method: 'POST', url });
      expect(response.statusCode).toBe(400);
      expect(response.json()).toMatchObject({ _responseStatus: 0, msgCode: 'VAL_003' });
    },
  );

  // @proves M-RTE_404, D-2-post
  it.each(['GET', 'PUT', 'PATCH', 'DELETE'])(
    'returns 404 for a call made with %s [T14]',
    async (method) => {
      const type = method === 'GET' ? undefined : FORM;
      for (const call of registeredCalls(portal.app)) {
        const url = `/users/${call.name}?email=a%40home.test`;
        expectProtocolError(await send(undefined, type, { method, url }), 404, 'RTE_404');
      }
    },
  );

  // @proves M-SYS_503
  it('returns 503 with Retry-After before it reads the body when the service is busy', async () => {
    const busy = await buildTestApp({
      replace: ({ passwords }) => ({ passwords: { ...passwords, isBusy: () => true } }),
    });
    try {
      for (const { name, hashesPassword } of registeredCalls(busy.app)) {
        const response = await busy.call(name as keyof typeof CALLS, {});
        if (hashesPassword) {
          expectProtocolError(response, 503, 'SYS_503');
          expect(response.headers['retry-after']).toBe('1');
        } else if (name === 'uploadAsset') {
          // The upload rejects a form with 400, which shows that it is not busy.
          expectProtocolError(response, 400, 'VAL_003');
        } else {
          expect(response.status).toBe(200);
        }
      }
    } finally {
      await busy.close();
    }
  });

  // @proves M-SYS_001
  it('returns only a request id with a 500 and logs the cause', async () => {
    const broken = await buildTestApp({
      replace: ({ jobs }) => ({
        jobs: {
          ...jobs,
          enqueue: async () => {
            throw new Error('boom at /srv/secret');
          },
        },
      }),
    });
    try {
      const response = await broken.call('forgotPassword', { email: 'a@home.test' });
      expect(response.status).toBe(500);
      expect(response.body).toEqual({
        _responseStatus: 0,
        msgCode: 'SYS_001',
        msg: 'Something went wrong, Please try again',
        requestId: expect.stringMatching(/^[\w-]{36}$/),
      });
      const line = broken.logLines.find((text) => text.includes(String(response.body.requestId)));
      expect(line).toContain('boom');
    } finally {
      await broken.close();
    }
  });

  it('rolls back the transaction when a bug interrupts a call', async () => {
    const broken = await buildTestApp({
      replace: ({ jobs }) => ({
        jobs: {
          ...jobs,
          enqueue: async () => {
            throw new Error('boom');
          },
        },
      }),
    });
    try {
      expect((await broken.call('createUser', parentSignUp())).status).toBe(500);
      expect((await snapshotPeople(broken.db)).users).toEqual([]);
    } finally {
      await broken.close();
    }
  });
});

describe('cross-site requests', () => {
  it('ignores cookies as credentials and sets none [T14]', async () => {
    const session = await signIn(portal, await makeParent(portal.db));
    const response = await portal.call(
      'getUser',
      {},
      { headers: { cookie: `sessionToken=${session.sessionToken}; userId=${session.userId}` } },
    );
    expectError(response, 'SSN_002');
    expect(response.headers['set-cookie']).toBeUndefined();
  });

  it('sends no CORS headers [T14]', async () => {
    const response = await portal.call(
      'checkEmail',
      { email: 'free@home.test' },
      { headers: { origin: 'https://evil.test' } },
    );
    expect(Object.keys(response.headers).filter((name) => /access-control/.test(name))).toEqual([]);
  });

  it('rejects calls with a text/plain body with 415 [T14]', async () => {
    for (const name of Object.keys(CALLS)) {
      const response = await send('userType=parent', 'text/plain', { url: `/users/${name}` });
      expect(response.status).toBe(415);
    }
  });
});
