import type { ClassroomJson } from '@wonderfield/contract/classrooms/classroom';
import { describe, expect, it } from 'vitest';
import { snapshotClassrooms } from '../../../../testing/database/snapshot-classrooms.ts';
import { expectError, expectSuccess } from '../../../../testing/expect-response.ts';
import {
  enroll,
  type MadeClassroom,
  makeClassroom,
} from '../../../../testing/factories/make-classroom.ts';
import { makeFamily } from '../../../../testing/factories/make-family.ts';
import type { MadeUser } from '../../../../testing/factories/make-user.ts';
import { codesIn } from '../../../../testing/response-assertions.ts';
import { openFastTestServer } from '../../../../testing/test-server.ts';

const portal = await openFastTestServer();

const BEFORE = { firstNameBefore: 'Robin', lastNameBefore: 'Marsh' };
const MIA = { firstName: 'Mia', lastName: 'Garcia' };
const rename = ({ id, session }: MadeClassroom, studentId: string, fields: object = {}) =>
  portal.call('renameStudent', {
    classRoomId: id,
    studentId,
    ...MIA,
    ...BEFORE,
    ...fields,
    ...session,
  });
const withStudent = async () => {
  const classroom = await makeClassroom(portal, { students: 1 });
  return { classroom, student: classroom.students[0] as MadeUser };
};

describe('renameStudent', () => {
  // @proves C-renameStudent
  it('corrects the name and keeps the username', async () => {
    const { classroom, student } = await withStudent();
    const { body } = expectSuccess(await rename(classroom, student.id));
    expect((body.classRoomJson as ClassroomJson).studentData).toMatchObject([
      { userId: student.id, ...MIA, email: student.email },
    ]);
  });

  it('accepts a name of one word', async () => {
    const { classroom, student } = await withStudent();
    const { body } = expectSuccess(await rename(classroom, student.id, { lastName: '' }));
    expect((body.classRoomJson as ClassroomJson).studentData).toMatchObject([
      { firstName: 'Mia', lastName: '' },
    ]);
  });

  it('returns VAL_001 for an empty first name', async () => {
    const { classroom, student } = await withStudent();
    expectError(await rename(classroom, student.id, { firstName: ' ' }), 'VAL_001', {
      firstName: 'Please enter First Name',
    });
  });

  it('removes an avatar name that reveals the new name [T62]', async () => {
    const { classroom, student } = await withStudent();
    const named = portal.db.updateTable('students').set({ avatar_name: 'GarciaFox' });
    await named.where('user_id', '=', student.id).execute();
    expectSuccess(await rename(classroom, student.id));
    const { avatar_name } = await portal.db
      .selectFrom('students')
      .select('avatar_name')
      .where('user_id', '=', student.id)
      .executeTakeFirstOrThrow();
    expect(avatar_name).toBeNull();
  });

  // @proves M-STU_006
  it('returns STU_006 to the teacher who saves later, and keeps the first change', async () => {
    const { classroom, student } = await withStudent();
    const responses = await Promise.all([
      rename(classroom, student.id),
      rename(classroom, student.id, { firstName: 'Maya' }),
    ]);
    expect(codesIn(responses)).toEqual({ GEN_000: 1, STU_006: 1 });
    expectError(await rename(classroom, student.id), 'STU_006');
  });

  // @proves M-STU_004
  it('returns STU_004 for a student of a synced class', async () => {
    const { classroom, student } = await withStudent();
    await portal.db
      .updateTable('enrollments')
      .set({ is_synced: true })
      .where('student_id', '=', student.id)
      .execute();
    expectError(await rename(classroom, student.id), 'STU_004');
  });

  // @proves M-STU_005
  it('returns STU_005 for a child of a family', async () => {
    const classroom = await makeClassroom(portal);
    const { child } = await makeFamily(portal);
    for (const how of ['joined', 'roster'] as const) {
      await portal.db.deleteFrom('enrollments').where('student_id', '=', child.id).execute();
      await enroll(portal, classroom.id, child.id, how);
      expectError(await rename(classroom, child.id), 'STU_005');
    }
  });

  it('returns STU_001 for a student of another classroom and changes nothing', async () => {
    const { classroom } = await withStudent();
    const other = await withStudent();
    const before = await snapshotClassrooms(portal.db);
    for (const id of [other.student.id, crypto.randomUUID(), 'garbage']) {
      expectError(await rename(classroom, id), 'STU_001');
    }
    expect(await snapshotClassrooms(portal.db)).toEqual(before);
  });

  it('returns CLS_009 for an archived classroom', async () => {
    const { classroom, student } = await withStudent();
    const { id, session } = classroom;
    await portal.call('archiveClassroom', { classRoomId: id, archived: '1', ...session });
    expectError(await rename(classroom, student.id), 'CLS_009');
  });
});
