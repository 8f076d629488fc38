import { describe, expect, it } from 'vitest';
import { expectRefusal, expectSuccess, userIn } from '../../../testing/expect-answer.ts';
import { rosterLine } from '../../../testing/factories/classroom-form.ts';
import { enroll, makeClassroom } from '../../../testing/factories/make-classroom.ts';
import { makeEducator } from '../../../testing/factories/make-educator.ts';
import { makeFamily } from '../../../testing/factories/make-family.ts';
import { makeSchool, makeSchoolTeacher } from '../../../testing/factories/make-school.ts';
import { signIn } from '../../../testing/factories/sign-in.ts';
import { expectInvariants } from '../../../testing/invariants.ts';
import { connectTeacher, openClass } from '../../../testing/outside-class.ts';
import { openBrowser } from '../../../testing/sign-in-browser.ts';
import { openSignInPortal } from '../../../testing/sign-in-sandbox.ts';
import { untilSomebodyWaits } from '../../../testing/until-somebody-waits.ts';
import { lockSchool } from '../schools/schools.ts';
import { holdStudents } from '../students/ties.ts';

const world = await openSignInPortal();
const { portal } = world;
const { db } = portal;
const SERVICES = ['google', 'clever'] as const;

const rowOf = (id: string) =>
  db.selectFrom('classrooms').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
/** First and last names of a roster, sorted. */
const namesIn = async (classroomId: string) => {
  const rows = await db
    .selectFrom('enrollments')
    .innerJoin('users', 'users.id', 'enrollments.student_id')
    .select(['users.id', 'users.first_name', 'users.last_name'])
    .where('classroom_id', '=', classroomId)
    .execute();
  return rows.map((row) => `${row.first_name} ${row.last_name}`.trim()).sort();
};
const idsIn = async (classroomId: string) => {
  const rows = await db
    .selectFrom('enrollments')
    .select('student_id')
    .where('classroom_id', '=', classroomId)
    .orderBy('student_id')
    .execute();
  return rows.map(({ student_id }) => student_id);
};
const studentOf = async (outsideId: string) => {
  const row = await db
    .selectFrom('identities')
    .select('user_id')
    .where('subject', '=', outsideId)
    .executeTakeFirst();
  return row?.user_id ?? '';
};
const writtenRows = async () => {
  const counts = await Promise.all(
    (['users', 'classrooms', 'enrollments', 'identities', 'syncs'] as const).map((table) =>
      db
        .selectFrom(table)
        .select(({ fn }) => fn.countAll<string>().as('count'))
        .executeTakeFirstOrThrow(),
    ),
  );
  return counts.map(({ count }) => Number(count));
};

