import type { OwnershipTransferJson, TeamJson } from '@wonderfield/contract/classrooms/team';
import { describe, expect, it } from 'vitest';
import type { TestResponse } from '../../../../testing/build-test-app.ts';
import { expectInvariants } from '../../../../testing/database/invariants.ts';
import { snapshotClassrooms } from '../../../../testing/database/snapshot-classrooms.ts';
import { auditOf } from '../../../../testing/database/snapshot-user.ts';
import { linkIn } from '../../../../testing/email-links.ts';
import {
  expectError,
  expectProtocolError,
  expectSuccess,
} from '../../../../testing/expect-response.ts';
import {
  type MadeClassroom,
  makeClassroom,
  makeCoTeacher,
} from '../../../../testing/factories/make-classroom.ts';
import { makeEducator } from '../../../../testing/factories/make-educator.ts';
import { makeSchool, makeSchoolTeacher } from '../../../../testing/factories/make-school.ts';
import type { MadeUser } from '../../../../testing/factories/make-user.ts';
import { signIn } from '../../../../testing/factories/sign-in.ts';
import { codesIn } from '../../../../testing/response-assertions.ts';
import {
  answerOffer,
  offer,
  transferOwnership,
} from '../../../../testing/scenarios/ownership-transfer.ts';
import { openTestServer } from '../../../../testing/test-server.ts';

const DAY = 24 * 3_600_000;
const portal = await openTestServer({ config: { ADDRESS_LIMITS: false } });

const teamIn = (answer: TestResponse) => expectSuccess(answer).body.team as TeamJson;
const withdraw = ({ id, session }: MadeClassroom) =>
  portal.call('withdrawHandover', { classRoomId: id, ...session });
const ownerOf = async ({ id }: MadeClassroom) => {
  const rows = portal.db.selectFrom('classrooms').select('owner_id').where('id', '=', id);
  return (await rows.executeTakeFirstOrThrow()).owner_id;
};
const offersTo = async (user: MadeUser) =>
  expectSuccess(await portal.call('getInvitations', await signIn(portal, user))).body
    .handovers as OwnershipTransferJson[];
const actionsOf = async ({ id }: MadeClassroom) =>
  (await auditOf(portal.db, id)).map(({ action }) => action);
/** Creates a classroom that is offered to its co-teacher. */
const offered = async (traits: Parameters<typeof makeClassroom>[1] = {}) => {
  const classroom = await makeClassroom(portal, { coTeacher: true, ...traits });
  const newOwner = classroom.coTeacher as MadeUser;
  const team = teamIn(await offer(portal, classroom, newOwner.id));
  return { classroom, heir: newOwner, team };
};

