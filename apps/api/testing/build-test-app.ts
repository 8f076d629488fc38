import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CallName } from '@wonderfield/contract/calls';
import type { Envelope } from '@wonderfield/contract/define-call';
import { buildApp } from '../src/app.ts';
import { type Config, readConfig } from '../src/config.ts';
import { openDatabase } from '../src/db/connection/connection.ts';
import { type Deps, openRosters, openSignIns } from '../src/dependencies.ts';
import { eventHandlers } from '../src/event-handlers.ts';
import { openAssetDriver } from '../src/gateways/assets/asset-driver.ts';
import { openAssetStore } from '../src/gateways/assets/asset-store.ts';
import type { Email } from '../src/gateways/email/mailer.ts';
import { findTimeZone } from '../src/gateways/time-zones.ts';
import { createZipLookup } from '../src/gateways/zip-lookup.ts';
import { jobHandlers } from '../src/job-handlers.ts';
import { createAnswerPartitions } from '../src/jobs/answer-partitions.queries.ts';
import type { JobName } from '../src/jobs/jobs.ts';
import { createLog } from '../src/log.ts';
import { createPasswords } from '../src/security/passwords.ts';
import { createSealer } from '../src/security/sealing.ts';
import { createTestDatabase } from './database/test-database.ts';
import { QUICK_HASHING } from './factories/password-hash.ts';
import { makeFakeCardChecks } from './fakes/fake-card-checks.ts';
import { lintEmail } from './fakes/lint-email.ts';
import { makeTestJobs } from './test-jobs.ts';

const TEST_SECRET_KEY = Buffer.from('a key for tests: 32 bytes long..').toString('base64');
export const WEBHOOK_SECRET = 'whsec_test';
const NOON = new Date('2026-11-15T12:00:00Z');

type Options = {
  now?: Date;
  config?: Partial<Config>;
  /** Replaces dependencies. Gets the defaults. */
  replace?: (deps: Deps) => Partial<Deps>;
  /** Database to use instead of a separate copy. It is not dropped at the end. */
  databaseUrl?: string;
};

export type Fields = Record<string, unknown>;
type CallOptions = { json?: boolean; headers?: Record<string, string>; address?: string };
export type TestResponse = {
  status: number;
  headers: Record<string, string | string[] | number | undefined>;
  body: Envelope & Record<string, unknown>;
};

const toForm = (fields: Fields) =>
  new URLSearchParams(
    Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, String(value)])),
  );

/** Long timeouts, so a slow machine fails no test. */
const TEST_TIMEOUTS = {
  connection: 30_000,
  statement: 30_000,
  lock: 30_000,
  idleTransaction: 60_000,
};

