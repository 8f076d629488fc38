import { randomInt } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, inject, it, vi } from 'vitest';
import { buildTestApp, type TestPortal } from '../../../../testing/build-test-app.ts';
import { callOperators } from '../../../../testing/call-operators.ts';
import { findInTables, statisticsWith } from '../../../../testing/database/find-in-tables.ts';
import { expectInvariants } from '../../../../testing/database/invariants.ts';
import {
  createTestDatabase,
  type TestDatabase,
} from '../../../../testing/database/test-database.ts';
import { expectError, expectSuccess, userIn } from '../../../../testing/expect-response.ts';
import { childForm } from '../../../../testing/factories/child-form.ts';
import { rosterLine } from '../../../../testing/factories/classroom-form.ts';
import { makeClassroom } from '../../../../testing/factories/make-classroom.ts';
import {
  makeFamily,
  makeHomeChild,
  makeSecondParent,
} from '../../../../testing/factories/make-family.ts';
import { makeOperator, openConsole } from '../../../../testing/factories/make-operator.ts';
import { makeParent } from '../../../../testing/factories/make-parent.ts';
import { makePicture } from '../../../../testing/factories/make-picture.ts';
import type { MadeUser } from '../../../../testing/factories/make-user.ts';
import { type SessionFields, signIn } from '../../../../testing/factories/sign-in.ts';
import { eraseChild } from '../../../../testing/scenarios/erase-child.ts';
import { jobHandlers } from '../../../job-handlers.ts';
import { openJobQueue } from '../../../jobs/job-queue.ts';
import { createLog } from '../../../log.ts';
import { sha256 } from '../../../security/tokens.ts';

/*
 * Erases a child whose personal values are all canaries, then searches every table, file and log.
 */

const emails = () =>
  Array.from({ length: 5 }, () => String.fromCharCode(97 + randomInt(26))).join('');
/** A unique value, because all tests share the server's log. */
const CANARY = `canary${emails()}`;
const USERNAME = `${CANARY}7`;
const PASSWORD = `C${CANARY}#71`;
const AVATAR = `Quill${emails()}`;
const REASON = `The grandmother of ${CANARY} called`;
const WORDS = [CANARY, AVATAR];

let database: TestDatabase;
let queue: Awaited<ReturnType<typeof openJobQueue>>;
let portal: TestPortal;
const queueLog: string[] = [];
beforeAll(async () => {
  database = await createTestDatabase();
  const log = createLog('debug', { write: (line) => void queueLog.push(line) });
  queue = await openJobQueue(database.url, log);
  portal = await buildTestApp({
    databaseUrl: database.url,
    // The queue uses the real clock.
    now: new Date(),
    config: { ADDRESS_LIMITS: false },
    replace: () => ({ jobs: queue.jobs }),
  });
  await queue.work(jobHandlers(portal.deps));
});
afterAll(async () => {
  await queue.close();
  await portal.close();
  await database.drop();
});

const login = (password: string) =>
  portal.call('login', { userType: 'student', email: USERNAME, password });
const filesKept = () =>
  readdir(portal.deps.config.ASSET_FOLDER, { recursive: true }).then((names) =>
    names.filter((name) => name.endsWith('.webp')),
  );
const erase = (session: SessionFields, requestUserId: string) =>
  eraseChild(portal, { requestUserId, ...session });

/** An operator finds, suspends and restores the child's account and enters a reason. */
const lookAfter = async (userId: string) => {
  const console = await openConsole(portal, await makeOperator(portal));
  const about = { ...console, reason: REASON };
  expectSuccess(await callOperators(portal, 'findAccounts', { ...about, search: USERNAME }));
  expectSuccess(await callOperators(portal, 'suspendAccount', { ...about, userId }));
  expectSuccess(await callOperators(portal, 'restoreAccount', { ...about, userId }));
};

/** Sends an email about the family through the queue. */
const sendMail = async (parent: MadeUser) => {
  const before = portal.emails.length;
  expectSuccess(await portal.call('forgotPassword', { email: parent.email }));
  await vi.waitFor(() => expect(portal.emails.length).toBe(before + 1), { timeout: 15_000 });
};

