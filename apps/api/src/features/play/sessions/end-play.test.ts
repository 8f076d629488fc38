import { describe, expect, it } from 'vitest';
import { buildTestApp, type TestResponse } from '../../../../testing/build-test-app.ts';
import { callOperators } from '../../../../testing/call-operators.ts';
import { expectError, expectSuccess } from '../../../../testing/expect-response.ts';
import { makeClassroom } from '../../../../testing/factories/make-classroom.ts';
import { makeFamily } from '../../../../testing/factories/make-family.ts';
import { makeOperator, openConsole } from '../../../../testing/factories/make-operator.ts';
import { makeParent } from '../../../../testing/factories/make-parent.ts';
import { makeStudent } from '../../../../testing/factories/make-student.ts';
import type { MadeUser } from '../../../../testing/factories/make-user.ts';
import { PASSWORD } from '../../../../testing/factories/password-hash.ts';
import { type SessionFields, signIn } from '../../../../testing/factories/sign-in.ts';
import { codesIn } from '../../../../testing/response-assertions.ts';
import { openTestServer } from '../../../../testing/test-server.ts';

const AVATAR = { name: 'Foxglove', look: 'bloom-3' };
const NEW = { password: 'Thistle#93b', confirmPassword: 'Thistle#93b' };
const portal = await openTestServer({ config: { ADDRESS_LIMITS: false } });

const redeem = (playToken: string) => portal.call('redeemPlayToken', { playToken });
const tokenFor = async (session: SessionFields) =>
  String(expectSuccess(await portal.call('startPlay', session)).body.playToken);
const gamesOf = async (userId: string) => {
  const sessions = await portal.db
    .selectFrom('play_sessions')
    .select('token_sha256')
    .where('user_id', '=', userId)
    .execute();
  return sessions.length;
};
/** Starts a game and issues another unused token. */
const playing = async (player: MadeUser) => {
  const session = await signIn(portal, player);
  expectSuccess(await redeem(await tokenFor(session)));
  expect(await gamesOf(player.id)).toBe(1);
  return { session, token: await tokenFor(session) };
};
const operate = async (call: 'suspendAccount' | 'restoreAccount', userId: string) => {
  const console = await openConsole(portal, await makeOperator(portal));
  return callOperators(portal, call, { ...console, userId, reason: 'reported by a school' });
};

type Ending = { player: MadeUser; end: (session: SessionFields) => Promise<TestResponse> };
const ENDINGS: [string, () => Promise<Ending>][] = [
  [
    'the student signing out',
    async () => ({
      player: await makeStudent(portal.db, { avatar: AVATAR }),
      end: (session) => portal.call('logout', session),
    }),
  ],
  [
    'an adult signing out',
    async () => ({
      player: await makeParent(portal.db),
      end: (session) => portal.call('logout', session),
    }),
  ],
  [
    'another student signing in on the same page',
    async () => {
      const { email, password } = await makeStudent(portal.db);
      return {
        player: await makeStudent(portal.db, { avatar: AVATAR }),
        end: (session) =>
          portal.call('login', { userType: 'student', email, password, ...session }),
      };
    },
  ],
  [
    'the student changing the password',
    async () => ({
      player: await makeStudent(portal.db, { avatar: AVATAR }),
      end: (session) => portal.call('updateUser', { oldPassword: PASSWORD, ...NEW, ...session }),
    }),
  ],
  [
    'the parent changing the password',
    async () => {
      const { child, session } = await makeFamily(portal, { avatar: AVATAR });
      const about = { requestUserId: child.id, ...session };
      return { player: child, end: () => portal.call('updateUser', { ...NEW, ...about }) };
    },
  ],
  [
    'the teacher changing the password',
    async () => {
      const { id, students, session } = await makeClassroom(portal, { students: 1 });
      const player = students[0] as MadeUser;
      const avatar = { avatarName: AVATAR.name, ...(await signIn(portal, player)) };
      expectSuccess(await portal.call('saveAvatarName', avatar));
      const about = { classRoomId: id, studentIds: JSON.stringify([player.id]), ...session };
      return { player, end: () => portal.call('renewRosterPasswords', about) };
    },
  ],
  [
    'a suspension',
    async () => {
      const player = await makeStudent(portal.db, { avatar: AVATAR });
      return { player, end: () => operate('suspendAccount', player.id) };
    },
  ],
  [
    'the only parent unlinking the child',
    async () => {
      const { child, session } = await makeFamily(portal, { avatar: AVATAR });
      const about = { requestUserId: child.id, ...session };
      return { player: child, end: () => portal.call('deleteParentChildAccount', about) };
    },
  ],
];

describe.each(ENDINGS)('End of a game by %s', (_what, make) => {
  it('ends the player’s game and invalidates the token, but no other player’s (PLY_001)', async () => {
    const { player, end } = await make();
    const other = await makeStudent(portal.db, { avatar: AVATAR });
    const [mine, theirs] = [await playing(player), await playing(other)];
    expectSuccess(await end(mine.session));
    expectError(await redeem(mine.token), 'PLY_001');
    expect(await gamesOf(player.id)).toBe(0);
    expect(await gamesOf(other.id)).toBe(1);
    expectSuccess(await redeem(theirs.token));
  });
});

it('rejects an older play token after a suspension is lifted with PLY_001', async () => {
  const player = await makeStudent(portal.db, { avatar: AVATAR });
  const { token } = await playing(player);
  expectSuccess(await operate('suspendAccount', player.id));
  expectSuccess(await operate('restoreAccount', player.id));
  expectError(await redeem(token), 'PLY_001');
  await playing(player);
});

it('leaves no game when a token is redeemed during the sign-out', async () => {
  for (let round = 0; round < 20; round += 1) {
    const player = await makeStudent(portal.db, { avatar: AVATAR });
    const { session, token } = await playing(player);
    const [out, redeemed] = await Promise.all([portal.call('logout', session), redeem(token)]);
    expectSuccess(out);
    expect(['GEN_000', 'PLY_001']).toContain(redeemed.body.msgCode);
    expect(await gamesOf(player.id)).toBe(0);
  }
});

it('accepts a play token after 650 failed ones from the same IP address', async () => {
  const school = await buildTestApp({ config: { ADDRESS_LIMITS: true } });
  const player = await makeStudent(school.db, { avatar: AVATAR });
  // In groups of 25, because all at once would only test waiting for the database.
  for (let room = 0; room < 26; room += 1) {
    const unknown = Array.from({ length: 25 }, () =>
      school.call('redeemPlayToken', { playToken: 'x'.repeat(43) }, { address: '10.3.0.1' }),
    );
    expect(codesIn(await Promise.all(unknown))).toEqual({ PLY_001: 25 });
  }
  const { body } = expectSuccess(await school.call('startPlay', await signIn(school, player)));
  const token = { playToken: body.playToken };
  expectSuccess(await school.call('redeemPlayToken', token, { address: '10.3.0.1' }));
  await school.close();
});

it('issues no play token during a sign-out that works afterwards', async () => {
  for (let round = 0; round < 60; round += 1) {
    const session = await signIn(portal, await makeStudent(portal.db, { avatar: AVATAR }));
    const [started] = await Promise.all([
      portal.call('startPlay', session),
      portal.call('logout', session),
    ]);
    const { playToken = 'none' } = started.body;
    const redeemed = await portal.call('redeemPlayToken', { playToken });
    expect(redeemed.body.msgCode).toBe('PLY_001');
  }
});
