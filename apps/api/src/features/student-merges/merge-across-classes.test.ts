import type { Duplicates } from '@wonderfield/contract/student-merges/duplicates';
import { describe, expect, it } from 'vitest';
import { expectInvariants } from '../../../testing/database/invariants.ts';
import { expectError, expectSuccess } from '../../../testing/expect-response.ts';
import { joinForm } from '../../../testing/factories/classroom-form.ts';
import {
  enroll,
  type MadeClassroom,
  makeClassroom,
  makeCoTeacher,
} from '../../../testing/factories/make-classroom.ts';
import { makeSchool } from '../../../testing/factories/make-school.ts';
import type { MadeUser } from '../../../testing/factories/make-user.ts';
import { signIn } from '../../../testing/factories/sign-in.ts';
import { codesIn } from '../../../testing/response-assertions.ts';
import { mergeTools } from '../../../testing/scenarios/student-merges.ts';
import { openFastTestServer } from '../../../testing/test-server.ts';
import { countStudentsOfSchool } from '../schools/schools.ts';

const portal = await openFastTestServer();
const { db } = portal;
const { merge, merged, unmerge, login, remove, rosterOf, everythingOf } = mergeTools(portal);

type Traits = Parameters<typeof makeClassroom>[1];

/** Creates two classes of one teacher with one student each. */
const makeClasses = async (traits: Traits = {}, second: Traits = {}) => {
  const here = await makeClassroom(portal, { students: 1, ...traits });
  const there = await makeClassroom(portal, { owner: here.owner, students: 1, ...second });
  const [one] = here.students as [MadeUser];
  const [other] = there.students as [MadeUser];
  return { here, there, one, other };
};
const duplicatesOf = async ({ id, session }: Pick<MadeClassroom, 'id' | 'session'>) =>
  expectSuccess(await portal.call('getTwins', { classRoomId: id, ...session })).body
    .twins as Duplicates;

