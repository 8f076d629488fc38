import { describe, expect, it } from 'vitest';
import { expectError, expectSuccess } from '../../../testing/expect-response.ts';
import {
  type MadeClassroom,
  makeClassroom,
  makeCoTeacher,
} from '../../../testing/factories/make-classroom.ts';
import { makeEducator } from '../../../testing/factories/make-educator.ts';
import {
  type MadeSchool,
  makeSchool,
  makeSchoolTeacher,
} from '../../../testing/factories/make-school.ts';
import type { MadeUser } from '../../../testing/factories/make-user.ts';
import { signIn } from '../../../testing/factories/sign-in.ts';
import { offer, transferOwnership as offerAndAccept } from '../../../testing/hand-over.ts';
import { expectInvariants } from '../../../testing/invariants.ts';
import { codesIn } from '../../../testing/response-assertions.ts';
import { snapshotClassrooms } from '../../../testing/snapshot-classrooms.ts';
import { openQuickPortal } from '../../../testing/test-server.ts';

const portal = await openQuickPortal();

const transferOwnership = (classroom: MadeClassroom, newOwner: MadeUser) =>
  offerAndAccept(portal, classroom, newOwner);
const archive = ({ id }: MadeClassroom, archived: '0' | '1', session: object) =>
  portal.call('archiveClassroom', { classRoomId: id, archived, ...session });
/** Places for students on the license of a school. */
const setStudentSeats = ({ id }: MadeSchool, seats: number) =>
  portal.db.updateTable('schools').set({ student_seats: seats }).where('id', '=', id).execute();
/** Whose license each of these students is on. */
const licensesOf = async (students: readonly { id: string }[]) => {
  const rows = await portal.db
    .selectFrom('students')
    .select(['user_id', 'school_id'])
    .where(
      'user_id',
      'in',
      students.map(({ id }) => id),
    )
    .execute();
  return students.map(({ id }) => rows.find(({ user_id }) => user_id === id)?.school_id);
};
const licenseOf = async ({ id }: MadeClassroom) => {
  const { school_id } = await portal.db
    .selectFrom('classrooms')
    .select('school_id')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return school_id;
};
/** A teacher of the school, or one who teaches alone, on the team of the classroom. */
const makeNewOwner = async (classroom: MadeClassroom, school?: MadeSchool) =>
  makeCoTeacher(
    portal,
    classroom.id,
    school ? await makeSchoolTeacher(portal, school) : await makeEducator(portal.db),
  );

describe('a classroom handed over to a school', () => {
  it('takes the students its teachers made along', async () => {
    const to = await makeSchool(portal);
    const classroom = await makeClassroom(portal, { students: 2 });
    const newOwner = await makeNewOwner(classroom, to);
    expectSuccess(await transferOwnership(classroom, newOwner));
    expect(await licenseOf(classroom)).toBe(to.id);
    expect(await licensesOf(classroom.students)).toEqual([to.id, to.id]);
    await expectInvariants(portal.db);
  });

  it('leaves behind whoever is not of the school, the old owner among them', async () => {
    const to = await makeSchool(portal);
    const classroom = await makeClassroom(portal, { students: 1, coTeacher: true });
    const newOwner = await makeNewOwner(classroom, to);
    expectSuccess(await transferOwnership(classroom, newOwner));
    for (const gone of [classroom.owner, classroom.coTeacher as MadeUser]) {
      const look = { classRoomId: classroom.id, ...(await signIn(portal, gone)) };
      expectError(await portal.call('getTeam', look), 'CLS_001');
    }
    const back = { ...classroom, session: await signIn(portal, newOwner) };
    expectError(await transferOwnership(back, classroom.owner), 'TEA_003');
  });

  it('needs a place for each of them, and changes nothing at all without (SCH_002)', async () => {
    const to = await makeSchool(portal);
    const classroom = await makeClassroom(portal, { students: 3 });
    const newOwner = await makeNewOwner(classroom, to);
    await makeClassroom(portal, { school: to, owner: newOwner, students: 1 });
    const invitation = { classRoomId: classroom.id, email: 'waits@school.test' };
    await portal.call('inviteCoTeacher', { ...invitation, ...classroom.session });
    await setStudentSeats(to, 3);
    expectSuccess(await offer(portal, classroom, newOwner.id));
    const before = await snapshotClassrooms(portal.db);
    expectError(await transferOwnership(classroom, newOwner), 'SCH_002');
    expect(await snapshotClassrooms(portal.db)).toEqual(before);
    await setStudentSeats(to, 4);
    expectSuccess(await transferOwnership(classroom, newOwner));
    expect(await licensesOf(classroom.students)).toEqual([to.id, to.id, to.id]);
    await expectInvariants(portal.db);
  });

  it('needs no seat of its own while it is archived; its students need theirs', async () => {
    const to = await makeSchool(portal, { seats: 1 });
    const classroom = await makeClassroom(portal, { students: 2, archived: true });
    const newOwner = await makeNewOwner(classroom, to);
    await makeClassroom(portal, { school: to, owner: newOwner });
    await setStudentSeats(to, 1);
    expectSuccess(await offer(portal, classroom, newOwner.id));
    const before = await snapshotClassrooms(portal.db);
    expectError(await transferOwnership(classroom, newOwner), 'SCH_002');
    expect(await snapshotClassrooms(portal.db)).toEqual(before);
    await setStudentSeats(to, 2);
    expectSuccess(await transferOwnership(classroom, newOwner));
    expect(await licenseOf(classroom)).toBe(to.id);
    expect(await licensesOf(classroom.students)).toEqual([to.id, to.id]);
    expectError(await archive(classroom, '0', await signIn(portal, newOwner)), 'SCH_002');
    await expectInvariants(portal.db);
  });

  it('gives the last places to one of four at the same time', async () => {
    for (let round = 0; round < 3; round += 1) {
      const to = await makeSchool(portal);
      await setStudentSeats(to, 3);
      const newOwner = await makeSchoolTeacher(portal, to);
      const classrooms: MadeClassroom[] = [];
      for (let number = 0; number < 4; number += 1) {
        classrooms.push(await makeClassroom(portal, { students: 2 }));
      }
      for (const { id } of classrooms) await makeCoTeacher(portal, id, newOwner);
      const responses = await Promise.all(
        classrooms.map((classroom) => transferOwnership(classroom, newOwner)),
      );
      expect(codesIn(responses)).toEqual({ GEN_000: 1, SCH_002: 3 });
    }
    await expectInvariants(portal.db);
  });
});

