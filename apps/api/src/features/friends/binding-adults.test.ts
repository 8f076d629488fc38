import type { ChildFriends } from '@wonderfield/contract/friends/friend-calls';
import { describe, expect, it } from 'vitest';
import { callOperators } from '../../../testing/call-operators.ts';
import { expectInvariants } from '../../../testing/database/invariants.ts';
import { expectError, expectSuccess, successOf } from '../../../testing/expect-response.ts';
import { enroll, makeClassroom } from '../../../testing/factories/make-classroom.ts';
import { makeOperator, openConsole } from '../../../testing/factories/make-operator.ts';
import {
  makePlayingChild,
  makePlayingSibling,
  type PlayingChild,
} from '../../../testing/factories/make-playing-child.ts';
import { eraseChild } from '../../../testing/scenarios/erase-child.ts';
import { openFastTestServer } from '../../../testing/test-server.ts';

const portal = await openFastTestServer();
const DAY_MS = 24 * 3_600_000;

const visit = (guest: PlayingChild, host: PlayingChild) =>
  guest.game.call('visitField', { playerKey: host.playerKey });
const block = (blocker: PlayingChild, blocked: PlayingChild) =>
  blocker.game.call('blockPlayer', { playerKey: blocked.playerKey });
const erase = ({ session, child }: PlayingChild) =>
  eraseChild(portal, { ...session, requestUserId: child.id });
const unlink = ({ session, child }: PlayingChild) =>
  portal.call('deleteParentChildAccount', { ...session, requestUserId: child.id });
const pageOf = async ({ session, child }: PlayingChild) =>
  successOf<ChildFriends>(
    await portal.call('getChildFriends', { ...session, requestUserId: child.id }),
  );
const merge = (merged: PlayingChild, kept: PlayingChild) =>
  portal.db
    .updateTable('students')
    .set({ folded_into: kept.child.id })
    .where('user_id', '=', merged.child.id)
    .execute();
/** Removes the parents of the student. */
const withoutParent = async (student: PlayingChild) => {
  await portal.db.deleteFrom('guardianships').where('child_id', '=', student.child.id).execute();
};
const decide = async (outcome: string) => {
  const { sessionToken } = await openConsole(portal, await makeOperator(portal));
  const { reports } = successOf<{ reports: { reportId: string }[] }>(
    await callOperators(portal, 'listPlayReports', { sessionToken }),
  );
  for (const { reportId } of reports) {
    expectSuccess(
      await callOperators(portal, 'decidePlayReport', {
        sessionToken,
        reportId,
        outcome,
        reason: 'Unkind words.',
      }),
    );
  }
};
const report = (reporter: PlayingChild, reported: PlayingChild) =>
  reporter.game.call('reportPlayer', { playerKey: reported.playerKey, reason: 'unkind' });