describe('handOverClassroom', () => {
  // @proves C-handOverClassroom
  it('changes nothing until the co-teacher accepts, and shows both the open offer', async () => {
    const { classroom, heir: newOwner, team } = await offered({ name: 'Hazel Room' });
    expect(team).toMatchObject({
      owner: { userId: classroom.owner.id },
      coTeachers: [{ userId: newOwner.id }],
      handover: { userId: newOwner.id, at: portal.deps.now().toISOString() },
    });
    expect(await ownerOf(classroom)).toBe(classroom.owner.id);
    expect(await offersTo(newOwner)).toEqual([
      {
        classRoomId: classroom.id,
        classRoomName: 'Hazel Room',
        offeredBy: 'Robin Marsh',
        at: portal.deps.now().toISOString(),
      },
    ]);
    const about = { classRoomId: classroom.id, ...(await signIn(portal, newOwner)) };
    expectError(await portal.call('deleteClassroom', about), 'CLS_001');
    expect(teamIn(await portal.call('getTeam', about))).not.toHaveProperty('handover');
    expect(await actionsOf(classroom)).toEqual(['team.handover-offered']);
  });

  it('emails the co-teacher the offer with a link', async () => {
    await portal.forgetMail();
    const { heir: newOwner } = await offered({ name: 'Room 12 — Explorers’ Club' });
    await portal.runJobs();
    const [email] = portal.emails;
    expect(portal.emails).toMatchObject([{ to: newOwner.email }]);
    expect(email?.subject).toBe('Robin Marsh wants to transfer “Room 12 — Explorers’ Club” to you');
    expect(email?.text).toContain('Nothing changes until you accept.');
    expect(linkIn(email).pathname).toBe('/educator');
  });

  // @proves C-handOverClassroom, M-TEA_005
  it('allows one pending transfer per classroom until it expires (TEA_005)', async () => {
    const { classroom, heir: newOwner } = await offered();
    const other = await makeCoTeacher(portal, classroom.id);
    const again = [newOwner, other].map(({ id }) => offer(portal, classroom, id));
    expect(codesIn(await Promise.all(again))).toEqual({ TEA_005: 2 });
    portal.clock.advance(30 * DAY + 1000);
    const session = await signIn(portal, classroom.owner);
    expectSuccess(await offer(portal, { ...classroom, session }, other.id));
    expect(await offersTo(newOwner)).toEqual([]);
    expectError(await answerOffer(portal, classroom, newOwner), 'TEA_006');
    expectSuccess(await answerOffer(portal, classroom, other));
  });

  // @proves C-handOverClassroom
  it('rejects an offer to anyone but a co-teacher with TEA_003', async () => {
    const classroom = await makeClassroom(portal, { coTeacher: true });
    const other = await makeClassroom(portal, { owner: classroom.owner, coTeacher: true });
    const outsider = await makeEducator(portal.db);
    const before = await snapshotClassrooms(portal.db);
    for (const id of [
      outsider.id,
      classroom.owner.id,
      String(other.coTeacher?.id),
      crypto.randomUUID(),
      'garbage',
      '',
    ]) {
      expectError(await offer(portal, classroom, id), 'TEA_003');
    }
    expect(await snapshotClassrooms(portal.db)).toEqual(before);
  });

  it('limits transfer offers to 30 per hour', async () => {
    const { classroom, heir: newOwner } = await offered();
    for (let time = 1; time < 30; time += 1) {
      expectError(await offer(portal, classroom, newOwner.id), 'TEA_005');
    }
    expectProtocolError(await offer(portal, classroom, newOwner.id), 429, 'RTE_001');
  });
});

