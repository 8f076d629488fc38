import type { Duplicates } from '@wonderfield/contract/student-merges/duplicates';
import { describe, expect, it } from 'vitest';
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
import { expectInvariants } from '../../../testing/invariants.ts';
import { auditOf } from '../../../testing/snapshot-user.ts';
import { mergeTools } from '../../../testing/student-merges.ts';
import { openQuickPortal } from '../../../testing/test-server.ts';
import { countStudentsOfSchool } from '../schools/schools.ts';

const portal = await openQuickPortal();
const { db } = portal;
const { makeTwo, merge, merged, unmerge, login, rosterOf, tie, suspend, everythingOf } =
  mergeTools(portal);

describe('merging two students', () => {
  // @proves C-mergeStudents, M-LGN_005
  it('leaves one on the roster; the other rests, signed out, with everything it had', async () => {
    const { room, kept, folded } = await makeTwo();
    const session = await signIn(portal, folded);
    await merged(room, kept, folded);
    expect(await rosterOf(room)).toEqual([kept.id]);
    expectError(await portal.call('getUser', session), 'SSN_002');
    expectError(await login(folded), 'LGN_005');
    expectError(await login({ ...folded, password: 'Wrong#pass1' }), 'LGN_001');
    expectSuccess(await login(kept));
    expect(await auditOf(db, folded.id)).toContainEqual({
      action: 'student.merged',
      actor_id: room.owner.id,
      outcome: kept.id,
    });
    await expectInvariants(db);
  });

  // @proves C-mergeStudents
  it('hands on the places of other classrooms and the ways to sign in', async () => {
    const { room, kept, folded } = await makeTwo();
    const other = await makeClassroom(portal, { owner: room.owner });
    await enroll(portal, other.id, folded.id);
    const identityId = await tie(folded.id);
    await merged(room, kept, folded);
    expect(await rosterOf(other)).toEqual([kept.id]);
    const { identities } = await everythingOf(kept);
    expect(identities).toMatchObject([{ id: identityId, opens_account: true }]);
    await expectInvariants(db);
  });

  it('keeps a family’s login behind the family: what comes to it opens nothing', async () => {
    const { room, folded } = await makeTwo();
    const { child } = await makeFamily(portal);
    await enroll(portal, room.id, child.id, 'code');
    const before = await everythingOf(folded);
    await tie(folded.id);
    const other = await makeClassroom(portal, { owner: room.owner });
    await enroll(portal, other.id, folded.id);
    const mergeId = await merged(room, child, folded);
    const { identities, places } = await everythingOf(child);
    expect(identities).toMatchObject([{ opens_account: false }]);
    // The other classroom does not look after a login that is the family's.
    expect(places.find(({ classroom_id }) => classroom_id === other.id)?.how).toBe('joined');
    expectSuccess(await unmerge(room, mergeId));
    const after = await everythingOf(folded);
    expect(after.student).toEqual(before.student);
    expect(after.identities).toMatchObject([{ opens_account: true }]);
    expect((await everythingOf(child)).places).toHaveLength(1);
    await expectInvariants(db);
  });

  it('opens no login of another teacher’s student to whoever has them as a guest (T42)', async () => {
    const { room, folded } = await makeTwo();
    const [guest] = (await makeClassroom(portal, { students: 1 })).students as [MadeUser];
    await enroll(portal, room.id, guest.id);
    await db
      .updateTable('enrollments')
      .set({ how: 'joined' })
      .where('classroom_id', '=', room.id)
      .where('student_id', '=', guest.id)
      .execute();
    const other = await makeClassroom(portal, { owner: room.owner });
    await enroll(portal, other.id, folded.id);
    await tie(folded.id);
    await merged(room, guest, folded);
    const { identities, places } = await everythingOf(guest);
    expect(identities).toMatchObject([{ opens_account: false }]);
    expect(places.find(({ classroom_id }) => classroom_id === other.id)?.how).toBe('joined');
    const request = { requestUserId: guest.id, ...room.session };
    expectError(await portal.call('showStudentPassword', request), 'CHD_001');
  });

  // @proves M-MRG_003
  it('lets no student of another school rest (MRG_003)', async () => {
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
  it('frees a seat of the license, and undoing the merge needs one', async () => {
    const school = await makeSchool(portal);
    const { room, kept, folded } = await makeTwo({ school });
    await db.updateTable('schools').set({ student_seats: 2 }).where('id', '=', school.id).execute();
    const mergeId = await merged(room, kept, folded);
    expect(await countStudentsOfSchool(db, school.id)).toBe(1);
    const unlinkedIdentity = await makeRosterStudent(portal, room);
    expectError(await unmerge(room, mergeId), 'SCH_002');
    await db.deleteFrom('users').where('id', '=', unlinkedIdentity.id).execute();
    expectSuccess(await unmerge(room, mergeId));
    expect(await countStudentsOfSchool(db, school.id)).toBe(2);
    await expectInvariants(db);
  });

  // @proves M-MRG_001, M-MRG_002, M-MRG_003, M-MRG_004
  it.each([
    [
      'MRG_001',
      'somebody with themselves',
      async () => {
        const { room, kept } = await makeTwo();
        return merge(room, kept, kept);
      },
    ],
    [
      'STU_001',
      'somebody of another classroom',
      async () => {
        const { room, kept } = await makeTwo();
        return merge(room, kept, (await makeTwo()).folded);
      },
    ],
    [
      'STU_001',
      'into somebody of another classroom',
      async () => {
        const { room, kept } = await makeTwo();
        return merge(room, (await makeTwo()).folded, kept);
      },
    ],
    [
      'STU_001',
      'somebody who was folded already',
      async () => {
        const { room, kept, folded } = await makeTwo();
        await merged(room, kept, folded);
        return merge(room, kept, folded);
      },
    ],
    [
      'MRG_002',
      'a family’s child into another',
      async () => {
        const { room, kept } = await makeTwo();
        const { child } = await makeFamily(portal);
        await enroll(portal, room.id, child.id, 'code');
        return merge(room, kept, child);
      },
    ],
    [
      'MRG_002',
      'a school-made student who has a guardian',
      async () => {
        const { room, kept } = await makeTwo();
        const { child } = await makeFamily(portal, { schoolMade: true });
        await enroll(portal, room.id, child.id);
        return merge(room, kept, child);
      },
    ],
    [
      'MRG_003',
      'somebody whom another teacher has, too',
      async () => {
        const { room, kept, folded } = await makeTwo();
        await enroll(portal, (await makeClassroom(portal)).id, folded.id);
        return merge(room, kept, folded);
      },
    ],
    [
      'MRG_004',
      'somebody suspended',
      async () => {
        const { room, kept, folded } = await makeTwo();
        await suspend(folded);
        return merge(room, kept, folded);
      },
    ],
    [
      'CLS_009',
      'in an archived classroom',
      async () => {
        const { room, kept, folded } = await makeTwo({ archived: true });
        return merge(room, kept, folded);
      },
    ],
    [
      'CLS_001',
      'in the classroom of somebody else',
      async () => {
        const { room, kept, folded } = await makeTwo();
        const anonymous = await signIn(portal, await makeEducator(db));
        return merge({ ...room, session: anonymous }, kept, folded);
      },
    ],
  ] as const)('answers %s to merging %s', async (code, _what, attempt) => {
    expectError(await attempt(), code);
    await expectInvariants(db);
  });

  it('does not touch a class of others that only the one who stays is in', async () => {
    const { room, kept, folded } = await makeTwo();
    const elsewhere = await makeClassroom(portal);
    await enroll(portal, elsewhere.id, kept.id);
    await merged(room, kept, folded);
    expect(await rosterOf(elsewhere)).toEqual([kept.id]);
  });

  it('happens once when two teachers do it at the same time, each the other way round', async () => {
    const { room, kept, folded } = await makeTwo({ coTeacher: true });
    const colleague = { ...room, session: await signIn(portal, room.coTeacher as MadeUser) };
    const responses = await Promise.all([
      merge(room, kept, folded),
      merge(colleague, folded, kept),
    ]);
    expect(responses.map(({ body }) => body.msgCode).sort()).toEqual(['GEN_000', 'STU_001']);
    expect(await rosterOf(room)).toHaveLength(1);
    await expectInvariants(db);
  });

  it('lets nobody join a class with an account that began to rest meanwhile', async () => {
    const { room, kept, folded } = await makeTwo();
    const other = await makeClassroom(portal, { code: true });
    const session = await signIn(portal, folded);
    const [joined] = await Promise.all([
      portal.call('joinClassroom', { code: other.code, ...session }),
      merge(room, kept, folded),
    ]);
    expect(['GEN_000', 'SSN_002']).toContain(joined.body.msgCode);
    await expectInvariants(db);
  });
});
