import type { ChildFriends } from '@wonderfield/contract/friends/friend-calls';
import type { KnownPlayer, OtherPlayer, Visit } from '@wonderfield/contract/friends/friends';
import { describe, expect, it } from 'vitest';
import type { TestResponse } from '../../../testing/build-test-app.ts';
import { callOperators } from '../../../testing/call-operators.ts';
import { expectError, expectSuccess, successOf } from '../../../testing/expect-response.ts';
import { enroll, makeClassroom } from '../../../testing/factories/make-classroom.ts';
import { makeSecondParent } from '../../../testing/factories/make-family.ts';
import { makeOperator, openConsole } from '../../../testing/factories/make-operator.ts';
import {
  makePlayingChild,
  makePlayingSibling,
  type PlayingChild,
} from '../../../testing/factories/make-playing-child.ts';
import { openGame } from '../../../testing/scenarios/play-game.ts';
import { openFastTestServer } from '../../../testing/test-server.ts';
import { endForbiddenVisits } from './visits/end-forbidden-visits.ts';

const portal = await openFastTestServer();

const classOf = async (...children: PlayingChild[]) => {
  const classroom = await makeClassroom(portal, { name: 'Room 12 Explorers' });
  for (const { child } of children) await enroll(portal, classroom.id, child.id, 'code');
  return classroom;
};
const friendsOf = async ({ game }: PlayingChild) =>
  successOf<{
    friends: KnownPlayer[];
    nearby: KnownPlayer[];
    blocked: OtherPlayer[];
  }>(await game.call('listFriends'));
const standingOf = async (first: PlayingChild, second: PlayingChild) =>
  (await friendsOf(first)).friends.find(({ playerKey }) => playerKey === second.playerKey)
    ?.standing;
const visitOf = (answer: TestResponse) => expectSuccess(answer).body.visit as Visit;
const visit = async (first: PlayingChild, second: PlayingChild) =>
  visitOf(await first.game.call('visitField', { playerKey: second.playerKey }));
const say = (one: PlayingChild, { visitId }: Visit, what: object = { phrase: 'hello' }) =>
  one.game.call('saySomething', { visitId, ...what });
const answerRequest = (
  player: PlayingChild,
  about: PlayingChild,
  isYes: boolean,
  session = player.session,
) =>
  portal.call('answerFriendRequest', {
    ...session,
    requestUserId: player.child.id,
    playerKey: about.playerKey,
    isYes,
  });
const pageOf = async ({ session, child }: PlayingChild) =>
  successOf<ChildFriends>(
    await portal.call('getChildFriends', { ...session, requestUserId: child.id }),
  );
const sweep = (...children: PlayingChild[]) =>
  endForbiddenVisits(
    portal.deps,
    children.map(({ child }) => child.id),
  );
/** Marks the children as present, as the socket does while the game is open. */
const beHere = (...children: PlayingChild[]) =>
  portal.db
    .insertInto('play_presence')
    .values(
      children.map(({ child }) => ({
        connection_id: crypto.randomUUID(),
        user_id: child.id,
        seen_at: portal.deps.now(),
      })),
    )
    .execute();

const makeTwo = async (traits: Parameters<typeof makePlayingChild>[2] = {}) => {
  const one = await makePlayingChild(portal, 'SunnyHop', traits);
  const other = await makePlayingChild(portal, 'MossyPaw', { ...traits, firstName: 'Ben' });
  await classOf(one, other);
  return [one, other] as const;
};

