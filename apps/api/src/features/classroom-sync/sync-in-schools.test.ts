import { describe, expect, it } from 'vitest';
import { expectInvariants } from '../../../testing/database/invariants.ts';
import { studentsOf } from '../../../testing/database/snapshot-classrooms.ts';
import { syncedRows } from '../../../testing/database/synced-rows.ts';
import { waitForLock } from '../../../testing/database/wait-for-lock.ts';
import { expectError } from '../../../testing/expect-response.ts';
import { makeClassroom, makeRosterStudent } from '../../../testing/factories/make-classroom.ts';
import { makeSchool, makeSchoolTeacher } from '../../../testing/factories/make-school.ts';
import { openSignInPortal } from '../../../testing/fakes/sign-in-sandbox.ts';
import { openClass } from '../../../testing/scenarios/external-class.ts';
import { lockSchool } from '../schools/schools.ts';
import { lockStudents } from '../students/affiliations.ts';

const world = await openSignInPortal();
const { portal } = world;
const { db } = portal;
const { rowOf, studentOf, writtenRows } = syncedRows(db);

it('locks the school before the students during a sync', async () => {
  const school = await makeSchool(portal);
  const owner = await makeSchoolTeacher(portal, school);
  const externalClass = await openClass(world, 'google', { owner, students: 6 });
  const { classroomId } = await externalClass.synced();
  const [gone] = (await externalClass.read()).students;
  const goneId = await studentOf(gone?.id ?? '');
  await externalClass.removeStudent(gone?.id ?? '');
  const responses: Promise<unknown>[] = [];
  await db.transaction().execute(async (tx) => {
    await lockSchool(tx, school.id);
    responses.push(externalClass.sync());
    await waitForLock(db);
    // A transaction with the school lock can lock the student, so the sync did not lock the student
    // first.
    await lockStudents(tx, [goneId]);
  });
  await Promise.all(responses);
  expect((await rowOf(classroomId)).enrolled).toBe(5);
});

describe('Sync in a school', () => {
  it('uses license seats, keeps the classroom in the school and returns SCH_002 without free seats', async () => {
    const school = await makeSchool(portal, { students: 10 });
    const owner = await makeSchoolTeacher(portal, school);
    const externalClass = await openClass(world, 'google', { owner, students: 8 });
    expect(await externalClass.preview()).toMatchObject({ freeSeats: 10 });
    const { classroomId } = await externalClass.synced();
    expect((await rowOf(classroomId)).school_id).toBe(school.id);
    await externalClass.synced();
    expect((await rowOf(classroomId)).school_id).toBe(school.id);
    for (let more = 0; more < 3; more += 1) {
      await externalClass.addStudent({ firstName: `Newcomer${'abc'[more]}`, lastName: 'Brooks' });
    }
    const before = await writtenRows();
    expectError(await externalClass.sync(), 'SCH_002');
    expect(await writtenRows()).toEqual(before);
    await expectInvariants(db);
  });

  // @proves D-9-one-login
  it('asks about an equal name in another class of the school, without its username', async () => {
    const school = await makeSchool(portal, { students: 3 });
    const theirs = await makeClassroom(portal, { school, name: 'Room 12' });
    const names = { firstName: 'José', lastName: 'Muñoz' };
    const jose = await makeRosterStudent(portal, theirs, names);
    await makeRosterStudent(portal, await makeClassroom(portal), names);
    const owner = await makeSchoolTeacher(portal, school);
    const externalClass = await openClass(world, 'google', {
      owner,
      students: [{ firstName: 'Jose', lastName: 'Munoz' }],
    });
    const [external] = (await externalClass.read()).students;
    const preview = await externalClass.preview();
    expect(preview.twins).toMatchObject([
      { here: { id: jose.id, username: '', otherClass: 'Room 12', isOfSchool: true } },
    ]);
    expectError(await externalClass.sync(), 'SYN_001');
    const decision = { outsideId: external?.id, studentId: jose.id, isSame: true };
    const { classroomId } = await externalClass.synced({ decisions: JSON.stringify([decision]) });
    expect(await studentsOf(db, classroomId)).toEqual([jose.id]);
    expect(await studentsOf(db, theirs.id)).toEqual([jose.id]);
    await expectInvariants(db);
  });

  it('reuses the seats of removed students for new students', async () => {
    const school = await makeSchool(portal, { students: 5 });
    const owner = await makeSchoolTeacher(portal, school);
    const externalClass = await openClass(world, 'google', { owner, students: 5 });
    await externalClass.synced();
    const [gone] = (await externalClass.read()).students;
    await externalClass.removeStudent(gone?.id ?? '');
    await externalClass.addStudent({ firstName: 'Imani', lastName: 'Brooks' });
    await externalClass.synced();
    await expectInvariants(db);
  });
});
