import type { TeamJson } from '@wonderfield/contract/classrooms/team';
import { describe, expect, it } from 'vitest';
import { expectInvariants } from '../../../testing/database/invariants.ts';
import { snapshotClassrooms } from '../../../testing/database/snapshot-classrooms.ts';
import { auditOf } from '../../../testing/database/snapshot-user.ts';
import { expectError, expectSuccess } from '../../../testing/expect-response.ts';
import {
  type MadeClassroom,
  makeClassroom,
  makeCoTeacher,
} from '../../../testing/factories/make-classroom.ts';
import { makeEducator } from '../../../testing/factories/make-educator.ts';
import type { MadeUser } from '../../../testing/factories/make-user.ts';
import { type SessionFields, signIn } from '../../../testing/factories/sign-in.ts';
import { transferOwnership as offerAndAccept } from '../../../testing/scenarios/ownership-transfer.ts';
import { openTestServer } from '../../../testing/test-server.ts';

const portal = await openTestServer({ config: { ADDRESS_LIMITS: false } });

const remove = (classroom: MadeClassroom, fields: object, session = classroom.session) =>
  portal.call('removeCoTeacher', { classRoomId: classroom.id, ...fields, ...session });
const transferOwnership = (classroom: MadeClassroom, newOwner: MadeUser) =>
  offerAndAccept(portal, classroom, newOwner);
const answerWith = (session: SessionFields, invitationId: string, accept = '1') =>
  portal.call('answerInvitation', { invitationId, accept, ...session });
/** Creates an educator with an invitation. */
const invited = async ({ id, session }: MadeClassroom) => {
  const educator = await makeEducator(portal.db);
  const wanted = { classRoomId: id, email: educator.email, ...session };
  const { team } = expectSuccess(await portal.call('inviteCoTeacher', wanted)).body;
  const invitationId = String((team as TeamJson).invitations.at(-1)?.invitationId);
  return { educator, invitationId, session: await signIn(portal, educator) };
};

describe('Audit events of team changes', () => {
  /** Creates a classroom with two co-teachers, so the event has to name one. */
  const withTwo = async () => {
    const classroom = await makeClassroom(portal);
    const coTeacher = await makeCoTeacher(portal, classroom.id);
    await makeCoTeacher(portal, classroom.id);
    return { classroom, coTeacher, owner: classroom.owner };
  };

  it('names the co-teacher that the owner removes (team.removed)', async () => {
    const { classroom, coTeacher, owner } = await withTwo();
    expectSuccess(await remove(classroom, { educatorId: coTeacher.id }));
    expect(await auditOf(portal.db, classroom.id)).toEqual([
      { action: 'team.removed', actor_id: owner.id, outcome: coTeacher.id },
    ]);
  });

  it('names the co-teacher who leaves (team.left)', async () => {
    const { classroom, coTeacher } = await withTwo();
    const session = await signIn(portal, coTeacher);
    expectSuccess(await remove(classroom, { educatorId: coTeacher.id }, session));
    expect(await auditOf(portal.db, classroom.id)).toEqual([
      { action: 'team.left', actor_id: coTeacher.id, outcome: coTeacher.id },
    ]);
  });

  it('names the invitation that is created and withdrawn (team.invitation-withdrawn)', async () => {
    const { classroom, owner } = await withTwo();
    const { invitationId } = await invited(classroom);
    expectSuccess(await remove(classroom, { invitationId }));
    expect(await auditOf(portal.db, classroom.id)).toEqual([
      { action: 'team.invited', actor_id: owner.id, outcome: invitationId },
      { action: 'team.invitation-withdrawn', actor_id: owner.id, outcome: invitationId },
    ]);
  });

  it('names the educator who joins or declines', async () => {
    const { classroom } = await withTwo();
    const [yes, no] = [await invited(classroom), await invited(classroom)];
    expectSuccess(await answerWith(yes.session, yes.invitationId));
    expectSuccess(await answerWith(no.session, no.invitationId, '0'));
    expect((await auditOf(portal.db, classroom.id)).slice(2)).toEqual([
      { action: 'team.joined', actor_id: yes.educator.id, outcome: yes.educator.id },
      { action: 'team.declined', actor_id: no.educator.id, outcome: no.educator.id },
    ]);
  });

  it('names the new owner of a transferred classroom (team.handed-over)', async () => {
    const { classroom, coTeacher, owner } = await withTwo();
    expectSuccess(await transferOwnership(classroom, coTeacher));
    expect(await auditOf(portal.db, classroom.id)).toEqual([
      { action: 'team.handover-offered', actor_id: owner.id, outcome: coTeacher.id },
      { action: 'team.handed-over', actor_id: coTeacher.id, outcome: coTeacher.id },
    ]);
  });

  it('writes no audit event for a rejected team change', async () => {
    const { classroom } = await withTwo();
    const outsider = await makeEducator(portal.db);
    expectError(await remove(classroom, { educatorId: outsider.id }), 'TEA_003');
    expectError(await remove(classroom, { invitationId: crypto.randomUUID() }), 'TEA_003');
    expectError(await transferOwnership(classroom, outsider), 'TEA_003');
    expect(await auditOf(portal.db, classroom.id)).toEqual([]);
  });
});

describe('Invitations by the former owner', () => {
  it('deletes the former owner’s invitations with the transfer (TEA_003)', async () => {
    const classroom = await makeClassroom(portal, { coTeacher: true });
    const other = await makeClassroom(portal, { owner: classroom.owner });
    const [one, two] = [await invited(classroom), await invited(classroom)];
    const elsewhere = await invited(other);
    expectSuccess(await transferOwnership(classroom, classroom.coTeacher as MadeUser));
    const before = await snapshotClassrooms(portal.db);
    for (const { session, invitationId } of [one, two]) {
      const { body } = expectSuccess(await portal.call('getInvitations', session));
      expect(body.invitations).toEqual([]);
      expectError(await answerWith(session, invitationId), 'TEA_003');
    }
    expect(await snapshotClassrooms(portal.db)).toEqual(before);
    const newOwner = await signIn(portal, classroom.coTeacher as MadeUser);
    const seen = await portal.call('getTeam', { classRoomId: classroom.id, ...newOwner });
    expect((expectSuccess(seen).body.team as TeamJson).invitations).toEqual([]);
    // Invitations to other classrooms of the former owner stay valid, and the new owner can invite
    // again.
    expectSuccess(await answerWith(elsewhere.session, elsewhere.invitationId));
    const anew = { classRoomId: classroom.id, email: one.educator.email, ...newOwner };
    expectSuccess(await portal.call('inviteCoTeacher', anew));
    await expectInvariants(portal.db);
  });

  it('keeps an invitation when the transfer is rejected', async () => {
    const classroom = await makeClassroom(portal);
    const { session, invitationId, educator } = await invited(classroom);
    expectError(await transferOwnership(classroom, educator), 'TEA_003');
    expectSuccess(await answerWith(session, invitationId));
  });
});
