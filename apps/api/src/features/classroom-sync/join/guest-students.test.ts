import { expect, it } from 'vitest';
import { expectInvariants } from '../../../../testing/database/invariants.ts';
import { waitForLock } from '../../../../testing/database/wait-for-lock.ts';
import { expectSuccess } from '../../../../testing/expect-response.ts';
import {
  enroll,
  makeClassroom,
  makeCoTeacher,
} from '../../../../testing/factories/make-classroom.ts';
import { makeFamily } from '../../../../testing/factories/make-family.ts';
import { makeIdentity } from '../../../../testing/factories/make-identity.ts';
import { makeSchool, makeSchoolTeacher } from '../../../../testing/factories/make-school.ts';
import { PASSWORD } from '../../../../testing/factories/password-hash.ts';
import { openBrowser } from '../../../../testing/fakes/sign-in-browser.ts';
import { openSignInPortal } from '../../../../testing/fakes/sign-in-sandbox.ts';
import { openClass } from '../../../../testing/scenarios/external-class.ts';
import { lockStudents } from '../../students/affiliations.ts';
import { runNightlySync } from '../nightly/nightly-sync.ts';

/*
 * A sync gives no access to the password, account or license of a student that another adult
 * manages. [T42, T56]
 */

const world = await openSignInPortal();
const { portal, control } = world;
const { db } = portal;

type Class = Awaited<ReturnType<typeof openClass>>;
const studentOf = async (externalId: string) => {
  const row = await db
    .selectFrom('identities')
    .select('user_id')
    .where('subject', '=', externalId)
    .executeTakeFirstOrThrow();
  return row.user_id;
};
const placeOf = (classroomId: string, studentId: string) =>
  db
    .selectFrom('enrollments')
    .select(['how', 'is_synced'])
    .where('classroom_id', '=', classroomId)
    .where('student_id', '=', studentId)
    .executeTakeFirst();
const passwordsSeenBy = async ({ session }: Class, classRoomId: string) => {
  const shown = await portal.call('showRosterPasswords', { classRoomId, ...session });
  return (expectSuccess(shown).body.passwords as { userId: string }[]).map(({ userId }) => userId);
};
const putInto = (externalClass: Class, personId: string) =>
  control('google', `/classes/${externalClass.id}/students/${personId}`, {}, 'PUT');
const openSchoolClass = async (students: number) => {
  const school = await makeSchool(portal);
  const owner = await makeSchoolTeacher(portal, school);
  return { school, externalClass: await openClass(world, 'google', { owner, students }) };
};

it('enrolls another teacher’s student as a guest without password access or license seat [T42, T56]', async () => {
  const theirs = await openClass(world, 'google', { students: 1 });
  await theirs.synced();
  const [person] = (await theirs.read()).students;
  const studentId = await studentOf(person?.id ?? '');
  const { externalClass } = await openSchoolClass(0);
  await putInto(externalClass, person?.id ?? '');
  const { classroomId } = await externalClass.synced();
  expect(await placeOf(classroomId, studentId)).toEqual({ how: 'joined', is_synced: true });
  expect(await passwordsSeenBy(externalClass, classroomId)).toEqual([]);
  const { school_id } = await db
    .selectFrom('students')
    .select('school_id')
    .where('user_id', '=', studentId)
    .executeTakeFirstOrThrow();
  expect(school_id).toBeNull();
  await expectInvariants(db);
});

it('enrolls a student of a co-taught class as a guest, and asks about none of its names [T42]', async () => {
  const theirs = await openClass(world, 'google', { students: 2 });
  const { classroomId: theirId } = await theirs.synced();
  const [person, namesake] = (await theirs.read()).students;
  const externalClass = await openClass(world, 'google', {
    students: [{ firstName: namesake?.firstName, lastName: namesake?.lastName }],
  });
  await putInto(externalClass, person?.id ?? '');
  await makeCoTeacher(portal, theirId, externalClass.teacher);
  expect((await externalClass.preview()).twins).toEqual([]);
  const { classroomId } = await externalClass.synced();
  const studentId = await studentOf(person?.id ?? '');
  expect(await placeOf(classroomId, studentId)).toEqual({ how: 'joined', is_synced: true });
  expect(await passwordsSeenBy(externalClass, classroomId)).not.toContain(studentId);
  await expectInvariants(db);
});