describe('blockPlayer', () => {
  // @proves D-9-bind-adults
  it('applies the block to a child that the blocked child’s parent adds after erasing the blocked one', async () => {
    const victim = await makePlayingChild(portal, 'SunnyHop');
    const first = await makePlayingChild(portal, 'MossyPaw');
    expectSuccess(await block(victim, first));
    expectSuccess(await erase(first));
    const next = await makePlayingSibling(portal, first, 'Bramble');
    expectError(await visit(next, victim), 'FRD_001');
    expectError(await visit(victim, next), 'FRD_001');
    await expectInvariants(portal.db);
  });

  // @proves D-9-bind-adults
  it('applies the block to an existing sibling of the blocked child', async () => {
    const victim = await makePlayingChild(portal, 'SunnyHop');
    const first = await makePlayingChild(portal, 'MossyPaw');
    const sibling = await makePlayingSibling(portal, first, 'Bramble');
    expectSuccess(await visit(sibling, victim));
    expectSuccess(await block(victim, first));
    expectError(await visit(sibling, victim), 'FRD_001');
    const open = await portal.db
      .selectFrom('visits')
      .select('id')
      .where('visitor_id', '=', sibling.child.id)
      .where('ended_at', 'is', null)
      .execute();
    expect(open).toEqual([]);
  });

  // @proves D-9-bind-adults
  it('applies the block to a sibling after the blocked child was unlinked and relinked', async () => {
    const victim = await makePlayingChild(portal, 'SunnyHop');
    const first = await makePlayingChild(portal, 'MossyPaw');
    const classroom = await makeClassroom(portal, {});
    for (const { child } of [victim, first]) await enroll(portal, classroom.id, child.id, 'code');
    expectSuccess(await unlink(first));
    expectSuccess(await block(victim, first));
    const second = await makePlayingSibling(portal, first, 'Bramble');
    expectError(await visit(second, victim), 'FRD_001');
    expectSuccess(
      await portal.call('linkChildAgain', { ...first.session, requestUserId: first.child.id }),
    );
    expectError(await visit(first, victim), 'FRD_001');
    expectError(await visit(second, victim), 'FRD_001');
  });

  // @proves D-9-bind-adults
  it('applies the block to the family of the account that the blocked account is merged into', async () => {
    const victim = await makePlayingChild(portal, 'SunnyHop');
    const merged = await makePlayingChild(portal, 'MossyPaw');
    await withoutParent(merged);
    const kept = await makePlayingChild(portal, 'Kept');
    const sibling = await makePlayingSibling(portal, kept, 'Bramble');
    const classroom = await makeClassroom(portal, {});
    for (const { child } of [victim, merged]) await enroll(portal, classroom.id, child.id, 'code');
    expectSuccess(await block(victim, merged));
    expectSuccess(await visit(sibling, victim));
    await merge(merged, kept);
    expectError(await visit(kept, victim), 'FRD_001');
    expectError(await visit(sibling, victim), 'FRD_001');
  });

  it('applies the block only to the account of a student without a parent, and ends with it', async () => {
    const victim = await makePlayingChild(portal, 'SunnyHop');
    const student = await makePlayingChild(portal, 'MossyPaw');
    const mate = await makePlayingChild(portal, 'Bramble');
    const classroom = await makeClassroom(portal, {});
    for (const { child } of [victim, student, mate]) {
      await enroll(portal, classroom.id, child.id, 'code');
    }
    for (const pupil of [student, mate]) await withoutParent(pupil);
    expectSuccess(await block(victim, student));
    expectError(await visit(student, victim), 'FRD_001');
    expectSuccess(await visit(mate, victim));
    await portal.db.deleteFrom('users').where('id', '=', student.child.id).execute();
    expect((await pageOf(victim)).blocked).toEqual([]);
  });

  it('does not apply the block to other siblings when a child blocks a sibling', async () => {
    const one = await makePlayingChild(portal, 'SunnyHop');
    const two = await makePlayingSibling(portal, one, 'MossyPaw');
    const three = await makePlayingSibling(portal, one, 'Bramble');
    expectSuccess(await block(one, two));
    expectError(await visit(two, one), 'FRD_001');
    expectSuccess(await visit(three, one));
  });
});

describe('unblockFriend', () => {
  it('lifts the block of an erased player and of that player’s family', async () => {
    const victim = await makePlayingChild(portal, 'SunnyHop');
    const first = await makePlayingChild(portal, 'MossyPaw');
    const sibling = await makePlayingSibling(portal, first, 'Bramble');
    expectSuccess(await block(victim, first));
    expectSuccess(await erase(first));
    const { blocked } = await pageOf(victim);
    expect(blocked).toMatchObject([{ blockId: expect.any(String) }]);
    expect(JSON.stringify(blocked)).not.toContain('MossyPaw');
    const lift = { requestUserId: victim.child.id, blockId: blocked[0]?.blockId };
    expectError(
      await portal.call('unblockFriend', {
        ...first.session,
        ...lift,
        requestUserId: sibling.child.id,
      }),
      'FRD_001',
    );
    expectSuccess(await portal.call('unblockFriend', { ...victim.session, ...lift }));
    expect((await pageOf(victim)).blocked).toEqual([]);
    expectSuccess(await visit(sibling, victim));
  });

  it('keeps the family blocked while another of its children is blocked', async () => {
    const victim = await makePlayingChild(portal, 'SunnyHop');
    const first = await makePlayingChild(portal, 'MossyPaw');
    const second = await makePlayingSibling(portal, first, 'Bramble');
    expectSuccess(await block(victim, first));
    expectSuccess(await block(victim, second));
    const lift = { requestUserId: victim.child.id, playerKey: first.playerKey };
    expectSuccess(await portal.call('unblockFriend', { ...victim.session, ...lift }));
    expectError(await visit(first, victim), 'FRD_001');
  });
});

