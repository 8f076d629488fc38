import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Sandbox, startSandbox } from '../start-sandbox.ts';
import { TEXT_KEYS } from './text-keys.ts';

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await startSandbox({ port: 0 });
});
afterAll(() => sandbox.close());

type Options = { user?: string; password?: string; service?: string };
const post = async (path: string, form: Record<string, string>, options: Options = {}) => {
  const { user = TEXT_KEYS.accountSid, password = TEXT_KEYS.authToken } = options;
  const service = options.service ?? TEXT_KEYS.serviceSid;
  const response = await fetch(`${sandbox.services.texts}/v2/Services/${service}/${path}`, {
    method: 'POST',
    headers: { authorization: `Basic ${btoa(`${user}:${password}`)}` },
    body: new URLSearchParams(form),
  });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
};
const start = (To: string, options?: Options) =>
  post('Verifications', { To, Channel: 'sms' }, options);
const check = (To: string, Code: string) => post('VerificationCheck', { To, Code });
const codesTo = async (to: string) => {
  const url = `${sandbox.homeUrl}/texts/messages?to=${encodeURIComponent(to)}`;
  const messages = (await (await fetch(url)).json()) as { body: string }[];
  return messages.map(({ body }) => /^Your Wonderfield code is (\d{6})$/.exec(body)?.[1] ?? '');
};
const wrongFor = (code: string | undefined) => (code === '000000' ? '111111' : '000000');
const error = (status: number, code: number) => ({
  status,
  body: {
    code,
    status,
    message: expect.any(String),
    more_info: `https://www.twilio.com/docs/errors/${code}`,
  },
});
const NOW = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/);
const sid = (prefix: string) => expect.stringMatching(new RegExp(`^${prefix}[0-9a-f]{32}$`));
const common = (to: string) => ({
  sid: sid('VE'),
  service_sid: TEXT_KEYS.serviceSid,
  account_sid: TEXT_KEYS.accountSid,
  to,
  channel: 'sms',
  amount: null,
  payee: null,
  date_created: NOW,
  date_updated: NOW,
});

describe('SMS verifications', () => {
  // @proves D-6-sandbox
  it('sends a text message and repeats it with the same code', async () => {
    const to = '+14155550101';
    const first = await start(to);
    const attempt = { time: NOW, channel: 'sms', attempt_sid: sid('VL') };
    expect(first).toEqual({
      status: 201,
      body: {
        ...common(to),
        status: 'pending',
        valid: false,
        lookup: { carrier: null },
        send_code_attempts: [attempt],
        sna: null,
        url: expect.stringContaining(`/Verifications/${first.body.sid}`),
      },
    });
    const again = await start(to);
    expect(again.body).toMatchObject({
      sid: first.body.sid,
      send_code_attempts: [attempt, attempt],
    });
    const [second, earlier, ...more] = await codesTo(to);
    expect(second).toMatch(/^\d{6}$/);
    expect(earlier).toBe(second);
    expect(more).toEqual([]);
  });

  it('stays pending with HTTP 200 after a wrong code, is approved by the right one and then gone', async () => {
    const to = '+14155550102';
    await start(to);
    const [code = ''] = await codesTo(to);
    const pending = { ...common(to), status: 'pending', valid: false };
    expect(await check(to, wrongFor(code))).toEqual({
      status: 200,
      body: { ...pending, sna_attempts_error_codes: [] },
    });
    expect(await check(to, code)).toEqual({
      status: 200,
      body: { ...pending, status: 'approved', valid: true, sna_attempts_error_codes: [] },
    });
    expect(await check(to, code)).toEqual(error(404, 20404));
  });

  it('checks a verification by its id, too', async () => {
    const to = '+14155550103';
    const VerificationSid = String((await start(to)).body.sid);
    const [Code = ''] = await codesTo(to);
    const checked = await post('VerificationCheck', { VerificationSid, Code });
    expect(checked.body).toMatchObject({ to, status: 'approved' });
  });

  it('returns 404 for a verification that was never started', async () => {
    expect(await check('+14155550104', '123456')).toEqual(error(404, 20404));
  });

  it('limits a verification to five messages (60203) and five checks (60202)', async () => {
    const to = '+14155550105';
    for (let sent = 1; sent <= 5; sent += 1) expect((await start(to)).status).toBe(201);
    expect(await start(to)).toEqual(error(429, 60203));
    const codes = await codesTo(to);
    expect(codes).toHaveLength(5);
    for (let checked = 1; checked <= 5; checked += 1)
      expect((await check(to, wrongFor(codes[0]))).status).toBe(200);
    expect(await check(to, codes[0] ?? '')).toEqual(error(429, 60202));
  });

  it.each(['', '4155550106', '+1415', '+1 415 555 0106', '+0415555010', '+15005550001'])(
    'starts no verification for the number "%s" (60200)',
    async (to) => {
      expect(await start(to)).toEqual(error(400, 60200));
      expect(await codesTo(to || 'nobody')).toEqual([]);
    },
  );

  it.each([
    ['Verifications', { To: '+14155550107' }],
    ['Verifications', { To: '+14155550107', Channel: 'pigeon' }],
    ['VerificationCheck', { Code: '123456' }],
    ['VerificationCheck', { To: '+14155550107' }],
    ['VerificationCheck', { To: '+14155550107', Code: 'abc' }],
  ])('requires every field of %s and rejects %j (60200)', async (path, form) => {
    expect(await post(path, form)).toEqual(error(400, 60200));
  });

  it.each([
    [{ password: 'wrong' }, 401, 20003],
    [{ user: `AC${'0'.repeat(32)}` }, 401, 20003],
    [{ service: `VA${'0'.repeat(32)}` }, 404, 20404],
  ])('rejects other credentials or services: %j', async (options, status, code) => {
    const to = '+14155550108';
    expect(await start(to, options)).toEqual(error(status, code));
    expect(await codesTo(to)).toEqual([]);
  });
});

describe('SMS controls', () => {
  const failNext = (body: unknown) =>
    fetch(`${sandbox.homeUrl}/texts/fail-next`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });

  it('makes the given number of requests fail', async () => {
    const to = '+14155550109';
    await failNext({ times: 2 });
    expect((await start(to)).status).toBe(503);
    expect((await check(to, '123456')).status).toBe(503);
    expect((await start(to)).status).toBe(201);
    expect(await codesTo(to)).toHaveLength(1);
  });

  it('breaks the connection on request', async () => {
    await failNext({ mode: 'drop' });
    await expect(start('+14155550110')).rejects.toThrow();
    expect((await start('+14155550110')).status).toBe(201);
  });

  it('explains what is wrong with a request', async () => {
    const response = await failNext({ times: -1 });
    expect(response.status).toBe(400);
    expect(await response.text()).toContain('times');
  });
});
