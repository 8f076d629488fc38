import { describe, expect, it } from 'vitest';
import { expectInvariants } from '../../../../testing/database/invariants.ts';
import { syncedRows } from '../../../../testing/database/synced-rows.ts';
import { expectError, expectSuccess, userIn } from '../../../../testing/expect-response.ts';
import { makeClassroom } from '../../../../testing/factories/make-classroom.ts';
import { makeEducator } from '../../../../testing/factories/make-educator.ts';
import { signIn } from '../../../../testing/factories/sign-in.ts';
import { openBrowser } from '../../../../testing/fakes/sign-in-browser.ts';
import { openSignInPortal } from '../../../../testing/fakes/sign-in-sandbox.ts';
import { openClass } from '../../../../testing/scenarios/external-class.ts';

const world = await openSignInPortal();
const { portal } = world;
const { db } = portal;
const { rowOf, namesIn, idsIn, studentOf, writtenRows } = syncedRows(db);
// @proves D-2-purpose-path
const SERVICES = ['google', 'clever'] as const;

describe.each(SERVICES)('googleClassroomSync: first sync from %s', (service) => {
  // @proves C-googleClassroomSync, D-5-capacity, D-5-synced-capacity
  it.each([41, 101])(
    'enrolls all %i students in a classroom with enough capacity',
    async (size) => {
      const externalClass = await openClass(world, service, { students: size });
      const { classroomId, body } = await externalClass.synced();
      expect(body.message).toBe(`The class is up to date: ${size} added.`);
      expect(await rowOf(classroomId)).toMatchObject({
        enrolled: size,
        capacity: size,
        source: service,
        source_class_id: externalClass.id,
        name: 'Morning Math Lab',
        subject: 'math',
        grade: '3',
        owner_id: externalClass.teacher.id,
      });
      await expectInvariants(db);
    },
  );

  it('previews the students in name order', async () => {
    const students = ['Zoe', 'Álvaro', 'Bob'].map((firstName) => ({ firstName, lastName: 'Ito' }));
    const externalClass = await openClass(world, service, { students });
    const { added } = await externalClass.preview();
    expect(added.map(({ firstName }) => firstName)).toEqual(['Álvaro', 'Bob', 'Zoe']);
  });

  it('creates working logins that the teacher can print', async () => {
    const externalClass = await openClass(world, service, { students: 2 });
    const { classroomId } = await externalClass.synced();
    const shown = await portal.call('showRosterPasswords', {
      classRoomId: classroomId,
      ...externalClass.session,
    });
    const [card] = expectSuccess(shown).body.passwords as {
      userId: string;
      studentPassword: string;
    }[];
    const { email } = await db
      .selectFrom('users')
      .select('email')
      .where('id', '=', card?.userId ?? '')
      .executeTakeFirstOrThrow();
    expect(email).toMatch(/^[a-hjkmnp-z2-9]{8}$/);
    const password = Buffer.from(card?.studentPassword ?? '', 'base64').toString();
    const signedIn = await portal.call('login', { email, password, userType: 'student' });
    expect(userIn(expectSuccess(signedIn))).toMatchObject({ passwordResetNotDone: false });
  });

  it('lets a synced student sign in through the same service and lists the classroom', async () => {
    const externalClass = await openClass(world, service, { students: 1 });
    const [student] = (await externalClass.read()).students;
    const browser = openBrowser(world);
    const before = await browser.signIn(service, student?.id ?? '');
    expect(before.body.newcomer).toBeDefined();
    const { classroomId } = await externalClass.synced();
    const { body } = expectSuccess(await openBrowser(world).signIn(service, student?.id ?? ''));
    const session = { sessionToken: body.sessionToken, userId: await studentOf(student?.id ?? '') };
    const classes = expectSuccess(await portal.call('getClassroomsByEducator', session));
    expect(classes.body.allClassroomsDocs).toMatchObject([
      { classRoomId: classroomId, googleClassroomId: externalClass.id, classRoomProvider: service },
    ]);
  });
});