describe('answerHandover', () => {
  // @proves S-co-teachers, C-answerHandover
  it('swaps owner and co-teacher after accepting, and notifies both', async () => {
    const { classroom, heir: newOwner } = await offered({
      students: 1,
      code: true,
      name: 'Hazel Room',
    });
    await portal.runJobs();
    await portal.forgetMail();
    expectSuccess(await answerOffer(portal, classroom, newOwner));
    const session = await signIn(portal, newOwner);
    const about = { classRoomId: classroom.id };
    const team = teamIn(await portal.call('getTeam', { ...about, ...session }));
    expect(team.owner.userId).toBe(newOwner.id);
    expect(team.coTeachers.map(({ userId }) => userId)).toEqual([classroom.owner.id]);
    expect(team).not.toHaveProperty('handover');
    const seen = await portal.call('getClassroomsByEducator', { ...about, ...session });
    expect(seen.body.allClassroomsDocs).toMatchObject([{ classCode: classroom.code, version: 2 }]);
    expectError(await answerOffer(portal, classroom, newOwner), 'TEA_006');
    await portal.runJobs();
    const sentEmails = portal.emails.map(({ to, subject }) => ({ to, subject }));
    expect(sentEmails).toHaveLength(2);
    expect(sentEmails).toEqual(
      expect.arrayContaining([
        { to: newOwner.email, subject: 'You are now the owner of “Hazel Room”' },
        { to: classroom.owner.email, subject: 'Robin Marsh is now the owner of “Hazel Room”' },
      ]),
    );
    expect((await actionsOf(classroom)).slice(-2)).toEqual([
      'team.handover-offered',
      'team.handed-over',
    ]);
    await expectInvariants(portal.db);
  });

  // @proves C-answerHandover
  it('keeps the owner after a decline, and notifies the owner', async () => {
    const { classroom, heir: newOwner } = await offered({ name: 'Hazel Room' });
    await portal.runJobs();
    await portal.forgetMail();
    expectSuccess(await answerOffer(portal, classroom, newOwner, '0'));
    expect(await ownerOf(classroom)).toBe(classroom.owner.id);
    expect(await offersTo(newOwner)).toEqual([]);
    await portal.runJobs();
    expect(portal.emails).toMatchObject([
      { to: classroom.owner.email, subject: 'Robin Marsh declined “Hazel Room”' },
    ]);
    // The classroom can be offered again.
    expectSuccess(await offer(portal, classroom, newOwner.id));
  });

  it('rejects an answer by anyone but the new owner with TEA_006 or CLS_001', async () => {
    const { classroom } = await offered();
    const third = await makeCoTeacher(portal, classroom.id);
    const outsider = await makeEducator(portal.db);
    expectError(await answerOffer(portal, classroom, third), 'TEA_006');
    expectError(await answerOffer(portal, classroom, classroom.owner), 'TEA_006');
    expectError(await answerOffer(portal, classroom, outsider), 'CLS_001');
    expect(await ownerOf(classroom)).toBe(classroom.owner.id);
  });

  // @proves C-answerHandover
  it('accepts one of ten parallel answers and withdrawals', async () => {
    const { classroom, heir: newOwner } = await offered();
    const session = await signIn(portal, newOwner);
    const answerTransfer = (accept: string) =>
      portal.call('answerHandover', { classRoomId: classroom.id, accept, ...session });
    const answers = await Promise.all(
      Array.from({ length: 9 }, (_, n) =>
        n % 3 ? answerTransfer(String(n % 2)) : withdraw(classroom),
      ),
    );
    expect(codesIn(answers).GEN_000).toBe(1);
    await expectInvariants(portal.db);
  });

  it('transfers the classroom to the last of two successive offers', async () => {
    const { classroom, heir: newOwner } = await offered();
    const other = await makeCoTeacher(portal, classroom.id);
    expectSuccess(await withdraw(classroom));
    expectSuccess(await offer(portal, classroom, other.id));
    expectError(await answerOffer(portal, classroom, newOwner), 'TEA_006');
    expectSuccess(await answerOffer(portal, classroom, other));
    expect(await ownerOf(classroom)).toBe(other.id);
  });
});

describe('answerHandover: school seats', () => {
  it('moves a classroom without a school to the new owner’s school if it has a seat (SCH_002)', async () => {
    const to = await makeSchool(portal, { seats: 1 });
    const classroom = await makeClassroom(portal);
    const newOwner = await makeSchoolTeacher(portal, to);
    await makeCoTeacher(portal, classroom.id, newOwner);
    const inTheWay = await makeClassroom(portal, { school: to, owner: newOwner });
    expectSuccess(await offer(portal, classroom, newOwner.id));
    const before = await snapshotClassrooms(portal.db);
    expectError(await answerOffer(portal, classroom, newOwner), 'SCH_002');
    // The offer is still open.
    expect(await snapshotClassrooms(portal.db)).toEqual(before);
    await portal.call('deleteClassroom', { classRoomId: inTheWay.id, ...inTheWay.session });
    expectSuccess(await answerOffer(portal, classroom, newOwner));
    const { school_id } = await portal.db
      .selectFrom('classrooms')
      .select('school_id')
      .where('id', '=', classroom.id)
      .executeTakeFirstOrThrow();
    expect(school_id).toBe(to.id);
    await portal.runJobs();
    const email = portal.emails.findLast(({ to }) => to === classroom.owner.email);
    expect(email?.text).toContain('you no longer see it');
    await expectInvariants(portal.db);
  });

  it('requires no additional seat for a transfer within a full school', async () => {
    const school = await makeSchool(portal, { seats: 2 });
    const classroom = await makeClassroom(portal, { school });
    const newOwner = await makeSchoolTeacher(portal, school);
    await makeClassroom(portal, { school, owner: newOwner });
    await makeCoTeacher(portal, classroom.id, newOwner);
    expectSuccess(await transferOwnership(portal, classroom, newOwner));
    await expectInvariants(portal.db);
  });
});

