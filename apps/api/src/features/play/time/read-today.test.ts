import { describe, expect, it } from 'vitest';
import { expectError, expectSuccess } from '../../../../testing/expect-response.ts';
import { makeFamily } from '../../../../testing/factories/make-family.ts';
import { signIn } from '../../../../testing/factories/sign-in.ts';
import { openGame } from '../../../../testing/scenarios/play-game.ts';
import { openTestServer } from '../../../../testing/test-server.ts';

const portal = await openTestServer({ config: { ADDRESS_LIMITS: false } });
const MINUTE_MS = 60_000;

type Game = Awaited<ReturnType<typeof openGame>>;
const playFor = async (game: Game, minutes: number) => {
  for (let minute = 0; minute < minutes; minute += 1) {
    portal.clock.advance(MINUTE_MS);
    await game.field();
  }
};

/** Opens the game of a child with 15 minutes a day. */
const openLimited = async () => {
  const family = await makeFamily(portal, { avatar: { name: 'Foxglove', look: 'bloom-3' } });
  await portal.db
    .updateTable('students')
    .set({ daily_minutes: 15 })
    .where('user_id', '=', family.child.id)
    .execute();
  const game = await openGame(portal, family.child);
  await game.field();
  const add = async (minutes: number) =>
    expectSuccess(
      await portal.call('setExtraPlayTime', {
        requestUserId: family.child.id,
        minutes,
        ...(await signIn(portal, family.parent)),
      }),
    );
  return { child: family.child, game, add };
};

describe('readToday', () => {
  // @proves C-setExtraPlayTime
  it('deals rows again at once when a parent adds minutes, and none after they are used', async () => {
    const { game, add } = await openLimited();
    await playFor(game, 15);
    expect((await game.field()).rest).toBe('over');
    await add(15);
    expect((await game.field()).today.secondsAllowed).toBe(30 * 60);
    await game.deal('math');
    await playFor(game, 15);
    expectError(await game.call('dealRow', { subject: 'math' }), 'PLY_003');
  });

  it('counts no time of looking around after the end', async () => {
    const { game } = await openLimited();
    await playFor(game, 25);
    expect((await game.field()).today.secondsPlayed).toBe(15 * 60);
  });

  it('forgets added minutes on the next day', async () => {
    const { child, game, add } = await openLimited();
    await add(60);
    expect((await game.field()).today.secondsAllowed).toBe(75 * 60);
    portal.clock.advance(24 * 60 * MINUTE_MS);
    const later = await openGame(portal, child);
    expect((await later.field()).today.secondsAllowed).toBe(15 * 60);
  });
});
