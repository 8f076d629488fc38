import type { ClassroomJson } from '@wonderfield/contract/classrooms/classroom';
import type { InvitationJson, TeamJson } from '@wonderfield/contract/classrooms/team';
import { describe, expect, it } from 'vitest';
import type { Fields, TestResponse } from '../../../testing/build-test-app.ts';
import { expectError, expectSuccess, successOf } from '../../../testing/expect-response.ts';
import { dayIn } from '../../../testing/factories/make-assignment.ts';
import {
  type MadeClassroom,
  makeClassroom,
  makeHelper,
} from '../../../testing/factories/make-classroom.ts';
import { makeEducator } from '../../../testing/factories/make-educator.ts';
import { type SessionFields, signIn } from '../../../testing/factories/sign-in.ts';
import { openTestServer } from '../../../testing/test-server.ts';
import { jobHandlers } from '../../job-handlers.ts';
import { deleteExpired } from '../../jobs/retention.queries.ts';
import { addDays, startOf } from '../play/mastery/days.rules.ts';

const DAY_MS = 24 * 3_600_000;
// The database compares the end of access with its own clock.
const portal = await openTestServer({ config: { ADDRESS_LIMITS: false }, now: new Date() });

const inDays = (days: number) => new Date(Date.now() + days * DAY_MS);
const teamIn = (response: TestResponse) => expectSuccess(response).body.team as TeamJson;
const teamOf = async ({ id, session }: Pick<MadeClassroom, 'id' | 'session'>) =>
  teamIn(await portal.call('getTeam', { classRoomId: id, ...session }));
const invite = ({ id, session }: MadeClassroom, email: string, fields: Fields = {}) =>
  portal.call('inviteCoTeacher', { classRoomId: id, email, ...session, ...fields });
const change = ({ id, session }: MadeClassroom, educatorId: string, fields: Fields) =>
  portal.call('changeCoTeacher', { classRoomId: id, educatorId, ...session, ...fields });

/** Accepts the only invitation of an educator. */
const accept = async (session: SessionFields) => {
  const { invitations } = successOf<{ invitations: InvitationJson[] }>(
    await portal.call('getInvitations', { ...session }),
  );
  const [invitation] = invitations;
  const invitationId = String(invitation?.invitationId);
  return {
    invitation,
    response: await portal.call('answerInvitation', { invitationId, accept: '1', ...session }),
  };
};

describe('inviteCoTeacher with a role and a last day', () => {
  // @proves C-inviteCoTeacher
  it('gives a helper access until the end of the last day', async () => {
    const classroom = await makeClassroom(portal);
    const substitute = await makeEducator(portal.db);
    const endsOn = await dayIn(portal, 14);
    await invite(classroom, substitute.email, { role: 'helper', endsOn });
    const { invitation, response } = await accept(await signIn(portal, substitute));
    expectSuccess(response);
    expect(invitation).toMatchObject({ role: 'helper', endsOn });
    expect((await teamOf(classroom)).coTeachers).toMatchObject([
      { userId: substitute.id, role: 'helper', endsOn },
    ]);
    const { ends_at } = await portal.db
      .selectFrom('classroom_teachers')
      .select('ends_at')
      .where('educator_id', '=', substitute.id)
      .executeTakeFirstOrThrow();
    // The class is in Portland.
    expect(ends_at).toEqual(startOf(addDays(endsOn, 1), 'America/Los_Angeles'));
  });

  it.each([
    ['yesterday', -1],
    ['in 367 days', 367],
  ])('rejects a last day %s', async (_when, days) => {
    const classroom = await makeClassroom(portal);
    const endsOn = await dayIn(portal, days);
    const response = await invite(classroom, 'dana@school.test', { role: 'helper', endsOn });
    expect(response.body).toMatchObject({
      msgCode: 'VAL_001',
      errors: { endsOn: 'Please choose a day from today to one year ahead' },
    });
  });

  it('rejects an invitation that is accepted after its last day', async () => {
    const classroom = await makeClassroom(portal);
    const substitute = await makeEducator(portal.db);
    await invite(classroom, substitute.email, { role: 'helper', endsOn: await dayIn(portal, 1) });
    await portal.db
      .updateTable('classroom_invitations')
      .set({ ends_on: inDays(-3) })
      .where('classroom_id', '=', classroom.id)
      .execute();
    const { response } = await accept(await signIn(portal, substitute));
    expectError(response, 'TEA_003');
  });

  it('invites a person whose access ended again', async () => {
    const classroom = await makeClassroom(portal);
    const substitute = await makeHelper(portal, classroom.id, { endsAt: inDays(-2) });
    expect(await teamOf(classroom)).toMatchObject({
      coTeachers: [],
      ended: [{ userId: substitute.id, role: 'helper' }],
    });
    expectSuccess(await invite(classroom, substitute.email));
    expectSuccess((await accept(await signIn(portal, substitute))).response);
    const { coTeachers, ended } = await teamOf(classroom);
    expect(coTeachers).toMatchObject([{ userId: substitute.id, role: 'coTeacher' }]);
    expect(coTeachers[0]).not.toHaveProperty('endsOn');
    expect(ended).toEqual([]);
  });
});