/** Queues three emails about a child: one is completed, one waits and one has failed. */
const queueWeeklyMails = async (parentId: string, childId: string) => {
  const count = async (state: string) => {
    const { rows } = await sql<{ count: string }>`
      select count(*) from pgboss.job where state = ${state}::pgboss.job_state
      and data::text like ${`%${childId}%`}`.execute(portal.db);
    return Number(rows[0]?.count);
  };
  const data = { parentId, childId, week: '2026-11-09' };
  await queue.jobs.enqueue(portal.db, 'mail-weekly-report', data);
  await vi.waitFor(async () => expect(await count('completed')).toBe(1), { timeout: 15_000 });
  await sql`insert into pgboss.job (name, data, state) select 'mail-undelivered', data, 'created'
    from pgboss.job where data::text like ${`%${childId}%`}`.execute(portal.db);
  expect(await count('created')).toBe(1);
};

/** Returns the student ids of completed and waiting email jobs that contain this student. */
const emailsNaming = async (studentId: string) => {
  const { rows } = await sql<{ state: string; ids: string[] }>`
    select state, data -> 'data' -> 'studentIds' as ids from pgboss.job
    where data::text like ${`%${studentId}%`} order by state, data::text`.execute(portal.db);
  return rows;
};

/** Queues emails about new logins and waiting copies of them. */
const queueLinkedMails = async (managerId: string, lists: string[][]) => {
  const [[studentId = ''] = []] = lists;
  for (const studentIds of lists) {
    const data = { studentIds, provider: 'google', managerId } as const;
    await queue.jobs.enqueue(portal.db, 'mail-logins-linked', data);
  }
  const expectDone = async () => {
    const states = (await emailsNaming(studentId)).map(({ state }) => state);
    expect(states).toEqual(lists.map(() => 'completed'));
  };
  await vi.waitFor(expectDone, { timeout: 15_000 });
  await sql`insert into pgboss.job (name, data, state) select 'mail-undelivered', data, 'created'
    from pgboss.job where data::text like ${`%${studentId}%`}`.execute(portal.db);
};

/** Performs the usual actions of a student. */
const liveAsStudent = async (id: string) => {
  const { sessionToken } = expectSuccess(await login(PASSWORD)).body;
  const session = { userId: id, sessionToken: String(sessionToken) };
  expectSuccess(await portal.call('saveAvatarName', { avatarName: AVATAR, ...session }));
  expectSuccess(await portal.call('updateUser', { firstName: `G${CANARY}`, ...session }));
  const { playToken } = expectSuccess(await portal.call('startPlay', session)).body;
  expectSuccess(await portal.call('redeemPlayToken', { playToken }));
  // Insert an identity of the child, as a roster sync would.
  await portal.db
    .insertInto('identities')
    .values({
      user_id: id,
      provider: 'google',
      issuer: 'https://accounts.google.com',
      subject: CANARY,
      tied_by: 'sync',
      created_at: portal.deps.now(),
    })
    .execute();
  // After the successful sign-in, which would delete failed attempts.
  expectError(await login('Wrong#1aa'), 'LGN_001');
  return session;
};

/** Expects that no data of the child is left. */
const expectNoTrace = async (id: string) => {
  expect(await findInTables(portal.db, ...WORDS)).toEqual([]);
  // Ids remain in the audit log, which cannot be changed.
  expect(await findInTables(portal.db, id)).toEqual(['public.audit_events']);
  expect(await statisticsWith(portal.databaseUrl, ...WORDS)).toEqual([]);
  expect(await filesKept()).toEqual([]);
  const { logFile } = inject('databaseServer');
  const serverLog = logFile ? await readFile(logFile, 'utf8') : '';
  const logs = { app: portal.logLines.join(''), queue: queueLog.join(''), server: serverLog };
  for (const [name, log] of Object.entries(logs)) {
    expect([name, log.match(new RegExp(WORDS.join('|'), 'i'))?.[0]]).toEqual([name, undefined]);
  }
};

