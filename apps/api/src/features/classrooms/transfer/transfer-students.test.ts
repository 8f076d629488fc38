import type { ClassroomJson } from '@wonderfield/contract/classrooms/classroom';
import { describe, expect, it } from 'vitest';
import { expectInvariants } from '../../../../testing/database/invariants.ts';
import { auditOf } from '../../../../testing/database/snapshot-user.ts';
import { expectError, expectSuccess } from '../../../../testing/expect-response.ts';
import {
  enroll,
  type MadeClassroom,
  makeClassroom,
  makeCoTeacher,
} from '../../../../testing/factories/make-classroom.ts';
import { makeFamily } from '../../../../testing/factories/make-family.ts';
import { makeSchool } from '../../../../testing/factories/make-school.ts';
import type { MadeUser } from '../../../../testing/factories/make-user.ts';
import { PASSWORD } from '../../../../testing/factories/password-hash.ts';
import { signIn } from '../../../../testing/factories/sign-in.ts';
import { codesIn } from '../../../../testing/response-assertions.ts';
import { transferTools } from '../../../../testing/scenarios/student-transfers.ts';
import { openFastTestServer } from '../../../../testing/test-server.ts';

const portal = await openFastTestServer();
const { db } = portal;
const { move, copy } = transferTools(portal);

const idsOf = ({ students }: MadeClassroom) => students.map(({ id }) => id);
const makeTwo = async (traits: Parameters<typeof makeClassroom>[1] = {}, capacity = 40) => {
  const from = await makeClassroom(portal, { students: 2, ...traits });
  const { owner } = from;
  const { school } = traits;
  const to = await makeClassroom(portal, { owner, capacity, ...(school && { school }) });
  return { from, to };
};
const rosterOf = async ({ id, session }: MadeClassroom) => {
  const fields = { classRoomId: id, studentsDataFlag: '1', ...session };
  const { body } = expectSuccess(await portal.call('getClassroomsByEducator', fields));
  return ((body.allClassroomsDocs as ClassroomJson[])[0]?.studentIds ?? []) as string[];
};
const setSynced = (classroomId: string, studentId: string) =>
  db
    .updateTable('enrollments')
    .set({ is_synced: true })
    .where('classroom_id', '=', classroomId)
    .where('student_id', '=', studentId)
    .execute();

describe('moveStudents', () => {
  // @proves C-moveStudents
  it('moves students with login and session, and records it', async () => {
    const { from, to } = await makeTwo();
    const [one, two] = from.students as [MadeUser, MadeUser];
    const session = await signIn(portal, one);
    const { body } = expectSuccess(await move({ from, to, ids: [one.id, one.id] }));
    expect(body).toMatchObject({ changed: 1, at: portal.deps.now().toISOString() });
    expect((body.classRoomJson as ClassroomJson).studentIds).toEqual([two.id]);
    expect(await rosterOf(to)).toEqual([one.id]);
    expectSuccess(await portal.call('getClassroomsByEducator', { ...session }));
    const login = { userType: 'student', email: one.email, password: PASSWORD };
    expectSuccess(await portal.call('login', login));
    expect(await auditOf(portal.db, one.id)).toContainEqual(
      expect.objectContaining({ action: 'roster.moved', actor_id: from.owner.id }),
    );
    await expectInvariants(db);
  });

  it('removes a student from the first class who is in the other one already', async () => {
    const { from, to } = await makeTwo({}, 1);
    const [one = ''] = idsOf(from);
    await enroll(portal, to.id, one);
    expect(expectSuccess(await move({ from, to, ids: [one] })).body.changed).toBe(0);
    expect(await rosterOf(to)).toEqual([one]);
  });

  it('moves all students or none', async () => {
    const { from, to } = await makeTwo({}, 1);
    expectError(await move({ from, to, ids: idsOf(from) }), 'CLS_002');
    const [one = ''] = idsOf(from);
    expectError(await move({ from, to, ids: [one, crypto.randomUUID()] }), 'STU_001');
    expectError(await move({ from, to: from, ids: [one] }), 'STU_002');
    await setSynced(from.id, one);
    expectError(await move({ from, to, ids: idsOf(from).reverse() }), 'STU_010');
    expect(await rosterOf(from)).toHaveLength(2);
    expect(await rosterOf(to)).toEqual([]);
  });

  // @proves M-STU_011
  it('rejects a move after which no class manages the login with STU_011', async () => {
    const school = await makeSchool(portal);
    const from = await makeClassroom(portal, { school, students: 1 });
    const to = await makeClassroom(portal, { owner: from.owner });
    expectError(await move({ from, to, ids: idsOf(from) }), 'STU_011');
    expect(await rosterOf(from)).toHaveLength(1);
  });

  it('rejects a co-teacher who moves or copies another owner’s students to a class of their own [T42]', async () => {
    const from = await makeClassroom(portal, { students: 1 });
    const owner = await makeCoTeacher(portal, from.id);
    const to = await makeClassroom(portal, { owner });
    const { session } = to;
    for (const change of [move, copy]) {
      expectError(await change({ from, to, ids: idsOf(from), session }), 'STU_009');
    }
    expect(await rosterOf(from)).toHaveLength(1);
  });

  it('keeps the seats of a full license', async () => {
    const school = await makeSchool(portal, { students: 2 });
    const { from, to } = await makeTwo({ school });
    expectSuccess(await move({ from, to, ids: idsOf(from) }));
    expect(await rosterOf(to)).toHaveLength(2);
    await expectInvariants(db);
  });

  it('moves students once who are moved in both directions and removed at the same time', async () => {
    const { from, to } = await makeTwo();
    const [one = '', two = ''] = idsOf(from);
    await enroll(portal, to.id, two);
    const remove = { classRoomId: from.id, studentIds: JSON.stringify([one]), ...from.session };
    const responses = await Promise.all([
      move({ from, to, ids: [one, two] }),
      move({ from: to, to: from, ids: [two], session: from.session }),
      move({ from, to, ids: [one] }),
      portal.call('removeStudents', remove),
    ]);
    expect(Object.keys(codesIn(responses)).filter((code) => !/GEN_000|STU_00/.test(code))).toEqual(
      [],
    );
    await expectInvariants(db);
  });
});

