import { readFileSync, statSync } from 'node:fs';
import { sql } from 'kysely';
import { beforeEach, expect, inject, it } from 'vitest';
import { buildTestApp, type TestPortal } from '../../../testing/build-test-app.ts';
import { createTestDatabase, onServer } from '../../../testing/database/test-database.ts';
import { expectError, expectSuccess } from '../../../testing/expect-response.ts';
import { childForm } from '../../../testing/factories/child-form.ts';
import { rosterLine } from '../../../testing/factories/classroom-form.ts';
import { makeClassroom } from '../../../testing/factories/make-classroom.ts';
import { makeFamily } from '../../../testing/factories/make-family.ts';
import { makeParent } from '../../../testing/factories/make-parent.ts';
import { parentSignUp } from '../../../testing/factories/parent-sign-up.ts';
import { prepareDatabase } from '../../prepare-database.ts';
import { openDatabase } from './connection.ts';
import { selectIsStatementLoggingOff } from './statement-logging.ts';

const CANARY = 'canary';
const email = `${CANARY}@home.test`;
const { logFile = '' } = inject('databaseServer');
let logStart = 0;
beforeEach(() => {
  if (logFile) logStart = statSync(logFile).size;
});
/** Returns the server's log since the test began. The server writes its log before it responds. */
const serverLog = () => readFileSync(logFile).subarray(logStart).toString('utf8');
/** Skipped if the server's log file is not accessible. */
const itWithLog = it.skipIf(!logFile);

/** Requests taken names, one after the other and in parallel. */
const wantTakenNames = async (portal: TestPortal) => {
  await makeParent(portal.db, { email });
  const signUp = parentSignUp({ email: email.toUpperCase() });
  expectError(await portal.call('createUser', signUp), 'EML_001', { email: expect.any(String) });
  const { session } = await makeFamily(portal);
  const child = { ...session, ...childForm({ email: `${CANARY}4827` }) };
  expectSuccess(await portal.call('createUser', child));
  expectError(await portal.call('createUser', child), 'CHD_002', { email: expect.any(String) });
  const classroom = await makeClassroom(portal);
  const roster = (username: string) => ({
    classRoomId: classroom.id,
    ...classroom.session,
    studentDetails: JSON.stringify([rosterLine({ username })]),
  });
  const taken = await portal.call('addStudentsToClassRoom', roster(`${CANARY}4827`));
  expect(taken.body.msgCode).toBe('USN_001');
  const atOnce = await Promise.all(
    Array.from({ length: 4 }, () => portal.call('addStudentsToClassRoom', roster(`${CANARY}9`))),
  );
  expect(atOnce.filter(({ body }) => body._responseStatus === 1)).toHaveLength(1);
  const both = parentSignUp({ email: `${CANARY}-2@home.test` });
  await Promise.all([portal.call('createUser', both), portal.call('createUser', both)]);
};

const failLoudly = async (portal: Pick<TestPortal, 'db'>) => {
  const insert = sql`insert into users (user_type, email, first_name, last_name)
    values ('parent', ${email}, 'A', 'B')`;
  await expect(insert.execute(portal.db)).rejects.toMatchObject({ code: '23505' });
  await expect(sql`select ${CANARY}::uuid`.execute(portal.db)).rejects.toMatchObject({
    code: '22P02',
  });
  await expect(sql.raw(`select '${CANARY}' from nowhere`).execute(portal.db)).rejects.toThrow();
};

/** Creates a database with the server's default log settings and more. */
const talkativeDatabase = async () => {
  const own = await createTestDatabase();
  const name = new URL(own.url).pathname.slice(1);
  for (const setting of [
    `log_min_messages = 'warning'`,
    `log_min_error_statement = 'error'`,
    `log_error_verbosity = 'verbose'`,
    'log_parameter_max_length_on_error = -1',
  ]) {
    await onServer(`alter role wonderfield_app in database "${name}" set ${setting}`);
  }
  return own;
};

itWithLog('keeps personal data out of the server log even when a statement fails', async () => {
  const portal = await buildTestApp({ config: { ADDRESS_LIMITS: false } });
  await wantTakenNames(portal);
  await failLoudly(portal);
  await portal.close();
  expect(serverLog()).not.toContain(CANARY);
});

itWithLog(
  'keeps personal data of a taken name out of the log of a server that logs every error',
  async () => {
    const own = await talkativeDatabase();
    const portal = await buildTestApp({ databaseUrl: own.url, config: { ADDRESS_LIMITS: false } });
    await wantTakenNames(portal);
    expect(serverLog()).not.toContain(CANARY);
    await portal.close();
    // Makes sure that this server logs errors.
    const db = openDatabase(own.url, 1, () => undefined);
    await failLoudly({ db });
    await db.destroy();
    expect(serverLog()).toContain(`Key (lower(email))=(${email}) already exists`);
    await own.drop();
  },
);

it('applies private log settings only when a superuser migrates', async () => {
  const own = await talkativeDatabase();
  const isDiscreet = async () => {
    const db = openDatabase(own.url, 1, () => undefined);
    const response = await selectIsStatementLoggingOff(db);
    await db.destroy();
    return response;
  };
  const prepareAs = (url: string) =>
    prepareDatabase({ DATABASE_URL: own.url, MIGRATION_DATABASE_URL: url });
  await prepareAs(own.ownerUrl);
  expect(await isDiscreet()).toBe(false);
  const admin = new URL(inject('databaseServer').adminUrl);
  admin.pathname = new URL(own.url).pathname;
  await prepareAs(admin.href);
  expect(await isDiscreet()).toBe(true);
  await own.drop();
});
