import type { CallName } from '@wonderfield/contract/calls';
import type { ClassroomJson } from '@wonderfield/contract/classrooms/classroom';
import { LONG } from '@wonderfield/contract/testing/scale';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  buildTestApp,
  type Fields,
  type TestPortal,
  type TestResponse,
} from '../../../testing/build-test-app.ts';
import { withOwner } from '../../../testing/database/as-owner.ts';
import {
  openRecordingDatabase,
  rowsRead,
  tablesReadBy,
} from '../../../testing/database/recording-database.ts';
import { expectError, expectSuccess } from '../../../testing/expect-response.ts';
import { classroomForm, rosterLines } from '../../../testing/factories/classroom-form.ts';
import { makeBulkData } from '../../../testing/factories/make-bulk-data.ts';
import {
  enroll,
  type MadeClassroom,
  makeClassroom,
  makeCoTeacher,
  makeRosterStudent,
} from '../../../testing/factories/make-classroom.ts';
import { makeEducator } from '../../../testing/factories/make-educator.ts';
import { makeFamily } from '../../../testing/factories/make-family.ts';
import { makeSchool } from '../../../testing/factories/make-school.ts';
import type { MadeUser } from '../../../testing/factories/make-user.ts';
import { PASSWORD } from '../../../testing/factories/password-hash.ts';
import { type SessionFields, signIn } from '../../../testing/factories/sign-in.ts';
import { fastPasswords } from '../../../testing/fast-passwords.ts';
import { expectAllAlike } from '../../../testing/response-assertions.ts';

const HOUR = 3_600_000;
const GOOGLE_CLASS = { service: 'google', classId: 'g1' } as const;
let portal: TestPortal;
let watched: ReturnType<typeof openRecordingDatabase>;
beforeAll(async () => {
  portal = await buildTestApp({
    config: { ADDRESS_LIMITS: false },
    replace: ({ config }) => {
      watched = openRecordingDatabase(config.DATABASE_URL);
      return { db: watched.db, passwords: fastPasswords };
    },
  });
});
afterAll(async () => {
  await watched.db.destroy();
  await portal.close();
});

const list = (session: SessionFields, fields: Fields = {}) =>
  portal.call('getClassroomsByEducator', { ...fields, ...session });
const listed = (response: TestResponse) =>
  expectSuccess(response).body.allClassroomsDocs as ClassroomJson[];
const listFor = async (user: MadeUser, fields: Fields = {}) =>
  listed(await list(await signIn(portal, user), fields));
const namesIn = (classrooms: ClassroomJson[]) => classrooms.map((each) => each.classRoomName);
const keysIn = (classroom: ClassroomJson | undefined) => Object.keys(classroom ?? {}).sort();
const WITH_ROSTER = { studentsDataFlag: '1' };
const remove = (classroom: MadeClassroom, studentId: string) =>
  portal.call('removeStudentfromClass', {
    classRoomId: classroom.id,
    studentId,
    ...classroom.session,
  });

