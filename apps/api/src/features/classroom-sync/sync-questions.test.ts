import { describe, expect, it } from 'vitest';
import { syncedRows } from '../../../testing/database/synced-rows.ts';
import { expectError, expectSuccess } from '../../../testing/expect-response.ts';
import { rosterLine } from '../../../testing/factories/classroom-form.ts';
import { enroll, makeClassroom } from '../../../testing/factories/make-classroom.ts';
import { makeFamily } from '../../../testing/factories/make-family.ts';
import { openBrowser } from '../../../testing/fakes/sign-in-browser.ts';
import { openSignInPortal } from '../../../testing/fakes/sign-in-sandbox.ts';
import { connectTeacher, openClass } from '../../../testing/scenarios/external-class.ts';

const world = await openSignInPortal();
const { portal } = world;
const { db } = portal;
const { rowOf, namesIn, studentOf, writtenRows } = syncedRows(db);
const SERVICES = ['google', 'clever'] as const;

describe('Possible duplicates in a sync', () => {
  const withDuplicate = async (service: (typeof SERVICES)[number] = 'google') => {
    const externalClass = await openClass(world, service, {
      students: [
        { firstName: 'Diego', lastName: 'Santos' },
        { firstName: 'Grace', lastName: 'Kim' },
      ],
    });
    const { classroomId } = await externalClass.synced();
    const added = await portal.call('addStudentsToClassRoom', {
      classRoomId: classroomId,
      studentDetails: JSON.stringify([rosterLine({ firstName: 'Chloe', lastName: 'Nguyen' })]),
      ...externalClass.session,
    });
    const [chloe] = expectSuccess(added).body.studentData as { userId: string; email: string }[];
    const khloe = await externalClass.addStudent({ firstName: 'Khloe', lastName: 'Nguyen' });
    return { externalClass, classroomId, chloe, khloe };
  };
  const decide = (externalId: string, studentId: string | undefined, isSame: boolean) => ({
    decisions: JSON.stringify([{ outsideId: externalId, studentId, isSame }]),
  });

  // @proves M-SYN_001
  it('rejects a sync with undecided duplicates with SYN_001 and writes nothing', async () => {
    const { externalClass, chloe, khloe } = await withDuplicate();
    const preview = await externalClass.preview();
    expect(preview.twins).toMatchObject([
      {
        there: { id: khloe.id, firstName: 'Khloe' },
        here: { id: chloe?.userId, username: chloe?.email, wouldLeave: false },
        why: 'nearName',
      },
    ]);
    expect(preview.added).toEqual([]);
    const before = await writtenRows();
    expectError(await externalClass.sync(), 'SYN_001');
    expectError(await externalClass.sync(decide(khloe.id, crypto.randomUUID(), true)), 'SYN_001');
    expect(await writtenRows()).toEqual(before);
  });

  it('keeps the login and applies the external name when the educator confirms a duplicate', async () => {
    const { externalClass, classroomId, chloe, khloe } = await withDuplicate();
    const { body } = await externalClass.synced(decide(khloe.id, chloe?.userId, true));
    expect(body.message).toContain('1 joined with the login they had');
    expect(await studentOf(khloe.id)).toBe(chloe?.userId);
    expect(await namesIn(classroomId)).toEqual(['Diego Santos', 'Grace Kim', 'Khloe Nguyen']);
    expectSuccess(await openBrowser(world).signIn('google', khloe.id));
  });

  it('creates another login when the educator denies a duplicate', async () => {
    const { externalClass, classroomId, chloe, khloe } = await withDuplicate();
    await externalClass.synced(decide(khloe.id, chloe?.userId, false));
    expect(await studentOf(khloe.id)).not.toBe(chloe?.userId);
    expect(await namesIn(classroomId)).toHaveLength(4);
    // The pair is not reported again.
    expect((await externalClass.preview()).twins).toEqual([]);
  });

  // @proves D-5-sync-again
  it('reports an equal email as a possible duplicate and never merges by email [T56]', async () => {
    const externalClass = await openClass(world, 'google', { students: 1 });
    const { classroomId } = await externalClass.synced();
    const address = `${externalClass.id}@hazelgrove.school`;
    const line = rosterLine({ firstName: 'Imani', lastName: 'Brooks', username: address });
    const added = await portal.call('addStudentsToClassRoom', {
      classRoomId: classroomId,
      studentDetails: JSON.stringify([line]),
      ...externalClass.session,
    });
    expectSuccess(added);
    await externalClass.addStudent({ firstName: 'Zora', lastName: 'Quill', email: address });
    expect((await externalClass.preview()).twins).toMatchObject([{ why: 'sameEmail' }]);
  });

  it('keeps the full last name if the service returns only an initial', async () => {
    const { externalClass, classroomId, chloe, khloe } = await withDuplicate('clever');
    await externalClass.renameStudent(khloe.id, { firstName: 'Chloe' });
    await externalClass.synced(decide(khloe.id, chloe?.userId, true));
    expect(await namesIn(classroomId)).toContain('Chloe Nguyen');
    expect((await externalClass.preview()).renamed).toEqual([]);
  });

  it('keeps the name and login of a family’s child and rejects the Google sign-in with SSO_006', async () => {
    const externalClass = await openClass(world, 'google', { students: 1 });
    const { classroomId } = await externalClass.synced();
    const { child } = await makeFamily(portal, { firstName: 'Maya', lastName: 'Okafor' });
    await enroll(portal, classroomId, child.id, 'joined');
    const maya = await externalClass.addStudent({ firstName: 'Maya', lastName: 'Okafor-Lee' });
    const [duplicate] = (await externalClass.preview()).twins;
    expect(duplicate?.here).toMatchObject({ id: child.id, isFamilys: true, wouldLeave: false });
    await externalClass.synced(decide(maya.id, child.id, true));
    expect(await namesIn(classroomId)).toContain('Maya Okafor');
    expectError(await openBrowser(world).signIn('google', maya.id), 'SSO_006');
    // A family's child stays enrolled after leaving the external class.
    await externalClass.removeStudent(maya.id);
    expect((await externalClass.preview()).left).toEqual([]);
  });

  it('does not rename another teacher’s student or let the identity sign in', async () => {
    const theirs = await makeClassroom(portal, { students: 1 });
    const [guest] = theirs.students;
    await db
      .updateTable('users')
      .set({ first_name: 'Nia', last_name: 'Abara' })
      .where('id', '=', guest?.id ?? '')
      .execute();
    const externalClass = await openClass(world, 'google', { students: 1 });
    const { classroomId } = await externalClass.synced();
    await enroll(portal, classroomId, guest?.id ?? '', 'joined');
    const nia = await externalClass.addStudent({ firstName: 'Nia', lastName: 'Abara-Lee' });
    await externalClass.synced(decide(nia.id, guest?.id, true));
    expect(await namesIn(classroomId)).toContain('Nia Abara');
    const rejected = await openBrowser(world).signIn('google', nia.id);
    expect(rejected.body.sessionToken).toBeUndefined();
  });

  it('skips a teacher who is listed among the students', async () => {
    const externalClass = await openClass(world, 'google', { students: 1 });
    const { person, teacher } = await connectTeacher(world, 'google');
    await world.control('google', `/classes/${externalClass.id}/students/${person.id}`, {}, 'PUT');
    const { classroomId } = await externalClass.synced();
    expect((await rowOf(classroomId)).enrolled).toBe(1);
    expect(await studentOf(person.id)).toBe(teacher.id);
  });

  it('creates two students for two people who share an email', async () => {
    const email = `family.${crypto.randomUUID()}@hazelgrove.school`;
    const externalClass = await openClass(world, 'google', {
      students: [
        { firstName: 'Ava', lastName: 'Stone', email },
        { firstName: 'Noah', lastName: 'Reed', email },
      ],
    });
    const { classroomId } = await externalClass.synced();
    expect(await namesIn(classroomId)).toEqual(['Ava Stone', 'Noah Reed']);
  });
});

