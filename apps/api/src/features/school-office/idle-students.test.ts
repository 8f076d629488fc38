import type { ClassroomJson } from '@wonderfield/contract/classrooms/classroom';
import type { SchoolJson } from '@wonderfield/contract/educators/school-office';
import { describe, expect, it } from 'vitest';
import type { Answer } from '../../../testing/build-test-app.ts';
import { studentsOf } from '../../../testing/classrooms-in.ts';
import { expectRefusal, expectSuccess } from '../../../testing/expect-answer.ts';
import { joinForm } from '../../../testing/factories/classroom-form.ts';
import { type MadeClassroom, makeClassroom } from '../../../testing/factories/make-classroom.ts';
import {
  type MadeSchool,
  makeSchool,
  makeStudentCode,
} from '../../../testing/factories/make-school.ts';
import { signIn } from '../../../testing/factories/sign-in.ts';
import { expectInvariants } from '../../../testing/invariants.ts';
import { openQuickPortal } from '../../../testing/open-portal.ts';

const DAY = 24 * 3_600_000;
const portal = await openQuickPortal();

const join = async (code: string) => {
  const { body } = expectSuccess(await portal.call('joinWithCode', joinForm(code)));
  return portal.db
    .selectFrom('users')
    .select(['id', 'user_type as userType'])
    .where('email', '=', String(body.email))
    .executeTakeFirstOrThrow();
};
const idleIn = async ({ id, session }: MadeClassroom) => {
  const asked = { classRoomId: id, studentsDataFlag: '1', ...session };
  const { body } = expectSuccess(await portal.call('getClassroomsByEducator', asked));
  const [classroom] = body.allClassroomsDocs as ClassroomJson[];
  return classroom?.studentData?.flatMap(({ userId, neverSignedIn }) =>
    neverSignedIn ? [userId] : [],
  );
};
const schoolIn = (answer: Answer) => expectSuccess(answer).body.school as SchoolJson;
const setSeats = ({ id }: MadeSchool, seats: number) =>
  portal.db.updateTable('schools').set({ student_seats: seats }).where('id', '=', id).execute();

describe('students who came by a class code and never came back', () => {
  it('are shown after a day, and not once they signed in', async () => {
    const classroom = await makeClassroom(portal, { code: true, students: 1 });
    const [stranger, classmate] = [await join(classroom.code), await join(classroom.code)];
    expect(await idleIn(classroom)).toEqual([]);
    await signIn(portal, classmate);
    portal.clock.advance(1.1 * DAY);
    classroom.session = await signIn(portal, classroom.owner);
    expect(await idleIn(classroom)).toEqual([stranger.id]);
    await signIn(portal, stranger);
    expect(await idleIn(classroom)).toEqual([]);
  });

  it('are removed together, which frees the seats of class and school at once', async () => {
    const school = await makeSchool(portal);
    await setSeats(school, 3);
    const classroom = await makeClassroom(portal, { school, code: true, capacity: 3 });
    const strangers = [await join(classroom.code), await join(classroom.code)];
    const classmate = await join(classroom.code);
    await signIn(portal, classmate);
    portal.clock.advance(1.1 * DAY);
    classroom.session = await signIn(portal, classroom.owner);
    expectRefusal(await portal.call('joinWithCode', joinForm(classroom.code)), 'CLS_002');
    // The one who came back was picked as well, and stays.
    const studentIds = JSON.stringify([...strangers, classmate].map(({ id }) => id));
    const chosen = { classRoomId: classroom.id, studentIds, ...classroom.session };
    const { body } = expectSuccess(await portal.call('removeIdleStudents', chosen));
    expect(body.removed).toBe(2);
    expect(await studentsOf(portal.db, classroom.id)).toEqual([classmate.id]);
    await join(classroom.code);
    await join(classroom.code);
    expectRefusal(await portal.call('joinWithCode', joinForm(classroom.code)), 'CLS_002');
    await expectInvariants(portal.db);
  });

  it('are never those the teacher made, nor those of another classroom', async () => {
    const classroom = await makeClassroom(portal, { students: 2, resetPending: true });
    const other = await makeClassroom(portal, { code: true });
    const foreign = await join(other.code);
    portal.clock.advance(1.1 * DAY);
    const session = await signIn(portal, classroom.owner);
    const studentIds = JSON.stringify([...classroom.students, foreign].map(({ id }) => id));
    const chosen = { classRoomId: classroom.id, studentIds, ...session };
    expect((await portal.call('removeIdleStudents', chosen)).body.removed).toBe(0);
    expect(await studentsOf(portal.db, other.id)).toEqual([foreign.id]);
  });
});

