import { describe, expect, it } from 'vitest';
import type { Fields } from '../../../testing/build-test-app.ts';
import { expectInvariants } from '../../../testing/database/invariants.ts';
import { snapshotClassrooms } from '../../../testing/database/snapshot-classrooms.ts';
import { auditOf } from '../../../testing/database/snapshot-user.ts';
import { expectError, expectSuccess } from '../../../testing/expect-response.ts';
import { classroomForm, rosterLine } from '../../../testing/factories/classroom-form.ts';
import { makeClassroom } from '../../../testing/factories/make-classroom.ts';
import { makeEducator } from '../../../testing/factories/make-educator.ts';
import { makeSchool, makeSchoolTeacher } from '../../../testing/factories/make-school.ts';
import { PASSWORD } from '../../../testing/factories/password-hash.ts';
import { type SessionFields, signIn } from '../../../testing/factories/sign-in.ts';
import { codesIn, expectAllAlike } from '../../../testing/response-assertions.ts';
import { retryWhenBusy } from '../../../testing/retry-when-busy.ts';
import { openFastTestServer } from '../../../testing/test-server.ts';

const portal = await openFastTestServer();

const save = (session: SessionFields, fields: Fields, headers = {}) =>
  portal.call('createClassRoom', { ...classroomForm(fields), ...session }, { headers });
const teacher = async () => signIn(portal, await makeEducator(portal.db));
const rowOf = (id: string) =>
  portal.db.selectFrom('classrooms').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const classroomsOf = (ownerId: string) =>
  portal.db.selectFrom('classrooms').select('id').where('owner_id', '=', ownerId).execute();

describe('createClassRoom', () => {
  // @proves C-createClassRoom, D-2-purpose-path
  it('creates an empty classroom for the signed-in educator and writes an audit event', async () => {
    const session = await teacher();
    const { body } = expectSuccess(await save(session, { classRoomName: '  Room 7 ' }));
    expect(body.classRoomJson).toEqual({
      classRoomId: body.classRoomId,
      classRoomName: 'Room 7',
      teacherName: 'Ms Rivera',
      classRoomGrade: '3',
      classRoomSubject: 'math',
      noOfStudents: 24,
      studentIds: [],
      studentData: [],
      version: 1,
    });
    expect(await rowOf(String(body.classRoomId))).toMatchObject({
      owner_id: session.userId,
      school_id: null,
      enrolled: 0,
      is_code_on: false,
    });
    expect(await auditOf(portal.db, String(body.classRoomId))).toEqual([
      { action: 'classroom.created', actor_id: session.userId, outcome: 'ok' },
    ]);
  });

  // @proves F-classroom-students, K-classroom
  it.each([
    ['0', 'Please enter no. of students'],
    ['', 'Please enter no. of students'],
    ['040', 'Please enter no. of students'],
    ['41', 'Max no. of students are 40'],
    ['100', 'Max no. of students are 40'],
    ['-1', 'Please use digits only'],
    ['1e1', 'Please use digits only'],
    ['٤', 'Please use digits only'],
    ['4 0', 'Please use digits only'],
    ['4.0', 'Please use digits only'],
  ])('rejects a classroom with %j students: %s [T40]', async (noOfStudents, message) => {
    const session = await teacher();
    expectError(await save(session, { noOfStudents }), 'VAL_001', { noOfStudents: message });
    expect(await classroomsOf(session.userId)).toEqual([]);
  });

  it.each(['1', '40'])('accepts a classroom for %s students', async (noOfStudents) => {
    expectSuccess(await save(await teacher(), { noOfStudents }));
  });

  // @proves F-classroom-name, F-teacher-name, F-classroom-grade, F-classroom-subject
  it('returns all field errors of a classroom at once', async () => {
    const fields = {
      classRoomName: ' ',
      teacherName: '',
      classRoomGrade: '',
      classRoomSubject: 'x',
    };
    expectError(await save(await teacher(), fields), 'VAL_001', {
      classRoomName: 'Please enter Classroom Name',
      teacherName: 'Please enter Teacher Name',
      classRoomGrade: 'Please select Grade',
      classRoomSubject: 'Please choose one of the options',
    });
  });

  it('ignores server-only fields of a classroom [T39]', async () => {
    const session = await teacher();
    const outsider = await makeClassroom(portal, { students: 1 });
    const planted = {
      teacherId: outsider.owner.id,
      owner_id: outsider.owner.id,
      ownerId: outsider.owner.id,
      studentIds: `["${outsider.students[0]?.id}"]`,
      googleClassroomId: 'g1',
      enrolled: '9',
      classCode: 'AAA-AAA',
      school_id: 'x',
      isArchived: 'true',
      deleted_at: 'now',
    };
    const { body } = expectSuccess(await save(session, planted));
    expect(await rowOf(String(body.classRoomId))).toMatchObject({
      owner_id: session.userId,
      source: null,
      enrolled: 0,
      school_id: null,
      code_hmac: null,
      archived_at: null,
      deleted_at: null,
    });
    await expectInvariants(portal.db);
  });

  // @proves C-createClassRoom
  it('creates one classroom for parallel requests with the same idempotency key', async () => {
    const session = await teacher();
    const headers = { 'idempotency-key': crypto.randomUUID() };
    const responses = await Promise.all(
      Array.from({ length: 10 }, () => save(session, {}, headers)),
    );
    responses.push(await save(session, {}, headers));
    for (const response of responses) expectSuccess(response);
    expectAllAlike(responses);
    expect(await classroomsOf(session.userId)).toHaveLength(1);
    expectError(await save(session, { classRoomName: 'Other' }, headers), 'IDM_001');
  });
});

