import type { ExternalClassJson } from '@wonderfield/contract/classroom-sync/external-class';
import { firstName } from '@wonderfield/contract/fields';
import { describe, expect, it } from 'vitest';
import { expectError, expectSuccess } from '../../../testing/expect-response.ts';
import { connectTeacher, openClass } from '../../../testing/external-class.ts';
import { makeEducator } from '../../../testing/factories/make-educator.ts';
import { signIn } from '../../../testing/factories/sign-in.ts';
import { openSignInPortal } from '../../../testing/sign-in-sandbox.ts';

const world = await openSignInPortal();
const { portal, control } = world;
const SERVICES = ['google', 'clever'] as const;

type Class = Awaited<ReturnType<typeof openClass>>;
const classesOf = async ({ list }: Class) =>
  expectSuccess(await list()).body.allClassroomsDocs as ExternalClassJson[];
const rosterOf = async ({ list, id }: Class) =>
  expectSuccess(await list({ classroomId: id })).body.allClassroomDocs as ExternalClassJson;

// @proves D-2-purpose-path
describe.each(SERVICES)('the list of classes at %s', (service) => {
  // @proves C-getGoogleClassrooms, C-getCleverClassrooms
  it('tells what there is, and how each stands here', async () => {
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

  it('does not count whom the educator left out', async () => {
    const externalClass = await openClass(world, service, { students: 3 });
    const [first, ...others] = (await externalClass.read()).students.map(({ id }) => id);
    await externalClass.synced({}, others);
    expect(await classesOf(externalClass)).toMatchObject([{ state: 'upToDate', changes: 0 }]);
    const { studentData = [] } = await rosterOf(externalClass);
    const notHere = studentData.filter(({ isUserSync }) => !isUserSync);
    expect(notHere.map(({ googleAccountId }) => googleAccountId)).toEqual([first]);
  });

  it('is empty for a teacher with no class', async () => {
    const { session } = await connectTeacher(world, service);
    const name = service === 'google' ? 'getGoogleClassrooms' : 'getCleverClassrooms';
    expect(expectSuccess(await portal.call(name, session)).body.allClassroomsDocs).toEqual([]);
  });

  // @proves M-EXT_001, P-educator-sync
  it('is refused to a teacher who has not connected (EXT_001)', async () => {
    const session = await signIn(portal, await makeEducator(portal.db));
    const name = service === 'google' ? 'getGoogleClassrooms' : 'getCleverClassrooms';
    expectError(await portal.call(name, session), 'EXT_001');
  });

  // @proves M-EXT_004
  it('asks to connect again when consent was taken back (EXT_004)', async () => {
    const externalClass = await openClass(world, service);
    await world.revoke(service, externalClass.person);
    expectError(await externalClass.list(), 'EXT_004');
    const { connections } = (await portal.call('getConnections', externalClass.session)).body;
    expect(connections).toEqual(
      expect.arrayContaining([expect.objectContaining({ provider: service, isLost: true })]),
    );
  });

  it.each(['error500', 'truncated', 'garbage', 'html'])(
    'says so when the service answers with %s, and works the next time (EXT_002)',
    async (kind) => {
      const externalClass = await openClass(world, service);
      // Asked once more before we give up.
      await externalClass.trouble({ kind, times: 2 });
      expectError(await externalClass.list(), 'EXT_002');
      expect(await classesOf(externalClass)).toHaveLength(1);
    },
  );

  // @proves M-EXT_005
  it('says when to try again when the service asks to wait, and asks nothing before (EXT_005)', async () => {
    const externalClass = await openClass(world, service);
    await externalClass.trouble({ kind: 'error429', retryAfterSeconds: 90 });
    const rejected = expectError(await externalClass.list(), 'EXT_005');
    expect(Number(rejected.headers['retry-after'])).toBeGreaterThan(85);
    expect(Number(rejected.headers['retry-after'])).toBeLessThanOrEqual(91);
    expect(rejected.body.msg).toMatch(/asks us to wait\. Please try again in 2 minutes\.$/);
    // The fault is used up: another request would be answered, so none was made.
    expectError(await externalClass.list(), 'EXT_005');
    const { connections } = (await portal.call('getConnections', externalClass.session)).body;
    expect(connections).not.toContainEqual(expect.objectContaining({ isLost: true }));
  });

  // @proves M-EXT_005
  it('waits a moment by itself when the service asks for no more', async () => {
    const externalClass = await openClass(world, service);
    await externalClass.trouble({
      kind: 'error429',
      retryAfterSeconds: service === 'google' ? 1 : 0,
    });
    expect(await classesOf(externalClass)).toHaveLength(1);
  });

  // @proves M-EXT_006
  it('goes on without a class that is closed to the educator, and says so (EXT_006)', async () => {
    const externalClass = await openClass(world, service);
    await externalClass.synced();
    const other = await control(service, '/classes', {
      name: 'Evening Art',
      teachers: [externalClass.person.id],
      students: 2,
    });
    const suffix = service === 'google' ? '/students' : '/users';
    const path = `${service === 'google' ? '/v1/courses' : '/v3.1/sections'}/${externalClass.id}${suffix}`;
    await externalClass.trouble({ kind: 'error403', path, times: 2 });
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
    // It is the class that is lost, not the connection.
    expect(await classesOf(externalClass)).toHaveLength(2);
    expect(other).toBeDefined();
  });

  it('gets over one failure without a word', async () => {
    const externalClass = await openClass(world, service);
    await externalClass.trouble({ kind: 'error500', times: 1 });
    expect(await classesOf(externalClass)).toHaveLength(1);
  });
});

// @proves D-2-purpose-path
describe.each(SERVICES)('a class at %s with its students', (service) => {
  // @proves C-getGoogleClassrooms, C-getCleverClassrooms
  it.each([0, 30, 31, 100, 101])('of %i arrives whole', async (students) => {
    const externalClass = await openClass(world, service, { students });
    const roster = await rosterOf(externalClass);
    expect(roster.noOfStudents).toBe(students);
    expect(roster.studentData).toHaveLength(students);
  });

  // @proves C-sync-names
  it('has names that pass the rules of typed ones', async () => {
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
  it('of somebody else does not exist, whoever asks (EXT_003)', async () => {
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
it('has the addresses Google tells, and none that Clever does not', async () => {
  const google = await rosterOf(await openClass(world, 'google'));
  expect(google.studentData?.every(({ email }) => email?.includes('@'))).toBe(true);
  const clever = await rosterOf(await openClass(world, 'clever'));
  expect(clever.studentData?.some((student) => 'email' in student)).toBe(false);
  expect(clever.studentData?.every(({ lastName }) => lastName.length === 1)).toBe(true);
});

// @proves C-sync-token
it('renews a token that Google does not accept before its time, once', async () => {
  const externalClass = await openClass(world, 'google');
  await control('google', `/people/${externalClass.person.id}/expire`);
  expect(await classesOf(externalClass)).toHaveLength(1);
  const { connections } = (await portal.call('getConnections', externalClass.session)).body;
  expect(connections).toContainEqual(
    expect.objectContaining({ provider: 'google', isLost: false }),
  );
  // Rejected although it was just renewed: the connection is lost.
  await externalClass.trouble({ kind: 'error401', times: 2, path: '/v1/courses' });
  expectError(await externalClass.list(), 'EXT_004');
});

it('asks to connect again when Google closes all classes of the person (EXT_004)', async () => {
  const externalClass = await openClass(world, 'google');
  await externalClass.trouble({ kind: 'error403', path: '/v1/courses' });
  // About the person, not about a class: the educator has to allow it again.
  expectError(await externalClass.list(), 'EXT_004');
});

it('does not list a class that was archived at Google', async () => {
  const externalClass = await openClass(world, 'google');
  await externalClass.archive();
  expect(await classesOf(externalClass)).toEqual([]);
  expectError(await externalClass.list({ classroomId: externalClass.id }), 'EXT_003');
});

it('is not reached by a student of the class who is an educator here', async () => {
  const externalClass = await openClass(world, 'google');
  const { session, person } = await connectTeacher(world, 'google');
  await control('google', `/classes/${externalClass.id}/students/${person.id}`, {}, 'PUT');
  const response = await portal.call('getGoogleClassrooms', {
    classroomId: externalClass.id,
    ...session,
  });
  expectError(response, 'EXT_003');
});
