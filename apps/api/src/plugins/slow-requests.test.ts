import { type AddressInfo, connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';
import { buildApp } from '../app.ts';

let portal: TestPortal;
let app: Awaited<ReturnType<typeof buildApp>>;
let port: number;
beforeAll(async () => {
  portal = await buildTestApp();
  // Uses a shorter timeout, so the test does not wait ten seconds.
  app = await buildApp(portal.deps, { requestPatienceMs: 300 });
  await app.listen({ host: '127.0.0.1', port: 0 });
  port = (app.server.address() as AddressInfo).port;
});
afterAll(async () => {
  await app.close();
  await portal.close();
});

const HEAD = 'POST /users/checkEmail HTTP/1.1\r\nHost: x\r\n';
const FORM = 'Content-Type: application/x-www-form-urlencoded\r\n';

/** Resolves when the connection closes, also after a reset while the client still writes. */
const closed = (socket: Socket) =>
  new Promise<void>((resolve) => {
    socket.on('error', () => undefined);
    socket.once('close', () => resolve());
  });

/** Sends the beginning at once, then one character at a time until the connection closes. */
const dribble = async (beginning: string, character: string) => {
  const socket: Socket = connect(port, '127.0.0.1');
  const end = closed(socket);
  socket.write(beginning);
  const timer = setInterval(() => socket.write(character), 20);
  const response = text(socket).catch(() => '');
  await end;
  clearInterval(timer);
  return response;
};

it.each([
  ['the headers', HEAD, 'x'],
  ['the body', `${HEAD}${FORM}Content-Length: 100000\r\n\r\n`, 'a'],
  ['a body in chunks', `${HEAD}${FORM}Transfer-Encoding: chunked\r\n\r\n`, '1\r\na\r\n'],
])('ends a request whose caller slowly sends %s', async (_what, beginning, character) => {
  expect(await dribble(beginning, character)).toMatch(/^(HTTP\/1\.1 408 |$)/);
});

it('closes a connection without any data', async () => {
  const socket = connect(port, '127.0.0.1');
  const response = text(socket).catch(() => '');
  await closed(socket);
  expect(await response).toMatch(/^(HTTP\/1\.1 408 |$)/);
});

it('limits headers to five seconds and headers with body to ten', () => {
  const { server } = portal.app;
  expect({ headers: server.headersTimeout, all: server.requestTimeout }).toEqual({
    headers: 5_000,
    all: 10_000,
  });
});
