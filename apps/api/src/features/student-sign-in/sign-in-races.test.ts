import { describe, expect, it } from 'vitest';
import { expectInvariants } from '../../../testing/database/invariants.ts';
import { expectError, expectSuccess } from '../../../testing/expect-response.ts';
import { enroll, makeClassroom } from '../../../testing/factories/make-classroom.ts';
import { makeFamily } from '../../../testing/factories/make-family.ts';
import { signIn } from '../../../testing/factories/sign-in.ts';
import { startYear, undo } from '../../../testing/scenarios/next-year.ts';
import {
  makeOpenClassOfOne,
  openForAnHour,
  sessionIn,
  tapPictures,
} from '../../../testing/scenarios/open-class.ts';
import { openFastTestServer } from '../../../testing/test-server.ts';

const portal = await openFastTestServer();
const ROUNDS = 10;

const liveCardsOf = (studentId: string) =>
  portal.db
    .selectFrom('sign_in_cards')
    .select('kind')
    .where('student_id', '=', studentId)
    .where('ended_at', 'is', null)
    .execute();

describe('calls of a parent beside other changes', () => {
  it('leave no card of a parent who unlinks the child in parallel [T80]', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const { child, session, parent } = await makeFamily(portal);
      const classroom = await makeClassroom(portal);
      await enroll(portal, classroom.id, child.id, 'joined');
      const fields = { ...session, requestUserId: child.id };
      const other = await signIn(portal, parent);
      const studentIds = JSON.stringify([child.id]);
      await portal.call('setSignInMethod', { ...session, studentIds, method: 'scan' });
      await Promise.all([
        portal.call('deleteParentChildAccount', fields),
        portal.call('issueCards', { ...other, studentIds }),
        portal.call('showSignInCode', { ...other, requestUserId: child.id }),
      ]);
      expect(await liveCardsOf(child.id)).toEqual([]);
    }
  });

  it('leave no card of a child who changes to a chosen password', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const { child, session, parent } = await makeFamily(portal);
      const other = await signIn(portal, parent);
      const studentIds = JSON.stringify([child.id]);
      await portal.call('setSignInMethod', { ...session, studentIds, method: 'scan' });
      await Promise.all([
        portal.call('setSignInMethod', { ...session, studentIds, method: 'own' }),
        portal.call('issueCards', { ...other, studentIds }),
      ]);
    }
    await expectInvariants(portal.db);
  });
});

describe('closeClass and openClass', () => {
  it('never fail while students press Play', async () => {
    const room = await makeOpenClassOfOne(portal);
    const statuses: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      await openForAnHour(portal, room.fields);
      const session = sessionIn(await tapPictures(portal, room, room.student));
      const openUntil = new Date(portal.deps.now().getTime() + 90 * 60_000).toISOString();
      const responses = await Promise.all([
        ...Array.from({ length: 4 }, () => portal.call('startPlay', session)),
        portal.call('openClass', { ...room.fields, openUntil }),
        portal.call('closeClass', room.fields),
      ]);
      statuses.push(...responses.map(({ status }) => status));
      expectSuccess(await portal.call('closeClass', room.fields));
    }
    expect(new Set(statuses)).toEqual(new Set([200]));
    await expectInvariants(portal.db);
  });
});

describe('undoNextYear', () => {
  it('signs out the students of the new class if it is open', async () => {
    const room = await makeOpenClassOfOne(portal);
    const classroom = { ...room.classroom, students: [room.student] };
    const { newId } = await startYear(portal, classroom);
    const fields = { classRoomId: newId, ...classroom.session };
    const { classCode = '' } = await openForAnHour(portal, fields);
    const { body } = expectSuccess(await portal.call('enterClass', { code: classCode }));
    const { tiles } = body.openClass as { tiles: { name: string; tile: string }[] };
    const tileOf = ({ avatarName }: { avatarName: string }) =>
      tiles.find(({ name }) => name === avatarName)?.tile ?? '';
    const device = { classToken: String(body.classToken), tileOf };
    const session = sessionIn(await tapPictures(portal, device, room.student));
    expectSuccess(await undo(portal, classroom));
    expectError(await portal.call('getUser', session), 'SSN_002');
    await expectInvariants(portal.db);
  });
});