describe('createClassRoom with an id', () => {
  const edit = (session: SessionFields, classRoomId: string, fields: Fields = {}) =>
    save(session, { classRoomId, ...fields });

  // @proves C-createClassRoom, D-2-purpose-path
  it('changes only the submitted fields of a classroom', async () => {
    const { id, session, code } = await makeClassroom(portal, { students: 2, code: true });
    const before = await rowOf(id);
    portal.clock.advance(1000);
    const fields = { classRoomName: 'Room 8', classRoomSubject: 'art', noOfStudents: '2' };
    const { body } = expectSuccess(await edit(session, id, { ...fields, version: '1' }));
    expect(body).toMatchObject({
      classRoomId: id,
      classRoomJson: { classRoomName: 'Room 8', noOfStudents: 2, version: 2, classCode: code },
    });
    expect(await rowOf(id)).toEqual({
      ...before,
      name: 'Room 8',
      subject: 'art',
      capacity: 2,
      version: 2,
      updated_at: portal.deps.now(),
    });
    expect((await auditOf(portal.db, id)).at(-1)?.action).toBe('classroom.updated');
  });

  it('lets a co-teacher edit the classroom', async () => {
    const { id, coTeacher } = await makeClassroom(portal, { coTeacher: true });
    const session = await signIn(portal, coTeacher as NonNullable<typeof coTeacher>);
    const { body } = expectSuccess(await edit(session, id));
    expect(body.classRoomJson).toMatchObject({ isShared: true });
    expect((await rowOf(id)).owner_id).not.toBe(session.userId);
  });

  // @proves F-classroom-shrink, M-CLS_003
  it('rejects a capacity below the number of students with CLS_003', async () => {
    const { id, session } = await makeClassroom(portal, { students: 3 });
    const before = await snapshotClassrooms(portal.db);
    expectError(await edit(session, id, { noOfStudents: '2' }), 'CLS_003', {
      noOfStudents:
        'Max no. of students count does not allow less than existing students count (3)',
    });
    expect(await snapshotClassrooms(portal.db)).toEqual(before);
    expectSuccess(await edit(session, id, { noOfStudents: '3' }));
  });

  // @proves F-synced-locked, M-CLS_004
  it('rejects changes of the name and teacher of a synced classroom with CLS_004', async () => {
    const traits = { source: { service: 'google', classId: 'g1' } as const, name: 'Math 3b' };
    const { id, session } = await makeClassroom(portal, traits);
    const own = { classRoomName: 'Math 3b', teacherName: 'Ms Rivera' };
    const locked = 'This field comes from the synced classroom.';
    const renamed = await edit(session, id, { ...own, classRoomName: 'Room 9' });
    expectError(renamed, 'CLS_004', { classRoomName: locked });
    const both = await edit(session, id, { classRoomName: 'Room 9', teacherName: 'Mr Elm' });
    expectError(both, 'CLS_004', { classRoomName: locked, teacherName: locked });
    expectSuccess(await edit(session, id, { ...own, classRoomSubject: 'art', noOfStudents: '9' }));
  });

  // @proves F-classroom-students
  it.each(['41', '99', '100'])(
    'rejects a capacity of %s for a manually created classroom',
    async (noOfStudents) => {
      const { id, session } = await makeClassroom(portal);
      const tooMany = { noOfStudents: 'Max no. of students are 40' };
      expectError(await edit(session, id, { noOfStudents }), 'VAL_001', tooMany);
      const made = await portal.call('createClassRoom', {
        ...classroomForm({ noOfStudents }),
        ...session,
      });
      expectError(made, 'VAL_001', tooMany);
    },
  );

  // @proves D-5-synced-capacity
  it('accepts an edit of a synced classroom with more than 40 students', async () => {
    const source = { service: 'google', classId: 'g1' } as const;
    const { id, session } = await makeClassroom(portal, { source, capacity: 101, name: 'Choir' });
    const own = { classRoomName: 'Choir', teacherName: 'Ms Rivera', noOfStudents: '101' };
    expectSuccess(await edit(session, id, { ...own, classRoomSubject: 'music' }));
    const larger = await edit(session, id, { ...own, noOfStudents: '102' });
    expectError(larger, 'VAL_001', { noOfStudents: 'Max no. of students are 40' });
  });

  // @proves S-classroom-conflict, M-CLS_006
  it('accepts one of several parallel edits and rejects the others with CLS_006', async () => {
    const { id, session } = await makeClassroom(portal);
    const responses = await Promise.all(
      ['A', 'B', 'C', 'D'].map((name) => edit(session, id, { classRoomName: name, version: '1' })),
    );
    expect(codesIn(responses)).toEqual({ GEN_000: 1, CLS_006: 3 });
    const saved = responses.find(({ body }) => body.msgCode === 'GEN_000')?.body;
    const { name, version } = await rowOf(id);
    expect(saved?.classRoomJson).toMatchObject({ classRoomName: name, version });
    expect(version).toBe(2);
    expectSuccess(await edit(session, id, { version: '2' }));
    expectError(await edit(session, id, { version: '2' }), 'CLS_006');
    expectSuccess(await edit(session, id));
  });

  it.each(['x', '1.5', '9'.repeat(30)])('rejects the classroom version %j', async (version) => {
    const { id, session } = await makeClassroom(portal);
    expect((await edit(session, id, { version })).body.msgCode).toBe('VAL_001');
  });

  // @proves C-createClassRoom, P-educator-classrooms
  it('returns CLS_001 for another teacher’s, an unknown, a deleted and a malformed classroom alike', async () => {
    const session = await teacher();
    const foreign = await makeClassroom(portal, { students: 1 });
    const deleted = await makeClassroom(portal);
    await portal.call('deleteClassroom', { classRoomId: deleted.id, ...deleted.session });
    const before = await snapshotClassrooms(portal.db);
    const responses = [
      await edit(session, foreign.id),
      await edit(session, crypto.randomUUID()),
      await edit(deleted.session, deleted.id),
      await edit(session, 'garbage'),
      await edit(session, ''),
      await edit(session, "' or '1'='1"),
      await edit(session, foreign.id.toUpperCase()),
    ];
    for (const response of responses) expectError(response, 'CLS_001');
    expectAllAlike(responses);
    expect(await snapshotClassrooms(portal.db)).toEqual(before);
  });

  // @proves D-5-capacity
  it('never exceeds the capacity when edits and additions run in parallel', async () => {
    const { id, session } = await makeClassroom(portal, { capacity: 12 });
    const add = () => {
      const studentDetails = JSON.stringify([rosterLine({ password: PASSWORD })]);
      return portal.call('addStudentsToClassRoom', { classRoomId: id, studentDetails, ...session });
    };
    await Promise.all([
      ...Array.from({ length: 20 }, () => retryWhenBusy(add)),
      ...['8', '3', '11', '5'].map((noOfStudents) =>
        retryWhenBusy(() => edit(session, id, { noOfStudents })),
      ),
    ]);
    await expectInvariants(portal.db);
    const { enrolled, capacity } = await rowOf(id);
    expect(enrolled).toBeLessThanOrEqual(capacity);
    expect(enrolled).toBeGreaterThan(0);
  });
});