describe.each(SERVICES)('googleClassroomSync: further syncs from %s', (service) => {
  // @proves D-5-sync-again
  it('changes nothing and creates no duplicates in a repeated sync', async () => {
    const externalClass = await openClass(world, service, { students: 5 });
    const { classroomId } = await externalClass.synced();
    const before = await namesIn(classroomId);
    const again = await externalClass.synced();
    expect(again).toMatchObject({ classroomId, body: { message: 'The class is up to date.' } });
    expect(await namesIn(classroomId)).toEqual(before);
  });

  // @proves D-5-sync-again
  it('applies renames, enrolls new students and removes former ones without deleting accounts', async () => {
    const externalClass = await openClass(world, service, { students: 8 });
    const { classroomId } = await externalClass.synced();
    const [renamed, gone] = (await externalClass.read()).students;
    const goneId = await studentOf(gone?.id ?? '');
    await externalClass.renameStudent(renamed?.id ?? '', { firstName: 'Oluwaseun' });
    await externalClass.removeStudent(gone?.id ?? '');
    await externalClass.addStudent({ firstName: 'Imani', lastName: 'Brooks' });
    await externalClass.rename('Evening Math Lab');
    const { body } = await externalClass.synced();
    expect(body.message).toBe('The class is up to date: 1 added, 1 renamed, 1 left.');
    expect(await rowOf(classroomId)).toMatchObject({ name: 'Evening Math Lab', enrolled: 8 });
    const names = (await namesIn(classroomId)).join();
    expect(names).toContain('Imani B');
    expect(names).toContain('Oluwaseun');
    const account = await db
      .selectFrom('users')
      .select('suspended_at')
      .where('id', '=', goneId)
      .executeTakeFirst();
    expect(account?.suspended_at).toEqual(portal.deps.now());
    await expectInvariants(db);
  });

  it('enrolls a returning student with the existing account', async () => {
    const externalClass = await openClass(world, service, { students: 6 });
    const { classroomId } = await externalClass.synced();
    const [gone] = (await externalClass.read()).students;
    const studentId = await studentOf(gone?.id ?? '');
    await externalClass.removeStudent(gone?.id ?? '');
    await externalClass.synced();
    await world.control(service, `/classes/${externalClass.id}/students/${gone?.id}`, {}, 'PUT');
    expect((await externalClass.preview()).added).toMatchObject([
      { id: gone?.id, hasAccount: true },
    ]);
    await externalClass.synced();
    expect(await studentOf(gone?.id ?? '')).toBe(studentId);
    expect((await rowOf(classroomId)).enrolled).toBe(6);
    expectSuccess(await openBrowser(world).signIn(service, gone?.id ?? ''));
    await expectInvariants(db);
  });

  // @proves C-googleClassroomSync, C-sync-fields
  it('rejects forged ids of students and classrooms [T60]', async () => {
    const externalClass = await openClass(world, service, { students: 2 });
    const victim = await makeClassroom(portal, { students: 2 });
    const other = await openClass(world, service, { students: 2 });
    const foreignIds = (await other.read()).students.map(({ id }) => id);
    const own = (await externalClass.read()).students.map(({ id }) => id);
    const forged = { wonderfieldClassRoomId: victim.id };
    expectError(await externalClass.sync(forged), 'CLS_001');
    expectError(
      await portal.call('previewClassroomSync', {
        ...(await externalClass.selection()),
        ...forged,
      }),
      'CLS_001',
    );
    const { classroomId } = await externalClass.synced(
      {
        syncedIds: JSON.stringify(foreignIds),
        wonderfieldStudentIds: JSON.stringify(victim.students.map(({ id }) => id)),
      },
      [...own, ...foreignIds, 'nobody'],
    );
    expect(classroomId).not.toBe(victim.id);
    expect((await rowOf(classroomId)).enrolled).toBe(2);
    expect((await rowOf(victim.id)).enrolled).toBe(2);
    for (const id of foreignIds) expect(await studentOf(id)).toBe('');
  });

  it.each(['error500', 'truncated', 'garbage'])(
    'writes nothing in a sync that fails with %s halfway and returns EXT_002',
    async (kind) => {
      const externalClass = await openClass(world, service, { students: 3 });
      const before = await writtenRows();
      const suffix = service === 'google' ? '/students' : '/users';
      await externalClass.addFault({ kind, times: 2, path: suffix });
      expectError(await externalClass.sync(), 'EXT_002');
      expect(await writtenRows()).toEqual(before);
      await externalClass.synced();
    },
  );

  it('writes nothing in a sync after the consent was withdrawn and returns EXT_004', async () => {
    const externalClass = await openClass(world, service, { students: 3 });
    await externalClass.preview();
    await world.revoke(service, externalClass.person);
    const before = await writtenRows();
    expectError(await externalClass.sync(), 'EXT_004');
    expect(await writtenRows()).toEqual(before);
  });

  // @proves C-googleClassroomSync
  it('creates one classroom and no duplicate students when syncs run in parallel', async () => {
    const externalClass = await openClass(world, service, { students: 5 });
    const responses = await Promise.all([
      externalClass.sync(),
      externalClass.sync(),
      externalClass.sync(),
    ]);
    const made = new Set(responses.map(({ body }) => body.classRoomId).filter(Boolean));
    expect(made.size).toBe(1);
    for (const { body } of responses) expect(['GEN_000', 'SYN_003']).toContain(body.msgCode);
    expect((await rowOf([...made].map(String)[0] ?? '')).enrolled).toBe(5);
    await expectInvariants(db);
  });

  it('returns the same sync to a retry with the same idempotency key', async () => {
    const externalClass = await openClass(world, service, { students: 2 });
    const fields = await externalClass.selection();
    const send = () =>
      portal.call('googleClassroomSync', fields, {
        headers: { 'idempotency-key': externalClass.id },
      });
    const [first, second] = [await send(), await send()];
    expect(expectSuccess(first).body.syncId).toBe(expectSuccess(second).body.syncId);
    // The retry succeeds even while the service is unavailable.
    await externalClass.addFault({ kind: 'error500', times: 2 });
    expect(expectSuccess(await send()).body.syncId).toBe(first.body.syncId);
  });
});

