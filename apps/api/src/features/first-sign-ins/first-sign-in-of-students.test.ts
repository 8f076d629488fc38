import { THIRD_DISTRICT_ID } from '@wonderfield/sandbox/clever/clever-world';
import { describe, expect, it } from 'vitest';
import { expectInvariants } from '../../../testing/database/invariants.ts';
import { namesIn } from '../../../testing/database/names-in.ts';
import { expectError, expectSuccess, userIn } from '../../../testing/expect-response.ts';
import { unique } from '../../../testing/factories/unique.ts';
import { openBrowser } from '../../../testing/fakes/sign-in-browser.ts';
import { openSignInPortal } from '../../../testing/fakes/sign-in-sandbox.ts';
import { openClass } from '../../../testing/scenarios/external-class.ts';

const world = await openSignInPortal();
const { portal, newPerson } = world;
const { db } = portal;

type Section = Awaited<ReturnType<typeof openClass>>;
type Synced = { classroomId: string };

const signInAs = (service: 'google' | 'clever', person: { id: string }) =>
  openBrowser(world).signIn(service, person.id);
const setNightly = async ({ session }: Section, { classroomId }: Synced, mode: string) =>
  expectSuccess(
    await portal.call('setNightlySync', { classRoomId: classroomId, mode, ...session }),
  );
const linkedTo = (person: { id: string }) =>
  db.selectFrom('identities').selectAll().where('subject', '=', person.id).execute();

describe('First sign-in of a student through Clever', () => {
  // @proves D-9-on-demand-students
  it('enrolls a student in the synced section and signs them in without a password', async () => {
    const section = await openClass(world, 'clever', { students: 2 });
    const synced = await section.synced();
    const before = await namesIn(db, synced);
    const wren = await section.addStudent({ firstName: 'Wren', lastName: 'Abara' });
    const response = expectSuccess(await signInAs('clever', wren));
    expect(userIn(response)).toMatchObject({
      userType: 'student',
      firstName: 'Wren',
      passwordResetNotDone: false,
    });
    expect(await namesIn(db, synced)).toEqual([...before, 'Wren'].sort());
    const [link] = await linkedTo(wren);
    expect(link).toMatchObject({ tied_by: 'sync', opens_account: true });
    expect(userIn(expectSuccess(await signInAs('clever', wren))).userId).toBe(
      userIn(response).userId,
    );
    await expectInvariants(db);
  });

  // @proves D-9-on-demand-students
  it('adds only the student who signs in and removes no student of the section', async () => {
    const section = await openClass(world, 'clever', { students: 3 });
    const synced = await section.synced();
    await setNightly(section, synced, 'full');
    const [gone] = (await section.read()).students;
    await section.removeStudent(String(gone?.id));
    const wren = await section.addStudent({ firstName: 'Wren', lastName: 'Abara' });
    await section.addStudent({ firstName: 'Zola', lastName: 'Quist' });
    expectSuccess(await signInAs('clever', wren));
    const names = await namesIn(db, synced);
    expect(names).toHaveLength(4);
    expect(names).toContain('Wren');
    expect(names).not.toContain('Zola');
  });

  it('creates one account for three parallel sign-ins of a student', async () => {
    const section = await openClass(world, 'clever', { students: 1 });
    const synced = await section.synced();
    const wren = await section.addStudent({ firstName: 'Wren', lastName: 'Abara' });
    const responses = await Promise.all([1, 2, 3].map(() => signInAs('clever', wren)));
    const ids = responses.map((response) => userIn(expectSuccess(response)).userId);
    expect(new Set(ids).size).toBe(1);
    expect((await namesIn(db, synced)).filter((name) => name === 'Wren')).toHaveLength(1);
  });

  const expectAskTheTeacher = async (person: { id: string }) => {
    const response = expectSuccess(await signInAs('clever', person));
    expect(response.body.newcomer).toMatchObject({ role: 'student' });
    expect(response.body.sessionToken).toBeUndefined();
    expect(await linkedTo(person)).toEqual([]);
  };

  it('tells a student of an unsynced section to ask the teacher', async () => {
    const section = await openClass(world, 'clever', { students: 1 });
    await expectAskTheTeacher(await section.addStudent({ firstName: 'Wren', lastName: 'Abara' }));
  });

  // @proves D-9-on-demand-students
  it('tells a student to ask the teacher if the section’s sync is off', async () => {
    const section = await openClass(world, 'clever', { students: 1 });
    await setNightly(section, await section.synced(), 'off');
    await expectAskTheTeacher(await section.addStudent({ firstName: 'Wren', lastName: 'Abara' }));
  });

  // @proves D-9-on-demand-students
  it('tells an excluded student to ask the teacher', async () => {
    const section = await openClass(world, 'clever', { students: 2 });
    const [first, second] = (await section.read()).students;
    await section.synced({}, [String(first?.id)]);
    await expectAskTheTeacher({ id: String(second?.id) });
  });

  it('tells a possible duplicate of an enrolled student to ask the teacher', async () => {
    const section = await openClass(world, 'clever', { students: 1 });
    const synced = await section.synced();
    await db
      .updateTable('enrollments')
      .set({ is_synced: false })
      .where('classroom_id', '=', synced.classroomId)
      .execute();
    const [student] = (await section.read()).students;
    await db.deleteFrom('identities').where('subject', '=', String(student?.id)).execute();
    await expectAskTheTeacher({ id: String(student?.id) });
    expect(await namesIn(db, synced)).toHaveLength(1);
  });

  // @proves D-9-on-demand-students
  it('tells a student of another district to ask the teacher', async () => {
    const section = await openClass(world, 'clever', { students: 1 });
    await section.synced();
    const elsewhere = { districtId: THIRD_DISTRICT_ID };
    const other = await openClass(world, 'clever', {
      students: 0,
      teacherFields: elsewhere,
      classFields: elsewhere,
    });
    await expectAskTheTeacher(await other.addStudent({ firstName: 'Wren', ...elsewhere }));
  });

  it('tells a student to ask the teacher while the section cannot be read', async () => {
    const section = await openClass(world, 'clever', { students: 1 });
    await section.synced();
    const wren = await section.addStudent({ firstName: 'Wren', lastName: 'Abara' });
    await section.addFault({ kind: 'error500', times: 2, path: '/sections', for: wren.id });
    await expectAskTheTeacher(wren);
  });
});

