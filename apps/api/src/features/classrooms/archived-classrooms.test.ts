import type { ClassroomJson } from '@wonderfield/contract/classrooms/classroom';
import { describe, expect, it } from 'vitest';
import type { TestPortal, TestResponse } from '../../../testing/build-test-app.ts';
import { expectInvariants } from '../../../testing/database/invariants.ts';
import { snapshotClassrooms, studentsOf } from '../../../testing/database/snapshot-classrooms.ts';
import { auditOf } from '../../../testing/database/snapshot-user.ts';
import { expectError, expectSuccess } from '../../../testing/expect-response.ts';
import { rosterLines } from '../../../testing/factories/classroom-form.ts';
import {
  type MadeClassroom,
  makeClassroom,
  makeCoTeacher,
} from '../../../testing/factories/make-classroom.ts';
import type { MadeUser } from '../../../testing/factories/make-user.ts';
import { signIn } from '../../../testing/factories/sign-in.ts';
import { expectAllAlike } from '../../../testing/response-assertions.ts';
import { openFastTestServer } from '../../../testing/test-server.ts';

const portal = await openFastTestServer();

const callFor = (
  name: Parameters<TestPortal['call']>[0],
  classroom: MadeClassroom,
  fields: object = {},
  { session = classroom.session, headers = {} } = {},
) => portal.call(name, { classRoomId: classroom.id, ...fields, ...session }, { headers });
const students = (count: number) => ({ studentDetails: JSON.stringify(rosterLines(count)) });
const archive = (classroom: MadeClassroom, archived: '0' | '1') =>
  callFor('archiveClassroom', classroom, { archived });
const makeArchived = () =>
  makeClassroom(portal, { archived: true, code: true, students: 2, resetPending: true });
const classroomIn = (response: TestResponse) =>
  (expectSuccess(response).body.allClassroomsDocs as ClassroomJson[])[0];

// @proves M-CLS_009
describe('Archived classroom: rejected changes', () => {
  it.each([
    ['adding students', 'addStudentsToClassRoom', students(2)],
    ['turning on the class code', 'setClassCode', { enabled: '1' }],
    ['renewing the class code', 'setClassCode', { enabled: '1', renew: '1' }],
  ] as const)(
    'rejects %s in an archived classroom with CLS_009 and changes nothing',
    async (_what, name, fields) => {
      const classroom = await makeArchived();
      const session = await signIn(portal, await makeCoTeacher(portal, classroom.id));
      const before = await snapshotClassrooms(portal.db);
      const events = await auditOf(portal.db, classroom.id);
      const responses = [
        await callFor(name, classroom, fields),
        await callFor(name, classroom, fields, { session }),
      ];
      for (const response of responses) expectError(response, 'CLS_009');
      expect(await snapshotClassrooms(portal.db)).toEqual(before);
      expect(await auditOf(portal.db, classroom.id)).toEqual(events);
    },
  );

  it('returns CLS_001 for an archived classroom of another teacher', async () => {
    const classroom = await makeArchived();
    const { session } = await makeClassroom(portal);
    const responses = [
      await callFor('addStudentsToClassRoom', classroom, students(1), { session }),
      await callFor('setClassCode', classroom, { enabled: '1' }, { session }),
      await callFor('setClassCode', { ...classroom, id: crypto.randomUUID() }, { enabled: '1' }),
    ];
    for (const response of responses) expectError(response, 'CLS_001');
    expectAllAlike(responses);
  });

  // @proves M-CLS_009
  it('accepts the same request with the same idempotency key after the classroom is restored', async () => {
    const classroom = await makeArchived();
    const headers = { 'idempotency-key': crypto.randomUUID() };
    const list = students(2);
    const add = () => callFor('addStudentsToClassRoom', classroom, list, { headers });
    expectError(await add(), 'CLS_009');
    expectSuccess(await archive(classroom, '0'));
    expectSuccess(await add());
    expect(await studentsOf(portal.db, classroom.id)).toHaveLength(4);
    const { body } = expectSuccess(await callFor('setClassCode', classroom, { enabled: '1' }));
    expect(body.classCode).toBe(classroom.code);
    await expectInvariants(portal.db);
  });

  it('enrolls all or no students when the classroom is archived at the same time', async () => {
    for (let round = 0; round < 10; round += 1) {
      const classroom = await makeClassroom(portal);
      const [archived, added] = await Promise.all([
        archive(classroom, '1'),
        callFor('addStudentsToClassRoom', classroom, students(2)),
      ]);
      expectSuccess(archived);
      expect(['GEN_000', 'CLS_009']).toContain(added.body.msgCode);
      const isIn = added.body.msgCode === 'GEN_000';
      expect(await studentsOf(portal.db, classroom.id)).toHaveLength(isIn ? 2 : 0);
    }
    await expectInvariants(portal.db);
  });
});

describe('Archived classroom: allowed changes', () => {
  it('disables the code of an archived classroom and keeps it disabled after a restore', async () => {
    const classroom = await makeArchived();
    expectSuccess(await callFor('setClassCode', classroom, { enabled: '0' }));
    expectSuccess(await archive(classroom, '0'));
    const seen = await callFor('getClassroomsByEducator', classroom);
    expect(classroomIn(seen)).not.toHaveProperty('classCode');
  });

  it('lists an archived classroom with its students', async () => {
    const classroom = await makeArchived();
    const seen = await callFor('getClassroomsByEducator', classroom, { studentsDataFlag: '1' });
    expect(classroomIn(seen)).toMatchObject({ isArchived: true, studentData: [{}, {}] });
  });

  it('removes a student from an archived classroom', async () => {
    const classroom = await makeArchived();
    const [gone, stays] = classroom.students as [MadeUser, MadeUser];
    const about = { studentId: gone.id };
    expectSuccess(await callFor('removeStudentfromClass', classroom, about));
    expect(await studentsOf(portal.db, classroom.id)).toEqual([stays.id]);
    await expectInvariants(portal.db);
  });

  it('undoes an import of an archived classroom', async () => {
    const classroom = await makeClassroom(portal);
    const added = await callFor('addStudentsToClassRoom', classroom, students(2));
    const { lastImport } = expectSuccess(added).body.classRoomJson as ClassroomJson;
    expectSuccess(await archive(classroom, '1'));
    const about = { importId: lastImport?.importId };
    expectSuccess(await callFor('undoRosterImport', classroom, about));
    expect(await studentsOf(portal.db, classroom.id)).toEqual([]);
  });

  it('shows and renews passwords of an archived classroom', async () => {
    const classroom = await makeArchived();
    const ids = classroom.students.map(({ id }) => id);
    const shown = expectSuccess(await callFor('showRosterPasswords', classroom));
    expect(shown.body.passwords).toHaveLength(2);
    const about = { studentIds: JSON.stringify(ids) };
    const renewed = expectSuccess(await callFor('renewRosterPasswords', classroom, about));
    expect(renewed.body.passwords).toHaveLength(2);
    const one = { requestUserId: ids[0], ...classroom.session };
    expectSuccess(await portal.call('showStudentPassword', one));
  });
});