describe('createClassRoom on a school’s license', () => {
  it('uses a seat of the school’s license and returns SCH_002 when none is left', async () => {
    const school = await makeSchool(portal, { seats: 2 });
    const [one, two] = [
      await signIn(portal, await makeSchoolTeacher(portal, school)),
      await signIn(portal, await makeSchoolTeacher(portal, school)),
    ];
    const { body } = expectSuccess(await save(one, {}));
    expect((await rowOf(String(body.classRoomId))).school_id).toBe(school.id);
    expectSuccess(await save(two, {}));
    expectError(await save(one, {}), 'SCH_002');
    expectError(await save(two, {}), 'SCH_002');
    expectSuccess(await save(await teacher(), {}));
    const edited = { classRoomId: body.classRoomId, classRoomName: 'Room 8' };
    expectSuccess(await save(one, edited));
    expectSuccess(await portal.call('deleteClassroom', { classRoomId: body.classRoomId, ...one }));
    expectSuccess(await save(two, {}));
    await expectInvariants(portal.db);
  });

  it('gives the last seven seats to exactly seven of 50 parallel requests', async () => {
    const school = await makeSchool(portal, { seats: 7 });
    const sessions: SessionFields[] = [];
    for (let number = 0; number < 5; number += 1) {
      sessions.push(await signIn(portal, await makeSchoolTeacher(portal, school)));
    }
    const responses = await Promise.all(
      sessions.flatMap((session) =>
        Array.from({ length: 10 }, () => retryWhenBusy(() => save(session, {}))),
      ),
    );
    expect(codesIn(responses)).toEqual({ GEN_000: 7, SCH_002: 43 });
    await expectInvariants(portal.db);
  });
});
