import { decodeChildPassword } from '@wonderfield/contract/children/child-rules';
import { isStrongPassword } from '@wonderfield/contract/password-rules';
import type { ErrorCode } from '@wonderfield/contract/texts/message-codes';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import type { TestResponse } from '../../../../testing/build-test-app.ts';
import { asOwner } from '../../../../testing/database/as-owner.ts';
import { expectInvariants } from '../../../../testing/database/invariants.ts';
import { snapshotClassrooms } from '../../../../testing/database/snapshot-classrooms.ts';
import { auditOf } from '../../../../testing/database/snapshot-user.ts';
import {
  expectError,
  expectProtocolError,
  expectSuccess,
  userIn,
} from '../../../../testing/expect-response.ts';
import {
  enroll,
  type MadeClassroom,
  makeClassroom,
  makeCoTeacher,
  makeRosterStudent,
} from '../../../../testing/factories/make-classroom.ts';
import { makeEducator } from '../../../../testing/factories/make-educator.ts';
import { makeFamily, makeSecondParent } from '../../../../testing/factories/make-family.ts';
import { makeParent } from '../../../../testing/factories/make-parent.ts';
import type { MadeUser } from '../../../../testing/factories/make-user.ts';
import { PASSWORD } from '../../../../testing/factories/password-hash.ts';
import { type SessionFields, signIn } from '../../../../testing/factories/sign-in.ts';
import { expectAllAlike } from '../../../../testing/response-assertions.ts';
import { openFastTestServer } from '../../../../testing/test-server.ts';

const portal = await openFastTestServer();

const show = (session: SessionFields, requestUserId: string) =>
  portal.call('showStudentPassword', { requestUserId, ...session });
const generate = (session: SessionFields, requestUserId: string) =>
  portal.call('generateStudentPassword', { update: '1', requestUserId, ...session });
const login = (email: string, password: string) =>
  portal.call('login', { userType: 'student', email, password });
const eventsOf = (childId: string) =>
  portal.db
    .selectFrom('child_password_events')
    .select(['actor_id', 'actor_type', 'action'])
    .where('child_id', '=', childId)
    .orderBy('id')
    .execute();
type Secret = { userId: string; studentPassword: string };
const secretsIn = (response: TestResponse) =>
  new Map(
    (expectSuccess(response).body.passwords as Secret[]).map(({ userId, studentPassword }) => [
      userId,
      decodeChildPassword(studentPassword),
    ]),
  );
const withStudent = async (traits: Parameters<typeof makeClassroom>[1] = {}) => {
  const classroom = await makeClassroom(portal, { students: 1, ...traits });
  return { classroom, student: classroom.students[0] as MadeUser };
};

type FindUser = (classroom: MadeClassroom, student: MadeUser) => Promise<MadeUser>;
const makeFormerCoTeacher = async (classroom: MadeClassroom) => {
  const coTeacher = await makeCoTeacher(portal, classroom.id);
  const about = { classRoomId: classroom.id, educatorId: coTeacher.id };
  expectSuccess(await portal.call('removeCoTeacher', { ...about, ...classroom.session }));
  return coTeacher;
};
const makePendingCoTeacher = async ({ id }: MadeClassroom) =>
  makeCoTeacher(portal, id, await makeEducator(portal.db, { approved: false }));