describe('End of transfer offers', () => {
  type Offered = Awaited<ReturnType<typeof offered>>;
  const about = ({ classroom }: Offered) => ({ classRoomId: classroom.id, ...classroom.session });

  it.each<[string, (made: Offered) => Promise<unknown>]>([
    ['the owner withdraws it', ({ classroom }) => withdraw(classroom)],
    [
      'the new owner is removed from the team',
      (made) => portal.call('removeCoTeacher', { ...about(made), educatorId: made.heir.id }),
    ],
    [
      'the new owner leaves the team',
      async ({ classroom, heir: newOwner }) =>
        portal.call('removeCoTeacher', {
          classRoomId: classroom.id,
          educatorId: newOwner.id,
          ...(await signIn(portal, newOwner)),
        }),
    ],
    [
      'the classroom is archived',
      (made) => portal.call('archiveClassroom', { ...about(made), archived: '1' }),
    ],
    ['the classroom is deleted', (made) => portal.call('deleteClassroom', about(made))],
    [
      'the new owner is suspended',
      ({ heir: newOwner }) =>
        portal.db
          .updateTable('users')
          .set({ suspended_at: portal.deps.now() })
          .where('id', '=', newOwner.id)
          .execute(),
    ],
    [
      'the current owner is suspended',
      ({ classroom }) =>
        portal.db
          .updateTable('users')
          .set({ suspended_at: portal.deps.now() })
          .where('id', '=', classroom.owner.id)
          .execute(),
    ],
  ])('deletes the transfer offer after %s', async (_what, happen) => {
    const made = await offered();
    await happen(made);
    const rows = portal.db.selectFrom('classroom_handovers').selectAll();
    expect(await rows.where('classroom_id', '=', made.classroom.id).execute()).toEqual([]);
  });

  it('deletes the offer when its recipient leaves the school or the administrator transfers the classroom', async () => {
    const school = await makeSchool(portal);
    const administrator = await signIn(portal, school.administrator);
    const [one, two] = [await offered({ school }), await offered({ school })];
    expectSuccess(
      await portal.call('removeSchoolTeacher', { teacherId: one.heir.id, ...administrator }),
    );
    const third = await makeSchoolTeacher(portal, school);
    const transfer = { classRoomId: two.classroom.id, teacherId: third.id };
    expectSuccess(await portal.call('giveSchoolClassroom', { ...transfer, ...administrator }));
    expectError(await answerOffer(portal, two.classroom, two.heir), 'TEA_006');
    const ids = [one.classroom.id, two.classroom.id];
    const rows = portal.db.selectFrom('classroom_handovers').selectAll();
    expect(await rows.where('classroom_id', 'in', ids).execute()).toEqual([]);
  });

  it('restores an archived classroom without the transfer offer', async () => {
    const made = await offered();
    await portal.call('archiveClassroom', { ...about(made), archived: '1' });
    await portal.call('archiveClassroom', { ...about(made), archived: '0' });
    expect(await offersTo(made.heir)).toEqual([]);
    expectError(await answerOffer(portal, made.classroom, made.heir), 'TEA_006');
  });
});

// @proves C-withdrawHandover, M-TEA_006
it('withdraws an offer once and does not send its pending email (TEA_006)', async () => {
  await portal.forgetMail();
  const { classroom, heir: newOwner } = await offered();
  expect(teamIn(await withdraw(classroom))).not.toHaveProperty('handover');
  expectError(await withdraw(classroom), 'TEA_006');
  await portal.runJobs();
  expect(portal.emails).toEqual([]);
  expect(await offersTo(newOwner)).toEqual([]);
  expect(await actionsOf(classroom)).toEqual(['team.handover-offered', 'team.handover-withdrawn']);
});