describe('Students removed by a sync', () => {
  const shrunk = async (size: number, gone: number) => {
    const externalClass = await openClass(world, 'google', { students: size });
    const { classroomId } = await externalClass.synced();
    for (const { id } of (await externalClass.read()).students.slice(0, gone))
      await externalClass.removeStudent(id);
    return { externalClass, classroomId };
  };

  // @proves M-SYN_002
  it('requires a confirmed number when a quarter of the class would leave (SYN_002)', async () => {
    const { externalClass, classroomId } = await shrunk(12, 3);
    expect((await externalClass.preview()).left).toHaveLength(3);
    expectError(await externalClass.sync(), 'SYN_002');
    expectError(await externalClass.sync({ confirmedLeaving: '2' }), 'SYN_002');
    expect((await rowOf(classroomId)).enrolled).toBe(12);
    await externalClass.synced({ confirmedLeaving: '3' });
    expect((await rowOf(classroomId)).enrolled).toBe(9);
  });

  it('removes a few students without confirmation', async () => {
    const { externalClass } = await shrunk(12, 2);
    await externalClass.synced();
  });

  it('keeps a removed student as manually added when the educator asks for it', async () => {
    const { externalClass, classroomId } = await shrunk(6, 1);
    const [leaver] = (await externalClass.preview()).left;
    await externalClass.synced({ keptIds: JSON.stringify([leaver?.id]) });
    expect((await rowOf(classroomId)).enrolled).toBe(6);
    expect((await externalClass.preview()).left).toEqual([]);
  });

  it('distinguishes students who left from students who were not selected', async () => {
    const externalClass = await openClass(world, 'google', { students: 3 });
    await externalClass.synced();
    const [first, second, third] = (await externalClass.read()).students.map(({ id }) => id);
    await externalClass.removeStudent(first ?? '');
    const { left } = await externalClass.preview([third ?? '']);
    expect(left.map(({ why }) => why).sort()).toEqual(['gone', 'notChosen']);
    expect(second).toBeDefined();
  });
});

// @proves C-previewClassroomSync, M-SYN_003
it('rejects a sync with SYN_003 when the class has changed since the preview', async () => {
  const externalClass = await openClass(world, 'google', { students: 2 });
  const { fingerprint } = await externalClass.preview();
  await externalClass.addStudent({ firstName: 'Imani', lastName: 'Brooks' });
  const before = await writtenRows();
  expectError(await externalClass.sync({ fingerprint }), 'SYN_003');
  expect(await writtenRows()).toEqual(before);
  await externalClass.synced({ fingerprint: (await externalClass.preview()).fingerprint });
});
