import type { TeamJson } from '@wonderfield/contract/classrooms/team';
import { describe, expect, it } from 'vitest';
import { expectSuccess } from '../../../testing/expect-response.ts';
import { makeClassroom } from '../../../testing/factories/make-classroom.ts';
import { makeEducator } from '../../../testing/factories/make-educator.ts';
import type { MadeUser } from '../../../testing/factories/make-user.ts';
import { signIn } from '../../../testing/factories/sign-in.ts';
import { answerOffer, offer } from '../../../testing/scenarios/ownership-transfer.ts';
import { openFastTestServer } from '../../../testing/test-server.ts';

const portal = await openFastTestServer();

describe('answerInvitation during team changes', () => {
  it.each(['answerHandover', 'removeCoTeacher'] as const)(
    'answers or rejects an invitation during %s, without a server error',
    async (name) => {
      for (let round = 0; round < 15; round += 1) {
        const classroom = await makeClassroom(portal, { coTeacher: true });
        const educator = await makeEducator(portal.db);
        const about = { classRoomId: classroom.id, ...classroom.session };
        const wanted = { email: educator.email, ...about };
        const { team } = expectSuccess(await portal.call('inviteCoTeacher', wanted)).body;
        const { invitationId } = (team as TeamJson).invitations[0] ?? {};
        const newOwner = classroom.coTeacher as MadeUser;
        await offer(portal, classroom, newOwner.id);
        const change = () =>
          name === 'removeCoTeacher'
            ? portal.call(name, { invitationId, ...about })
            : answerOffer(portal, classroom, newOwner);
        const yes = { invitationId, accept: '1', ...(await signIn(portal, educator)) };
        const responses = await Promise.all([change(), portal.call('answerInvitation', yes)]);
        for (const { body } of responses) expect(['GEN_000', 'TEA_003']).toContain(body.msgCode);
      }
    },
  );
});
