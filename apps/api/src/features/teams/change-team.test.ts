import type { TeamJson } from '@wonderfield/contract/classrooms/team';
import { describe, expect, it } from 'vitest';
import type { TestResponse } from '../../../testing/build-test-app.ts';
import { expectInvariants } from '../../../testing/database/invariants.ts';
import { snapshotClassrooms } from '../../../testing/database/snapshot-classrooms.ts';
import { auditOf } from '../../../testing/database/snapshot-user.ts';
import {
  expectError,
  expectProtocolError,
  expectSuccess,
} from '../../../testing/expect-response.ts';
import {
  type MadeClassroom,
  makeClassroom,
  makeCoTeacher,
} from '../../../testing/factories/make-classroom.ts';
import { makeEducator } from '../../../testing/factories/make-educator.ts';
import type { MadeUser } from '../../../testing/factories/make-user.ts';
import { type SessionFields, signIn } from '../../../testing/factories/sign-in.ts';
import { unique } from '../../../testing/factories/unique.ts';
import { codesIn, expectAllAlike } from '../../../testing/response-assertions.ts';
import { retryWhenBusy } from '../../../testing/retry-when-busy.ts';
import { openTestServer } from '../../../testing/test-server.ts';

const DAY = 24 * 3_600_000;
const portal = await openTestServer({ config: { ADDRESS_LIMITS: false } });

const invite = (classroom: MadeClassroom, email: string, session = classroom.session) =>
  portal.call('inviteCoTeacher', { classRoomId: classroom.id, email, ...session });
const teamIn = (answer: TestResponse) => expectSuccess(answer).body.team as TeamJson;
const answerWith = (session: SessionFields, invitationId: string, accept = '1') =>
  portal.call('answerInvitation', { invitationId, accept, ...session });
const remove = (classroom: MadeClassroom, fields: object, session = classroom.session) =>
  portal.call('removeCoTeacher', { classRoomId: classroom.id, ...fields, ...session });
const transferOwnership = (
  classroom: MadeClassroom,
  educatorId: string,
  session = classroom.session,
) => portal.call('handOverClassroom', { classRoomId: classroom.id, educatorId, ...session });
const invitationFor = async (classroom: MadeClassroom, email: string) =>
  String(teamIn(await invite(classroom, email)).invitations.at(-1)?.invitationId);
/** Creates an educator with an invitation. */
const invited = async (classroom: MadeClassroom) => {
  const educator = await makeEducator(portal.db);
  const invitationId = await invitationFor(classroom, educator.email);
  return { educator, invitationId, session: await signIn(portal, educator) };
};
const teachersOf = async ({ id }: MadeClassroom) => {
  const rows = await portal.db
    .selectFrom('classroom_teachers')
    .select('educator_id')
    .where('classroom_id', '=', id)
    .execute();
  return rows.map(({ educator_id }) => educator_id);
};
const lastEventOf = async ({ id }: MadeClassroom) => (await auditOf(portal.db, id)).at(-1);

describe('inviteCoTeacher', () => {
  // @proves S-co-teachers, C-inviteCoTeacher
  it('invites an email address and sends an email to it', async () => {
    const classroom = await makeClassroom(portal);
    await portal.forgetMail();
    const email = `Colleague${unique()}@school.test`;
    const team = teamIn(await invite(classroom, email));
    expect(team).toMatchObject({
      owner: { userId: classroom.owner.id },
      coTeachers: [],
      invitations: [
        { invitationId: expect.any(String), email, at: portal.deps.now().toISOString() },
      ],
    });
    await portal.runJobs();
    expect(portal.emails).toMatchObject([{ to: email }]);
    expect(await lastEventOf(classroom)).toMatchObject({
      action: 'team.invited',
      actor_id: classroom.owner.id,
    });
  });

  // @proves C-inviteCoTeacher
  it('returns the same response for known and unknown emails', async () => {
    const [one, two] = [await makeClassroom(portal), await makeClassroom(portal)];
    const colleague = await makeEducator(portal.db, { email: 'known@school.test' });
    const withoutEmail = (team: TeamJson) => team.invitations.map(({ at }) => ({ at }));
    expect(withoutEmail(teamIn(await invite(one, colleague.email)))).toEqual(
      withoutEmail(teamIn(await invite(two, 'nobody@school.test'))),
    );
  });

  // @proves M-TEA_001
  it('rejects a current team member’s email in any case with TEA_001', async () => {
    const classroom = await makeClassroom(portal, { coTeacher: true });
    for (const { email } of [classroom.owner, classroom.coTeacher as MadeUser]) {
      expectError(await invite(classroom, email.toUpperCase()), 'TEA_001');
    }
  });

  // @proves C-inviteCoTeacher, M-TEA_002
  it('invites an email once for ten parallel requests and rejects the others with TEA_002', async () => {
    const classroom = await makeClassroom(portal);
    await portal.forgetMail();
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, n) =>
        retryWhenBusy(() => invite(classroom, n % 2 ? 'pat@school.test' : 'PAT@School.test')),
      ),
    );
    expect(codesIn(answers)).toEqual({ GEN_000: 1, TEA_002: 9 });
    expect(await portal.queuedJobs()).toHaveLength(1);
  });

  it('renews an expired invitation', async () => {
    const classroom = await makeClassroom(portal);
    const early = await invitationFor(classroom, 'slow@school.test');
    portal.clock.advance(29.9 * DAY);
    const session = await signIn(portal, classroom.owner);
    expectError(await invite(classroom, 'slow@school.test', session), 'TEA_002');
    portal.clock.advance(0.2 * DAY);
    const { invitations } = teamIn(await invite(classroom, 'Slow@school.test', session));
    expect(invitations).toMatchObject([{ at: portal.deps.now().toISOString() }]);
    expect(invitations[0]?.invitationId).toBe(early);
  });

  it.each(['', 'nobody', 'a@b', 'a@home.test\r\nBcc: b@home.test'])(
    'rejects the invitation email %j',
    async (email) => {
      const answer = await invite(await makeClassroom(portal), email);
      expect(answer.body.msgCode).toBe('VAL_001');
      expect(answer.body.errors).toHaveProperty('email');
    },
  );

  it('limits invitations to 30 per hour', async () => {
    const classroom = await makeClassroom(portal);
    for (let time = 0; time < 30; time += 1) {
      expectSuccess(await invite(classroom, `many${time}@school.test`));
    }
    expectProtocolError(await invite(classroom, 'last@school.test'), 429, 'RTE_001');
  });
});