describe('copyStudents', () => {
  // @proves C-copyStudents
  it('enrolls students in a second class with one login', async () => {
    const { from, to } = await makeTwo();
    const [one = ''] = idsOf(from);
    const { body } = expectSuccess(await copy({ from, to, ids: [one] }));
    expect(body.changed).toBe(1);
    expect((body.classRoomJson as ClassroomJson).studentIds).toEqual([one]);
    expect(await rosterOf(from)).toHaveLength(2);
    expect(expectSuccess(await copy({ from, to, ids: [one] })).body.changed).toBe(0);
  });

  it('copies students of a colleague’s class of the same school, and of no other class', async () => {
    const school = await makeSchool(portal);
    const from = await makeClassroom(portal, { school, students: 1 });
    const to = await makeClassroom(portal, { school });
    const other = await makeClassroom(portal, { students: 1 });
    const { session } = to;
    expectSuccess(await copy({ from, to, ids: idsOf(from), session }));
    expectError(await copy({ from: other, to, ids: idsOf(other), session }), 'CLS_001');
    expectError(await move({ from, to, ids: idsOf(from), session }), 'CLS_001');
    expect(await rosterOf(to)).toEqual(idsOf(from));
  });

  it('rejects a student who is not in the named class with STU_001', async () => {
    const { from, to } = await makeTwo();
    const third = await makeClassroom(portal, { owner: from.owner, students: 1 });
    expectError(await copy({ from, to, ids: idsOf(third) }), 'STU_001');
  });
});

describe('getSourceClasses', () => {
  type Source = { classRoomId: string; isTaught: boolean; studentCount: number };
  const sources = async (to: MadeClassroom, from?: MadeClassroom) => {
    const fields = { classRoomId: to.id, ...(from && { fromClassRoomId: from.id }), ...to.session };
    const { body } = expectSuccess(await portal.call('getSourceClasses', fields));
    return body as unknown as { classes: Source[]; students: Record<string, string>[] };
  };

  // @proves C-getSourceClasses
  it('lists classes with students, and says who is here already or managed elsewhere', async () => {
    const from = await makeClassroom(portal, { students: 2, coTeacher: true });
    const owner = from.coTeacher as MadeUser;
    const to = await makeClassroom(portal, { owner });
    const own = await makeClassroom(portal, { owner, students: 1 });
    await makeClassroom(portal, { owner });
    await makeClassroom(portal, { students: 1 });
    const { child } = await makeFamily(portal, { lastName: 'Zimmer' });
    await enroll(portal, from.id, child.id, 'joined');
    const [here = ''] = idsOf(from);
    await enroll(portal, to.id, here);
    const { classes, students } = await sources(to, from);
    expect(classes).toEqual([
      expect.objectContaining({ classRoomId: from.id, studentCount: 3, isTaught: true }),
      expect.objectContaining({ classRoomId: own.id, studentCount: 1, isTaught: true }),
    ]);
    expect(new Map(students.map((each) => [each.userId, each.availability]))).toEqual(
      new Map([
        [here, 'here'],
        [idsOf(from)[1], 'managedElsewhere'],
        [child.id, 'managedElsewhere'],
      ]),
    );
    expect((await sources(to, own)).students).toMatchObject([{ availability: 'free' }]);
  });

  it('lists the classes of the school after the teacher’s, and no class of another school', async () => {
    const school = await makeSchool(portal);
    const theirs = await makeClassroom(portal, { school, students: 1 });
    const to = await makeClassroom(portal, { school });
    const own = await makeClassroom(portal, { school, owner: to.owner, students: 1 });
    const stranger = await makeClassroom(portal, { school: await makeSchool(portal), students: 1 });
    const { classes } = await sources(to);
    expect(classes.map(({ classRoomId }) => classRoomId)).toEqual([own.id, theirs.id]);
    const fields = { classRoomId: to.id, fromClassRoomId: stranger.id, ...to.session };
    expectError(await portal.call('getSourceClasses', fields), 'CLS_001');
  });
});