describe('Password of a school-made student', () => {
  const allowed: [string, FindUser][] = [
    ['the owner of the classroom', async ({ owner }) => owner],
    ['a co-teacher', ({ id }) => makeCoTeacher(portal, id)],
    [
      'a parent of the student',
      async (_room, student) => (await makeSecondParent(portal, student)).parent,
    ],
  ];

  // @proves C-showStudentPassword, C-generateStudentPassword
  it.each(allowed)(
    'lets %s show and renew a student’s password and records each action [T25, T26]',
    async (_who, find) => {
      const { classroom, student } = await withStudent();
      const user = await find(classroom, student);
      const session = await signIn(portal, user);
      const response = expectSuccess(await show(session, student.id));
      expect(decodeChildPassword(String(response.body.studentPassword))).toBe(PASSWORD);
      const renewed = expectSuccess(await generate(session, student.id));
      const by = { actor_id: user.id, actor_type: user.userType };
      expect(await eventsOf(student.id)).toEqual([
        { ...by, action: 'viewed' },
        { ...by, action: 'changed' },
      ]);
      const next = decodeChildPassword(String(renewed.body.studentPassword));
      const signedIn = expectSuccess(await login(student.email, next));
      // A password set by a parent stays. The student has to replace one set by a teacher.
      expect(userIn(signedIn).passwordResetNotDone).toBe(user.userType === 'educator');
      expectError(await login(student.email, PASSWORD), 'LGN_001');
    },
  );

  // @proves C-generateStudentPassword
  it('ends the student’s sessions when a teacher renews the password', async () => {
    const { classroom, student } = await withStudent();
    const session = await signIn(portal, student);
    expectSuccess(await generate(classroom.session, student.id));
    expectError(await portal.call('getUser', session), 'SSN_002');
  });

  const rejected: [string, ErrorCode, ErrorCode, FindUser][] = [
    ['another teacher', 'CHD_001', 'CHD_001', () => makeEducator(portal.db)],
    [
      'a teacher of other students',
      'CHD_001',
      'CHD_001',
      async () => (await withStudent()).classroom.owner,
    ],
    ['a co-teacher who left', 'CHD_001', 'CHD_001', (classroom) => makeFormerCoTeacher(classroom)],
    ['another parent', 'CHD_001', 'CHD_001', () => makeParent(portal.db)],
    [
      'a co-teacher who is not approved',
      'EDU_001',
      'EDU_001',
      (room) => makePendingCoTeacher(room),
    ],
    [
      'another student of the classroom',
      'AUZ_001',
      'AUZ_001',
      (room) => makeRosterStudent(portal, room),
    ],
    [
      'an unchecked parent',
      'AGE_001',
      'AGE_001',
      () => makeParent(portal.db, { ageVerified: false }),
    ],
  ];

  it.each(rejected)(
    'rejects %s with %s for showing a student’s password [T25, T26]',
    async (_who, toSee, toRenew, find) => {
      const { classroom, student } = await withStudent();
      const session = await signIn(portal, await find(classroom, student));
      const before = await snapshotClassrooms(portal.db);
      expectError(await show(session, student.id), toSee);
      expectError(await generate(session, student.id), toRenew);
      expect(await snapshotClassrooms(portal.db)).toEqual(before);
      expect(await eventsOf(student.id)).toEqual([]);
    },
  );

  // @proves P-educator-passwords
  it('returns CHD_001 for removed students, deleted classrooms and a family’s child', async () => {
    const { classroom, student: removed } = await withStudent();
    const about = { classRoomId: classroom.id, studentId: removed.id };
    await enroll(portal, (await makeClassroom(portal)).id, removed.id);
    await portal.call('removeStudentfromClass', { ...about, ...classroom.session });
    const gone = await makeClassroom(portal, { owner: classroom.owner, students: 1 });
    await portal.call('deleteClassroom', { classRoomId: gone.id, ...classroom.session });
    const family = await makeFamily(portal);
    await enroll(portal, classroom.id, family.child.id, 'code');
    const before = await snapshotClassrooms(portal.db);
    const responses: TestResponse[] = [];
    for (const target of [
      removed.id,
      String(gone.students[0]?.id),
      family.child.id,
      family.parent.id,
      classroom.owner.id,
      classroom.id,
      crypto.randomUUID(),
      'garbage',
      '',
    ]) {
      responses.push(expectError(await show(classroom.session, target), 'CHD_001'));
      responses.push(expectError(await generate(classroom.session, target), 'CHD_001'));
    }
    expectAllAlike(responses);
    expect(await snapshotClassrooms(portal.db)).toEqual(before);
  });

  it('returns CHD_004 for a student without a password here', async () => {
    const { classroom, student } = await withStudent();
    await portal.db
      .updateTable('users')
      .set({ sealed_password: null })
      .where('id', '=', student.id)
      .execute();
    expectError(await show(classroom.session, student.id), 'CHD_004');
  });

  // @proves C-showStudentPassword, P-educator-passwords
  it('shows passwords only to teachers of the student for every pair of teacher and student', async () => {
    const classrooms: MadeClassroom[] = [];
    for (let number = 0; number < 4; number += 1) {
      classrooms.push(await makeClassroom(portal, { students: 2, coTeacher: true }));
    }
    for (const asker of classrooms) {
      for (const user of [asker.owner, asker.coTeacher as MadeUser]) {
        const session = await signIn(portal, user);
        for (const owner of classrooms) {
          for (const { id } of owner.students) {
            const code = asker === owner ? 'GEN_000' : 'CHD_001';
            expect((await show(session, id)).body.msgCode).toBe(code);
          }
        }
      }
    }
  });
});