describe('getClassroomsByEducator for an educator', () => {
  // @proves C-getClassroomsByEducator, C-3.7-classroom, D-2-purpose-path
  it('lists the educator’s classrooms with all fields in the order of creation', async () => {
    const first = await makeClassroom(portal, { students: 2, code: true, name: 'First' });
    const { owner, session } = first;
    await makeClassroom(portal, {
      owner,
      name: 'Second',
      archived: true,
      source: GOOGLE_CLASS,
      createdAt: new Date(portal.deps.now().getTime() + 1),
    });
    const classrooms = listed(await list(session));
    expect(classrooms).toEqual([
      {
        classRoomId: first.id,
        classRoomName: 'First',
        teacherName: 'Ms Rivera',
        classRoomGrade: '3',
        classRoomSubject: 'math',
        noOfStudents: 40,
        studentIds: expect.arrayContaining(first.students.map(({ id }) => id)),
        version: 1,
        classCode: first.code,
      },
      expect.objectContaining({
        classRoomName: 'Second',
        isArchived: true,
        googleClassroomId: 'g1',
        classRoomProvider: 'google',
        studentIds: [],
      }),
    ]);
  });

  // @proves D-2-students-flag
  it('returns the roster on request, sorted by last name and without passwords', async () => {
    const classroom = await makeClassroom(portal);
    const zoe = await makeRosterStudent(portal, classroom, { firstName: 'Zoë', lastName: 'abel' });
    const family = await makeFamily(portal, { firstName: 'Ana', lastName: 'Zimmer' });
    await enroll(portal, classroom.id, family.child.id, 'code');
    const traits = { firstName: 'Ben', lastName: 'Brook', resetPending: true };
    const ben = await makeRosterStudent(portal, classroom, traits);
    const [shown] = listed(await list(classroom.session, WITH_ROSTER));
    expect(shown?.studentData).toEqual([
      {
        userId: zoe.id,
        firstName: 'Zoë',
        lastName: 'abel',
        email: zoe.email,
        schoolAccountReg: '1',
        passwordResetNotDone: false,
        signInMethod: 'own',
        hasIssuedPassword: true,
        hasCard: false,
        neverSignedIn: false,
        isSynced: false,
      },
      {
        userId: ben.id,
        firstName: 'Ben',
        lastName: 'Brook',
        email: ben.email,
        schoolAccountReg: '1',
        passwordResetNotDone: true,
        signInMethod: 'own',
        hasIssuedPassword: true,
        hasCard: false,
        neverSignedIn: false,
        isSynced: false,
      },
      {
        userId: family.child.id,
        firstName: 'Ana',
        lastName: 'Zimmer',
        email: family.child.email,
        schoolAccountReg: '0',
        passwordResetNotDone: false,
        signInMethod: 'own',
        hasIssuedPassword: false,
        hasCard: false,
        neverSignedIn: false,
        isSynced: false,
      },
    ]);
  });

  // @proves S-roster-facts
  it('returns the last sign-in with its method, and when a student last played', async () => {
    const classroom = await makeClassroom(portal, { students: 2 });
    const [one] = classroom.students as [MadeUser];
    const login = { userType: 'student', email: one.email, password: PASSWORD };
    expectSuccess(await portal.call('login', login));
    const now = portal.deps.now();
    const at = now.toISOString();
    await portal.db.insertInto('players').values({ user_id: one.id }).execute();
    const days = [
      { user_id: one.id, day: sql<string>`date '2026-01-01'`, seconds: 9, seen_at: new Date(0) },
      { user_id: one.id, day: sql<string>`date '2026-01-02'`, seconds: 9, seen_at: now },
    ];
    await portal.db.insertInto('play_days').values(days).execute();
    const [shown] = listed(await list(classroom.session, WITH_ROSTER));
    const facts = new Map(shown?.studentData?.map((student) => [student.userId, student]));
    expect(facts.get(one.id)).toMatchObject({
      signedInAt: at,
      signsInWith: 'password',
      playedAt: at,
      isPlaying: true,
    });
    expect(facts.get(classroom.students[1]?.id ?? '')).not.toHaveProperty('playedAt');
  });

  // @proves D-2-students-flag
  it.each(['0', '', undefined])('returns no roster with studentsDataFlag=%j', async (flag) => {
    const { session } = await makeClassroom(portal, { students: 1 });
    const response = await list(session, flag === undefined ? {} : { studentsDataFlag: flag });
    expect(listed(response)[0]).not.toHaveProperty('studentData');
  });

  // @proves P-co-teacher
  it('returns the same data to a co-teacher and marks the classroom as shared', async () => {
    const classroom = await makeClassroom(portal, { students: 1, coTeacher: true, code: true });
    const [own] = listed(await list(classroom.session, WITH_ROSTER));
    const session = await signIn(portal, classroom.coTeacher as MadeUser);
    const [shared, ...others] = listed(await list(session, WITH_ROSTER));
    expect(shared).toEqual({ ...own, isShared: true });
    expect(others).toEqual([]);
    await portal.call('removeCoTeacher', {
      classRoomId: classroom.id,
      educatorId: session.userId,
      ...classroom.session,
    });
    expect(listed(await list(session))).toEqual([]);
  });

  it('returns the last import while it can be undone and some of its students are enrolled', async () => {
    const classroom = await makeClassroom(portal);
    const lines = rosterLines(2).map((line) => ({ ...line, password: PASSWORD }));
    const added = await portal.call('addStudentsToClassRoom', {
      classRoomId: classroom.id,
      studentDetails: JSON.stringify(lines),
      ...classroom.session,
    });
    const [one, two] = (added.body.studentData as { userId: string }[]).map((each) => each.userId);
    const lastImport = async () => {
      const session = await signIn(portal, classroom.owner);
      return listed(await list(session))[0]?.lastImport;
    };
    const at = portal.deps.now().toISOString();
    expect(await lastImport()).toEqual({ importId: expect.any(String), count: 2, at });
    await remove(classroom, String(one));
    expect(await lastImport()).toMatchObject({ count: 1 });
    portal.clock.advance(23.9 * HOUR);
    expect(await lastImport()).toMatchObject({ count: 1 });
    portal.clock.advance(0.2 * HOUR);
    expect(await lastImport()).toBeUndefined();
    portal.clock.advance(-1 * HOUR);
    const session = await signIn(portal, classroom.owner);
    await remove({ ...classroom, session }, String(two));
    expect(await lastImport()).toBeUndefined();
  });

  it('returns an empty list when the teacher has no classrooms', async () => {
    expect(await listFor(await makeEducator(portal.db))).toEqual([]);
  });
});