describe('changeCoTeacher', () => {
  // @proves C-changeCoTeacher
  it('changes the role and the last day', async () => {
    const classroom = await makeClassroom(portal);
    const { id } = await makeHelper(portal, classroom.id, { endsAt: inDays(1) });
    const endsOn = await dayIn(portal, 30);
    const team = teamIn(await change(classroom, id, { role: 'coTeacher', endsOn }));
    expect(team.coTeachers).toMatchObject([{ userId: id, role: 'coTeacher', endsOn }]);
    const unlimited = teamIn(await change(classroom, id, { role: 'helper' }));
    expect(unlimited.coTeachers[0]).not.toHaveProperty('endsOn');
  });

  it('rejects a member whose access ended, and an unknown one', async () => {
    const classroom = await makeClassroom(portal);
    const { id } = await makeHelper(portal, classroom.id, { endsAt: inDays(-1) });
    for (const educatorId of [id, 'unknown', classroom.owner.id]) {
      expectError(await change(classroom, educatorId, { role: 'helper' }), 'TEA_003');
    }
  });

  it('rejects a co-teacher', async () => {
    const classroom = await makeClassroom(portal, { coTeacher: true });
    if (!classroom.coTeacher) throw new Error('The class has a co-teacher.');
    const session = await signIn(portal, classroom.coTeacher);
    const response = await change(classroom, classroom.coTeacher.id, {
      role: 'helper',
      ...session,
    });
    expectError(response, 'CLS_001');
  });
});

describe('helper', () => {
  // @proves P-helper
  it('sees the roster without the class code', async () => {
    const classroom = await makeClassroom(portal, { students: 2, code: true });
    const session = await signIn(portal, await makeHelper(portal, classroom.id));
    const { allClassroomsDocs } = successOf<{ allClassroomsDocs: ClassroomJson[] }>(
      await portal.call('getClassroomsByEducator', { studentsDataFlag: '1', ...session }),
    );
    expect(allClassroomsDocs).toMatchObject([{ classRoomId: classroom.id, isHelper: true }]);
    expect(allClassroomsDocs[0]?.studentData).toHaveLength(2);
    expect(allClassroomsDocs[0]).not.toHaveProperty('classCode');
  });

  it('can leave the class', async () => {
    const classroom = await makeClassroom(portal);
    const helper = await makeHelper(portal, classroom.id);
    const session = await signIn(portal, helper);
    const fields = { classRoomId: classroom.id, educatorId: helper.id, ...session };
    expectSuccess(await portal.call('removeCoTeacher', fields));
    expect((await teamOf(classroom)).coTeachers).toEqual([]);
  });

  it('cannot become the owner', async () => {
    const { id, session } = await makeClassroom(portal);
    const helper = await makeHelper(portal, id);
    const fields = { classRoomId: id, educatorId: helper.id, ...session };
    expectError(await portal.call('handOverClassroom', fields), 'TEA_003');
  });
});

describe('end of access', () => {
  const remind = async () => {
    await portal.forgetMail();
    await jobHandlers(portal.deps)['ending-access']({});
    await portal.runJobs();
    return portal.emails.map(({ to, subject }) => [to, subject]);
  };

  it('reminds both sides once, two days before', async () => {
    const classroom = await makeClassroom(portal);
    const helper = await makeHelper(portal, classroom.id, { endsAt: inDays(1.5) });
    await portal.db
      .updateTable('classroom_teachers')
      .set({ joined_at: inDays(-10) })
      .where('educator_id', '=', helper.id)
      .execute();
    expect(await remind()).toEqual([
      [helper.email, `Your access to “${classroom.name}” ends soon`],
      [classroom.owner.email, `The access of Robin Marsh to “${classroom.name}” ends soon`],
    ]);
    expect(await remind()).toEqual([]);
  });

  it('sends no reminder earlier, or if the access was short from the beginning', async () => {
    const { id } = await makeClassroom(portal);
    await makeHelper(portal, id, { endsAt: inDays(1) });
    await makeHelper(portal, id, { endsAt: inDays(5) });
    expect(await remind()).toEqual([]);
  });

  it('deletes ended access after 90 days', async () => {
    const classroom = await makeClassroom(portal);
    await makeHelper(portal, classroom.id, { endsAt: inDays(-91) });
    await makeHelper(portal, classroom.id, { endsAt: inDays(-89) });
    await deleteExpired(portal.db, new Date());
    const rows = await portal.db
      .selectFrom('classroom_teachers')
      .select('educator_id')
      .where('classroom_id', '=', classroom.id)
      .execute();
    expect(rows).toHaveLength(1);
  });
});