describe('showRosterPasswords', () => {
  const showAll = (session: SessionFields, classRoomId: string) =>
    portal.call('showRosterPasswords', { classRoomId, ...session });

  it('omits passwords that students chose and records no view of them', async () => {
    const classroom = await makeClassroom(portal, { students: 2, resetPending: true });
    const [chose, waits] = classroom.students as [MadeUser, MadeUser];
    const own = { oldPassword: PASSWORD, password: 'Thistle#93b', confirmPassword: 'Thistle#93b' };
    expectSuccess(await portal.call('updateUser', { ...own, ...(await signIn(portal, chose)) }));
    const before = await eventsOf(chose.id);
    const secrets = secretsIn(await showAll(classroom.session, classroom.id));
    expect([...secrets.keys()]).toEqual([waits.id]);
    expect(await eventsOf(chose.id)).toEqual(before);
  });

  // @proves S-login-cards, C-showRosterPasswords
  it('shows issued passwords to owner and co-teacher and records each view', async () => {
    const classroom = await makeClassroom(portal, {
      students: 2,
      resetPending: true,
      coTeacher: true,
    });
    const family = await makeFamily(portal);
    await enroll(portal, classroom.id, family.child.id, 'code');
    const without = await makeRosterStudent(portal, classroom, { resetPending: true });
    await portal.db
      .updateTable('users')
      .set({ sealed_password: null })
      .where('id', '=', without.id)
      .execute();
    const [one, two] = classroom.students as [MadeUser, MadeUser];
    const coTeacher = classroom.coTeacher as MadeUser;
    for (const user of [classroom.owner, coTeacher]) {
      const secrets = secretsIn(await showAll(await signIn(portal, user), classroom.id));
      expect([...secrets.keys()].sort()).toEqual([one.id, two.id].sort());
      expect([...secrets.values()]).toEqual([PASSWORD, PASSWORD]);
    }
    for (const { id } of [one, two]) {
      expect(await eventsOf(id)).toEqual([
        { actor_id: classroom.owner.id, actor_type: 'educator', action: 'viewed' },
        { actor_id: coTeacher.id, actor_type: 'educator', action: 'viewed' },
      ]);
    }
    for (const { id } of [family.child, without]) expect(await eventsOf(id)).toEqual([]);
    expect(await auditOf(portal.db, classroom.id)).toEqual([
      { action: 'roster.passwords-shown', actor_id: classroom.owner.id, outcome: '2' },
      { action: 'roster.passwords-shown', actor_id: coTeacher.id, outcome: '2' },
    ]);
    expect(portal.logLines.join('\n')).not.toContain(PASSWORD);
  });

  // @proves C-showRosterPasswords
  it('returns no passwords if one view cannot be recorded', async () => {
    const classroom = await makeClassroom(portal, { students: 3, resetPending: true });
    await asOwner(
      portal.databaseUrl,
      sql`create function refuse_last() returns trigger language plpgsql as $$ begin
      if (select count(*) from child_password_events where actor_id = new.actor_id) > 1 then
        raise exception 'no room for views'; end if; return new; end $$`,
      sql`create trigger no_views before insert on child_password_events
      for each row execute function refuse_last()`,
    );
    const response = await showAll(classroom.session, classroom.id);
    await asOwner(portal.databaseUrl, sql`drop trigger no_views on child_password_events`);
    expect(response.body.msgCode).toBe('SYS_001');
    expect(response.body).not.toHaveProperty('passwords');
    for (const { id } of classroom.students) expect(await eventsOf(id)).toEqual([]);
  });

  it('limits showing a roster’s passwords to 30 per hour', async () => {
    const classroom = await makeClassroom(portal);
    for (let time = 0; time < 30; time += 1) {
      expectSuccess(await showAll(classroom.session, classroom.id));
    }
    expectProtocolError(await showAll(classroom.session, classroom.id), 429, 'RTE_001');
  });
});