describe('answerInvitation', () => {
  // @proves S-invitations, C-answerInvitation
  it('makes the educator a co-teacher with the owner’s access after accepting', async () => {
    const classroom = await makeClassroom(portal, { students: 1 });
    const { educator, invitationId, session } = await invited(classroom);
    expectSuccess(await answerWith(session, invitationId));
    expect(await teachersOf(classroom)).toEqual([educator.id]);
    const seen = await portal.call('getClassroomsByEducator', {
      studentsDataFlag: '1',
      ...session,
    });
    expect(seen.body.allClassroomsDocs).toMatchObject([
      { classRoomId: classroom.id, isShared: true, studentData: [{}] },
    ]);
    expect(await lastEventOf(classroom)).toMatchObject({
      action: 'team.joined',
      actor_id: educator.id,
    });
    await expectInvariants(portal.db);
  });

  // @proves C-answerInvitation
  it('deletes a declined invitation without adding a co-teacher', async () => {
    const classroom = await makeClassroom(portal);
    const { educator, invitationId, session } = await invited(classroom);
    expectSuccess(await answerWith(session, invitationId, '0'));
    expect(await teachersOf(classroom)).toEqual([]);
    expectError(await answerWith(session, invitationId), 'TEA_003');
    expect(await lastEventOf(classroom)).toMatchObject({
      action: 'team.declined',
      actor_id: educator.id,
    });
  });

  // @proves C-answerInvitation
  it('returns TEA_003 to anyone but the invited user, for existing and unknown ids alike', async () => {
    const classroom = await makeClassroom(portal);
    const { invitationId } = await invited(classroom);
    const outsider = await signIn(portal, await makeEducator(portal.db));
    const before = await snapshotClassrooms(portal.db);
    const answers: TestResponse[] = [];
    for (const id of [invitationId, crypto.randomUUID(), 'garbage', '']) {
      for (const session of [outsider, classroom.session]) {
        answers.push(expectError(await answerWith(session, id), 'TEA_003'));
        answers.push(expectError(await answerWith(session, id, '0'), 'TEA_003'));
      }
    }
    expectAllAlike(answers);
    expect(await snapshotClassrooms(portal.db)).toEqual(before);
  });

  it('accepts an invitation whose email was written in upper case', async () => {
    const classroom = await makeClassroom(portal);
    const educator = await makeEducator(portal.db);
    const invitationId = await invitationFor(classroom, educator.email.toUpperCase());
    expectSuccess(await answerWith(await signIn(portal, educator), invitationId));
  });

  // @proves S-invitations
  it('rejects an expired invitation, and one to a deleted classroom, with TEA_003', async () => {
    const classroom = await makeClassroom(portal);
    const [late, soon] = [await invited(classroom), await invited(classroom)];
    const gone = await makeClassroom(portal);
    const toNowhere = await invited(gone);
    await portal.call('deleteClassroom', { classRoomId: gone.id, ...gone.session });
    expectError(await answerWith(toNowhere.session, toNowhere.invitationId), 'TEA_003');
    portal.clock.advance(30 * DAY - 1000);
    expectSuccess(await answerWith(await signIn(portal, soon.educator), soon.invitationId));
    portal.clock.advance(2000);
    const session = await signIn(portal, late.educator);
    expectError(await answerWith(session, late.invitationId), 'TEA_003');
    expect(await teachersOf(classroom)).toEqual([soon.educator.id]);
  });

  it('accepts one of ten parallel answers to an invitation', async () => {
    const classroom = await makeClassroom(portal);
    const { invitationId, session } = await invited(classroom);
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, n) => answerWith(session, invitationId, String(n % 2))),
    );
    expect(codesIn(answers)).toEqual({ GEN_000: 1, TEA_003: 9 });
  });
});