describe('students who came by the student code and never came back', () => {
  it('are the administrator’s to see and to remove, which frees the seats at once', async () => {
    const school = await makeSchool(portal);
    await setSeats(school, 2);
    const code = await makeStudentCode(portal, school);
    const [stranger, classmate] = [await join(code), await join(code)];
    await signIn(portal, classmate);
    portal.clock.advance(1.1 * DAY);
    const session = await signIn(portal, school.administrator);
    const seen = schoolIn(await portal.call('getSchool', session));
    expect(seen.idleStudents).toMatchObject([
      { userId: stranger.id, firstName: 'Ada', lastName: 'Nwosu' },
    ]);
    expectRefusal(await portal.call('joinWithCode', joinForm(code)), 'SCH_002');
    const studentIds = JSON.stringify([stranger.id, classmate.id]);
    const after = schoolIn(
      await portal.call('removeIdleSchoolStudents', { studentIds, ...session }),
    );
    expect(after).toMatchObject({ idleStudents: [], studentCount: 1 });
    await join(code);
    await expectInvariants(portal.db);
  });

  it('of another school are out of reach', async () => {
    const [school, other] = [await makeSchool(portal), await makeSchool(portal)];
    const foreign = await join(await makeStudentCode(portal, other));
    portal.clock.advance(1.1 * DAY);
    const session = await signIn(portal, school.administrator);
    const studentIds = JSON.stringify([foreign.id]);
    expectSuccess(await portal.call('removeIdleSchoolStudents', { studentIds, ...session }));
    const seen = schoolIn(
      await portal.call('getSchool', await signIn(portal, other.administrator)),
    );
    expect(seen.idleStudents).toHaveLength(1);
  });
});

it('a suspended student holds no seat of the school', async () => {
  const school = await makeSchool(portal);
  await setSeats(school, 1);
  const code = await makeStudentCode(portal, school);
  const { id } = await join(code);
  expectRefusal(await portal.call('joinWithCode', joinForm(code)), 'SCH_002');
  await portal.db
    .updateTable('users')
    .set({ suspended_at: portal.deps.now() })
    .where('id', '=', id)
    .execute();
  await join(code);
});

describe('a code that very many join by', () => {
  it('stops for the hour, and its owner is told once (CLS_010)', async () => {
    portal.forgetMail();
    const classroom = await makeClassroom(portal, { code: true });
    const school = await makeSchool(portal);
    const studentCode = await makeStudentCode(portal, school);
    // As if they had joined before: making hundreds of accounts proves nothing more.
    await portal.db
      .updateTable('rate_limits')
      .set({ used: 400 })
      .where('bucket', '=', 'join/code')
      .execute();
    for (const code of [classroom.code, studentCode]) await join(code);
    await portal.db
      .updateTable('rate_limits')
      .set({ used: 400 })
      .where('bucket', '=', 'join/code')
      .execute();
    for (const code of [classroom.code, studentCode, classroom.code, studentCode]) {
      const refused = expectRefusal(await portal.call('joinWithCode', joinForm(code)), 'CLS_010');
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    }
    await portal.runJobs();
    expect(portal.letters.map(({ to, subject }) => [to, subject]).sort()).toEqual(
      [
        [classroom.owner.email, 'Very many students joined with your class code'],
        [school.administrator.email, 'Very many students joined with your student code'],
      ].sort(),
    );
    portal.clock.advance(3_600_000);
    await join(classroom.code);
    await join(studentCode);
  });
});
