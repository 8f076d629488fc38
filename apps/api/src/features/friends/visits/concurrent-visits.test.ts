import type { Visit } from '@wonderfield/contract/friends/friends';
import { describe, expect, it } from 'vitest';
import type { TestResponse } from '../../../../testing/build-test-app.ts';
import { enroll, makeClassroom } from '../../../../testing/factories/make-classroom.ts';
import {
  makePlayingChild,
  type PlayingChild,
} from '../../../../testing/factories/make-playing-child.ts';
import { eraseChild } from '../../../../testing/scenarios/erase-child.ts';
import { openFastTestServer } from '../../../../testing/test-server.ts';

const portal = await openFastTestServer();

const ROUNDS = Array.from({ length: 8 }, (_, round) => round);

/** Creates three classmates whose families allow all visits. */
const makeThree = async () => {
  const classroom = await makeClassroom(portal, {});
  const make = async (name: string) => {
    const child = await makePlayingChild(portal, name);
    await enroll(portal, classroom.id, child.child.id, 'code');
    return child;
  };
  return [await make('SunnyHop'), await make('MossyPaw'), await make('Third')] as const;
};

const visit = (first: PlayingChild, second: PlayingChild) =>
  first.game.call('visitField', { playerKey: second.playerKey });
const visitIdOf = ({ body }: TestResponse) => (body.visit as Visit | undefined)?.visitId;
const codesOf = (answers: readonly TestResponse[]) => answers.map(({ body }) => body.msgCode);
const openVisitsOf = ({ child }: PlayingChild) =>
  portal.db
    .selectFrom('visits')
    .select(['visitor_id', 'host_id'])
    .where('ended_at', 'is', null)
    .where(({ or, eb }) => or([eb('visitor_id', '=', child.id), eb('host_id', '=', child.id)]))
    .execute();

describe('Concurrent visits', () => {
  it('keeps one open visit when a player visits two fields from two tabs', async () => {
    const [one, two, three] = await makeThree();
    for (const _ of ROUNDS) {
      const answers = await Promise.all([two, three, two, three].map((host) => visit(one, host)));
      expect(new Set(codesOf(answers))).toEqual(new Set(['GEN_000']));
      expect(await openVisitsOf(one)).toHaveLength(1);
    }
  });

  it('opens one visit when two players visit each other at the same time', async () => {
    const [one, two] = await makeThree();
    for (const _ of ROUNDS) {
      const answers = await Promise.all([visit(one, two), visit(two, one)]);
      const visitIds = new Set(answers.map(visitIdOf));
      expect({ codes: codesOf(answers), met: visitIds.size }).toEqual({
        codes: ['GEN_000', 'GEN_000'],
        met: 1,
      });
      await one.game.call('leaveVisit', { visitId: [...visitIds].join() });
    }
  });

  it('causes no deadlock when three players visit each other in a circle', async () => {
    const [one, two, three] = await makeThree();
    const ways = [
      [one, two],
      [two, three],
      [three, one],
      [two, one],
      [three, two],
      [one, three],
    ] as const;
    for (const _ of ROUNDS) {
      const answers = await Promise.all(ways.map(([guest, host]) => visit(guest, host)));
      expect(new Set(codesOf(answers))).toEqual(new Set(['GEN_000']));
    }
  });

  it('ends a visit without an error when both players leave at the same time', async () => {
    const [one, two] = await makeThree();
    for (const _ of ROUNDS) {
      const visitId = String(visitIdOf(await visit(one, two)));
      const responses = await Promise.all(
        [one, two, one, two].map(({ game }) => game.call('leaveVisit', { visitId })),
      );
      expect(new Set(codesOf(responses))).toEqual(new Set(['GEN_000']));
      expect(await openVisitsOf(one)).toEqual([]);
    }
  });

  it('causes no server error when visits, messages, a block, a report and an erasure coincide', async () => {
    for (const _ of ROUNDS) {
      const [one, two, three] = await makeThree();
      const visitId = String(visitIdOf(await visit(one, two)));
      const about = { playerKey: one.playerKey };
      const responses = await Promise.all([
        one.game.call('saySomething', { visitId, phrase: 'hello' }),
        visit(one, three),
        visit(three, one),
        two.game.call('reportPlayer', { ...about, reason: 'other' }),
        three.game.call('blockPlayer', about),
        eraseChild(portal, {
          ...one.session,
          requestUserId: one.child.id,
        }),
        one.game.call('leaveVisit', { visitId }),
        one.game.call('listFriends'),
      ]);
      expect(codesOf(responses).filter((code) => String(code).startsWith('SYS'))).toEqual([]);
    }
  });

  const forbids: Record<string, (one: PlayingChild, two: PlayingChild) => Promise<unknown>> = {
    'the other blocks': (one, two) => two.game.call('blockPlayer', { playerKey: one.playerKey }),
    'the other reports': (one, two) =>
      two.game.call('reportPlayer', { playerKey: one.playerKey, reason: 'other' }),
    'a parent says no': (one, two) =>
      portal.call('answerFriendRequest', {
        ...two.session,
        requestUserId: two.child.id,
        playerKey: one.playerKey,
        isYes: false,
      }),
  };
  it.for(Object.entries(forbids))(
    'leaves no open visit of a guest when, at the same time, %s',
    async ([, forbid]) => {
      const [one, two] = await makeThree();
      const [one_id, other_id] = [one.child.id, two.child.id].toSorted() as [string, string];
      await portal.db
        .insertInto('friend_wishes')
        .values({ one_id, other_id, asked_by: one_id, asked_at: portal.deps.now() })
        .execute();
      for (const _ of ROUNDS) {
        await portal.db.deleteFrom('blocks').execute();
        await portal.db.deleteFrom('friend_answers').execute();
        const [first, second] = await Promise.all([
          visit(one, two),
          visit(two, one),
          forbid(one, two),
          visit(one, two),
        ]);
        expect(['GEN_000', 'FRD_001']).toEqual(expect.arrayContaining(codesOf([first, second])));
        expect(await openVisitsOf(one)).toEqual([]);
      }
    },
  );
});