it('a hand-over within one school changes no student’s license, however full that is', async () => {
  const school = await makeSchool(portal, { seats: 2 });
  const classroom = await makeClassroom(portal, { school, students: 2 });
  const newOwner = await makeNewOwner(classroom, school);
  await makeClassroom(portal, { school, owner: newOwner });
  // A license may be cut below what is in use: nobody new comes, nobody is sent away.
  await setStudentSeats(school, 1);
  expectSuccess(await transferOwnership(classroom, newOwner));
  expect(await licenseOf(classroom)).toBe(school.id);
  expect(await licensesOf(classroom.students)).toEqual([school.id, school.id]);
  await setStudentSeats(school, 2);
  await expectInvariants(portal.db);
});

describe('an archived classroom brought back', () => {
  it('comes to the school its owner is at by now, with a place for each student (SCH_002)', async () => {
    const to = await makeSchool(portal);
    const owner = await makeSchoolTeacher(portal, to);
    const classroom = await makeClassroom(portal, { owner, students: 2, archived: true });
    await setStudentSeats(to, 1);
    const before = await snapshotClassrooms(portal.db);
    expectError(await archive(classroom, '0', classroom.session), 'SCH_002');
    expect(await snapshotClassrooms(portal.db)).toEqual(before);
    await setStudentSeats(to, 2);
    expectSuccess(await archive(classroom, '0', classroom.session));
    expect(await licenseOf(classroom)).toBe(to.id);
    expect(await licensesOf(classroom.students)).toEqual([to.id, to.id]);
    await expectInvariants(portal.db);
  });

  it('stays with the school it is of', async () => {
    const from = await makeSchool(portal);
    const classroom = await makeClassroom(portal, { school: from, students: 1, archived: true });
    expectSuccess(await archive(classroom, '0', classroom.session));
    expect(await licenseOf(classroom)).toBe(from.id);
    expect(await licensesOf(classroom.students)).toEqual([from.id]);
    await expectInvariants(portal.db);
  });
});

describe('a guest with an account of another classroom', () => {
  const guestOf = async ({ code }: MadeClassroom) => {
    const home = await makeClassroom(portal, { students: 1 });
    const guest = home.students[0] as MadeUser;
    const own = await signIn(portal, guest);
    expectSuccess(await portal.call('joinClassroom', { code, ...own }));
    return guest;
  };

  it('stays off the license when the classroom changes hands within a full school', async () => {
    const school = await makeSchool(portal);
    const classroom = await makeClassroom(portal, { school, code: true, students: 1 });
    const guest = await guestOf(classroom);
    const newOwner = await makeNewOwner(classroom, school);
    await setStudentSeats(school, 1);
    expectSuccess(await transferOwnership(classroom, newOwner));
    expect(await licensesOf([guest])).toEqual([null]);
  });

  it('stays with the classroom that made it when this one goes to a school', async () => {
    const classroom = await makeClassroom(portal, { code: true });
    const guest = await guestOf(classroom);
    expectSuccess(
      await transferOwnership(classroom, await makeNewOwner(classroom, await makeSchool(portal))),
    );
    expect(await licensesOf([guest])).toEqual([null]);
  });
});