describe('answerFriendRequest', () => {
  it('requires approval by name for the next child of a rejected friend’s parent', async () => {
    const one = await makePlayingChild(portal, 'SunnyHop');
    const rejected = await makePlayingChild(portal, 'MossyPaw', { playOption: 'approvedOnly' });
    expectSuccess(await one.game.call('askToVisit', { playerKey: rejected.playerKey }));
    const about = { ...one.session, requestUserId: one.child.id };
    expectSuccess(
      await portal.call('answerFriendRequest', {
        ...about,
        playerKey: rejected.playerKey,
        isYes: false,
      }),
    );
    expectSuccess(await erase(rejected));
    const next = await makePlayingSibling(portal, rejected, 'Bramble');
    expectError(await visit(next, one), 'FRD_001');
    expectSuccess(await next.game.call('askToVisit', { playerKey: one.playerKey }));
    expectSuccess(
      await portal.call('answerFriendRequest', {
        ...about,
        playerKey: next.playerKey,
        isYes: true,
      }),
    );
    expectSuccess(await visit(next, one));
  });
});

describe('decidePlayReport', () => {
  // @proves D-9-bind-adults
  it('pauses every child of the adult, including later ones, until the pause ends', async () => {
    const reporter = await makePlayingChild(portal, 'SunnyHop');
    const reported = await makePlayingChild(portal, 'MossyPaw');
    const before = await makePlayingSibling(portal, reported, 'Bramble');
    const third = await makePlayingChild(portal, 'Third');
    expectSuccess(await visit(before, third));
    expectSuccess(await report(reporter, reported));
    await decide('pauseWeek');
    expectError(await visit(reported, third), 'FRD_001');
    expectError(await visit(before, third), 'FRD_001');
    expectSuccess(await erase(reported));
    const later = await makePlayingSibling(portal, reported, 'Clover');
    expectError(await visit(later, third), 'FRD_001');
    portal.clock.advance(7 * DAY_MS);
    const fresh = await makePlayingChild(portal, 'Fresh');
    const free = await makePlayingSibling(portal, reported, 'Free');
    expectSuccess(await visit(free, fresh));
  });

  it('pauses the adult when the reported child was erased before the decision', async () => {
    const reporter = await makePlayingChild(portal, 'SunnyHop');
    const reported = await makePlayingChild(portal, 'MossyPaw');
    expectSuccess(await report(reporter, reported));
    expectSuccess(await erase(reported));
    await decide('noVisits');
    const next = await makePlayingSibling(portal, reported, 'Bramble');
    const third = await makePlayingChild(portal, 'Third');
    expectError(await visit(next, third), 'FRD_001');
    expectSuccess(await unlink(next));
  });

  it('pauses a sibling of the account that a paused account is merged into', async () => {
    const paused = await makePlayingChild(portal, 'MossyPaw');
    await withoutParent(paused);
    const kept = await makePlayingChild(portal, 'Kept');
    const sibling = await makePlayingSibling(portal, kept, 'Bramble');
    const third = await makePlayingChild(portal, 'Third');
    expectSuccess(await visit(sibling, third));
    await portal.db
      .updateTable('players')
      .set({ visits_from: new Date(portal.deps.now().getTime() + DAY_MS) })
      .where('user_id', '=', paused.child.id)
      .execute();
    await merge(paused, kept);
    expectError(await visit(kept, third), 'FRD_001');
    expectError(await visit(sibling, third), 'FRD_001');
  });
});