describe('Visits between classmates', () => {
  it('lets two classmates visit each other and exchange phrases', async () => {
    const [first, second] = await makeTwo();
    await second.game.playRow('math');
    expect(await standingOf(first, second)).toBe('open');
    const seen = await first.game.call('visitField', { playerKey: second.playerKey });
    expect(seen.body).toMatchObject({
      visit: { isHost: false, mayType: false, other: { name: 'MossyPaw', look: 'bloom-2' } },
      field: {
        places: expect.arrayContaining([expect.objectContaining({ subject: 'math', rows: 1 })]),
      },
    });
    const opened = visitOf(seen);
    expectSuccess(await say(first, opened));
    expectSuccess(await say(second, opened, { phrase: 'thankYou' }));
    expect((await visit(first, second)).sayings).toMatchObject([
      { isMine: true, phrase: 'hello' },
      { isMine: false, phrase: 'thankYou' },
    ]);
    expectSuccess(await second.game.call('leaveVisit', { visitId: opened.visitId }));
    expectError(await say(first, opened), 'FRD_001');
  });

  it('opens one visit when two players visit each other', async () => {
    const [one, other] = await makeTwo();
    const first = await visit(one, other);
    const second = await visit(other, one);
    expect(second).toMatchObject({ visitId: first.visitId, isHost: true });
  });

  // @proves C-getChildFriends
  it('requires the approval of both families, and ends the visit after a rejection', async () => {
    const [first, second] = await makeTwo({ playOption: 'approvedOnly' });
    const third = await makePlayingChild(portal, 'Third');
    expect(await standingOf(first, second)).toBe('ask');
    expectError(await first.game.call('visitField', { playerKey: second.playerKey }), 'FRD_001');
    expectSuccess(await first.game.call('askToVisit', { playerKey: second.playerKey }));
    expect(await standingOf(first, second)).toBe('asked');

    expect((await pageOf(first)).requests).toMatchObject([
      {
        name: 'MossyPaw',
        isOwnWish: true,
        who: expect.stringMatching(/^Ben .\., Room 12 Explorers$/),
      },
    ]);
    expectSuccess(await answerRequest(first, second, true));
    expectError(await first.game.call('visitField', { playerKey: second.playerKey }), 'FRD_001');
    expect((await pageOf(second)).requests).toMatchObject([{ name: 'SunnyHop', isOwnWish: false }]);
    expectSuccess(await answerRequest(second, first, true));
    expect((await pageOf(second)).friends).toMatchObject([{ name: 'SunnyHop', isOpen: true }]);

    const opened = await visit(first, second);
    const listedFriends = JSON.stringify((await friendsOf(third)).friends);
    expect(listedFriends).not.toMatch(/SunnyHop|MossyPaw/);
    expectSuccess(await answerRequest(second, first, false));
    expectError(await say(first, opened), 'FRD_001');
    expect(await standingOf(first, second)).toBeUndefined();
    expect((await pageOf(second)).refused).toMatchObject([{ name: 'SunnyHop' }]);
    expectError(await first.game.call('askToVisit', { playerKey: second.playerKey }), 'FRD_001');
  });

  // @proves C-answerFriendRequest
  it('rejects a visit while one of two parents says no', async () => {
    const [first, other] = await makeTwo({ playOption: 'approvedOnly' });
    const second = await makeSecondParent(portal, first.child);
    await first.game.call('askToVisit', { playerKey: other.playerKey });
    await answerRequest(first, other, true);
    await answerRequest(other, first, true);
    await visit(first, other);
    expectSuccess(await answerRequest(first, other, false, second.session));
    expectError(await first.game.call('visitField', { playerKey: other.playerKey }), 'FRD_001');
    // The first parent's approval does not override the second parent's rejection.
    expectSuccess(await answerRequest(first, other, true));
    expectError(await first.game.call('visitField', { playerKey: other.playerKey }), 'FRD_001');
    expectSuccess(await answerRequest(first, other, true, second.session));
    await visit(first, other);
  });

  // @proves D-6-friends
  it('ends a visit when a parent restricts it, the family unlinks or an account is suspended', async () => {
    const changes: ((first: PlayingChild, second: PlayingChild) => Promise<unknown>)[] = [
      ({ session, child }) =>
        portal.call('updateUser', {
          ...session,
          requestUserId: child.id,
          childPlayOption: 'approvedOnly',
        }),
      async (_one, { session, child }) => {
        await portal.db.deleteFrom('enrollments').where('student_id', '=', child.id).execute();
        await portal.call('deleteParentChildAccount', { ...session, requestUserId: child.id });
      },
      (_one, { child }) =>
        portal.db
          .updateTable('users')
          .set({ suspended_at: portal.deps.now() })
          .where('id', '=', child.id)
          .execute(),
    ];
    for (const change of changes) {
      const [first, second] = await makeTwo({ playOption: 'all' });
      await portal.db
        .updateTable('students')
        .set({ play_option: 'sameAge' })
        .where('user_id', '=', first.child.id)
        .execute();
      await beHere(first, second);
      const opened = await visit(first, second);
      await sweep(first);
      expectSuccess(await say(first, opened));
      await change(first, second);
      const chatResponse = await say(first, opened);
      await sweep(first);
      const open = await portal.db
        .selectFrom('visits')
        .select('id')
        .where('id', '=', opened.visitId)
        .where('ended_at', 'is', null)
        .execute();
      expect({ said: chatResponse.body.msgCode, open }).toEqual({ said: 'FRD_001', open: [] });
    }
  });

  it('ends a visit a minute after the guest closes the game', async () => {
    const [first, second] = await makeTwo();
    await beHere(first, second);
    const opened = await visit(first, second);
    portal.clock.advance(61_000);
    await beHere(second);
    await sweep(second);
    expectError(await say(second, opened), 'FRD_001');
  });
});