/** Builds the whole server on a separate database, with a test clock, mailbox and queue. */
export const buildTestApp = async (options: Options = {}) => {
  const database = options.databaseUrl
    ? { url: options.databaseUrl, drop: async () => undefined }
    : await createTestDatabase();
  const folder = await mkdtemp(join(tmpdir(), 'wonderfield-assets-'));
  const config: Config = {
    ...readConfig({
      NODE_ENV: 'test',
      DATABASE_URL: database.url,
      SECRET_KEY: TEST_SECRET_KEY,
      SMTP_URL: 'smtp://127.0.0.1:1',
      PUBLIC_URL: 'https://portal.wonderfield.test',
      WEB_DIST: '/nowhere',
      CONSOLE_DIST: '/nowhere',
      GAME_DIST: '/nowhere',
      STRIPE_SECRET_KEY: 'sk_test_calls',
      STRIPE_PUBLISHABLE_KEY: 'pk_test_calls',
      STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
      ASSET_FOLDER: folder,
      // The event loop is late on a busy test machine, so the check is off.
      MAX_EVENT_LOOP_DELAY_MS: '0',
    }),
    ...options.config,
  };

  let time = (options.now ?? NOON).getTime();
  const emails: Email[] = [];
  const logLines: string[] = [];
  const log = createLog('debug', { write: (line) => void logLines.push(line) });
  const db = openDatabase(database.url, config.DATABASE_POOL_SIZE, () => undefined, {
    timeouts: TEST_TIMEOUTS,
  });
  const queue = makeTestJobs(db);
  let verifications = 0;
  // Loads the slow zip code table only for the few tests that need it.
  let zipLookup: ReturnType<typeof createZipLookup> | undefined;
  const cards = makeFakeCardChecks(config, () => new Date(time));
  const standard: Deps = {
    config,
    db,
    readFromReplica: (read) => read(db),
    log,
    jobs: queue.jobs,
    events: eventHandlers,
    now: () => new Date(time),
    // A long queue, so that bursts of attempts reach the rules under test and not the limiter.
    passwords: createPasswords({ running: 2, waiting: 500 }, QUICK_HASHING),
    sealer: createSealer(config.SECRET_KEY),
    mailer: {
      // Checks every email that a test sends.
      send: async (email) => {
        const flaws = lintEmail(email);
        if (flaws.length > 0) throw new Error(`“${email.subject}” has ${flaws.join(', ')}`);
        emails.push(email);
      },
      close: () => undefined,
    },
    cardChecks: cards.cardChecks,
    // Codes are sent by email unless a test provides an SMS service.
    textCodes: undefined,
    // Real gateways. Without settings for a service, it is undefined.
    signIns: openSignIns(config),
    rosters: openRosters(config),
    assetStore: openAssetStore(await openAssetDriver(config)),
    timeZoneOf: findTimeZone,
    zipLookup: async (zip) => {
      zipLookup ??= createZipLookup(config.ZIP_LOOKUP_URL);
      return (await zipLookup)(zip);
    },
  };
  const replaced = { ...standard, ...options.replace?.(standard) };
  const deps: Deps = {
    ...replaced,
    passwords: {
      ...replaced.passwords,
      verify: (hash, password) => {
        verifications += 1;
        return replaced.passwords.verify(hash, password);
      },
    },
  };
  await createAnswerPartitions(db, deps.now());
  const app = await buildApp(deps);

  /** Makes a call as a form or as JSON from the given address. */
  const call = async (
    name: CallName,
    fields: Fields,
    { json = false, headers = {}, address = '127.0.0.1' }: CallOptions = {},
  ): Promise<TestResponse> => {
    const response = await app.inject({
      method: 'POST',
      url: `/users/${name}`,
      remoteAddress: address,
      headers: {
        'content-type': json ? 'application/json' : 'application/x-www-form-urlencoded',
        ...headers,
      },
      payload: json ? JSON.stringify(fields) : toForm(fields).toString(),
    });
    return { status: response.statusCode, headers: response.headers, body: response.json() };
  };

  /** Uploads any number of files like a page does. */
  const upload = async (fields: Fields, ...files: Buffer[]): Promise<TestResponse> => {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.append(name, String(value));
    for (const file of files) form.append('file', new Blob([new Uint8Array(file)]), 'me.png');
    const body = new Response(form);
    const response = await app.inject({
      method: 'POST',
      url: '/users/uploadAsset',
      headers: { 'content-type': body.headers.get('content-type') ?? '' },
      payload: Buffer.from(await body.arrayBuffer()),
    });
    return { status: response.statusCode, headers: response.headers, body: response.json() };
  };

  return {
    app,
    deps,
    db,
    databaseUrl: database.url,
    call,
    upload,
    cards,
    emails,
    logLines,
    /** Returns the number of password verifications. */
    verifications: () => verifications,
    clock: {
      advance: (ms: number) => {
        time += ms;
      },
    },
    /** Deletes queued jobs and emails of earlier tests. */
    forgetMail: async () => {
      await queue.clear();
      emails.length = 0;
    },
    /** Returns names and payloads of the waiting jobs. */
    queuedJobs: queue.queued,
    delayedJobs: queue.delayed,
    /** Runs the waiting jobs like the real worker. */
    runJobs: () => queue.run(jobHandlers(deps)),
    runJob: (name: JobName) => (jobHandlers(deps)[name] as (data: object) => Promise<void>)({}),
    close: async () => {
      await app.close();
      await db.destroy();
      await database.drop();
      await rm(folder, { recursive: true, force: true });
    },
  };
};

export type TestPortal = Awaited<ReturnType<typeof buildTestApp>>;
