import type { ExternalClassJson } from '@wonderfield/contract/classroom-sync/external-class';
import { firstName } from '@wonderfield/contract/fields';
import { describe, expect, it } from 'vitest';
import { expectError, expectSuccess } from '../../../../testing/expect-response.ts';
import { makeEducator } from '../../../../testing/factories/make-educator.ts';
import { signIn } from '../../../../testing/factories/sign-in.ts';
import { openSignInPortal } from '../../../../testing/fakes/sign-in-sandbox.ts';
import { connectTeacher, openClass } from '../../../../testing/scenarios/external-class.ts';

const world = await openSignInPortal();
const { portal, control } = world;
const SERVICES = ['google', 'clever'] as const;

type Class = Awaited<ReturnType<typeof openClass>>;
const classesOf = async ({ list }: Class) =>
  expectSuccess(await list()).body.allClassroomsDocs as ExternalClassJson[];
const rosterOf = async ({ list, id }: Class) =>
  expectSuccess(await list({ classroomId: id })).body.allClassroomDocs as ExternalClassJson;

// @proves D-2-purpose-path
describe.each(SERVICES)('List of external classes at %s', (service) => {
  // @proves C-getGoogleClassrooms, C-getCleverClassrooms
  it('lists the external classes with their sync state', async () => {
    const externalClass = await openClass(world, service, { students: 4 });
    expect(await classesOf(externalClass)).toMatchObject([
      {
        googleClassroomId: externalClass.id,
        classRoomName: 'Morning Math Lab',
        noOfStudents: 4,
        isClassroomSync: false,
        state: 'new',
        changes: 0,
        classRoomSubject: 'math',
      },
    ]);
    const { classroomId } = await externalClass.synced();
    expect(await classesOf(externalClass)).toMatchObject([
      {
        isClassroomSync: true,
        wonderfieldClassRoomId: classroomId,
        state: 'upToDate',
        syncedAt: portal.deps.now().toISOString(),
      },
    ]);
    await externalClass.addStudent({ firstName: 'Imani', lastName: 'Brooks' });
    const [gone] = (await externalClass.read()).students;
    await externalClass.removeStudent(gone?.id ?? '');
    expect(await classesOf(externalClass)).toMatchObject([{ state: 'changed', changes: 2 }]);
  });

  it('does not count excluded students as changes', async () => {
    const externalClass = await openClass(world, service, { students: 3 });
    const [first, ...others] = (await externalClass.read()).students.map(({ id }) => id);
    await externalClass.synced({}, others);
    expect(await classesOf(externalClass)).toMatchObject([{ state: 'upToDate', changes: 0 }]);
    const { studentData = [] } = await rosterOf(externalClass);
    const notHere = studentData.filter(({ isUserSync }) => !isUserSync);
    expect(notHere.map(({ googleAccountId }) => googleAccountId)).toEqual([first]);
  });

  it('returns an empty list for a teacher without external classes', async () => {
    const { session } = await connectTeacher(world, service);
    const name = service === 'google' ? 'getGoogleClassrooms' : 'getCleverClassrooms';
    expect(expectSuccess(await portal.call(name, session)).body.allClassroomsDocs).toEqual([]);
  });

  // @proves M-EXT_001, P-educator-sync
  it('rejects a teacher who has not connected the service with EXT_001', async () => {
    const session = await signIn(portal, await makeEducator(portal.db));
    const name = service === 'google' ? 'getGoogleClassrooms' : 'getCleverClassrooms';
    expectError(await portal.call(name, session), 'EXT_001');
  });

  // @proves M-EXT_004
  it('asks the teacher to reconnect after the consent was withdrawn with EXT_004', async () => {
    const externalClass = await openClass(world, service);
    await world.revoke(service, externalClass.person);
    expectError(await externalClass.list(), 'EXT_004');
    const { connections } = (await portal.call('getConnections', externalClass.session)).body;
    expect(connections).toEqual(
      expect.arrayContaining([expect.objectContaining({ provider: service, isLost: true })]),
    );
  });

  it.each(['error500', 'truncated', 'garbage', 'html'])(
    'returns EXT_002 when the service responds with %s, and works the next time',
    async (kind) => {
      const externalClass = await openClass(world, service);
      // The request is retried once.
      await externalClass.addFault({ kind, times: 2 });
      expectError(await externalClass.list(), 'EXT_002');
      expect(await classesOf(externalClass)).toHaveLength(1);
    },
  );

  // @proves M-EXT_005
  it('returns EXT_005 with Retry-After when the service is busy, and sends no request until then', async () => {
    const externalClass = await openClass(world, service);
    await externalClass.addFault({ kind: 'error429', retryAfterSeconds: 90 });
    const rejected = expectError(await externalClass.list(), 'EXT_005');
    expect(Number(rejected.headers['retry-after'])).toBeGreaterThan(85);
    expect(Number(rejected.headers['retry-after'])).toBeLessThanOrEqual(91);
    expect(rejected.body.msg).toMatch(
      /is limiting our requests\. Please try again in 2 minutes\.$/,
    );
    // The fake error is consumed. A second request would succeed, so none was sent.
    expectError(await externalClass.list(), 'EXT_005');
    const { connections } = (await portal.call('getConnections', externalClass.session)).body;
    expect(connections).not.toContainEqual(expect.objectContaining({ isLost: true }));
  });

  // @proves M-EXT_005
  it('retries without an error when the service asks for a short wait', async () => {
    const externalClass = await openClass(world, service);
    await externalClass.addFault({
      kind: 'error429',
      retryAfterSeconds: service === 'google' ? 1 : 0,
    });
    expect(await classesOf(externalClass)).toHaveLength(1);
  });

  // @proves M-EXT_006
  it('lists a class the educator cannot access as closed, and rejects opening it with EXT_006', async () => {
    const externalClass = await openClass(world, service);
    await externalClass.synced();
    const other = await control(service, '/classes', {
      name: 'Evening Art',
      teachers: [externalClass.person.id],
      students: 2,
    });
    const suffix = service === 'google' ? '/students' : '/users';
    const path = `${service === 'google' ? '/v1/courses' : '/v3.1/sections'}/${externalClass.id}${suffix}`;
    await externalClass.addFault({ kind: 'error403', path, times: 2 });
    const classes = await classesOf(externalClass);
    expect(classes).toHaveLength(2);
    expect(
      classes.find(({ googleClassroomId }) => googleClassroomId === externalClass.id),
    ).toMatchObject({
      state: 'closed',
    });
    expect(classes.find(({ classRoomName }) => classRoomName === 'Evening Art')).toMatchObject({
      state: 'new',
      noOfStudents: 2,
    });
    expectError(await externalClass.list({ classroomId: externalClass.id }), 'EXT_006');
    // Only the class is inaccessible. The connection still works.
    expect(await classesOf(externalClass)).toHaveLength(2);
    expect(other).toBeDefined();
  });

  it('retries after a single failure of the service', async () => {
    const externalClass = await openClass(world, service);
    await externalClass.addFault({ kind: 'error500', times: 1 });
    expect(await classesOf(externalClass)).toHaveLength(1);
  });
});

