import { expect, it } from 'vitest';
import { expectSuccess } from '../../../testing/expect-response.ts';
import { makeClassroom } from '../../../testing/factories/make-classroom.ts';
import { makeEducator } from '../../../testing/factories/make-educator.ts';
import type { MadeUser } from '../../../testing/factories/make-user.ts';
import { type SessionFields, signIn } from '../../../testing/factories/sign-in.ts';
import { openTestServer } from '../../../testing/test-server.ts';

const DAY = 24 * 3_600_000;
const portal = await openTestServer({ config: { ADDRESS_LIMITS: false } });

const read = async (session: SessionFields, classRoomId: string) =>
  expectSuccess(await portal.call('getTeam', { classRoomId, ...session })).body.team;
const invitationsOf = async (user: MadeUser) =>
  expectSuccess(await portal.call('getInvitations', await signIn(portal, user))).body
    .invitations as { invitationId: string }[];

// @proves C-getTeam
it('returns owner and co-teachers to each of them, and invitations only to the owner', async () => {
  const { id, owner, session, coTeacher } = await makeClassroom(portal, { coTeacher: true });
  await portal.call('inviteCoTeacher', { classRoomId: id, email: 'pat@school.test', ...session });
  const person = ({ id: userId, email }: MadeUser) => ({
    userId,
    email,
    firstName: 'Robin',
    lastName: 'Marsh',
  });
  const role = 'coTeacher';
  const team = {
    today: '2026-11-15',
    owner: person(owner),
    coTeachers: [{ ...person(coTeacher as MadeUser), role }],
    ended: [],
  };
  expect(await read(session, id)).toEqual({
    ...team,
    invitations: [
      {
        invitationId: expect.any(String),
        email: 'pat@school.test',
        at: portal.deps.now().toISOString(),
        role,
      },
    ],
  });
  const seen = await read(await signIn(portal, coTeacher as MadeUser), id);
  expect(seen).toEqual({ ...team, invitations: [] });
});

// @proves C-getInvitations
it('lists the invitations to the caller’s email until they expire or the classroom is deleted', async () => {
  const [mine, other] = [await makeEducator(portal.db), await makeEducator(portal.db)];
  const classroom = await makeClassroom(portal, { name: 'Hazel Room' });
  const gone = await makeClassroom(portal);
  for (const { id, session } of [classroom, gone]) {
    const email = mine.email.toUpperCase();
    await portal.call('inviteCoTeacher', { classRoomId: id, email, ...session });
  }
  expect(await invitationsOf(mine)).toHaveLength(2);
  await portal.call('deleteClassroom', { classRoomId: gone.id, ...gone.session });
  expect(await invitationsOf(mine)).toEqual([
    {
      invitationId: expect.any(String),
      classRoomName: 'Hazel Room',
      invitedBy: 'Robin Marsh',
      at: portal.deps.now().toISOString(),
      role: 'coTeacher',
    },
  ]);
  expect(await invitationsOf(other)).toEqual([]);
  portal.clock.advance(30 * DAY - 1000);
  expect(await invitationsOf(mine)).toHaveLength(1);
  portal.clock.advance(2000);
  expect(await invitationsOf(mine)).toEqual([]);
  expect(await read(await signIn(portal, classroom.owner), classroom.id)).toMatchObject({
    invitations: [],
  });
});
