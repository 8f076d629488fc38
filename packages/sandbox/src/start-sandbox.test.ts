import { createTransport } from 'nodemailer';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Sandbox, startSandbox } from './start-sandbox.ts';
import { TEXT_KEYS } from './texts/text-keys.ts';

let sandbox: Sandbox;
let transport: ReturnType<typeof createTransport>;

beforeAll(async () => {
  sandbox = await startSandbox({ port: 0 });
  transport = createTransport(`${sandbox.services.mail}`);
});
beforeEach(() => call('/mail/messages', { method: 'DELETE' }));
afterAll(() => sandbox.close());

const call = (path: string, init?: RequestInit) => fetch(`${sandbox.homeUrl}${path}`, init);
const json = async <T>(path: string) => (await (await call(path)).json()) as T;
type Message = { id: string; subject: string };
const postJson = (path: string, body: unknown) =>
  call(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

const email = {
  from: 'Wonderfield <hello@wonderfield.test>',
  to: 'Pat@Example.com',
  subject: 'Confirm <your> address',
  text: 'Open http://localhost:3000/confirm?a=1&b=2.',
  html: '<html><head><title>x</title></head><body><a href="http://localhost:3000/confirm?a=1&amp;b=2">Confirm</a><script>alert(1)</script></body></html>',
};

describe('home page', () => {
  it('lists the services for people and for programs', async () => {
    const page = await (await call('/')).text();
    expect(page).toContain('<a href="/mail">Mailbox</a>');
    expect(page).toContain('<a href="/texts">Text messages</a>');
    expect(page).toContain('<a href="/cards">Cards</a>');
    expect(page).toContain('<a href="/google">Google</a>');
    expect(page).toContain('<a href="/clever">Clever</a>');
    expect(page).toContain('<a href="/school">School identity provider</a>');
    expect(page).toContain('<a href="/authenticator">Authenticator</a>');
    expect(await json('/services')).toEqual({
      mail: expect.stringMatching(/^smtp:\/\/127\.0\.0\.1:\d+$/),
      texts: expect.stringMatching(/^http:\/\/localhost:\d+$/),
      cards: expect.stringMatching(/^http:\/\/localhost:\d+$/),
      google: expect.stringMatching(/^http:\/\/localhost:\d+$/),
      clever: expect.stringMatching(/^http:\/\/localhost:\d+$/),
      school: expect.stringMatching(/^http:\/\/localhost:\d+$/),
      authenticator: `${sandbox.homeUrl}/authenticator`,
    });
  });
});

describe('mail', () => {
  // @proves D-6-sandbox
  it('receives a message over SMTP and returns it as JSON', async () => {
    await transport.sendMail(email);
    expect(await json('/mail/messages?to=pat@example.com')).toEqual([
      {
        id: expect.any(String),
        at: expect.stringMatching(/^\d{4}-.*Z$/),
        from: 'hello@wonderfield.test',
        to: ['Pat@example.com'],
        subject: email.subject,
        text: expect.stringContaining(email.text),
        html: expect.stringContaining('Confirm</a>'),
        links: ['http://localhost:3000/confirm?a=1&b=2'],
      },
    ]);
  });

  it('returns the newest messages first and only those to the address', async () => {
    await transport.sendMail({ ...email, subject: 'first', to: 'kim+1@example.com' });
    await transport.sendMail({ ...email, subject: 'second', to: 'kim+1@example.com' });
    await transport.sendMail({ ...email, subject: 'other', to: 'xkim+1@example.com' });
    const messages = await json<Message[]>('/mail/messages?to=kim+1@example.com');
    expect(messages.map(({ subject }) => subject)).toEqual(['second', 'first']);
  });

  it('escapes a message and shows its HTML in a frame without scripts', async () => {
    await transport.sendMail(email);
    const [message] = await json<[Message]>('/mail/messages');
    const list = await (await call('/mail?to=pat')).text();
    expect(list).toContain(
      `<a href="/mail/messages/${message.id}">Confirm &lt;your&gt; address</a>`,
    );
    const page = await (await call(`/mail/messages/${message.id}`)).text();
    expect(page).toContain('sandbox="allow-popups allow-popups-to-escape-sandbox"');
    expect(page).toContain('target="_blank" rel="noopener"');
    expect(page).not.toContain('<script>alert');
    const framed = await call(`/mail/messages/${message.id}/html`);
    expect(framed.headers.get('content-security-policy')).toMatch(/default-src 'none'.*sandbox/);
    expect(await framed.text()).toContain('<head><base target="_blank">');
  });

  it('shows embedded pictures in a message', async () => {
    const content = Buffer.from('a picture');
    await transport.sendMail({
      ...email,
      html: '<img src="cid:sun" alt="The sun"><img src="cid:moon" alt="">',
      attachments: [{ cid: 'sun', filename: 'sun.png', content, contentType: 'image/png' }],
    });
    const [message] = await json<[Message]>('/mail/messages');
    expect(JSON.stringify(message)).not.toContain(content.toString('base64'));
    const framed = await (await call(`/mail/messages/${message.id}/html`)).text();
    expect(framed).toContain(`src="data:image/png;base64,${content.toString('base64')}"`);
    expect(framed).toContain('src="cid:moon"');
  });

  it('rejects addresses that begin with bounce', async () => {
    const sending = transport.sendMail({ ...email, to: 'bounce-me@example.com' });
    await expect(sending).rejects.toMatchObject({ responseCode: 550 });
  });

  it('rejects the next messages on request', async () => {
    await postJson('/mail/fail-next', { times: 1, mode: 'reject' });
    await expect(transport.sendMail(email)).rejects.toMatchObject({ responseCode: 451 });
    await expect(transport.sendMail(email)).resolves.toMatchObject({ rejected: [] });
  });

  it('breaks the connection on request', async () => {
    await postJson('/mail/fail-next', { times: 1, mode: 'drop' });
    await expect(transport.sendMail(email)).rejects.toThrow();
    await expect(transport.sendMail(email)).resolves.toMatchObject({ rejected: [] });
    expect(await json('/mail/messages')).toHaveLength(1);
  });

  it('explains what is wrong with a request', async () => {
    const response = await postJson('/mail/fail-next', { times: -1, mode: 'explode' });
    expect(response.status).toBe(400);
    expect(await response.text()).toContain('mode');
  });

  it('returns 404 for an unknown message', async () => {
    expect((await call('/mail/messages/unknown')).status).toBe(404);
  });
});

describe('text messages', () => {
  const sendCode = (to: string) =>
    fetch(`${sandbox.services.texts}/v2/Services/${TEXT_KEYS.serviceSid}/Verifications`, {
      method: 'POST',
      headers: {
        authorization: `Basic ${btoa(`${TEXT_KEYS.accountSid}:${TEXT_KEYS.authToken}`)}`,
      },
      body: new URLSearchParams({ To: to, Channel: 'sms' }),
    });

  // @proves D-6-sandbox
  it('receives a text message and shows it', async () => {
    expect((await sendCode('+14155552671')).status).toBe(201);
    await sendCode('+14155550000');
    // Plus signs are often not encoded in queries.
    const [message, ...others] = await json<{ body: string }[]>('/texts/messages?to=+14155552671');
    expect(others).toEqual([]);
    expect(message).toEqual({
      id: expect.any(String),
      at: expect.any(String),
      to: '+14155552671',
      body: expect.stringMatching(/^Your Wonderfield code is \d{6}$/),
    });
    expect(await (await call('/texts')).text()).toContain(message?.body);
  });

  it('deletes text messages on request', async () => {
    await sendCode('+14155552672');
    expect((await call('/texts/messages', { method: 'DELETE' })).status).toBe(204);
    expect(await json('/texts/messages')).toEqual([]);
  });
});
