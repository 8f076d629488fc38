import { THIRD_DISTRICT_ID } from '@wonderfield/sandbox/clever/clever-world';
import { describe, expect, it } from 'vitest';
import { namesIn } from '../../../testing/database/names-in.ts';
import { expectError, expectSuccess, userIn } from '../../../testing/expect-response.ts';
import { requestsTo } from '../../../testing/fakes/requests-to.ts';
import { openBrowser } from '../../../testing/fakes/sign-in-browser.ts';
import { openSignInPortal } from '../../../testing/fakes/sign-in-sandbox.ts';
import { connectTeacher, openClass } from '../../../testing/scenarios/external-class.ts';
import { openSyncedClasses } from '../../../testing/scenarios/synced-classes.ts';
import { peekOutcome } from '../identities/sso/sso-results.ts';

const HOUR_MS = 3_600_000;
const WREN = { firstName: 'Wren', lastName: 'Abara' };
const library = await openSignInPortal();
const district = await openSignInPortal({ cleverMode: 'district' });

describe.each([
  ['library', library],
  ['district', district],
] as const)('First sign-in of a Clever student, with a %s app', (mode, world) => {
  const { portal, control, newPerson, addFault } = world;
  const { db } = portal;
  const isDistrictApp = mode === 'district';
  const signInAs = ({ id }: { id: string }) => openBrowser(world).signIn('clever', id);
  const expectAskTheTeacher = async (person: { id: string }) => {
    const { body } = expectSuccess(await signInAs(person));
    expect(body.newcomer).toMatchObject({ role: 'student' });
    expect(body.sessionToken).toBeUndefined();
  };
  /** Affects only requests about sections, with any token. */
  const sectionsError = (kind: string, more: object = {}) =>
    addFault('clever', { kind, path: '/sections', ...more });

  // @proves D-9-on-demand-students
  it('sends one request about the student for any number of synced sections', async () => {
    const { classes } = await openSyncedClasses(world, 'clever', { count: 31 });
    const [oldest] = classes;
    const wren = await newPerson('clever', { roles: ['student'], ...WREN });
    await control('clever', `/classes/${oldest?.id}/students/${wren.id}`, {}, 'PUT');
    const browser = openBrowser(world);
    const { code } = await browser.travel('clever', { as: wren.id });
    const { answer, paths } = await requestsTo(world.sandbox.services.clever, () =>
      browser.call('redeemSignIn', { code }),
    );
    expect(paths).toEqual([
      ...(isDistrictApp ? ['/oauth/tokens'] : []),
      `/v3.1/users/${wren.id}/sections`,
    ]);
    expect(userIn(expectSuccess(answer))).toMatchObject({ firstName: 'Wren' });
    expect(await namesIn(db, { classroomId: String(oldest?.classroomId) })).toContain('Wren');
  });

  // @proves D-9-on-demand-students
  it('enrolls a student only in the section of the student’s district', async () => {
    const ownClass = await openClass(world, 'clever', { students: 1 });
    const hazel = await ownClass.synced();
    const otherClass = await openClass(world, 'clever', {
      students: [{ firstName: 'Ada', lastName: 'Maple', districtId: THIRD_DISTRICT_ID }],
      teacherFields: { districtId: THIRD_DISTRICT_ID },
      classFields: { districtId: THIRD_DISTRICT_ID },
    });
    const maple = await otherClass.synced();
    const wren = await otherClass.addStudent({ ...WREN, districtId: THIRD_DISTRICT_ID });
    expectSuccess(await signInAs(wren));
    expect(await namesIn(db, maple)).toContain('Wren');
    expect(await namesIn(db, hazel)).not.toContain('Wren');
  });

  it('enrolls a student of another district in no section', async () => {
    const ownClass = await openClass(world, 'clever', { students: 1 });
    const hazel = await ownClass.synced();
    const otherClass = await openClass(world, 'clever', {
      students: 0,
      teacherFields: { districtId: THIRD_DISTRICT_ID },
      classFields: { districtId: THIRD_DISTRICT_ID },
    });
    await expectAskTheTeacher(
      await otherClass.addStudent({ ...WREN, districtId: THIRD_DISTRICT_ID }),
    );
    expect(await namesIn(db, hazel)).not.toContain('Wren');
  });

  it('enrolls a student in the classrooms of both teachers who synced the section', async () => {
    const second = await connectTeacher(world, 'clever');
    const section = await openClass(world, 'clever', {
      students: 1,
      coTeachers: [second.person.id],
    });
    const first = await section.synced();
    const response = await section.sync(second.session);
    const other = { classroomId: String(expectSuccess(response).body.classRoomId) };
    expect(other.classroomId).not.toBe(first.classroomId);
    const wren = await section.addStudent(WREN);
    expectSuccess(await signInAs(wren));
    for (const classroom of [first, other]) expect(await namesIn(db, classroom)).toContain('Wren');
  });

  it('does not enroll a student in the classroom of a teacher who no longer teaches the section', async () => {
    const section = await openClass(world, 'clever', { students: 1 });
    const synced = await section.synced();
    const wren = await section.addStudent(WREN);
    const { person } = await connectTeacher(world, 'clever');
    await control('clever', `/classes/${section.id}`, { teacherIds: [person.id] }, 'PATCH');
    await expectAskTheTeacher(wren);
    expect(await namesIn(db, synced)).not.toContain('Wren');
  });

  it('does not enroll a student in an archived classroom', async () => {
    const section = await openClass(world, 'clever', { students: 1 });
    const { classroomId } = await section.synced();
    await db
      .updateTable('classrooms')
      .set({ archived_at: portal.deps.now() })
      .where('id', '=', classroomId)
      .execute();
    await expectAskTheTeacher(await section.addStudent(WREN));
  });

  it('does not change the other students of the classroom', async () => {
    const section = await openClass(world, 'clever', { students: 4 });
    const [one, two, three, four] = (await section.read()).students.map(({ id }) => id);
    const synced = await section.synced({}, [String(one), String(two), String(three)]);
    await portal.call('setNightlySync', {
      classRoomId: synced.classroomId,
      mode: 'full',
      ...section.session,
    });
    const readOthers = async () => ({
      classroom: await db
        .selectFrom('classrooms')
        .select(['name', 'capacity', 'left_out_marks'])
        .where('id', '=', synced.classroomId)
        .executeTakeFirstOrThrow(),
      students: await db
        .selectFrom('enrollments')
        .innerJoin('users', 'users.id', 'enrollments.student_id')
        .selectAll('enrollments')
        .select(['users.first_name', 'users.last_name'])
        .where('enrollments.classroom_id', '=', synced.classroomId)
        .where('users.first_name', '<>', 'Wren')
        .orderBy('enrollments.student_id')
        .execute(),
    });
    const before = await readOthers();
    await section.removeStudent(String(one));
    await section.renameStudent(String(two), { firstName: 'Oluwaseun' });
    const wren = await section.addStudent(WREN);
    expectSuccess(await signInAs(wren));
    expect(await namesIn(db, synced)).toContain('Wren');
    expect(await readOthers()).toEqual(before);
    await expectAskTheTeacher({ id: String(four) });
  });

  // @proves D-9-on-demand-students
  it('returns EXT_005 when Clever asks us to wait, and enrolls the student afterwards', async () => {
    const section = await openClass(world, 'clever', { students: 1 });
    await section.synced();
    const wren = await section.addStudent(WREN);
    await sectionsError('error429', { retryAfterSeconds: 3, times: 1 });
    const response = await signInAs(wren);
    expectError(response, 'EXT_005');
    expect(Number(response.headers['retry-after'])).toBeGreaterThan(0);
    await new Promise((resume) => setTimeout(resume, 4_100));
    expectSuccess(await signInAs(wren));
  });

  it.each(['error403', 'error500'])(
    'tells the student to ask the teacher when Clever responds with %s',
    async (kind) => {
      const section = await openClass(world, 'clever', { students: 1 });
      const synced = await section.synced();
      const wren = await section.addStudent(WREN);
      await sectionsError(kind, { times: 2 });
      await expectAskTheTeacher(wren);
      expect(await namesIn(db, synced)).not.toContain('Wren');
      await control('clever', '/faults', {}, 'DELETE');
    },
  );

  // @proves D-9-on-demand-students
  it('enrolls a student a day after the teacher’s last visit', async () => {
    const section = await openClass(world, 'clever', { students: 1 });
    const synced = await section.synced();
    portal.clock.advance(25 * HOUR_MS);
    // By then, a teacher's token of a library app has expired.
    await portal.call('getCleverClassrooms', section.session);
    expectSuccess(await signInAs(await section.addStudent(WREN)));
    expect(await namesIn(db, synced)).toContain('Wren');
  });

  it('searches for a student’s sections at most five times per hour', async () => {
    const section = await openClass(world, 'clever', { students: 1 });
    const wren = await section.addStudent(WREN);
    for (let attempt = 0; attempt < 5; attempt += 1) await expectAskTheTeacher(wren);
    await section.synced(
      {},
      (await section.read()).students.slice(0, 1).map(({ id }) => id),
    );
    const { paths } = await requestsTo(world.sandbox.services.clever, () => signInAs(wren));
    expect(paths.filter((path) => path.endsWith('/sections'))).toEqual([]);
  });
});