it('keeps single-word names, names in any script and truncates long ones', async () => {
  const externalClass = await openClass(world, 'google', {
    students: [
      { firstName: 'Björk', lastName: '' },
      { firstName: '李', lastName: '娜' },
      { firstName: 'علي', lastName: 'حسن' },
      { firstName: 'A'.repeat(90), lastName: ' B\u0000\u200b  C ' },
    ],
  });
  const { classroomId } = await externalClass.synced();
  expect(await namesIn(classroomId)).toEqual(
    ['Björk', '李 娜', 'علي حسن', `${'A'.repeat(60)} B C`].sort(),
  );
});

it('enrolls a student of two different teachers with one account', async () => {
  const first = await openClass(world, 'google', { students: 2 });
  await first.synced();
  const second = await openClass(world, 'google', { students: 0 });
  const [shared] = (await first.read()).students;
  await world.control('google', `/classes/${second.id}/students/${shared?.id}`, {}, 'PUT');
  const { classroomId } = await second.synced();
  expect(await namesIn(classroomId)).toHaveLength(1);
  await first.removeStudent(shared?.id ?? '');
  await first.synced();
  expectSuccess(await openBrowser(world).signIn('google', shared?.id ?? ''));
  await expectInvariants(db);
});

it('creates one account per student when two teachers sync the same students in parallel', async () => {
  const first = await openClass(world, 'google', { students: 5 });
  const shared = (await first.read()).students.map(({ id }) => id);
  const second = await openClass(world, 'google', { students: shared });
  const responses = await Promise.all([first.sync(), second.sync()]);
  for (const { body } of responses) expect(['GEN_000', 'SYN_003']).toContain(body.msgCode);
  const [one, other] = [await first.synced(), await second.synced()];
  expect(await idsIn(one.classroomId)).toEqual(await idsIn(other.classroomId));
  expect(await idsIn(one.classroomId)).toHaveLength(5);
  await expectInvariants(db);
});

it('rejects a sync of an archived classroom with CLS_009', async () => {
  const externalClass = await openClass(world, 'google', { students: 1 });
  const { classroomId } = await externalClass.synced();
  const archived = { classRoomId: classroomId, archived: '1', ...externalClass.session };
  expectSuccess(await portal.call('archiveClassroom', archived));
  expectError(await externalClass.sync(), 'CLS_009');
});

it('rejects a sync by an unapproved educator with EDU_001', async () => {
  const session = await signIn(portal, await makeEducator(db, { approved: false }));
  const fields = { googleClassroomId: 'x', isGoogleClassroom: '1', studentIds: '[]', ...session };
  expectError(await portal.call('googleClassroomSync', fields), 'EDU_001');
});