describe('getClassroomsByEducator for a student', () => {
  // @proves C-getClassroomsByEducator, P-student-classrooms, D-2-purpose-path
  it('lists the student’s classrooms with names and subject and without other students', async () => {
    const classroom = await makeClassroom(portal, { students: 2, code: true, coTeacher: true });
    const [student] = classroom.students as [MadeUser];
    const classrooms = await listFor(student, WITH_ROSTER);
    expect(classrooms).toEqual([
      {
        classRoomId: classroom.id,
        classRoomName: classroom.name,
        teacherName: 'Ms Rivera',
        classRoomSubject: 'math',
      },
    ]);
  });

  // @proves P-student-classrooms
  it('omits a classroom immediately after the student was removed', async () => {
    const classroom = await makeClassroom(portal);
    const family = await makeFamily(portal);
    await enroll(portal, classroom.id, family.child.id);
    const session = await signIn(portal, family.child);
    expect(namesIn(listed(await list(session)))).toEqual([classroom.name]);
    expectSuccess(await remove(classroom, family.child.id));
    expect(listed(await list(session))).toEqual([]);
    expectError(await list(session, { classRoomId: classroom.id }), 'CLS_001');
  });
});

describe('getClassroomsByEducator for a parent', () => {
  // @proves C-getClassroomsByEducator, P-parent-classrooms, D-2-purpose-path
  it('lists each classroom of each child with the number of students', async () => {
    const classroom = await makeClassroom(portal, { students: 2, code: true });
    const other = await makeClassroom(portal);
    const { session, child } = await makeFamily(portal, { firstName: 'Ana', lastName: 'Elm' });
    await enroll(portal, classroom.id, child.id);
    await enroll(portal, other.id, child.id);
    const classrooms = listed(await list(session, WITH_ROSTER));
    expect(classrooms).toHaveLength(2);
    expect(classrooms).toContainEqual({
      classRoomId: classroom.id,
      classRoomName: classroom.name,
      teacherName: 'Ms Rivera',
      classRoomSubject: 'math',
      noOfStudents: 3,
      childId: child.id,
      childName: 'Ana Elm',
    });
  });

  // @proves P-parent-classrooms
  it('omits a child’s classroom immediately after the child was unlinked', async () => {
    const classroom = await makeClassroom(portal);
    const { session, child } = await makeFamily(portal);
    await enroll(portal, classroom.id, child.id);
    expect(listed(await list(session))).toHaveLength(1);
    await portal.call('deleteParentChildAccount', { requestUserId: child.id, ...session });
    expect(listed(await list(session))).toEqual([]);
    expectError(await list(session, { classRoomId: classroom.id }), 'CLS_001');
  });
});