describe('renewRosterPasswords', () => {
  const renew = (session: SessionFields, classRoomId: string, studentIds: unknown) =>
    portal.call('renewRosterPasswords', {
      classRoomId,
      studentIds: JSON.stringify(studentIds),
      ...session,
    });

  // @proves C-renewRosterPasswords, D-4-reset-pending
  it('gives selected students new temporary passwords and ends their sessions', async () => {
    const classroom = await makeClassroom(portal, { students: 3 });
    const [one, two, kept] = classroom.students as [MadeUser, MadeUser, MadeUser];
    const [gone, stays] = [await signIn(portal, one), await signIn(portal, kept)];
    const response = await renew(classroom.session, classroom.id, [two.id, one.id, one.id]);
    const secrets = secretsIn(response);
    expect([...secrets.keys()].sort()).toEqual([one.id, two.id].sort());
    expect([...secrets.values()].every(isStrongPassword)).toBe(true);
    for (const { id, email } of [one, two]) {
      expectError(await login(email, PASSWORD), 'LGN_001');
      const signedIn = expectSuccess(await login(email, String(secrets.get(id))));
      expect(userIn(signedIn).passwordResetNotDone).toBe(true);
      const shown = await show(classroom.session, id);
      expect(decodeChildPassword(String(shown.body.studentPassword))).toBe(secrets.get(id));
      expect((await eventsOf(id)).map(({ action }) => action)).toEqual(['changed', 'viewed']);
    }
    expectError(await portal.call('getUser', gone), 'SSN_002');
    expectSuccess(await portal.call('getUser', stays));
    expectSuccess(await login(kept.email, PASSWORD));
    expect(await auditOf(portal.db, classroom.id)).toEqual([
      { action: 'roster.passwords-renewed', actor_id: classroom.owner.id, outcome: '2' },
    ]);
    await expectInvariants(portal.db);
  });

  it('ends the waits of the selected students after failed sign-ins', async () => {
    const classroom = await makeClassroom(portal, { students: 3 });
    const [one, two, kept] = classroom.students as [MadeUser, MadeUser, MadeUser];
    for (const { email } of classroom.students) {
      for (let time = 0; time < 5; time += 1) await login(email, 'Wrong-password7');
      expectError(await login(email, PASSWORD), 'LGN_002');
    }
    const secrets = secretsIn(await renew(classroom.session, classroom.id, [one.id, two.id]));
    for (const { id, email } of [one, two]) {
      expectSuccess(await login(email, String(secrets.get(id))));
    }
    expectError(await login(kept.email, PASSWORD), 'LGN_002');
  });

  // @proves S-roster-passwords, C-renewRosterPasswords
  it('renews no password if the list contains a foreign student or a family’s child (STU_001)', async () => {
    const { classroom, student } = await withStudent();
    const other = await makeClassroom(portal, { owner: classroom.owner, students: 1 });
    const family = await makeFamily(portal);
    await enroll(portal, classroom.id, family.child.id, 'code');
    const before = await snapshotClassrooms(portal.db);
    for (const bad of [
      String(other.students[0]?.id),
      family.child.id,
      classroom.owner.id,
      crypto.randomUUID(),
      'garbage',
      '',
    ]) {
      expectError(await renew(classroom.session, classroom.id, [student.id, bad]), 'STU_001');
    }
    expect(await snapshotClassrooms(portal.db)).toEqual(before);
    expect(await eventsOf(student.id)).toEqual([]);
  });

  it.each([[[]], [['x'.repeat(65)]], [[1]], [Array(81).fill('x')], [{}], ['x']])(
    'rejects the student list %j with VAL_001',
    async (studentIds) => {
      const { classroom } = await withStudent();
      const response = await renew(classroom.session, classroom.id, studentIds);
      expect(response.body.msgCode).toBe('VAL_001');
    },
  );

  it('leaves one valid password per student when two teachers renew them in parallel', async () => {
    for (let round = 0; round < 5; round += 1) {
      const one = await makeClassroom(portal, { students: 6 });
      const two = await makeClassroom(portal);
      const ids = one.students.map(({ id }) => id);
      for (const id of ids) await enroll(portal, two.id, id);
      const [first, second] = await Promise.all([
        renew(one.session, one.id, ids),
        renew(two.session, two.id, [...ids].reverse()),
      ]);
      const [mine, theirs] = [secretsIn(first), secretsIn(second)];
      for (const { id } of one.students) {
        const shown = await show(one.session, id);
        const password = decodeChildPassword(String(shown.body.studentPassword));
        expect([mine.get(id), theirs.get(id)]).toContain(password);
      }
    }
  });

  it('limits renewing roster passwords to 30 per hour', async () => {
    const { classroom } = await withStudent();
    for (let time = 0; time < 30; time += 1) {
      expectError(await renew(classroom.session, classroom.id, ['x']), 'STU_001');
    }
    expectProtocolError(await renew(classroom.session, classroom.id, ['x']), 429, 'RTE_001');
  });
});