it('does not match or restore with login a student who moved to another school', async () => {
  const first = await openSchoolClass(6);
  const { classroomId } = await first.externalClass.synced();
  const [person] = (await first.externalClass.read()).students;
  const studentId = await studentOf(person?.id ?? '');
  await first.externalClass.removeStudent(person?.id ?? '');
  const left = await first.externalClass.synced();
  const second = await openSchoolClass(0);
  await putInto(second.externalClass, person?.id ?? '');
  await second.externalClass.synced();

  const { firstName = '', lastName = '' } = person ?? {};
  await first.externalClass.addStudent({ firstName, lastName });
  expect((await first.externalClass.preview()).twins).toEqual([]);
  expectSuccess(await first.externalClass.undo(left));
  expect(await placeOf(classroomId, studentId)).toMatchObject({ how: 'joined' });
  expect(await passwordsSeenBy(first.externalClass, classroomId)).not.toContain(studentId);
  await expectInvariants(db);
});

it('keeps a child deactivated after the parent ended the account, in manual and nightly syncs', async () => {
  const { child, session } = await makeFamily(portal, { firstName: 'Maya', lastName: 'Okafor' });
  const externalClass = await openClass(world, 'google', { students: 1 });
  const { classroomId } = await externalClass.synced();
  const person = await externalClass.addStudent({ firstName: 'Maya', lastName: 'Okafor' });
  await makeIdentity(world, child, ['google', person], { tiedBy: 'educator', opensAccount: false });
  const ended = { requestUserId: child.id, ...session };
  expectSuccess(await portal.call('deleteParentChildAccount', ended));
  const until = new Date(portal.deps.now().getTime() + 3_600_000).toISOString();
  await runNightlySync(portal.deps, { classroomId, until });
  const preview = await externalClass.preview();
  expect(preview.familys).toMatchObject([{ id: person.id }]);
  expect(preview.added).toEqual([]);
  await externalClass.synced();
  expect(await placeOf(classroomId, child.id)).toBeUndefined();
  const login = { email: child.email, password: PASSWORD, userType: 'student' };
  expect((await portal.call('login', login)).body.msgCode).not.toBe('GEN_000');
});

it('does not enroll a home child with a Google identity in another teacher’s class', async () => {
  const { child } = await makeFamily(portal);
  const externalClass = await openClass(world, 'google', { students: 1 });
  const person = await externalClass.addStudent({ firstName: 'Theo', lastName: 'Okafor' });
  await makeIdentity(world, child, ['google', person], { tiedBy: 'password' });
  const { classroomId } = await externalClass.synced();
  expect(await placeOf(classroomId, child.id)).toBeUndefined();
  expectSuccess(await openBrowser(world).signIn('google', person.id));
});

it('rejects a sync with SYN_003 during a merge and links no identity to the merged account', async () => {
  const externalClass = await openClass(world, 'google', { students: 2 });
  await externalClass.synced();
  const own = await makeClassroom(portal, { owner: externalClass.teacher, students: 2 });
  const [chloe = '', other = ''] = own.students.map(({ id }) => id);
  await db
    .updateTable('users')
    .set({ first_name: 'Chloe', last_name: 'Nguyen' })
    .where('id', '=', chloe)
    .execute();
  const person = await externalClass.addStudent({ firstName: 'Chloe', lastName: 'Nguyen' });
  const decisions = JSON.stringify([{ outsideId: person.id, studentId: chloe, isSame: true }]);
  let response: ReturnType<typeof externalClass.sync> | undefined;
  await db.transaction().execute(async (tx) => {
    await lockStudents(tx, [chloe]);
    response = externalClass.sync({ decisions });
    await waitForLock(db);
    const resting = tx.updateTable('students').set({ folded_into: other });
    await resting.where('user_id', '=', chloe).execute();
    await tx.deleteFrom('enrollments').where('student_id', '=', chloe).execute();
  });
  expect((await response)?.body.msgCode).toBe('SYN_003');
  const tied = db.selectFrom('identities').selectAll().where('subject', '=', person.id);
  expect(await tied.execute()).toEqual([]);
});

it('creates no undoable sync when nothing changes', async () => {
  const externalClass = await openClass(world, 'google', { students: 2 });
  const first = await externalClass.synced();
  const again = await Promise.all([externalClass.synced(), externalClass.synced()]);
  for (const { syncId } of again) expect(syncId).toBe(first.syncId);
  expectSuccess(await externalClass.undo(first));
});

it('keeps a family’s child who joined without a sync enrolled', async () => {
  const externalClass = await openClass(world, 'google', { students: 4 });
  const { classroomId } = await externalClass.synced();
  const { child } = await makeFamily(portal);
  await enroll(portal, classroomId, child.id, 'joined');
  await externalClass.synced();
  expect(await placeOf(classroomId, child.id)).toEqual({ how: 'joined', is_synced: false });
});
