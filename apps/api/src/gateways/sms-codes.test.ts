import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Sandbox, startSandbox } from '@wonderfield/sandbox/start-sandbox';
import { TEXT_KEYS } from '@wonderfield/sandbox/texts/text-keys';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTextCodes, type TextCodes } from './sms-codes.ts';

const keys = {
  TWILIO_ACCOUNT_SID: TEXT_KEYS.accountSid,
  TWILIO_AUTH_TOKEN: TEXT_KEYS.authToken,
  TWILIO_VERIFY_SERVICE_SID: TEXT_KEYS.serviceSid,
};
const open = (...settings: Parameters<typeof openTextCodes>): TextCodes => {
  const codes = openTextCodes(...settings);
  if (!codes) throw new Error('SMS is not configured');
  return codes;
};

describe('SMS codes', () => {
  let sandbox: Sandbox;
  let codes: TextCodes;
  beforeAll(async () => {
    sandbox = await startSandbox({ port: 0 });
    codes = open({ ...keys, TWILIO_VERIFY_URL: String(sandbox.services.texts) });
  });
  afterAll(() => sandbox.close());

  const textsTo = async (to: string) => {
    const url = `${sandbox.homeUrl}/texts/messages?to=${encodeURIComponent(to)}`;
    return (await (await fetch(url)).json()) as { body: string }[];
  };
  const codeTo = async (to: string) => /\d{6}/.exec((await textsTo(to))[0]?.body ?? '')?.[0] ?? '';
  const wrongFor = (code: string) => (code === '000000' ? '111111' : '000000');
  const failNext = (body: object) =>
    fetch(`${sandbox.homeUrl}/texts/fail-next`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });

  // @proves C-sendAuthEmail
  it('sends a code that is valid once', async () => {
    const phone = '+14155550201';
    expect(await codes.send(phone)).toBe('sent');
    const code = await codeTo(phone);
    expect(await codes.check(phone, wrongFor(code))).toBe('wrong');
    expect(await codes.check(phone, code)).toBe('right');
    expect(await codes.check(phone, code)).toBe('expired');
  });

  it('accepts a code only for the number it was sent to', async () => {
    const [mine, other] = ['+14155550202', '+14155550203'];
    await codes.send(mine);
    expect(await codes.check(other, await codeTo(mine))).toBe('expired');
  });

  it.each(['', '12', 'abcdef', '12345678901'])(
    'reports a code that cannot be valid as wrong: "%s"',
    async (code) => {
      const phone = '+14155550204';
      expect(await codes.send(phone)).toBe('sent');
      expect(await codes.check(phone, code)).toBe('wrong');
    },
  );

  it.each(['+15005550001', '4155550205', ''])('sends no code to "%s"', async (phone) => {
    expect(await codes.send(phone)).toBe('badNumber');
  });

  it('allows five messages and five checks per number', async () => {
    const phone = '+14155550206';
    for (let sent = 1; sent <= 5; sent += 1) expect(await codes.send(phone)).toBe('sent');
    expect(await codes.send(phone)).toBe('tooMany');
    const code = await codeTo(phone);
    for (let checked = 1; checked <= 5; checked += 1)
      expect(await codes.check(phone, wrongFor(code))).toBe('wrong');
    expect(await codes.check(phone, code)).toBe('tooMany');
  });

  it.each(['reject', 'drop'])('reports unavailable while the provider fails (%s)', async (mode) => {
    const phone = mode === 'drop' ? '+14155550207' : '+14155550208';
    await failNext({ times: 2, mode });
    expect(await codes.send(phone)).toBe('unavailable');
    expect(await codes.check(phone, '123456')).toBe('unavailable');
    expect(await codes.send(phone)).toBe('sent');
    expect(await textsTo(phone)).toHaveLength(1);
  });

  it.each([{ TWILIO_AUTH_TOKEN: 'wrong' }, { TWILIO_VERIFY_SERVICE_SID: 'VA0' }])(
    'reports unavailable with wrong settings: %j',
    async (change) => {
      const wrong = open({
        ...keys,
        ...change,
        TWILIO_VERIFY_URL: String(sandbox.services.texts),
      });
      expect(await wrong.send('+14155550209')).toBe('unavailable');
      expect(await textsTo('+14155550209')).toEqual([]);
    },
  );
});

describe('SMS codes with a faulty provider', () => {
  let server: Server;
  let url: string;
  let respond: (response: ServerResponse, request: IncomingMessage) => void;
  beforeAll(async () => {
    server = createServer((request, response) => respond(response, request)).listen(0, '127.0.0.1');
    await once(server, 'listening');
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });

  const answering = (http: number, body: unknown) => {
    const text = typeof body === 'string' ? body : JSON.stringify(body);
    respond = (response) => response.writeHead(http).end(text);
    return open({ ...keys, TWILIO_VERIFY_URL: url });
  };
  const both = async (codes: TextCodes) => [
    await codes.send('+14155550210'),
    await codes.check('+14155550210', '123456'),
  ];
  const unavailable = ['unavailable', 'unavailable'];

  it.each([
    [200, '<html>Welcome to the hotel</html>'],
    [201, ''],
    [200, {}],
    [200, [1]],
    [404, 'Not Found'],
    [500, { status: 500, code: 20500 }],
    [429, { status: 429, code: 20429 }],
  ])('reports unavailable for a response %i with %j', async (http, body) => {
    expect(await both(answering(http, body))).toEqual(unavailable);
  });

  it('ignores a redirect to another address', async () => {
    respond = (response, request) =>
      request.url === '/elsewhere'
        ? response.end(JSON.stringify({ status: 'approved', valid: true }))
        : response.writeHead(307, { location: `${url}/elsewhere` }).end();
    expect(await both(open({ ...keys, TWILIO_VERIFY_URL: url }))).toEqual(unavailable);
  });

  it.each([21211, 60205, 60605])('reports a bad number for the error code %i', async (code) => {
    expect(await answering(403, { status: 403, code }).send('+14155550210')).toBe('badNumber');
  });

  it.each([
    [{ status: 'approved', valid: true }, 'right'],
    [{ status: 'approved', valid: false }, 'expired'],
    [{ status: 'pending', valid: false }, 'wrong'],
    [{ status: 'pending', valid: true }, 'wrong'],
    [{ status: 'canceled', valid: false }, 'expired'],
  ])('maps the response %j for a code to %s', async (body, meaning) => {
    expect(await answering(200, body).check('+14155550210', '123456')).toBe(meaning);
  });

  it('reports unavailable when the provider does not respond in time', async () => {
    respond = () => undefined;
    expect(await both(open({ ...keys, TWILIO_VERIFY_URL: url }, 50))).toEqual(unavailable);
  });

  it('reports unavailable when a response stops halfway', async () => {
    respond = (response) => response.writeHead(201).write('{"status":');
    expect(await both(open({ ...keys, TWILIO_VERIFY_URL: url }, 50))).toEqual(unavailable);
  });

  it('reports unavailable when the provider cannot be reached', async () => {
    const nowhere = open({ ...keys, TWILIO_VERIFY_URL: 'http://127.0.0.1:1' });
    expect(await both(nowhere)).toEqual(unavailable);
  });
});

describe('openTextCodes without a provider', () => {
  it.each([
    {},
    { ...keys, TWILIO_ACCOUNT_SID: undefined },
    { ...keys, TWILIO_AUTH_TOKEN: undefined },
    { ...keys, TWILIO_VERIFY_SERVICE_SID: undefined },
  ])('offers no SMS codes with the settings %j', (settings) => {
    expect(openTextCodes(settings)).toBeUndefined();
  });
});
