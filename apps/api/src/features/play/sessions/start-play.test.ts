import { describe, expect, it } from 'vitest';
import type { TestResponse } from '../../../../testing/build-test-app.ts';
import {
  expectError,
  expectProtocolError,
  expectSuccess,
} from '../../../../testing/expect-response.ts';
import { makeEducator } from '../../../../testing/factories/make-educator.ts';
import { makeParent } from '../../../../testing/factories/make-parent.ts';
import { makeStudent } from '../../../../testing/factories/make-student.ts';
import type { MadeUser } from '../../../../testing/factories/make-user.ts';
import { signIn } from '../../../../testing/factories/sign-in.ts';
import { codesIn, expectAllAlike } from '../../../../testing/response-assertions.ts';
import { openTestServer } from '../../../../testing/test-server.ts';
import { tryPrivateCalls } from '../../../../testing/try-private-calls.ts';
import { sha256 } from '../../../security/tokens.ts';

const portal = await openTestServer({ config: { ADDRESS_LIMITS: false } });

const AVATAR = { name: 'Foxglove', look: 'bloom-3' };
const makePlayer = () => makeStudent(portal.db, { avatar: AVATAR });
const start = async (user: MadeUser) => portal.call('startPlay', await signIn(portal, user));
const redeem = (playToken: unknown) => portal.call('redeemPlayToken', { playToken });
const tokenFor = async (user: MadeUser) => String(expectSuccess(await start(user)).body.playToken);
const suspend = ({ id }: MadeUser) =>
  portal.db
    .updateTable('users')
    .set({ suspended_at: portal.deps.now() })
    .where('id', '=', id)
    .execute();

describe('Play session', () => {
  it('ends the play session no later than the portal session that started it', async () => {
    const student = await makePlayer();
    const session = await signIn(portal, student);
    const { expires_at: endsAt } = await portal.db
      .selectFrom('sessions')
      .select('expires_at')
      .where('user_id', '=', student.id)
      .executeTakeFirstOrThrow();
    portal.clock.advance(3_600_000);
    const { playToken } = (await portal.call('startPlay', session)).body;
    expectSuccess(await redeem(playToken));
    const { expires_at: gameEndsAt } = await portal.db
      .selectFrom('play_sessions')
      .select('expires_at')
      .where('user_id', '=', student.id)
      .executeTakeFirstOrThrow();
    expect(gameEndsAt).toEqual(endsAt);
  });
});

describe('startPlay', () => {
  // @proves C-startPlay
  it('returns the play token and the game’s URL separately', async () => {
    const { body } = expectSuccess(await start(await makePlayer()));
    expect(body.gameUrl).toBe('/game/');
    expect(body.playToken).toMatch(/^[\w-]{43}$/);
    expect(body.gameUrl).not.toContain(body.playToken);
  });

  // @proves C-startPlay
  it('stores only the hash of the play token and never logs it', async () => {
    const token = await tokenFor(await makePlayer());
    const rows = await portal.db.selectFrom('play_tokens').selectAll().execute();
    expect(rows.map(({ token_sha256 }) => token_sha256.toString('hex'))).toContain(
      sha256(token).toString('hex'),
    );
    expect(JSON.stringify(rows)).not.toContain(token);
    expect(portal.logLines.join('\n')).not.toContain(token);
  });

  // @proves M-AVN_005
  it('rejects a student without a named avatar with AVN_005', async () => {
    const student = await makeStudent(portal.db);
    expectError(await start(student), 'AVN_005');
    const named = { avatarName: 'Hazelnut', ...(await signIn(portal, student)) };
    expectSuccess(await portal.call('saveAvatarName', named));
    expectSuccess(await start(student));
  });

  // @proves S-header-play, C-startPlay
  it('rejects an educator without approval or adult check with EDU_001', async () => {
    expectSuccess(await start(await makeEducator(portal.db, { configured: false })));
    expectError(await start(await makeEducator(portal.db, { approved: false })), 'EDU_001');
    expectError(await start(await makeEducator(portal.db, { ageVerified: false })), 'EDU_001');
  });

  it('rejects a suspended player with SSN_002', async () => {
    const player = await makePlayer();
    const session = await signIn(portal, player);
    await suspend(player);
    expectError(await portal.call('startPlay', session), 'SSN_002');
  });

  it('limits game starts to 120 per hour', async () => {
    const session = await signIn(portal, await makePlayer());
    for (let time = 0; time < 120; time += 1) {
      expectSuccess(await portal.call('startPlay', session));
    }
    expectProtocolError(await portal.call('startPlay', session), 429, 'RTE_001');
  });
});