describe('mergeStudents across classes', () => {
  // @proves D-9-merge-classes
  it('puts the kept login into both classes, and restores both logins', async () => {
    const { here, there, one, other } = await makeClasses();
    const before = [await everythingOf(one), await everythingOf(other)];
    const mergeId = await merged(here, one, other);
    expect(await rosterOf(here)).toEqual([one.id]);
    expect(await rosterOf(there)).toEqual([one.id]);
    expectError(await login(other), 'LGN_005');
    await expectInvariants(db);
    expectSuccess(await unmerge(here, mergeId));
    expect([await everythingOf(one), await everythingOf(other)]).toEqual(before);
    expectSuccess(await login(other));
    await expectInvariants(db);
  });

  it('keeps the login of the other class, also of an archived one', async () => {
    const { here, there, one, other } = await makeClasses({}, { archived: true });
    await merged(here, other, one);
    expect(await rosterOf(here)).toEqual([other.id]);
    expect(await rosterOf(there)).toEqual([other.id]);
    await expectInvariants(db);
  });

  it('uses one seat of the license, and needs two for an undo', async () => {
    const school = await makeSchool(portal, { students: 2 });
    const { here, there, one, other } = await makeClasses({ school }, { school });
    const mergeId = await merged(here, one, other);
    expect(await countStudentsOfSchool(db, school.id)).toBe(1);
    expectSuccess(await unmerge(here, mergeId));
    expect(await countStudentsOfSchool(db, school.id)).toBe(2);
    expect(await rosterOf(there)).toEqual([other.id]);
    await expectInvariants(db);
  });

  it('merges a student of a personal class into one of a school class, and undoes it', async () => {
    const school = await makeSchool(portal);
    const { here, there, one, other } = await makeClasses({ school });
    const mergeId = await merged(there, one, other);
    // The class without a school has a student of the school as a guest.
    expect((await everythingOf(one)).places.map(({ how }) => how).sort()).toEqual([
      'joined',
      'roster',
    ]);
    expectSuccess(await unmerge(there, mergeId));
    expect(await rosterOf(there)).toEqual([other.id]);
    expect(await rosterOf(here)).toEqual([one.id]);
    await expectInvariants(db);
  });

  it.each([
    [
      'both students are in other classes',
      async () => {
        const { here, one, other } = await makeClasses();
        const third = await makeClassroom(portal, { owner: here.owner });
        return merge(third, one, other);
      },
    ],
    [
      'the kept student is in a class of another teacher of the school',
      async () => {
        const school = await makeSchool(portal);
        const { here, one } = await makeClasses({ school });
        const [theirs] = (await makeClassroom(portal, { school, students: 1 })).students as [
          MadeUser,
        ];
        return merge(here, theirs, one);
      },
    ],
    [
      'the merged student was removed from the other class',
      async () => {
        const { here, there, one, other } = await makeClasses();
        expectSuccess(await remove(there, other));
        return merge(here, one, other);
      },
    ],
    [
      'the teacher no longer teaches the other class',
      async () => {
        const { here, one } = await makeClasses();
        const theirs = await makeClassroom(portal, { students: 1 });
        await makeCoTeacher(portal, theirs.id, here.owner);
        await db.deleteFrom('classroom_teachers').where('classroom_id', '=', theirs.id).execute();
        return merge(here, one, theirs.students[0] as MadeUser);
      },
    ],
  ])('returns STU_001 if %s', async (_why, attempt) => {
    expectError(await attempt(), 'STU_001');
  });

  it('returns MRG_003 if another teacher has the merged student, too', async () => {
    const { here, one, other } = await makeClasses();
    await enroll(portal, (await makeClassroom(portal)).id, other.id);
    expectError(await merge(here, one, other), 'MRG_003');
  });

  describe('mergeStudents with students of two owners', () => {
    /** Creates a class of a teacher who is also co-teacher of another owner's class. */
    const makeCoTaught = async (traits: Traits = {}, second: Traits = {}) => {
      const here = await makeClassroom(portal, { students: 1, ...traits });
      const there = await makeClassroom(portal, { students: 1, ...second });
      await makeCoTeacher(portal, there.id, here.owner);
      const [one] = here.students as [MadeUser];
      const [other] = there.students as [MadeUser];
      return { here, atTheirs: { id: there.id, session: here.session }, one, other };
    };

    it('returns MRG_003 to a co-teacher in both directions, and reports no pair [T42]', async () => {
      const { here, atTheirs, one, other } = await makeCoTaught();
      expectError(await merge(here, one, other), 'MRG_003');
      expectError(await merge(here, other, one), 'MRG_003');
      expectError(await merge(atTheirs, one, other), 'MRG_003');
      expect((await duplicatesOf(here)).pairs).toEqual([]);
    });

    it('returns MRG_003 if only one of the classes belongs to the school [T42]', async () => {
      const school = await makeSchool(portal);
      const { here, one, other } = await makeCoTaught({ school });
      expectError(await merge(here, one, other), 'MRG_003');
    });

    it('merges if both classes belong to one school', async () => {
      const school = await makeSchool(portal);
      const { here, one, other } = await makeCoTaught({ school }, { school });
      expect((await duplicatesOf(here)).pairs).toMatchObject([{ likeness: 'same' }]);
      await merged(here, one, other);
      await expectInvariants(db);
    });
  });

  it('merges once if two teachers merge from both classes at once', async () => {
    const { here, there, one, other } = await makeClasses();
    const coTeacher = await makeCoTeacher(portal, here.id);
    await makeCoTeacher(portal, there.id, coTeacher);
    const session = await signIn(portal, coTeacher);
    const responses = await Promise.all([
      merge(here, one, other),
      merge({ id: there.id, session }, other, one),
    ]);
    expect(codesIn(responses)).toEqual({ GEN_000: 1, STU_001: 1 });
    await expectInvariants(db);
  });

  it('leaves a valid state if the kept student is removed at the same time', async () => {
    const { here, there, one, other } = await makeClasses();
    await Promise.all([merge(there, one, other), remove(here, one)]);
    await expectInvariants(db);
  });
});

describe('getTwins across classes', () => {
  // @proves D-9-merge-classes
  it('compares with the educator’s other classes', async () => {
    const { here, there, one, other } = await makeClasses({}, { name: 'Room 9' });
    const { students, pairs } = await duplicatesOf(here);
    expect(students.map(({ id, className }) => [id, className])).toEqual([
      [one.id, undefined],
      [other.id, 'Room 9'],
    ]);
    expect(pairs).toEqual([{ oneId: one.id, otherId: other.id, likeness: 'same' }]);
    const two = { classRoomId: there.id, oneId: one.id, otherId: other.id, ...there.session };
    expectSuccess(await portal.call('keepStudentsApart', two));
    // The answer holds in both classes.
    expect((await duplicatesOf(here)).pairs).toEqual([]);
  });

  it('reports a student who joins by code with the name of a student of another class', async () => {
    const { there, one } = await makeClasses({}, { code: true, students: 0 });
    const form = joinForm(there.code, { firstName: 'Robin', lastName: 'Marsh' });
    expectSuccess(await portal.call('joinWithCode', form));
    expect((await duplicatesOf(there)).pairs).toMatchObject([{ oneId: one.id, likeness: 'same' }]);
  });

  it('omits pairs of other classes and students of other teachers [T42]', async () => {
    const { here } = await makeClasses();
    const third = await makeClassroom(portal, { owner: here.owner });
    expect((await duplicatesOf(third)).pairs).toEqual([]);
    const theirs = await makeClassroom(portal, { students: 1 });
    expect((await duplicatesOf(theirs)).students).toHaveLength(1);
  });
});