// @proves P-classroom-list
describe('getClassroomsByEducator by user type', () => {
  // @proves C-getClassroomsByEducator, D-2-students-flag
  it('returns exactly the allowed keys to each user type [T46]', async () => {
    const classroom = await makeClassroom(portal, { code: true, source: GOOGLE_CLASS });
    const { parent, child } = await makeFamily(portal);
    await enroll(portal, classroom.id, child.id);
    const everybody = ['classRoomId', 'classRoomName', 'classRoomSubject', 'teacherName'];
    const viewers = [classroom.owner, child, parent];
    const [educator, student, guardian] = await Promise.all(
      viewers.map(async (user) => keysIn((await listFor(user, WITH_ROSTER))[0])),
    );
    expect(student).toEqual([...everybody, 'googleClassroomId', 'classRoomProvider'].sort());
    expect(guardian).toEqual([...everybody, 'childId', 'childName', 'noOfStudents'].sort());
    const full = [
      'classCode',
      'classRoomGrade',
      'googleClassroomId',
      'classRoomProvider',
      'noOfStudents',
      'studentData',
    ];
    expect(educator).toEqual([...everybody, ...full, 'studentIds', 'version'].sort());
  });

  // @proves P-educator-classrooms
  it('returns no data of other users to any user type [T46]', async () => {
    const people: { user: MadeUser; own: string[] }[] = [];
    for (const mark of ['Quartz', 'Basalt', 'Gneiss']) {
      const classroom = await makeClassroom(portal, { name: `${mark}-room`, code: true });
      const family = await makeFamily(portal, { firstName: `${mark}-child` });
      await enroll(portal, classroom.id, family.child.id);
      const student = await makeRosterStudent(portal, classroom, { lastName: `${mark}-student` });
      const coTeacher = await makeCoTeacher(portal, classroom.id);
      people.push({ user: classroom.owner, own: [mark] }, { user: coTeacher, own: [mark] });
      people.push({ user: family.parent, own: [`${mark}-room`, `${mark}-child`] });
      people.push({ user: student, own: [`${mark}-room`] });
      people.push({ user: family.child, own: [`${mark}-room`] });
    }
    for (const { user, own } of people) {
      const text = JSON.stringify(await listFor(user, WITH_ROSTER));
      const seen = new Set(text.match(/(Quartz|Basalt|Gneiss)(-room|-child|-student)/g));
      expect(seen.size).toBeGreaterThan(0);
      const isOwn = (value: string) => own.some((mark) => value.startsWith(mark));
      expect([...seen].filter((value) => !isOwn(value))).toEqual([]);
      expect(text).not.toMatch(
        /sealed|hmac|(?<!hasIssued)password(?!ResetNotDone)|argon2|suspended/i,
      );
    }
  });

  it('lists archived classrooms only to educators', async () => {
    const classroom = await makeClassroom(portal, { students: 1, coTeacher: true, archived: true });
    const family = await makeFamily(portal);
    await enroll(portal, classroom.id, family.child.id);
    for (const user of [classroom.owner, classroom.coTeacher as MadeUser]) {
      expect(await listFor(user)).toMatchObject([{ classRoomId: classroom.id, isArchived: true }]);
    }
    for (const user of [family.child, family.parent, classroom.students[0] as MadeUser]) {
      expect(await listFor(user)).toEqual([]);
      const one = await list(await signIn(portal, user), { classRoomId: classroom.id });
      expectError(one, 'CLS_001');
    }
  });

  it('lists deleted classrooms to no user', async () => {
    const classroom = await makeClassroom(portal, { coTeacher: true });
    const family = await makeFamily(portal);
    await enroll(portal, classroom.id, family.child.id);
    await portal.call('deleteClassroom', { classRoomId: classroom.id, ...classroom.session });
    const viewers = [classroom.owner, classroom.coTeacher as MadeUser, family.child, family.parent];
    for (const user of viewers) expect(await listFor(user)).toEqual([]);
  });

  it('returns only the requested classroom for an id', async () => {
    const { id, owner, session } = await makeClassroom(portal, { students: 1 });
    await makeClassroom(portal, { owner });
    const { child, session: parent } = await makeFamily(portal);
    await enroll(portal, id, child.id);
    await enroll(portal, (await makeClassroom(portal)).id, child.id);
    for (const viewer of [session, parent, await signIn(portal, child)]) {
      const classrooms = listed(await list(viewer, { classRoomId: id }));
      expect(classrooms.map((each) => each.classRoomId)).toEqual([id]);
    }
  });

  // @proves S-classroom-unknown, M-CLS_001
  it('returns CLS_001 for another teacher’s, an unknown and a malformed id alike', async () => {
    const foreign = await makeClassroom(portal, { students: 1 });
    const family = await makeFamily(portal);
    const viewers = [
      await signIn(portal, await makeEducator(portal.db)),
      family.session,
      await signIn(portal, family.child),
    ];
    const responses: TestResponse[] = [];
    for (const viewer of viewers) {
      for (const classRoomId of [foreign.id, crypto.randomUUID(), 'garbage', '', "'"]) {
        responses.push(expectError(await list(viewer, { classRoomId }), 'CLS_001'));
      }
    }
    expectAllAlike(responses);
  });

  it('rejects a suspended educator with SSN_002', async () => {
    const { owner, session } = await makeClassroom(portal);
    await portal.db
      .updateTable('users')
      .set({ suspended_at: portal.deps.now() })
      .where('id', '=', owner.id)
      .execute();
    expectError(await list(session), 'SSN_002');
  });
});