describe('redeemPlayToken', () => {
  // @proves C-redeemPlayToken, D-6-game-isolated
  it('returns the avatar and no account data to the game', async () => {
    const player = await makePlayer();
    const { body } = expectSuccess(await redeem(await tokenFor(player)));
    const { _responseStatus, msgCode, msg, ...rest } = body;
    expect(rest).toEqual({
      playSession: expect.stringMatching(/^[\w-]{43}$/),
      playerName: 'Foxglove',
      avatarPreview: 'bloom-3',
    });
    expect(JSON.stringify(body)).not.toMatch(
      new RegExp(`${player.id}|${player.email}|Robin|Marsh`),
    );
  });

  // @proves S-header-play, D-6-game-isolated
  it.each([
    ['parent', () => makeParent(portal.db)],
    ['educator', () => makeEducator(portal.db)],
  ])('lets a %s play as a visitor without a name', async (_who, make) => {
    const { body } = expectSuccess(await redeem(await tokenFor(await make())));
    expect(body.playerName).toBe('Visitor');
    expect(body).not.toHaveProperty('avatarPreview');
  });

  // @proves C-redeemPlayToken
  it('accepts a play token once for 50 parallel requests', async () => {
    const player = await makePlayer();
    const token = await tokenFor(player);
    const answers = await Promise.all(Array.from({ length: 50 }, () => redeem(token)));
    expect(codesIn(answers)).toEqual({ GEN_000: 1, PLY_001: 49 });
    const sessions = await portal.db
      .selectFrom('play_sessions')
      .select('token_sha256')
      .where('user_id', '=', player.id)
      .execute();
    expect(sessions).toHaveLength(1);
  });

  // @proves C-redeemPlayToken
  it('accepts a play token for 60 seconds', async () => {
    const [early, late] = [await tokenFor(await makePlayer()), await tokenFor(await makePlayer())];
    portal.clock.advance(59_999);
    expectSuccess(await redeem(early));
    portal.clock.advance(1);
    expectError(await redeem(late), 'PLY_001');
  });

  // @proves M-PLY_001
  it('returns PLY_001 for used, expired, unknown, malformed and suspended players’ tokens alike', async () => {
    const used = await tokenFor(await makePlayer());
    await redeem(used);
    const player = await makePlayer();
    const suspended = await tokenFor(player);
    await suspend(player);
    const session = await signIn(portal, await makePlayer());
    const answers: TestResponse[] = [];
    for (const token of [used, suspended, 'x'.repeat(43), '', session.sessionToken, "'"]) {
      answers.push(expectError(await redeem(token), 'PLY_001'));
    }
    expectAllAlike(answers);
    expectError(await redeem('x'.repeat(201)), 'VAL_001', { playToken: 'This is too long' });
  });

  it('starts a play session of twelve hours and stores its hash', async () => {
    const player = await makePlayer();
    const { body } = expectSuccess(await redeem(await tokenFor(player)));
    const [row] = await portal.db
      .selectFrom('play_sessions')
      .selectAll()
      .where('user_id', '=', player.id)
      .execute();
    expect(row?.token_sha256).toEqual(sha256(String(body.playSession)));
    expect(Number(row?.expires_at) - Number(row?.created_at)).toBe(12 * 3_600_000);
  });
});

// @proves D-6-game-isolated
it('rejects play sessions and play tokens for every portal call [T65]', async () => {
  const player = await makePlayer();
  const [token, unused] = [await tokenFor(player), await tokenFor(player)];
  const { playSession } = expectSuccess(await redeem(token)).body;
  for (const sessionToken of [playSession, unused]) {
    const answers = await tryPrivateCalls(portal, { sessionToken, userId: player.id });
    expect(answers.length).toBeGreaterThan(30);
    for (const [name, answer] of answers) {
      expect([name, answer.body.msgCode]).toEqual([name, 'SSN_002']);
    }
  }
});