describe('removeCoTeacher', () => {
  // @proves S-co-teachers, C-removeCoTeacher
  it('removes a co-teacher, who loses all access to the classroom', async () => {
    const classroom = await makeClassroom(portal, { coTeacher: true, students: 1 });
    const coTeacher = classroom.coTeacher as MadeUser;
    const session = await signIn(portal, coTeacher);
    expect(teamIn(await remove(classroom, { educatorId: coTeacher.id })).coTeachers).toEqual([]);
    const about = { classRoomId: classroom.id, ...session };
    expectError(await portal.call('getTeam', about), 'CLS_001');
    expectError(await portal.call('getClassroomsByEducator', about), 'CLS_001');
    expectError(await portal.call('showRosterPasswords', about), 'CLS_001');
    expect(await lastEventOf(classroom)).toMatchObject({
      action: 'team.removed',
      actor_id: classroom.owner.id,
      outcome: coTeacher.id,
    });
    expectError(await remove(classroom, { educatorId: coTeacher.id }), 'TEA_003');
  });

  // @proves C-removeCoTeacher
  it('withdraws an invitation', async () => {
    const classroom = await makeClassroom(portal);
    const { invitationId, session } = await invited(classroom);
    expect(teamIn(await remove(classroom, { invitationId })).invitations).toEqual([]);
    expectError(await answerWith(session, invitationId), 'TEA_003');
  });

  // @proves C-removeCoTeacher
  it('lets a co-teacher leave without returning the team', async () => {
    const classroom = await makeClassroom(portal, { coTeacher: true });
    const coTeacher = classroom.coTeacher as MadeUser;
    const session = await signIn(portal, coTeacher);
    const { body } = expectSuccess(await remove(classroom, { educatorId: coTeacher.id }, session));
    expect(body).not.toHaveProperty('team');
    expect(await teachersOf(classroom)).toEqual([]);
  });

  it('rejects the owner who leaves with TEA_003', async () => {
    const classroom = await makeClassroom(portal, { coTeacher: true });
    expectError(await remove(classroom, { educatorId: classroom.owner.id }), 'TEA_003');
  });

  // @proves M-TEA_003
  it('returns TEA_003 for unknown co-teachers and invitations of another classroom', async () => {
    const classroom = await makeClassroom(portal, { coTeacher: true });
    const other = await makeClassroom(portal, { owner: classroom.owner, coTeacher: true });
    const { invitationId } = await invited(other);
    const before = await snapshotClassrooms(portal.db);
    for (const fields of [
      { educatorId: other.coTeacher?.id },
      { invitationId },
      { educatorId: 'garbage' },
      { invitationId: 'garbage' },
      { invitationId: crypto.randomUUID() },
      {},
    ]) {
      expectError(await remove(classroom, fields), 'TEA_003');
    }
    expect(await snapshotClassrooms(portal.db)).toEqual(before);
  });

  it('rejects a co-teacher who withdraws an invitation while leaving with CLS_001', async () => {
    const classroom = await makeClassroom(portal, { coTeacher: true });
    const coTeacher = classroom.coTeacher as MadeUser;
    const { invitationId } = await invited(classroom);
    const session = await signIn(portal, coTeacher);
    const before = await snapshotClassrooms(portal.db);
    const both = { educatorId: coTeacher.id, invitationId };
    expectError(await remove(classroom, both, session), 'CLS_001');
    expect(await snapshotClassrooms(portal.db)).toEqual(before);
  });
});

it('rejects a co-teacher’s calls that only the owner may make with CLS_001', async () => {
  const classroom = await makeClassroom(portal, { coTeacher: true });
  const third = await makeCoTeacher(portal, classroom.id);
  const { invitationId } = await invited(classroom);
  const session = await signIn(portal, classroom.coTeacher as MadeUser);
  const before = await snapshotClassrooms(portal.db);
  const answers = [
    await invite(classroom, 'more@school.test', session),
    await remove(classroom, { educatorId: third.id }, session),
    await remove(classroom, { educatorId: classroom.owner.id }, session),
    await remove(classroom, { invitationId }, session),
    await transferOwnership(classroom, third.id, session),
    await transferOwnership(classroom, session.userId, session),
  ];
  for (const answer of answers) expectError(answer, 'CLS_001');
  expect(await snapshotClassrooms(portal.db)).toEqual(before);
});
