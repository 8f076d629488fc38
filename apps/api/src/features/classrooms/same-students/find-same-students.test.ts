import { describe, expect, it } from 'vitest';
import { expectError, expectSuccess } from '../../../../testing/expect-response.ts';
import {
  enroll,
  type MadeClassroom,
  makeClassroom,
  makeCoTeacher,
  makeRosterStudent,
} from '../../../../testing/factories/make-classroom.ts';
import { makeFamily } from '../../../../testing/factories/make-family.ts';
import { makeSchool, makeSchoolTeacher } from '../../../../testing/factories/make-school.ts';
import type { MadeUser } from '../../../../testing/factories/make-user.ts';
import { signIn } from '../../../../testing/factories/sign-in.ts';
import { mergeTools } from '../../../../testing/scenarios/student-merges.ts';
import { openFastTestServer } from '../../../../testing/test-server.ts';

const portal = await openFastTestServer();
const { merged } = mergeTools(portal);

type Match = { row: number; students: { userId: string }[] };
const find = async (
  { id, session }: Pick<MadeClassroom, 'id' | 'session'>,
  names: unknown = [{ firstName: 'Robin', lastName: 'Marsh' }],
) => {
  const fields = { classRoomId: id, names: JSON.stringify(names), ...session };
  return expectSuccess(await portal.call('findSameStudents', fields)).body.matches as Match[];
};
const findIds = async (classroom: Pick<MadeClassroom, 'id' | 'session'>) =>
  (await find(classroom)).flatMap(({ students }) => students.map(({ userId }) => userId)).sort();
const idsOf = (students: readonly MadeUser[]) => students.map(({ id }) => id).sort();

describe('findSameStudents', () => {
  // @proves C-findSameStudents, D-9-one-login
  it('returns students of all own classes with username, also of archived ones', async () => {
    const first = await makeClassroom(portal, { name: 'Room 7', students: 1 });
    const { owner } = first;
    const archived = await makeClassroom(portal, { owner, students: 1, archived: true });
    const target = await makeClassroom(portal, { owner });
    const names = [
      { firstName: 'Ana', lastName: 'Lee' },
      { firstName: 'MARSH', lastName: 'Róbin' },
    ];
    const [student] = first.students as [MadeUser];
    const matches = await find(target, names);
    expect(matches).toEqual([{ row: 1, students: expect.any(Array) }]);
    expect(matches[0]?.students).toContainEqual({
      userId: student.id,
      firstName: 'Robin',
      lastName: 'Marsh',
      likeness: 'same',
      email: student.email,
      userGrade: '3',
      classRoomName: 'Room 7',
      isTaught: true,
      isHere: false,
    });
    expect(await findIds(target)).toEqual(idsOf([...first.students, ...archived.students]));
  });

  it('returns students of the school without username', async () => {
    const school = await makeSchool(portal);
    const theirs = await makeClassroom(portal, { school, name: 'Room 12', students: 1 });
    const target = await makeClassroom(portal, { school });
    expect(await find(target)).toEqual([
      {
        row: 0,
        students: [
          {
            userId: theirs.students[0]?.id,
            firstName: 'Robin',
            lastName: 'Marsh',
            likeness: 'same',
            userGrade: '3',
            classRoomName: 'Room 12',
            isTaught: false,
            isHere: false,
          },
        ],
      },
    ]);
  });

  it('returns no students of other teachers, other schools and families [T42]', async () => {
    const school = await makeSchool(portal);
    const target = await makeClassroom(portal, { school });
    const { owner } = target;
    await makeClassroom(portal, { students: 1 });
    await makeClassroom(portal, { school: await makeSchool(portal), students: 1 });
    const { child } = await makeFamily(portal);
    const other = await makeClassroom(portal, { owner });
    await enroll(portal, other.id, child.id, 'joined');
    expect(await find(target)).toEqual([]);
    // The family's child is on the roster of this classroom, so the teacher sees the name.
    expect(await findIds(other)).toEqual([child.id]);
  });

  it('returns no guests of a class that another teacher owns', async () => {
    const theirs = await makeClassroom(portal);
    const guests = await makeClassroom(portal, { students: 1 });
    await enroll(portal, theirs.id, idsOf(guests.students)[0] ?? '', 'joined');
    const coTeacher = await makeCoTeacher(portal, theirs.id);
    expect(await find(await makeClassroom(portal, { owner: coTeacher }))).toEqual([]);
  });

  it('returns no merged, suspended and removed students', async () => {
    const classroom = await makeClassroom(portal, { students: 3 });
    const [kept, mergedAccount, gone] = classroom.students as [MadeUser, MadeUser, MadeUser];
    await merged(classroom, kept, mergedAccount);
    await makeRosterStudent(portal, classroom, { suspended: true });
    const removal = { classRoomId: classroom.id, studentId: gone.id, ...classroom.session };
    expectSuccess(await portal.call('removeStudentfromClass', removal));
    const target = await makeClassroom(portal, { owner: classroom.owner });
    expect(await findIds(target)).toEqual([kept.id]);
  });

  it('returns CLS_001 to a teacher who left the school', async () => {
    const school = await makeSchool(portal);
    const teacher = await makeSchoolTeacher(portal, school);
    const target = await makeClassroom(portal, { school, owner: teacher });
    await makeClassroom(portal, { school, students: 1 });
    await portal.db.deleteFrom('school_teachers').where('educator_id', '=', teacher.id).execute();
    const fields = { classRoomId: target.id, names: '[{"firstName":"Robin"}]' };
    const session = await signIn(portal, teacher);
    expectError(await portal.call('findSameStudents', { ...fields, ...session }), 'CLS_001');
  });

  it('rejects more than 500 names', async () => {
    const { id, session } = await makeClassroom(portal);
    const names = JSON.stringify(Array.from({ length: 501 }, () => ({ firstName: 'Ana' })));
    const response = await portal.call('findSameStudents', { classRoomId: id, names, ...session });
    expectError(response, 'VAL_001', { names: expect.any(String) });
  });
});