describe('findMyClass', () => {
  const domain = `school-${unique()}.test`;
  /** Creates a Google class of a teacher with an email of the school. */
  const openGoogleClass = async () => {
    const section = await openClass(world, 'google', { students: 1 });
    await db
      .updateTable('connections')
      .set({ email: `teacher.${unique()}@${domain}` })
      .where('educator_id', '=', section.teacher.id)
      .execute();
    return { section, synced: await section.synced() };
  };
  const arrive = async (person: { id: string }) => {
    const browser = openBrowser(world);
    const { newcomer: unlinkedIdentity } = expectSuccess(
      await browser.signIn('google', person.id),
    ).body;
    const { tieCode } = unlinkedIdentity as { tieCode: string };
    return { browser, tieCode, find: () => browser.call('findMyClass', { tieCode }) };
  };

  // @proves C-findMyClass
  it('enrolls a Google user in the synced class that lists them', async () => {
    const { section, synced } = await openGoogleClass();
    const wren = await section.addStudent({
      firstName: 'Wren',
      email: `wren.${unique()}@${domain}`,
    });
    const { find } = await arrive(wren);
    const response = expectSuccess(await find());
    expect(userIn(response)).toMatchObject({ userType: 'student', firstName: 'Wren' });
    expect(await namesIn(db, synced)).toContain('Wren');
    expectError(await find(), 'SSO_001');
  });

  // @proves C-findMyClass, M-SSO_009
  it('rejects a Google user who is in no synced class with SSO_009', async () => {
    await openGoogleClass();
    const outsider = await newPerson('google', { email: `stranger.${unique()}@${domain}` });
    const { find, browser, tieCode } = await arrive(outsider);
    expectError(await find(), 'SSO_009');
    expect(await linkedTo(outsider)).toEqual([]);
    // The code can still be used to link an existing account.
    const login = { userType: 'student', email: 'nobody', password: 'Wrong#Panda472' };
    expectError(await browser.call('tieSignIn', { tieCode, ...login }), 'LGN_001');
  });

  it('reads no classes for an email of a public mail service', async () => {
    const { section, synced } = await openGoogleClass();
    await db
      .updateTable('connections')
      .set({ email: `teacher.${unique()}@gmail.com` })
      .where('educator_id', '=', section.teacher.id)
      .execute();
    const wren = await section.addStudent({
      firstName: 'Wren',
      email: `wren.${unique()}@gmail.com`,
    });
    expectError(await (await arrive(wren)).find(), 'SSO_009');
    expect(await namesIn(db, synced)).not.toContain('Wren');
  });

  it('rejects findMyClass for a teacher confirmed by Clever with SSO_003', async () => {
    const person = await newPerson('clever', { roles: ['teacher'], email: '' });
    const browser = openBrowser(world);
    const { newcomer: unlinkedIdentity } = expectSuccess(
      await browser.signIn('clever', person.id),
    ).body;
    const { tieCode } = unlinkedIdentity as { tieCode: string };
    expectError(await browser.call('findMyClass', { tieCode }), 'SSO_003');
  });
});