describe('Blocked player', () => {
  it('shows the other parent a block as a missing approval', async () => {
    const [first, second] = await makeTwo({ playOption: 'approvedOnly' });
    await first.game.call('askToVisit', { playerKey: second.playerKey });
    await answerRequest(first, second, true);
    await answerRequest(second, first, true);
    await second.game.call('blockPlayer', { playerKey: first.playerKey });
    const afterBlock = (await pageOf(first)).friends;
    const lift = { ...second.session, requestUserId: second.child.id, playerKey: first.playerKey };
    expectSuccess(await portal.call('unblockFriend', lift));
    await answerRequest(second, first, false);
    expect(afterBlock).toEqual((await pageOf(first)).friends);
    expect(afterBlock).toMatchObject([{ name: 'MossyPaw', isOpen: false }]);
  });

  // @proves C-unblockFriend, M-FRD_001, D-6-friends
  it('hides the blocked players from each other without revealing the block', async () => {
    const [first, second] = await makeTwo();
    const opened = await visit(second, first);
    expectSuccess(await first.game.call('blockPlayer', { playerKey: second.playerKey }));
    expectError(await say(second, opened), 'FRD_001');
    expectError(await second.game.call('visitField', { playerKey: first.playerKey }), 'FRD_001');
    const unknownPlayer = await second.game.call('visitField', { playerKey: crypto.randomUUID() });
    expectError(unknownPlayer, 'FRD_001');
    expect(await standingOf(second, first)).toBeUndefined();
    expect((await pageOf(first)).blocked).toMatchObject([{ name: 'MossyPaw' }]);
    expect((await pageOf(second)).blocked).toEqual([]);
    const lift = { ...first.session, requestUserId: first.child.id, playerKey: second.playerKey };
    expectSuccess(await portal.call('unblockFriend', lift));
    await visit(second, first);
  });
});