// @proves S-child-erase, C-eraseChild, D-6-privacy, D-6-erasures
it('leaves only ids in the audit log after an erasure, and no picture', async () => {
  const parent = await makeParent(portal.db);
  const session = await signIn(portal, parent);
  const form = childForm({
    firstName: `F${CANARY}`,
    lastName: `L${CANARY}`,
    email: USERNAME,
    password: PASSWORD,
    confirmPassword: PASSWORD,
  });
  const headers = { 'idempotency-key': 'canary' };
  const make = () => portal.call('createUser', { ...form, ...session }, { headers });
  const id = String(userIn(expectSuccess(await make())).childDetails?.[0]?.userId);
  expectSuccess(await make());
  // Another parent tries the taken username, which a failing insert would write to the database
  // log.
  const other = await signIn(portal, await makeParent(portal.db));
  expectError(await portal.call('createUser', { ...form, ...other }), 'CHD_002', {
    email: expect.any(String),
  });
  const childSession = await liveAsStudent(id);
  const fields = { imageType: 'profiles', ...childSession };
  const upload = expectSuccess(await portal.upload(fields, await makePicture()));
  const target = { requestUserId: id, ...session };
  expectSuccess(await portal.call('showStudentPassword', target));
  expectSuccess(await portal.call('updateUser', { ...target, userGrade: '5' }));
  expectSuccess(await portal.call('exportChild', target));
  const { code } = await makeClassroom(portal, { code: true });
  expectSuccess(await portal.call('joinClassroom', { code, ...target }));
  await sendMail(parent);
  await queueWeeklyMails(parent.id, id);
  await lookAfter(id);

  expect(await filesKept()).toHaveLength(4);
  expect(await findInTables(portal.db, ...WORDS, id)).toEqual(
    expect.arrayContaining([
      'public.users',
      'public.students',
      'public.enrollments',
      'public.child_exports',
      'public.idempotency_keys',
      'public.audit_reasons',
      'public.child_password_events',
    ]),
  );
  expect(await statisticsWith(portal.databaseUrl, ...WORDS, id)).toEqual([]);
  expect(expectSuccess(await erase(session, id)).body.childJson).toEqual({ userId: id });

  await expectNoTrace(id);
  // The failed sign-in attempt was deleted with the student.
  expect(await portal.db.selectFrom('sign_in_attempts').selectAll().execute()).toEqual([]);
  expect((await portal.app.inject(String(upload.body.originalAsset))).statusCode).toBe(404);
  expectError(await portal.call('getUser', childSession), 'SSN_002');
  expectError(await login(PASSWORD), 'LGN_001');
  const erasures = await portal.db.selectFrom('erasures').selectAll().execute();
  expect(erasures).toEqual([
    { subject_sha256: sha256(id), erased_at: portal.deps.now(), scope: 'parent' },
  ]);
  const [event] = await portal.db
    .selectFrom('audit_events')
    .select(['action', 'actor_id', 'subject_id', 'outcome'])
    .where('action', '=', 'child.erased')
    .execute();
  expect(event).toEqual({
    action: 'child.erased',
    outcome: 'ok',
    actor_id: parent.id,
    subject_id: id,
  });
  expect(userIn(await portal.call('getUser', session)).childDetails).toEqual([]);
  await expectInvariants(portal.db);
});

// @proves C-eraseChild
it('leaves no data of a student created by a roster, including the stored response for retries', async () => {
  const classroom = await makeClassroom(portal);
  const names = { firstName: `F${CANARY}`, lastName: `L${CANARY}`, username: USERNAME };
  const lines = [rosterLine({ ...names, password: PASSWORD }), rosterLine()];
  const headers = { 'idempotency-key': 'canary' };
  const fields = { classRoomId: classroom.id, studentDetails: JSON.stringify(lines) };
  const add = () =>
    portal.call('addStudentsToClassRoom', { ...fields, ...classroom.session }, { headers });
  const { studentData } = expectSuccess(await add()).body;
  const [{ userId: id = '' } = {}, { userId: kept = '' } = {}] = studentData as Record<
    string,
    string
  >[];
  expectSuccess(await add());
  await lookAfter(id);
  const { session } = await makeSecondParent(portal, { id } as MadeUser);
  expectSuccess(await erase(session, id));

  await expectNoTrace(id);
  const again = expectSuccess(await add()).body.studentData as { userId: string }[];
  expect(again.map(({ userId }) => userId)).toEqual([kept]);
});

it('removes the student’s id from emails about several students and keeps the emails', async () => {
  const { child, parent, session } = await makeFamily(portal);
  const sibling = await makeHomeChild(portal, { parentId: parent.id });
  await queueLinkedMails(parent.id, [[child.id, sibling.id], [child.id]]);
  expectSuccess(await erase(session, child.id));
  expect(await findInTables(portal.db, child.id)).toEqual(['public.audit_events']);
  expect(await emailsNaming(sibling.id)).toEqual([
    { state: 'created', ids: [sibling.id] },
    { state: 'completed', ids: [sibling.id] },
  ]);
});
