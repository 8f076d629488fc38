import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';
import { callOperators } from '../../testing/call-operators.ts';
import { auditOf } from '../../testing/database/snapshot-user.ts';
import { ownerUrlOf } from '../../testing/database/test-database.ts';
import { expectError, expectSuccess } from '../../testing/expect-response.ts';
import { makeEducator } from '../../testing/factories/make-educator.ts';
import { makeParent } from '../../testing/factories/make-parent.ts';
import { signIn } from '../../testing/factories/sign-in.ts';
import { jobHandlers } from '../job-handlers.ts';
import { openJobQueue } from '../jobs/job-queue.ts';
import { createLog } from '../log.ts';

/* Runs the real admin process next to a test server on the same database. */

const ADMIN = resolve(import.meta.dirname, 'admin.ts');
let portal: TestPortal;
beforeAll(async () => {
  portal = await buildTestApp({ now: new Date() });
  // Creates the job queues, as a first start of the server does.
  const queue = await openJobQueue(portal.databaseUrl, createLog('silent'));
  await queue.work(jobHandlers(portal.deps));
  await queue.close();
});
afterAll(() => portal.close());

const admin = async (args: string[], changes: NodeJS.ProcessEnv = {}) => {
  const child = spawn(process.execPath, [ADMIN, ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
    // Sets no mail relay and no card provider, because the admin commands do not need them.
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      DATABASE_URL: portal.databaseUrl,
      MIGRATION_DATABASE_URL: ownerUrlOf(portal.databaseUrl),
      SECRET_KEY: portal.deps.config.SECRET_KEY.toString('base64'),
      PUBLIC_URL: portal.deps.config.PUBLIC_URL,
      ...changes,
    },
  });
  const [out, said, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'exit'),
  ]);
  return { out: out.trim(), said: said.trim(), code };
};
describe('admin command line', () => {
  it('prints help without a database and exits with 2 for an unknown command', async () => {
    const help = await admin(['--help'], { DATABASE_URL: '' });
    expect(help).toMatchObject({ code: 0, said: '' });
    expect(help.out).toContain('create-operator EMAIL NAME');
    expect(await admin(['nope'], { DATABASE_URL: '' })).toEqual({
      code: 2,
      out: '',
      said: 'Unknown command "nope". Use --help to see the usage.',
    });
  });

  it('prints one sentence and exits with 1 when the configuration is invalid', async () => {
    const { code, out, said } = await admin(['list-operators'], { SECRET_KEY: 'short' });
    expect(said).toMatch(/^SECRET_KEY: .*32 bytes in base64\.$/);
    expect({ code, out }).toEqual({ code: 1, out: '' });
  });

  // @proves D-6-console
  it('creates an operator with a working setup link', async () => {
    const email = 'sam@wonderfield.test';
    const made = await admin(['create-operator', email, 'Sam Hill']);
    expect(made).toMatchObject({ code: 0, said: '' });
    const link = /https:\/\/portal\.wonderfield\.test\/console\/setup\/(\S+)/.exec(made.out);
    const response = await callOperators(portal, 'readOperatorSetup', { setupToken: link?.[1] });
    expect(expectSuccess(response).body).toMatchObject({ email, name: 'Sam Hill' });
  });

  it('suspends an account and ends its current session', async () => {
    const parent = await makeParent(portal.db);
    const session = await signIn(portal, parent);
    const reason = 'reported by a school';
    expect(await admin(['suspend', parent.email, '--reason', reason])).toEqual({
      code: 0,
      out: `${parent.email} is suspended and signed out.`,
      said: '',
    });
    expectError(await portal.call('getUser', session), 'SSN_002');
    expect(await auditOf(portal.db, parent.id)).toMatchObject([{ action: 'account.suspended' }]);
  });

  it('approves an educator and leaves the email to the running server', async () => {
    const teacher = await makeEducator(portal.db, { approved: false });
    const done = await admin(['approve-educator', teacher.email]);
    expect(done).toMatchObject({
      code: 0,
      out: `${teacher.email} is approved and gets an email.`,
    });
    const { rows } = await sql<{ data: unknown; delay_seconds: number }>`
      select data, extract(epoch from start_after - created_on)::int as delay_seconds
      from pgboss.job where name = 'mail'`.execute(portal.db);
    const data = { userId: teacher.id, approvedAt: expect.any(String) };
    // The operator can undo the approval until the email leaves.
    expect(rows).toEqual([{ data: { job: 'mail-educator-decision', data }, delay_seconds: 300 }]);
  });
});