describe('Merged accounts', () => {
  it('keeps a parent’s rejection and an operator’s pause after a merge', async () => {
    const [one, merged] = await makeTwo();
    const kept = await makePlayingChild(portal, 'Kept');
    await classOf(one, kept);
    await visit(one, kept);
    await one.game.call('askToVisit', { playerKey: merged.playerKey });
    const [one_id, other_id] = [one.child.id, merged.child.id].toSorted() as [string, string];
    const friendRequest = { one_id, other_id, asked_by: one_id, asked_at: portal.deps.now() };
    await portal.db.insertInto('friend_wishes').values(friendRequest).execute();
    expectSuccess(await answerRequest(one, merged, false));
    await portal.db
      .updateTable('students')
      .set({ folded_into: kept.child.id })
      .where('user_id', '=', merged.child.id)
      .execute();
    expectError(await one.game.call('visitField', { playerKey: kept.playerKey }), 'FRD_001');
    // The rejection is still listed and can be changed.
    expect((await pageOf(one)).refused).toMatchObject([{ playerKey: merged.playerKey }]);
    expectSuccess(await answerRequest(one, merged, true));
    await visit(one, kept);
    await portal.db
      .updateTable('players')
      .set({ visits_from: new Date(portal.deps.now().getTime() + 1000) })
      .where('user_id', '=', merged.child.id)
      .execute();
    expectError(await one.game.call('visitField', { playerKey: kept.playerKey }), 'FRD_001');
  });
});

describe('answerFriendRequest', () => {
  // @proves D-9-siblings
  it('allows visits between siblings after one approval by their parent', async () => {
    const one = await makePlayingChild(portal, 'SunnyHop', { playOption: 'approvedOnly' });
    const other = await makePlayingSibling(portal, one, 'MossyPaw', { playOption: 'approvedOnly' });
    expectSuccess(await one.game.call('askToVisit', { playerKey: other.playerKey }));
    expect((await pageOf(other)).requests).toMatchObject([{ name: 'SunnyHop' }]);
    expectSuccess(await answerRequest(one, other, true));
    await visit(one, other);
    expect((await pageOf(other)).requests).toEqual([]);
    expect((await pageOf(other)).friends).toMatchObject([{ name: 'SunnyHop', isOpen: true }]);
  });
});

describe('listFriends', () => {
  // @proves D-9-shown-blocked
  it('lists a blocked player only to the player who blocked', async () => {
    const [first, second] = await makeTwo();
    expectSuccess(await first.game.call('blockPlayer', { playerKey: second.playerKey }));
    expect(await friendsOf(first)).toMatchObject({
      friends: [],
      blocked: [{ playerKey: second.playerKey, name: 'MossyPaw' }],
    });
    expect(await friendsOf(second)).toMatchObject({ friends: [], blocked: [] });
  });
});

describe('Reports', () => {
  it('ignores a repeated report until there are new messages', async () => {
    const [first, second] = await makeTwo();
    const report = () =>
      first.game.call('reportPlayer', { playerKey: second.playerKey, reason: 'unkind' });
    const count = async () =>
      (
        await portal.db
          .selectFrom('play_reports')
          .select('id')
          .where('reporter_id', '=', first.child.id)
          .execute()
      ).length;
    for (const answered of await Promise.all([report(), report(), report()])) {
      expectSuccess(answered);
    }
    expect(await count()).toBe(1);
    const lift = { ...first.session, requestUserId: first.child.id, playerKey: second.playerKey };
    expectSuccess(await portal.call('unblockFriend', lift));
    portal.clock.advance(1000);
    expectSuccess(await say(second, await visit(second, first), { phrase: 'goodJob' }));
    expectSuccess(await report());
    expect(await count()).toBe(2);
    await portal.db.deleteFrom('play_reports').execute();
  });

  // @proves C-op-listPlayReports, C-op-decidePlayReport, M-FRD_005
  it('blocks the reported player, queues the messages for an operator and accepts one decision', async () => {
    const [first, second] = await makeTwo();
    const opened = await visit(second, first);
    await say(second, opened, { phrase: 'goodJob' });
    const report = { playerKey: second.playerKey, reason: 'unkind' };
    expectSuccess(await first.game.call('reportPlayer', report));
    const { sessionToken } = await openConsole(portal, await makeOperator(portal));
    const operate = (name: string, fields: object = {}) =>
      callOperators(portal, name, { sessionToken, ...fields });
    const { reports } = successOf<{
      reports: { reportId: string }[];
    }>(await operate('listPlayReports'));
    expect(reports).toMatchObject([
      {
        reason: 'unkind',
        reported: { avatarName: 'MossyPaw', earlierReports: 0 },
        sayings: [{ byReported: true, text: 'Good job.' }],
      },
    ]);
    const decision = {
      reportId: reports[0]?.reportId,
      outcome: 'pauseWeek',
      reason: 'Unkind words.',
    };
    expectSuccess(await operate('decidePlayReport', decision));
    expectError(await operate('decidePlayReport', decision), 'FRD_005');
    const third = await makePlayingChild(portal, 'Third');
    await classOf(second, third);
    expectError(await second.game.call('visitField', { playerKey: third.playerKey }), 'FRD_001');
    portal.clock.advance(7 * 24 * 3_600_000);
    const again = await openGame(portal, second.child);
    expectSuccess(await again.call('visitField', { playerKey: third.playerKey }));
  });
});

