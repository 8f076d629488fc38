import { describe, expect, it } from 'vitest';
import { expectInvariants } from '../../../../testing/database/invariants.ts';
import { snapshotClassrooms } from '../../../../testing/database/snapshot-classrooms.ts';
import { expectError, expectSuccess } from '../../../../testing/expect-response.ts';
import {
  type MadeClassroom,
  makeClassroom,
  makeCoTeacher,
} from '../../../../testing/factories/make-classroom.ts';
import { makeEducator } from '../../../../testing/factories/make-educator.ts';
import {
  type MadeSchool,
  makeSchool,
  makeSchoolTeacher,
} from '../../../../testing/factories/make-school.ts';
import type { MadeUser } from '../../../../testing/factories/make-user.ts';
import { signIn } from '../../../../testing/factories/sign-in.ts';
import { codesIn } from '../../../../testing/response-assertions.ts';
import {
  offer,
  transferOwnership as offerAndAccept,
} from '../../../../testing/scenarios/ownership-transfer.ts';
import { openFastTestServer } from '../../../../testing/test-server.ts';

const portal = await openFastTestServer();

const transferOwnership = (classroom: MadeClassroom, newOwner: MadeUser) =>
  offerAndAccept(portal, classroom, newOwner);
const archive = ({ id }: MadeClassroom, archived: '0' | '1', session: object) =>
  portal.call('archiveClassroom', { classRoomId: id, archived, ...session });
/** Sets the number of student seats on a school's license. */
const setStudentSeats = ({ id }: MadeSchool, seats: number) =>
  portal.db.updateTable('schools').set({ student_seats: seats }).where('id', '=', id).execute();
/** Returns the school of each student. */
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
/** Creates a co-teacher of the classroom, from the school or without a school. */
const makeNewOwner = async (classroom: MadeClassroom, school?: MadeSchool) =>
  makeCoTeacher(
    portal,
    classroom.id,
    school ? await makeSchoolTeacher(portal, school) : await makeEducator(portal.db),
  );

describe('Transfer of a classroom to a school', () => {
  it('moves the students that its teachers created to the school’s license', async () => {
    const to = await makeSchool(portal);
    const classroom = await makeClassroom(portal, { students: 2 });
    const newOwner = await makeNewOwner(classroom, to);
    expectSuccess(await transferOwnership(classroom, newOwner));
    expect(await licenseOf(classroom)).toBe(to.id);
    expect(await licensesOf(classroom.students)).toEqual([to.id, to.id]);
    await expectInvariants(portal.db);
  });

  it('removes teachers who are not members of the school, including the former owner', async () => {
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

  it('rejects a transfer without enough student seats with SCH_002 and changes nothing', async () => {
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

  it('requires student seats but no classroom seat for an archived classroom', async () => {
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

  it('gives the last seats to one of four parallel transfers', async () => {
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

it('transfers a classroom within a full school without changing student licenses', async () => {
  const school = await makeSchool(portal, { seats: 2 });
  const classroom = await makeClassroom(portal, { school, students: 2 });
  const newOwner = await makeNewOwner(classroom, school);
  await makeClassroom(portal, { school, owner: newOwner });
  // A license may be reduced below its use. Existing students stay, but no new ones can join.
  await setStudentSeats(school, 1);
  expectSuccess(await transferOwnership(classroom, newOwner));
  expect(await licenseOf(classroom)).toBe(school.id);
  expect(await licensesOf(classroom.students)).toEqual([school.id, school.id]);
  await setStudentSeats(school, 2);
  await expectInvariants(portal.db);
});

describe('Restore of an archived classroom', () => {
  it('moves the classroom to its owner’s current school and requires student seats (SCH_002)', async () => {
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

  it('keeps a restored classroom in its school', async () => {
    const from = await makeSchool(portal);
    const classroom = await makeClassroom(portal, { school: from, students: 1, archived: true });
    expectSuccess(await archive(classroom, '0', classroom.session));
    expect(await licenseOf(classroom)).toBe(from.id);
    expect(await licensesOf(classroom.students)).toEqual([from.id]);
    await expectInvariants(portal.db);
  });
});

describe('Guest student with an account of another classroom', () => {
  const guestOf = async ({ code }: MadeClassroom) => {
    const home = await makeClassroom(portal, { students: 1 });
    const guest = home.students[0] as MadeUser;
    const own = await signIn(portal, guest);
    expectSuccess(await portal.call('joinClassroom', { code, ...own }));
    return guest;
  };

  it('keeps a guest student off the license when the classroom is transferred within a full school', async () => {
    const school = await makeSchool(portal);
    const classroom = await makeClassroom(portal, { school, code: true, students: 1 });
    const guest = await guestOf(classroom);
    const newOwner = await makeNewOwner(classroom, school);
    await setStudentSeats(school, 1);
    expectSuccess(await transferOwnership(classroom, newOwner));
    expect(await licensesOf([guest])).toEqual([null]);
  });

  it('keeps a guest student off the license when the classroom moves to a school', async () => {
    const classroom = await makeClassroom(portal, { code: true });
    const guest = await guestOf(classroom);
    expectSuccess(
      await transferOwnership(classroom, await makeNewOwner(classroom, await makeSchool(portal))),
    );
    expect(await licensesOf([guest])).toEqual([null]);
  });
});
