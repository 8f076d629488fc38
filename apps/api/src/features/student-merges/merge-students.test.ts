import type { Duplicates } from '@wonderfield/contract/student-merges/duplicates';
import { describe, expect, it } from 'vitest';
import { expectInvariants } from '../../../testing/database/invariants.ts';
import { auditOf } from '../../../testing/database/snapshot-user.ts';
import { expectError, expectSuccess } from '../../../testing/expect-response.ts';
import {
  enroll,
  makeClassroom,
  makeRosterStudent,
} from '../../../testing/factories/make-classroom.ts';
import { makeEducator } from '../../../testing/factories/make-educator.ts';
import { makeFamily } from '../../../testing/factories/make-family.ts';
import { makeSchool } from '../../../testing/factories/make-school.ts';
import { makeStudent } from '../../../testing/factories/make-student.ts';
import type { MadeUser } from '../../../testing/factories/make-user.ts';
import { signIn } from '../../../testing/factories/sign-in.ts';
import { mergeTools } from '../../../testing/scenarios/student-merges.ts';
import { openFastTestServer } from '../../../testing/test-server.ts';
import { countStudentsOfSchool } from '../schools/schools.ts';

const portal = await openFastTestServer();
const { db } = portal;
const { makeTwo, merge, merged, unmerge, login, rosterOf, tie, suspend, everythingOf } =
  mergeTools(portal);