describe('Typed messages', () => {
  // @proves C-getChildFriends, M-FRD_004
  it('allows typing if both families chose it, and shows the messages to their parents', async () => {
    const [first, second] = await makeTwo({ typingMode: 'freeType' });
    const opened = await visit(first, second);
    expect(opened.mayType).toBe(true);
    expectSuccess(await say(first, opened, { text: 'The owl moved in today' }));
    expect((await pageOf(second)).sayings).toMatchObject([
      { isChilds: false, other: 'SunnyHop', text: 'The owl moved in today' },
    ]);
    await portal.db
      .updateTable('students')
      .set({ typing_mode: 'preType' })
      .where('user_id', '=', second.child.id)
      .execute();
    expectError(await say(first, opened, { text: 'Hello' }), 'FRD_004');
    expectSuccess(await say(first, opened));
  });

  it('rejects a number typed in parts with other messages in between', async () => {
    const [first, second] = await makeTwo({ typingMode: 'freeType' });
    const opened = await visit(first, second);
    for (const text of ['first five five', 'then four two', 'then nine one']) {
      expectSuccess(await say(first, opened, { text }));
      for (let line = 0; line < 4; line += 1) {
        expectSuccess(await say(first, opened, { text: 'The owl moved in today' }));
      }
    }
    expectError(await say(first, opened, { text: 'then eight' }), 'FRD_003');
  });

  // @proves D-6-friends
  it('limits phrases to 20 per minute', async () => {
    const [first, second] = await makeTwo();
    const opened = await visit(first, second);
    const answers = await Promise.all(Array.from({ length: 200 }, () => say(first, opened)));
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(180);
  });
});

describe('Access checks for friends', () => {
  // @proves C-answerFriendRequest
  it('rejects a parent’s answer about another parent’s child or without a friend request', async () => {
    const [first, second] = await makeTwo({ playOption: 'approvedOnly' });
    expectError(await answerRequest(first, second, true), 'FRD_001');
    await first.game.call('askToVisit', { playerKey: second.playerKey });
    expectError(await answerRequest(first, second, true, second.session), 'CHD_001');
  });

  it('rejects messages in a visit of other players', async () => {
    const [first, second] = await makeTwo();
    const third = await makePlayingChild(portal, 'Third');
    const opened = await visit(first, second);
    expectError(await say(third, opened), 'FRD_001');
    await third.game.call('leaveVisit', { visitId: opened.visitId });
    expectSuccess(await say(first, opened));
  });

  // @proves M-FRD_002
  it('rejects visits by adults with FRD_002', async () => {
    const [one] = await makeTwo();
    const game = await openGame(portal, one.parent);
    await game.field();
    expectError(await game.call('listFriends'), 'FRD_002');
    expectError(await game.call('visitField', { playerKey: one.playerKey }), 'FRD_002');
  });
});
