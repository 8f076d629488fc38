import { describe, expect, it } from 'vitest';
import { contextFor } from '../../../../testing/context-for.ts';
import { expectInvariants } from '../../../../testing/database/invariants.ts';
import {
  enroll,
  type MadeClassroom,
  makeClassroom,
  makeCoTeacher,
} from '../../../../testing/factories/make-classroom.ts';
import { makeFamily, makeSecondParent } from '../../../../testing/factories/make-family.ts';
import { makeSchool } from '../../../../testing/factories/make-school.ts';
import type { MadeUser } from '../../../../testing/factories/make-user.ts';
import { openFastTestServer } from '../../../../testing/test-server.ts';
import type { Educator } from '../../../context/actor.ts';
import { findTaughtClassroom } from '../classrooms.ts';
import { enrollExisting } from './enroll-existing.ts';

const portal = await openFastTestServer();
const { db } = portal;

const enrollAs = (who: MadeUser, { id }: MadeClassroom, ...students: { id: string }[]) => {
  const ctx = contextFor(portal, { id: who.id, userType: 'educator' } as Educator);
  const studentIds = students.map((student) => student.id);
  return ctx.transaction(async (tx) =>
    enrollExisting(ctx, tx, { classroom: await findTaughtClassroom(ctx, tx, id), studentIds }),
  );
};
const enrollIn = (classroom: MadeClassroom, ...students: { id: string }[]) =>
  enrollAs(classroom.owner, classroom, ...students);
const hows = async ({ id }: MadeClassroom) => {
  const query = db.selectFrom('enrollments').select('how').where('classroom_id', '=', id);
  return (await query.orderBy('student_id').execute()).map(({ how }) => how);
};
const licensed = async ({ id }: { id: string }) => {
  const query = db.selectFrom('students').select('user_id').where('school_id', '=', id);
  return (await query.execute()).length;
};
const failsWith = (code: string) => expect.objectContaining({ code });

describe('enrollExisting', () => {
  it('enrolls students of the teacher’s other class with their logins, and skips those already enrolled', async () => {
    const first = await makeClassroom(portal, { students: 2 });
    const [one, two] = first.students as [MadeUser, MadeUser];
    const second = await makeClassroom(portal, { owner: first.owner });
    expect(await enrollIn(second, one)).toEqual([one.id]);
    expect(await enrollIn(second, one, two, two)).toEqual([two.id]);
    expect(await hows(second)).toEqual(['roster', 'roster']);
    await expectInvariants(db);
  });

  // @proves M-STU_007
  it('rejects another teacher’s student and an unknown id with STU_007 [T42]', async () => {
    const theirs = await makeClassroom(portal, { students: 1 });
    const own = await makeClassroom(portal, { students: 1 });
    const [student] = own.students as [MadeUser];
    const empty = await makeClassroom(portal, { owner: own.owner });
    await expect(enrollIn(empty, student, ...theirs.students)).rejects.toEqual(
      failsWith('STU_007'),
    );
    await expect(enrollIn(empty, { id: 'x' })).rejects.toEqual(failsWith('STU_007'));
    expect(await hows(empty)).toEqual([]);
  });

  // @proves M-STU_008
  it('rejects a suspended account with STU_008', async () => {
    const first = await makeClassroom(portal, { students: 1 });
    const [student] = first.students as [MadeUser];
    const suspended = { suspended_at: portal.deps.now() };
    await db.updateTable('users').set(suspended).where('id', '=', student.id).execute();
    const second = await makeClassroom(portal, { owner: first.owner });
    await expect(enrollIn(second, student)).rejects.toEqual(failsWith('STU_008'));
  });

  // @proves M-STU_009
  it('enrolls a family’s child as a guest, and only in classes of an owner who has the child', async () => {
    const first = await makeClassroom(portal, { coTeacher: true });
    const { child } = await makeFamily(portal);
    await enroll(portal, first.id, child.id, 'joined');
    const second = await makeClassroom(portal, { owner: first.owner });
    expect(await enrollIn(second, child)).toEqual([child.id]);
    expect(await hows(second)).toEqual(['joined']);
    const coTeachers = await makeClassroom(portal, { owner: first.coTeacher as MadeUser });
    await expect(enrollIn(coTeachers, child)).rejects.toEqual(failsWith('STU_009'));
    await expectInvariants(db);
  });

  it('rejects a co-teacher who takes students of another owner to a class of their own [T42]', async () => {
    const first = await makeClassroom(portal, { students: 1 });
    const coTeacher = await makeCoTeacher(portal, first.id);
    const own = await makeClassroom(portal, { owner: coTeacher });
    await expect(enrollIn(own, ...first.students)).rejects.toEqual(failsWith('STU_009'));
    expect(await hows(own)).toEqual([]);
  });

  it('enrolls a student of the teacher in a class that the teacher co-teaches', async () => {
    const theirs = await makeClassroom(portal, { coTeacher: true });
    const own = await makeClassroom(portal, { owner: theirs.coTeacher as MadeUser, students: 1 });
    const [student] = own.students as [MadeUser];
    expect(await enrollAs(own.owner, theirs, student)).toEqual([student.id]);
  });

  it('counts no seat of the license twice', async () => {
    const school = await makeSchool(portal, { students: 2 });
    const first = await makeClassroom(portal, { school, students: 2 });
    const second = await makeClassroom(portal, { school });
    await makeSecondParent(portal, first.students[0] as MadeUser);
    await enrollIn(second, ...first.students);
    expect(await hows(second)).toEqual(['roster', 'roster']);
    expect(await licensed(school)).toBe(2);
    await expectInvariants(db);
  });

  it('takes a seat for a student without a license, and rejects the one too many with SCH_002', async () => {
    const school = await makeSchool(portal, { students: 1 });
    const target = await makeClassroom(portal, { school });
    const former = await makeClassroom(portal, { owner: target.owner, students: 2 });
    await expect(enrollIn(target, ...former.students)).rejects.toEqual(failsWith('SCH_002'));
    const [one] = former.students as [MadeUser];
    expect(await enrollIn(target, one)).toEqual([one.id]);
    expect(await licensed(school)).toBe(1);
    await expectInvariants(db);
  });

  it('rejects students without a place with CLS_002, and an archived class with CLS_009', async () => {
    const first = await makeClassroom(portal, { students: 2 });
    const { owner } = first;
    const small = await makeClassroom(portal, { owner, capacity: 1 });
    const archived = await makeClassroom(portal, { owner, archived: true });
    await expect(enrollIn(small, ...first.students)).rejects.toEqual(failsWith('CLS_002'));
    await expect(enrollIn(archived, ...first.students)).rejects.toEqual(failsWith('CLS_009'));
    expect(await hows(small)).toEqual([]);
  });

  it('fills the last place once with parallel requests', async () => {
    const first = await makeClassroom(portal, { students: 4 });
    const small = await makeClassroom(portal, { owner: first.owner, capacity: 2 });
    const tries = first.students.map((student) => enrollIn(small, student));
    const results = await Promise.allSettled(tries);
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
    expect(await hows(small)).toHaveLength(2);
    await expectInvariants(db);
  });
});