describe.each(SERVICES)('a first sync from %s', (service) => {
  it.each([41, 101])('brings a class of %i whole, and the classroom is as large', async (size) => {
    const there = await openClass(world, service, { students: size });
    const { classroomId, body } = await there.synced();
    expect(body.message).toBe(`The class is up to date: ${size} added.`);
    expect(await rowOf(classroomId)).toMatchObject({
      ...{ enrolled: size, capacity: size, source: service, source_class_id: there.id },
      ...{ name: 'Morning Math Lab', subject: 'math', grade: '3', owner_id: there.teacher.id },
    });
    await expectInvariants(db);
  });

  it('gives everybody a login that works, and that the teacher can print', async () => {
    const there = await openClass(world, service, { students: 2 });
    const { classroomId } = await there.synced();
    const shown = await portal.call('showRosterPasswords', {
      ...{ classRoomId: classroomId, ...there.session },
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
    expect(email).toMatch(/^[a-z0-9]{8}$/);
    const password = Buffer.from(card?.studentPassword ?? '', 'base64').toString();
    const signedIn = await portal.call('login', { email, password, userType: 'student' });
    expect(userIn(expectSuccess(signedIn))).toMatchObject({ passwordResetNotDone: true });
  });

  it('lets a student in through the same service, into the class', async () => {
    const there = await openClass(world, service, { students: 1 });
    const [student] = (await there.read()).students;
    const browser = openBrowser(world);
    const before = await browser.signIn(service, student?.id ?? '');
    expect(before.body.newcomer).toBeDefined();
    const { classroomId } = await there.synced();
    const { body } = expectSuccess(await openBrowser(world).signIn(service, student?.id ?? ''));
    const session = { sessionToken: body.sessionToken, userId: await studentOf(student?.id ?? '') };
    const classes = expectSuccess(await portal.call('getClassroomsByEducator', session));
    expect(classes.body.allClassroomsDocs).toMatchObject([
      { classRoomId: classroomId, googleClassroomId: there.id, classRoomProvider: service },
    ]);
  });
});

describe.each(SERVICES)('a sync from %s', (service) => {
  it('once more changes nothing, makes nobody twice, and says so', async () => {
    const there = await openClass(world, service, { students: 5 });
    const { classroomId } = await there.synced();
    const before = await namesIn(classroomId);
    const again = await there.synced();
    expect(again).toMatchObject({ classroomId, body: { message: 'The class is up to date.' } });
    expect(await namesIn(classroomId)).toEqual(before);
  });

  it('follows renames, newcomers and those who left; nobody loses an account', async () => {
    const there = await openClass(world, service, { students: 8 });
    const { classroomId } = await there.synced();
    const [renamed, gone] = (await there.read()).students;
    const goneId = await studentOf(gone?.id ?? '');
    await there.renameStudent(renamed?.id ?? '', { firstName: 'Oluwaseun' });
    await there.removeStudent(gone?.id ?? '');
    await there.addStudent({ firstName: 'Imani', lastName: 'Brooks' });
    await there.rename('Evening Math Lab');
    const { body } = await there.synced();
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

  it('has somebody back with the account they had', async () => {
    const there = await openClass(world, service, { students: 6 });
    const { classroomId } = await there.synced();
    const [gone] = (await there.read()).students;
    const studentId = await studentOf(gone?.id ?? '');
    await there.removeStudent(gone?.id ?? '');
    await there.synced();
    await world.control(service, `/classes/${there.id}/students/${gone?.id}`, {}, 'PUT');
    expect((await there.preview()).added).toMatchObject([{ id: gone?.id, hasAccount: true }]);
    await there.synced();
    expect(await studentOf(gone?.id ?? '')).toBe(studentId);
    expect((await rowOf(classroomId)).enrolled).toBe(6);
    expectSuccess(await openBrowser(world).signIn(service, gone?.id ?? ''));
    await expectInvariants(db);
  });

  it('believes no ids of the page: of students, of the classroom, of ours (T60)', async () => {
    const there = await openClass(world, service, { students: 2 });
    const victim = await makeClassroom(portal, { students: 2 });
    const other = await openClass(world, service, { students: 2 });
    const strangers = (await other.read()).students.map(({ id }) => id);
    const own = (await there.read()).students.map(({ id }) => id);
    const forged = { wonderfieldClassRoomId: victim.id };
    expectRefusal(await there.sync(forged), 'CLS_001');
    expectRefusal(
      await portal.call('previewClassroomSync', { ...(await there.selection()), ...forged }),
      'CLS_001',
    );
    const { classroomId } = await there.synced(
      {
        syncedIds: JSON.stringify(strangers),
        wonderfieldStudentIds: JSON.stringify(victim.students.map(({ id }) => id)),
      },
      [...own, ...strangers, 'nobody'],
    );
    expect(classroomId).not.toBe(victim.id);
    expect((await rowOf(classroomId)).enrolled).toBe(2);
    expect((await rowOf(victim.id)).enrolled).toBe(2);
    for (const id of strangers) expect(await studentOf(id)).toBe('');
  });

  it.each(['error500', 'truncated', 'garbage'])(
    'writes nothing when %s comes in the middle (EXT_002)',
    async (kind) => {
      const there = await openClass(world, service, { students: 3 });
      const before = await writtenRows();
      const suffix = service === 'google' ? '/students' : '/users';
      await there.trouble({ kind, times: 2, path: suffix });
      expectRefusal(await there.sync(), 'EXT_002');
      expect(await writtenRows()).toEqual(before);
      await there.synced();
    },
  );

  it('writes nothing when consent is taken back in the middle (EXT_004)', async () => {
    const there = await openClass(world, service, { students: 3 });
    await there.preview();
    await world.revoke(service, there.person);
    const before = await writtenRows();
    expectRefusal(await there.sync(), 'EXT_004');
    expect(await writtenRows()).toEqual(before);
  });

  it('of two at once makes one classroom, and nobody twice', async () => {
    const there = await openClass(world, service, { students: 5 });
    const answers = await Promise.all([there.sync(), there.sync(), there.sync()]);
    const made = new Set(answers.map(({ body }) => body.classRoomId).filter(Boolean));
    expect(made.size).toBe(1);
    for (const { body } of answers) expect(['GEN_000', 'SYN_003']).toContain(body.msgCode);
    expect((await rowOf([...made].map(String)[0] ?? '')).enrolled).toBe(5);
    await expectInvariants(db);
  });

  it('sent again with its key is answered again, and done once', async () => {
    const there = await openClass(world, service, { students: 2 });
    const fields = await there.selection();
    const send = () =>
      portal.call('googleClassroomSync', fields, { headers: { 'idempotency-key': there.id } });
    const [first, second] = [await send(), await send()];
    expect(expectSuccess(first).body.syncId).toBe(expectSuccess(second).body.syncId);
    // The answer is there also while the service is not.
    await there.trouble({ kind: 'error500', times: 2 });
    expect(expectSuccess(await send()).body.syncId).toBe(first.body.syncId);
  });
});

describe('who may be somebody else', () => {
  const withTwin = async (service: (typeof SERVICES)[number] = 'google') => {
    const there = await openClass(world, service, {
      students: [
        { firstName: 'Diego', lastName: 'Santos' },
        { firstName: 'Grace', lastName: 'Kim' },
      ],
    });
    const { classroomId } = await there.synced();
    const added = await portal.call('addStudentsToClassRoom', {
      classRoomId: classroomId,
      studentDetails: JSON.stringify([rosterLine({ firstName: 'Chloe', lastName: 'Nguyen' })]),
      ...there.session,
    });
    const [chloe] = expectSuccess(added).body.studentData as { userId: string; email: string }[];
    const khloe = await there.addStudent({ firstName: 'Khloe', lastName: 'Nguyen' });
    return { there, classroomId, chloe, khloe };
  };
  const decide = (outsideId: string, studentId: string | undefined, isSame: boolean) => ({
    decisions: JSON.stringify([{ outsideId, studentId, isSame }]),
  });

  it('is asked about, and nothing is written before an answer (SYN_001)', async () => {
    const { there, chloe, khloe } = await withTwin();
    const preview = await there.preview();
    expect(preview.twins).toMatchObject([
      {
        there: { id: khloe.id, firstName: 'Khloe' },
        here: { id: chloe?.userId, username: chloe?.email, wouldLeave: false },
        why: 'nearName',
      },
    ]);
    expect(preview.added).toEqual([]);
    const before = await writtenRows();
    expectRefusal(await there.sync(), 'SYN_001');
    expectRefusal(await there.sync(decide(khloe.id, crypto.randomUUID(), true)), 'SYN_001');
    expect(await writtenRows()).toEqual(before);
  });

  it('keeps the login and takes the name when they are the same', async () => {
    const { there, classroomId, chloe, khloe } = await withTwin();
    const { body } = await there.synced(decide(khloe.id, chloe?.userId, true));
    expect(body.message).toContain('1 joined with the login they had');
    expect(await studentOf(khloe.id)).toBe(chloe?.userId);
    expect(await namesIn(classroomId)).toEqual(['Diego Santos', 'Grace Kim', 'Khloe Nguyen']);
    expectSuccess(await openBrowser(world).signIn('google', khloe.id));
  });

  it('makes another login when they are two', async () => {
    const { there, classroomId, chloe, khloe } = await withTwin();
    await there.synced(decide(khloe.id, chloe?.userId, false));
    expect(await studentOf(khloe.id)).not.toBe(chloe?.userId);
    expect(await namesIn(classroomId)).toHaveLength(4);
    // And is not asked about again.
    expect((await there.preview()).twins).toEqual([]);
  });

  it('is asked about by an equal address, and never merged by one (T56)', async () => {
    const there = await openClass(world, 'google', { students: 1 });
    const { classroomId } = await there.synced();
    const address = `${there.id}@hazelgrove.school`;
    const line = rosterLine({ firstName: 'Imani', lastName: 'Brooks', username: address });
    const added = await portal.call('addStudentsToClassRoom', {
      classRoomId: classroomId,
      studentDetails: JSON.stringify([line]),
      ...there.session,
    });
    expectSuccess(added);
    await there.addStudent({ firstName: 'Zora', lastName: 'Quill', email: address });
    expect((await there.preview()).twins).toMatchObject([{ why: 'sameEmail' }]);
  });

  it('keeps the whole last name where the other service tells only an initial', async () => {
    const { there, classroomId, chloe, khloe } = await withTwin('clever');
    await there.renameStudent(khloe.id, { firstName: 'Chloe' });
    await there.synced(decide(khloe.id, chloe?.userId, true));
    expect(await namesIn(classroomId)).toContain('Chloe Nguyen');
    expect((await there.preview()).renamed).toEqual([]);
  });

  it("of a family's child keeps name and login the family's, and opens nothing", async () => {
    const there = await openClass(world, 'google', { students: 1 });
    const { classroomId } = await there.synced();
    const { child } = await makeFamily(portal, { firstName: 'Maya', lastName: 'Okafor' });
    await enroll(portal, classroomId, child.id, 'joined');
    const maya = await there.addStudent({ firstName: 'Maya', lastName: 'Okafor-Lee' });
    const [twin] = (await there.preview()).twins;
    expect(twin?.here).toMatchObject({ id: child.id, isFamilys: true, wouldLeave: false });
    await there.synced(decide(maya.id, child.id, true));
    expect(await namesIn(classroomId)).toContain('Maya Okafor');
    expectRefusal(await openBrowser(world).signIn('google', maya.id), 'SSO_006');
    // Leaving the other class does not take a family's child out of this one.
    await there.removeStudent(maya.id);
    expect((await there.preview()).left).toEqual([]);
  });

  it('of a student another teacher looks after opens nothing, and renames nobody', async () => {
    const theirs = await makeClassroom(portal, { students: 1 });
    const [guest] = theirs.students;
    await db
      .updateTable('users')
      .set({ first_name: 'Nia', last_name: 'Abara' })
      .where('id', '=', guest?.id ?? '')
      .execute();
    const there = await openClass(world, 'google', { students: 1 });
    const { classroomId } = await there.synced();
    await enroll(portal, classroomId, guest?.id ?? '', 'joined');
    const nia = await there.addStudent({ firstName: 'Nia', lastName: 'Abara-Lee' });
    await there.synced(decide(nia.id, guest?.id, true));
    expect(await namesIn(classroomId)).toContain('Nia Abara');
    const refused = await openBrowser(world).signIn('google', nia.id);
    expect(refused.body.sessionToken).toBeUndefined();
  });

  it('passes over a teacher who is among the students there', async () => {
    const there = await openClass(world, 'google', { students: 1 });
    const { person, teacher } = await connectTeacher(world, 'google');
    await world.control('google', `/classes/${there.id}/students/${person.id}`, {}, 'PUT');
    const { classroomId } = await there.synced();
    expect((await rowOf(classroomId)).enrolled).toBe(1);
    expect(await studentOf(person.id)).toBe(teacher.id);
  });

  it('are two who share an address: two people there are two students here', async () => {
    const email = `family.${crypto.randomUUID()}@hazelgrove.school`;
    const there = await openClass(world, 'google', {
      students: [
        { firstName: 'Ava', lastName: 'Stone', email },
        { firstName: 'Noah', lastName: 'Reed', email },
      ],
    });
    const { classroomId } = await there.synced();
    expect(await namesIn(classroomId)).toEqual(['Ava Stone', 'Noah Reed']);
  });
});

describe('students who would leave', () => {
  const shrunk = async (size: number, gone: number) => {
    const there = await openClass(world, 'google', { students: size });
    const { classroomId } = await there.synced();
    for (const { id } of (await there.read()).students.slice(0, gone))
      await there.removeStudent(id);
    return { there, classroomId };
  };

  it('are confirmed by their number where they are a quarter of the class (SYN_002)', async () => {
    const { there, classroomId } = await shrunk(12, 3);
    expect((await there.preview()).left).toHaveLength(3);
    expectRefusal(await there.sync(), 'SYN_002');
    expectRefusal(await there.sync({ confirmedLeaving: '2' }), 'SYN_002');
    expect((await rowOf(classroomId)).enrolled).toBe(12);
    await there.synced({ confirmedLeaving: '3' });
    expect((await rowOf(classroomId)).enrolled).toBe(9);
  });

  it('go without a question where they are few', async () => {
    const { there } = await shrunk(12, 2);
    await there.synced();
  });

  it('may be kept, and are as if added by hand from then on', async () => {
    const { there, classroomId } = await shrunk(6, 1);
    const [leaver] = (await there.preview()).left;
    await there.synced({ keptIds: JSON.stringify([leaver?.id]) });
    expect((await rowOf(classroomId)).enrolled).toBe(6);
    expect((await there.preview()).left).toEqual([]);
  });

  it('are told apart from those who were not chosen', async () => {
    const there = await openClass(world, 'google', { students: 3 });
    await there.synced();
    const [first, second, third] = (await there.read()).students.map(({ id }) => id);
    await there.removeStudent(first ?? '');
    const { left } = await there.preview([third ?? '']);
    expect(left.map(({ why }) => why).sort()).toEqual(['gone', 'notChosen']);
    expect(second).toBeDefined();
  });
});

it('is refused when the class has changed since the preview (SYN_003)', async () => {
  const there = await openClass(world, 'google', { students: 2 });
  const { fingerprint } = await there.preview();
  await there.addStudent({ firstName: 'Imani', lastName: 'Brooks' });
  const before = await writtenRows();
  expectRefusal(await there.sync({ fingerprint }), 'SYN_003');
  expect(await writtenRows()).toEqual(before);
  await there.synced({ fingerprint: (await there.preview()).fingerprint });
});

it('keeps names of one word, of any script, and of any length', async () => {
  const there = await openClass(world, 'google', {
    students: [
      { firstName: 'Björk', lastName: '' },
      { firstName: '李', lastName: '娜' },
      { firstName: 'علي', lastName: 'حسن' },
      { firstName: 'A'.repeat(90), lastName: ' B\u0000\u200b  C ' },
    ],
  });
  const { classroomId } = await there.synced();
  expect(await namesIn(classroomId)).toEqual(
    ['Björk', '李 娜', 'علي حسن', `${'A'.repeat(60)} B C`].sort(),
  );
});

describe('a classroom of one’s own', () => {
  const openOwn = async () => {
    const owner = await makeEducator(db);
    const own = await makeClassroom(portal, { owner, name: 'Room 12', students: 1 });
    await db
      .updateTable('users')
      .set({ first_name: 'Grace', last_name: 'Kim' })
      .where('id', '=', own.students[0]?.id ?? '')
      .execute();
    const students = [
      { firstName: 'Grace', lastName: 'Kim' },
      { firstName: 'Hugo', lastName: 'Martins' },
    ];
    const there = await openClass(world, 'google', { owner, name: 'room 12', students });
    const grace = (await there.read()).students.find(({ firstName }) => firstName === 'Grace');
    const decisions = JSON.stringify([
      { outsideId: grace?.id, studentId: own.students[0]?.id, isSame: true },
    ]);
    return { own, there, decisions };
  };

  it('is offered, and follows the class from then on', async () => {
    const { own, there, decisions } = await openOwn();
    const { allClassroomDocs } = expectSuccess(await there.list({ classroomId: there.id })).body;
    expect(allClassroomDocs).toMatchObject({
      destinations: [{ classRoomId: own.id, classRoomName: 'Room 12', hasItsName: true }],
    });
    const into = { wonderfieldClassRoomId: own.id };
    expectRefusal(await there.sync(into), 'SYN_001');
    const { classroomId } = await there.synced({ ...into, decisions });
    expect(classroomId).toBe(own.id);
    expect(await namesIn(own.id)).toEqual(['Grace Kim', 'Hugo Martins']);
    expect(await rowOf(own.id)).toMatchObject({ source_class_id: there.id, name: 'room 12' });
    // It needs no naming any more, and no other can be named.
    await there.synced();
    const other = await makeClassroom(portal, { owner: there.teacher });
    expectRefusal(await there.sync({ wonderfieldClassRoomId: other.id }), 'CLS_001');
  });

  it('is one’s own again when that is undone', async () => {
    const { own, there, decisions } = await openOwn();
    const sync = await there.synced({ wonderfieldClassRoomId: own.id, decisions });
    const undone = expectSuccess(await there.undo(sync)).body;
    expect(undone).toMatchObject({ isOwnAgain: true, isClassroomGone: false });
    expect(await rowOf(own.id)).toMatchObject({ source: null, name: 'Room 12', enrolled: 1 });
    await expectInvariants(db);
  });

  it('is not made twice: who is in it is asked about, and comes with the login', async () => {
    const { own, there, decisions } = await openOwn();
    const [twin] = (await there.preview()).twins;
    expect(twin?.here).toMatchObject({ id: own.students[0]?.id, otherClass: 'Room 12' });
    const { classroomId } = await there.synced({ decisions });
    expect(classroomId).not.toBe(own.id);
    expect(await idsIn(classroomId)).toContain(own.students[0]?.id);
  });

  it('that follows another class, or is archived, cannot be named', async () => {
    const there = await openClass(world, 'google', { students: 1 });
    const source = { service: 'google', classId: 'another' } as const;
    const followsAnother = await makeClassroom(portal, { owner: there.teacher, source });
    const archived = await makeClassroom(portal, { owner: there.teacher, archived: true });
    for (const { id } of [followsAnother, archived]) {
      expectRefusal(await there.sync({ wonderfieldClassRoomId: id }), 'CLS_001');
    }
  });
});

it('waits for the school before the students, as everybody does', async () => {
  const school = await makeSchool(portal);
  const owner = await makeSchoolTeacher(portal, school);
  const there = await openClass(world, 'google', { owner, students: 6 });
  const { classroomId } = await there.synced();
  const [gone] = (await there.read()).students;
  const goneId = await studentOf(gone?.id ?? '');
  await there.removeStudent(gone?.id ?? '');
  const answers: Promise<unknown>[] = [];
  await db.transaction().execute(async (tx) => {
    await lockSchool(tx, school.id);
    answers.push(there.sync());
    await untilSomebodyWaits(db);
    // Whoever has the school may have the student: the sync has not taken it before.
    await holdStudents(tx, [goneId]);
  });
  await Promise.all(answers);
  expect((await rowOf(classroomId)).enrolled).toBe(5);
});

describe('in a school', () => {
  it("takes seats of the license, and a school's classroom stays the school's", async () => {
    const school = await makeSchool(portal, { students: 10 });
    const owner = await makeSchoolTeacher(portal, school);
    const there = await openClass(world, 'google', { owner, students: 8 });
    expect(await there.preview()).toMatchObject({ freeSeats: 10 });
    const { classroomId } = await there.synced();
    expect((await rowOf(classroomId)).school_id).toBe(school.id);
    await there.synced();
    expect((await rowOf(classroomId)).school_id).toBe(school.id);
    for (let more = 0; more < 3; more += 1) {
      await there.addStudent({ firstName: `Newcomer${'abc'[more]}`, lastName: 'Brooks' });
    }
    const before = await writtenRows();
    expectRefusal(await there.sync(), 'SCH_002');
    expect(await writtenRows()).toEqual(before);
    await expectInvariants(db);
  });

  it('gives the seats of those who leave to those who come', async () => {
    const school = await makeSchool(portal, { students: 5 });
    const owner = await makeSchoolTeacher(portal, school);
    const there = await openClass(world, 'google', { owner, students: 5 });
    await there.synced();
    const [gone] = (await there.read()).students;
    await there.removeStudent(gone?.id ?? '');
    await there.addStudent({ firstName: 'Imani', lastName: 'Brooks' });
    await there.synced();
    await expectInvariants(db);
  });
});

it('brings the same student into two classes of two teachers with one account', async () => {
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

it('of two teachers with the same students at once gives everybody one account', async () => {
  const first = await openClass(world, 'google', { students: 5 });
  const shared = (await first.read()).students.map(({ id }) => id);
  const second = await openClass(world, 'google', { students: shared });
  const answers = await Promise.all([first.sync(), second.sync()]);
  for (const { body } of answers) expect(['GEN_000', 'SYN_003']).toContain(body.msgCode);
  const [one, other] = [await first.synced(), await second.synced()];
  expect(await idsIn(one.classroomId)).toEqual(await idsIn(other.classroomId));
  expect(await idsIn(one.classroomId)).toHaveLength(5);
  await expectInvariants(db);
});

it('of an archived classroom waits until it is restored (CLS_009)', async () => {
  const there = await openClass(world, 'google', { students: 1 });
  const { classroomId } = await there.synced();
  const archived = { classRoomId: classroomId, archived: '1', ...there.session };
  expectSuccess(await portal.call('archiveClassroom', archived));
  expectRefusal(await there.sync(), 'CLS_009');
});

it('is for educators who may teach', async () => {
  const session = await signIn(portal, await makeEducator(db, { approved: false }));
  const fields = { googleClassroomId: 'x', isGoogleClassroom: '1', studentIds: '[]', ...session };
  expectRefusal(await portal.call('googleClassroomSync', fields), 'EDU_001');
});
