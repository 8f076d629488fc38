import Fastify from 'fastify';
import { expect, it, vi } from 'vitest';
import { registerErrorResponses } from './error-responses.ts';
import { registerLoadShedding } from './load-shedding.ts';

/** Shorter than any event loop delay, so the first check reports pressure. */
const NO_DELAY_AT_ALL_MS = 0.001;

it('rejects calls with 503 and serves files while the event loop is delayed', async () => {
  const app = Fastify();
  registerErrorResponses(app);
  await registerLoadShedding(app, NO_DELAY_AT_ALL_MS);
  app.post('/users/call', async () => ({ isDone: true }));
  app.get('/assets/page.js', async () => 'code');
  const call = () => app.inject({ method: 'POST', url: '/users/call' });
  await vi.waitFor(async () => expect((await call()).statusCode).toBe(503), 10_000);
  const rejected = await call();
  expect(rejected.json()).toMatchObject({ _responseStatus: 0, msgCode: 'SYS_503' });
  expect(rejected.headers['retry-after']).toBe('1');
  const file = await app.inject('/assets/page.js');
  expect(file).toMatchObject({ statusCode: 200, body: 'code' });
  await app.close();
});