describe('getClassroomsByEducator: database cost', () => {
  /** Returns the statements without those that authenticate the caller. */
  const statementsFor = async (user: MadeUser) => {
    const session = await signIn(portal, user);
    await list(session, WITH_ROSTER);
    watched.statements.length = 0;
    expectSuccess(await list(session, WITH_ROSTER));
    return watched.statements.filter(({ sql: text }) => !text.includes('"sessions"'));
  };

  it('runs one statement per request for any number of classrooms', async () => {
    const classroom = await makeClassroom(portal, { students: 3 });
    const { parent, child } = await makeFamily(portal);
    for (let number = 0; number < 4; number += 1) {
      const { id } = await makeClassroom(portal, { owner: classroom.owner, students: 2 });
      await enroll(portal, id, child.id);
    }
    for (const user of [classroom.owner, child, parent]) {
      expect(await statementsFor(user)).toHaveLength(1);
    }
  });

  it('reads only rows of the caller’s classrooms and uses no sequential scan', LONG, async () => {
    await withOwner(portal.databaseUrl, (db) => db.connection().execute(makeBulkData));
    const classroom = await makeClassroom(portal, { students: 5, coTeacher: true });
    await makeClassroom(portal, { owner: classroom.owner, students: 5 });
    const family = await makeFamily(portal);
    await enroll(portal, classroom.id, family.child.id);
    const school = await makeSchool(portal);
    const atSchool = await makeClassroom(portal, { school, students: 5, coTeacher: true });
    const viewers = [
      classroom.owner,
      classroom.coTeacher as MadeUser,
      family.child,
      family.parent,
      atSchool.owner,
      atSchool.coTeacher as MadeUser,
    ];
    for (const user of viewers) {
      const [statement] = await statementsFor(user);
      if (!statement) throw new Error('There is no statement');
      const steps = await tablesReadBy(portal.db, statement);
      expect(steps.map((step) => step['Relation Name'])).toContain('classrooms');
      expect(steps.filter((step) => step['Node Type'] === 'Seq Scan')).toEqual([]);
      expect(steps.filter((step) => rowsRead(step) > 100)).toEqual([]);
    }
    // These calls look up one classroom to change or one of its students, and must not scan either.
    const calls: [CallName, Fields][] = [
      ['createClassRoom', classroomForm({ classRoomId: classroom.id })],
      ['showStudentPassword', { requestUserId: classroom.students[0]?.id }],
      ['showRosterPasswords', { classRoomId: classroom.id }],
    ];
    for (const [name, fields] of calls) {
      watched.statements.length = 0;
      expectSuccess(await portal.call(name, { ...fields, ...classroom.session }));
      const reads = watched.statements.filter(({ sql }) =>
        /^select .* "classroom(s|_educators)"/.test(sql),
      );
      expect(reads.length).toBeGreaterThan(0);
      for (const statement of reads) {
        const steps = await tablesReadBy(portal.db, statement);
        expect(steps.filter((step) => step['Node Type'] === 'Seq Scan')).toEqual([]);
        expect(steps.filter((step) => rowsRead(step) > 100)).toEqual([]);
      }
    }
  });
});