describe('mergeStudents', () => {
  // @proves C-mergeStudents, M-LGN_005
  it('keeps one account on the roster and deactivates the other one with its data', async () => {
    const { room, kept, mergedAccount } = await makeTwo();
    const session = await signIn(portal, mergedAccount);
    await merged(room, kept, mergedAccount);
    expect(await rosterOf(room)).toEqual([kept.id]);
    expectError(await portal.call('getUser', session), 'SSN_002');
    expectError(await login(mergedAccount), 'LGN_005');
    expectError(await login({ ...mergedAccount, password: 'Wrong#pass1' }), 'LGN_001');
    expectSuccess(await login(kept));
    expect(await auditOf(db, mergedAccount.id)).toContainEqual({
      action: 'student.merged',
      actor_id: room.owner.id,
      outcome: kept.id,
    });
    await expectInvariants(db);
  });

  // @proves C-mergeStudents
  it('moves enrollments in other classrooms and identities to the kept account', async () => {
    const { room, kept, mergedAccount } = await makeTwo();
    const other = await makeClassroom(portal, { owner: room.owner });
    await enroll(portal, other.id, mergedAccount.id);
    const identityId = await tie(mergedAccount.id);
    await merged(room, kept, mergedAccount);
    expect(await rosterOf(other)).toEqual([kept.id]);
    const { identities } = await everythingOf(kept);
    expect(identities).toMatchObject([{ id: identityId, opens_account: true }]);
    await expectInvariants(db);
  });

  it('moves an identity to a family’s child without letting it sign in', async () => {
    const { room, mergedAccount } = await makeTwo();
    const { child } = await makeFamily(portal);
    await enroll(portal, room.id, child.id, 'code');
    const before = await everythingOf(mergedAccount);
    await tie(mergedAccount.id);
    const other = await makeClassroom(portal, { owner: room.owner });
    await enroll(portal, other.id, mergedAccount.id);
    const mergeId = await merged(room, child, mergedAccount);
    const { identities, places } = await everythingOf(child);
    expect(identities).toMatchObject([{ opens_account: false }]);
    // The other classroom does not manage the family's login.
    expect(places.find(({ classroom_id }) => classroom_id === other.id)?.how).toBe('joined');
    expectSuccess(await unmerge(room, mergeId));
    const after = await everythingOf(mergedAccount);
    expect(after.student).toEqual(before.student);
    expect(after.identities).toMatchObject([{ opens_account: true }]);
    expect((await everythingOf(child)).places).toHaveLength(1);
    await expectInvariants(db);
  });

  it('does not give access to a guest student of another teacher by merging [T42]', async () => {
    const { room, mergedAccount } = await makeTwo();
    const [guest] = (await makeClassroom(portal, { students: 1 })).students as [MadeUser];
    await enroll(portal, room.id, guest.id);
    await db
      .updateTable('enrollments')
      .set({ how: 'joined' })
      .where('classroom_id', '=', room.id)
      .where('student_id', '=', guest.id)
      .execute();
    const other = await makeClassroom(portal, { owner: room.owner });
    await enroll(portal, other.id, mergedAccount.id);
    await tie(mergedAccount.id);
    await merged(room, guest, mergedAccount);
    const { identities, places } = await everythingOf(guest);
    expect(identities).toMatchObject([{ opens_account: false }]);
    expect(places.find(({ classroom_id }) => classroom_id === other.id)?.how).toBe('joined');
    const request = { requestUserId: guest.id, ...room.session };
    expectError(await portal.call('showStudentPassword', request), 'CHD_001');
  });

  // @proves M-MRG_003
  it('rejects deactivating a student of another school with MRG_003', async () => {
    const { room, kept } = await makeTwo();
    const school = await makeSchool(portal);
    const guest = await makeStudent(db, { schoolMade: true });
    await db
      .updateTable('students')
      .set({ school_id: school.id })
      .where('user_id', '=', guest.id)
      .execute();
    await enroll(portal, room.id, guest.id);
    expectError(await merge(room, kept, guest), 'MRG_003');
    const request = { classRoomId: room.id, ...room.session };
    const { twins: duplicates } = expectSuccess(await portal.call('getTwins', request)).body;
    expect((duplicates as Duplicates).students.find(({ id }) => id === guest.id)?.canBeFolded).toBe(
      false,
    );
  });

  // @proves C-mergeStudents
  it('frees a license seat with a merge and requires one for undoing it', async () => {
    const school = await makeSchool(portal);
    const { room, kept, mergedAccount } = await makeTwo({ school });
    await db.updateTable('schools').set({ student_seats: 2 }).where('id', '=', school.id).execute();
    const mergeId = await merged(room, kept, mergedAccount);
    expect(await countStudentsOfSchool(db, school.id)).toBe(1);
    const newStudent = await makeRosterStudent(portal, room);
    expectError(await unmerge(room, mergeId), 'SCH_002');
    await db.deleteFrom('users').where('id', '=', newStudent.id).execute();
    expectSuccess(await unmerge(room, mergeId));
    expect(await countStudentsOfSchool(db, school.id)).toBe(2);
    await expectInvariants(db);
  });

  // @proves M-MRG_001, M-MRG_002, M-MRG_003, M-MRG_004
  it.each([
    [
      'MRG_001',
      'a student with themselves',
      async () => {
        const { room, kept } = await makeTwo();
        return merge(room, kept, kept);
      },
    ],
    [
      'STU_001',
      'a student of another classroom',
      async () => {
        const { room, kept } = await makeTwo();
        return merge(room, kept, (await makeTwo()).mergedAccount);
      },
    ],
    [
      'STU_001',
      'into a student of another classroom',
      async () => {
        const { room, kept } = await makeTwo();
        return merge(room, (await makeTwo()).mergedAccount, kept);
      },
    ],
    [
      'STU_001',
      'a student who is merged already',
      async () => {
        const { room, kept, mergedAccount } = await makeTwo();
        await merged(room, kept, mergedAccount);
        return merge(room, kept, mergedAccount);
      },
    ],
    [
      'MRG_002',
      'a child with a parent account into another student',
      async () => {
        const { room, kept } = await makeTwo();
        const { child } = await makeFamily(portal);
        await enroll(portal, room.id, child.id, 'code');
        return merge(room, kept, child);
      },
    ],
    [
      'MRG_002',
      'a school-created student who has a guardian',
      async () => {
        const { room, kept } = await makeTwo();
        const { child } = await makeFamily(portal, { schoolMade: true });
        await enroll(portal, room.id, child.id);
        return merge(room, kept, child);
      },
    ],
    [
      'MRG_003',
      'a student who also has another teacher',
      async () => {
        const { room, kept, mergedAccount } = await makeTwo();
        await enroll(portal, (await makeClassroom(portal)).id, mergedAccount.id);
        return merge(room, kept, mergedAccount);
      },
    ],
    [
      'MRG_004',
      'a suspended student',
      async () => {
        const { room, kept, mergedAccount } = await makeTwo();
        await suspend(mergedAccount);
        return merge(room, kept, mergedAccount);
      },
    ],
    [
      'CLS_009',
      'students in an archived classroom',
      async () => {
        const { room, kept, mergedAccount } = await makeTwo({ archived: true });
        return merge(room, kept, mergedAccount);
      },
    ],
    [
      'CLS_001',
      'students in another teacher’s classroom',
      async () => {
        const { room, kept, mergedAccount } = await makeTwo();
        const outsider = await signIn(portal, await makeEducator(db));
        return merge({ ...room, session: outsider }, kept, mergedAccount);
      },
    ],
  ] as const)('returns %s for merging %s', async (code, _what, attempt) => {
    expectError(await attempt(), code);
    await expectInvariants(db);
  });

  it('does not change another teacher’s class that only the kept student is in', async () => {
    const { room, kept, mergedAccount } = await makeTwo();
    const elsewhere = await makeClassroom(portal);
    await enroll(portal, elsewhere.id, kept.id);
    await merged(room, kept, mergedAccount);
    expect(await rosterOf(elsewhere)).toEqual([kept.id]);
  });

  it('merges once when two teachers merge in opposite directions in parallel', async () => {
    const { room, kept, mergedAccount } = await makeTwo({ coTeacher: true });
    const colleague = { ...room, session: await signIn(portal, room.coTeacher as MadeUser) };
    const responses = await Promise.all([
      merge(room, kept, mergedAccount),
      merge(colleague, mergedAccount, kept),
    ]);
    expect(responses.map(({ body }) => body.msgCode).sort()).toEqual(['GEN_000', 'STU_001']);
    expect(await rosterOf(room)).toHaveLength(1);
    await expectInvariants(db);
  });

  it('enrolls no merged account in a class that it joins during the merge', async () => {
    const { room, kept, mergedAccount } = await makeTwo();
    const other = await makeClassroom(portal, { code: true });
    const session = await signIn(portal, mergedAccount);
    const [joined] = await Promise.all([
      portal.call('joinClassroom', { code: other.code, ...session }),
      merge(room, kept, mergedAccount),
    ]);
    expect(['GEN_000', 'SSN_002']).toContain(joined.body.msgCode);
    await expectInvariants(db);
  });
});