describe('First sign-in of a student with Sign Up with Clever', () => {
  const { portal } = library;

  // @proves D-9-on-demand-students
  it('enrolls the student in the synced section although Clever names no district', async () => {
    const section = await openClass(library, 'clever', {
      students: 1,
      teacherFields: { isSignUpWithClever: true },
    });
    const synced = await section.synced();
    const wren = await section.addStudent({ ...WREN, isSignUpWithClever: true });
    expectSuccess(await openBrowser(library).signIn('clever', wren.id));
    expect(await namesIn(portal.db, synced)).toContain('Wren');
  });

  it('stores no token after the sign-in', async () => {
    const outsider = await library.newPerson('clever', { roles: ['student'] });
    const browser = openBrowser(library);
    const { newcomer: unlinkedIdentity } = expectSuccess(
      await browser.signIn('clever', outsider.id),
    ).body;
    const { tieCode } = unlinkedIdentity as { tieCode: string };
    const request = { purpose: 'tie', code: tieCode, cookie: browser.cookie() } as const;
    const { outcome } = await peekOutcome(portal.deps, portal.db, request);
    expect(outcome.person.subject).toBe(outsider.id);
    expect(Object.keys(outcome).sort()).toEqual(['person', 'provider']);
    const signIns = portal.db.selectFrom('sign_in_codes').where('purpose', '=', 'sign-in');
    expect(await signIns.selectAll().execute()).toEqual([]);
  });
});