// @proves D-2-purpose-path
describe.each(SERVICES)('External class with students at %s', (service) => {
  // @proves C-getGoogleClassrooms, C-getCleverClassrooms
  it.each([0, 30, 31, 100, 101])(
    'returns all %i students of an external class',
    async (students) => {
      const externalClass = await openClass(world, service, { students });
      const roster = await rosterOf(externalClass);
      expect(roster.noOfStudents).toBe(students);
      expect(roster.studentData).toHaveLength(students);
    },
  );

  // @proves C-sync-names
  it('cleans external names so that they pass the validation of entered names', async () => {
    const externalClass = await openClass(world, service, {
      name: 'Math \u202Elab www.evil.test',
      students: [
        { firstName: 'Ma\u200Bya\u0007 evil.test/x', lastName: `O${'\u0335'.repeat(9)}kafor` },
      ],
    });
    const { classRoomName, studentData: [student] = [] } = await rosterOf(externalClass);
    for (const name of [classRoomName, student?.firstName, student?.lastName]) {
      expect(firstName.safeParse(name)).toMatchObject({ success: true, data: name });
    }
    expect(classRoomName).toBe('Math lab www evil test');
    expect(student?.firstName).toBe('Maya evil test x');
  });

  // @proves C-getGoogleClassrooms, M-EXT_003
  it('rejects another teacher’s class and an unknown class with EXT_003', async () => {
    const own = await openClass(world, service);
    const other = await openClass(world, service);
    expectError(await own.list({ classroomId: other.id }), 'EXT_003');
    expectError(await own.list({ classroomId: 'nowhere' }), 'EXT_003');
    const chosen = { ...(await own.selection()), googleClassroomId: other.id };
    expectError(await portal.call('previewClassroomSync', chosen), 'EXT_003');
    expectError(await portal.call('googleClassroomSync', chosen), 'EXT_003');
  });
});

// @proves C-getCleverClassrooms
it('returns the students’ emails from Google and none from Clever', async () => {
  const google = await rosterOf(await openClass(world, 'google'));
  expect(google.studentData?.every(({ email }) => email?.includes('@'))).toBe(true);
  const clever = await rosterOf(await openClass(world, 'clever'));
  expect(clever.studentData?.some((student) => 'email' in student)).toBe(false);
  expect(clever.studentData?.every(({ lastName }) => lastName.length === 1)).toBe(true);
});

// @proves C-sync-token
it('renews a token once when Google rejects it before it expires', async () => {
  const externalClass = await openClass(world, 'google');
  await control('google', `/people/${externalClass.person.id}/expire`);
  expect(await classesOf(externalClass)).toHaveLength(1);
  const { connections } = (await portal.call('getConnections', externalClass.session)).body;
  expect(connections).toContainEqual(
    expect.objectContaining({ provider: 'google', isLost: false }),
  );
  // Google rejects the token right after its renewal, so the connection is lost.
  await externalClass.addFault({ kind: 'error401', times: 2, path: '/v1/courses' });
  expectError(await externalClass.list(), 'EXT_004');
});

it('asks the teacher to reconnect when Google denies access to all classes with EXT_004', async () => {
  const externalClass = await openClass(world, 'google');
  await externalClass.addFault({ kind: 'error403', path: '/v1/courses' });
  // The error concerns the user and not a class, so the educator has to grant access again.
  expectError(await externalClass.list(), 'EXT_004');
});

it('omits a class that was archived at Google', async () => {
  const externalClass = await openClass(world, 'google');
  await externalClass.archive();
  expect(await classesOf(externalClass)).toEqual([]);
  expectError(await externalClass.list({ classroomId: externalClass.id }), 'EXT_003');
});

it('rejects an educator who is only a student of the Google class with EXT_003', async () => {
  const externalClass = await openClass(world, 'google');
  const { session, person } = await connectTeacher(world, 'google');
  await control('google', `/classes/${externalClass.id}/students/${person.id}`, {}, 'PUT');
  const response = await portal.call('getGoogleClassrooms', {
    classroomId: externalClass.id,
    ...session,
  });
  expectError(response, 'EXT_003');
});
