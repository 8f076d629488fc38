import { describe, expect, it } from 'vitest';
import { findInTables } from '../../../../testing/database/find-in-tables.ts';
import { expectInvariants } from '../../../../testing/database/invariants.ts';
import {
  expectError,
  expectSuccess,
  successOf,
  userIn,
} from '../../../../testing/expect-response.ts';
import { enroll } from '../../../../testing/factories/make-classroom.ts';
import { makeFamily } from '../../../../testing/factories/make-family.ts';
import { signIn } from '../../../../testing/factories/sign-in.ts';
import {
  issueCards,
  makeOpenClass,
  makeOpenClassOfOne,
  openForAnHour,
  sessionIn,
  setMethod,
} from '../../../../testing/scenarios/open-class.ts';
import { callGame } from '../../../../testing/scenarios/play-game.ts';
import { openFastTestServer, openTestServer } from '../../../../testing/test-server.ts';

const portal = await openFastTestServer();
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

const scan = (cardCode: string | undefined, fields: Record<string, unknown> = {}) =>
  portal.call('signInWithCard', { cardCode, ...fields });

/** Creates a student with a printed card in an open class. */
const makeCard = async () => {
  const room = await makeOpenClassOfOne(portal, 'scan');
  const [cardCode] = await issueCards(portal, room.fields, [room.student.id]);
  return { ...room, cardCode: cardCode ?? '' };
};

const showCode = async (fields: Record<string, unknown>, studentId: string) =>
  successOf<{ cardCode: string; expiresAt: string }>(
    await portal.call('showSignInCode', { ...fields, requestUserId: studentId }),
  );

const limitCards = async ({ fields }: { fields: Record<string, unknown> }) =>
  expectSuccess(await portal.call('setClassSignIn', { ...fields, cardsOnlyWhileOpen: '1' }));

describe('signInWithCard', () => {
  // @proves C-signInWithCard
  it('signs the student in for the game only, again and again', async () => {
    const { student, cardCode } = await makeCard();
    for (let time = 0; time < 3; time += 1) {
      const response = await scan(cardCode);
      expect(userIn(response)).toMatchObject({ userId: student.id, isGameOnly: true });
    }
    const session = sessionIn(await scan(cardCode));
    expectError(await portal.call('updateUser', { firstName: 'Zoe', ...session }), 'AUZ_002');
    expectSuccess(await portal.call('logout', session));
    await expectInvariants(portal.db);
  });

  // @proves M-LGN_006
  it('rejects unknown codes with LGN_006', async () => {
    for (const cardCode of ['x', 'A'.repeat(22), '', `${'A'.repeat(21)}!`, 'A'.repeat(99)]) {
      expectError(await scan(cardCode), 'LGN_006');
    }
  });

  // @proves M-LGN_007
  it('rejects a replaced, a revoked and a changed card with LGN_007 [T74]', async () => {
    const { fields, student, cardCode } = await makeCard();
    const studentIds = JSON.stringify([student.id]);
    const [second] = await issueCards(portal, fields, [student.id]);
    expectError(await scan(cardCode), 'LGN_007');
    expectSuccess(await scan(second));
    expectSuccess(await portal.call('revokeCards', { ...fields, studentIds }));
    expectError(await scan(second), 'LGN_007');
    const [third] = await issueCards(portal, fields, [student.id]);
    expectSuccess(await portal.call('setSignInMethod', { ...fields, studentIds, method: 'words' }));
    expectError(await scan(third), 'LGN_007');
  });

  it('rejects the code of a card at the sign-in with a password [T75]', async () => {
    const { student, cardCode } = await makeCard();
    const login = { userType: 'student', email: student.email, password: cardCode };
    expectError(await portal.call('login', login), 'LGN_001');
  });

  // @proves M-LGN_008
  it('accepts limited cards only while a class of the student is open [T74]', async () => {
    const room = await makeCard();
    await limitCards(room);
    const session = sessionIn(await scan(room.cardCode));
    expectSuccess(await portal.call('closeClass', room.fields));
    // The session ends with the class that let the card work.
    expectError(await portal.call('getUser', session), 'SSN_002');
    expectError(await scan(room.cardCode), 'LGN_008');
    await openForAnHour(portal, room.fields);
    expectSuccess(await scan(room.cardCode));
    portal.clock.advance(HOUR);
    expectError(await scan(room.cardCode), 'LGN_008');
  });

  it('binds a limited card to the class that limits it, whatever the device [T74]', async () => {
    const room = await makeCard();
    await limitCards(room);
    const other = await makeOpenClass(portal);
    const { classToken } = other;
    const session = sessionIn(await scan(room.cardCode, { classToken }));
    expectSuccess(await portal.call('closeClass', room.fields));
    expectError(await portal.call('getUser', session), 'SSN_002');
    // Another open class of the student does not let the card work.
    await enroll(portal, other.classroom.id, room.student.id, 'joined');
    expectError(await scan(room.cardCode), 'LGN_008');
    expectError(await scan(room.cardCode, { classToken }), 'LGN_008');
  });

  it('accepts cards everywhere unless a class that manages the login limits them', async () => {
    const room = await makeCard();
    expectSuccess(await portal.call('closeClass', room.fields));
    const session = sessionIn(await scan(room.cardCode));
    portal.clock.advance(3 * HOUR);
    expectSuccess(await portal.call('getUser', session));
  });

  it('ends the session with the class of the device, also for a student of another class', async () => {
    const room = await makeOpenClass(portal);
    const { cardCode } = await makeCard();
    const session = sessionIn(await scan(cardCode, { classToken: room.classToken }));
    expectSuccess(await portal.call('closeClass', room.fields));
    expectError(await portal.call('getUser', session), 'SSN_002');
  });

  it('ignores the token of a device whose class has ended', async () => {
    const room = await makeOpenClass(portal);
    const { cardCode } = await makeCard();
    expectSuccess(await scan(cardCode, { classToken: 'x' }));
    expectSuccess(await portal.call('closeClass', room.fields));
    expectSuccess(await scan(cardCode, { classToken: room.classToken }));
  });

  // @proves M-LGN_005
  it('rejects suspended and merged students', async () => {
    const { student, cardCode } = await makeCard();
    const users = portal.db.updateTable('users').where('id', '=', student.id);
    await users.set({ suspended_at: portal.deps.now() }).execute();
    expectError(await scan(cardCode), 'LGN_004');
    await users.set({ suspended_at: null }).execute();
    const { student: kept } = await makeOpenClassOfOne(portal);
    const students = portal.db.updateTable('students').where('user_id', '=', student.id);
    await students.set({ folded_into: kept.id }).execute();
    expectError(await scan(cardCode), 'LGN_005');
    await students.set({ folded_into: null }).execute();
  });

  it('tells the device neither the last name nor the username [T75]', async () => {
    const { student, cardCode } = await makeCard();
    const response = await scan(cardCode);
    const { body } = await portal.call('getUser', sessionIn(response));
    for (const text of [String(response.body.userJson), String(body.userJson)]) {
      expect(text).toContain(student.avatarName);
      for (const secret of [student.email, 'Robin', 'Marsh', 'zip', 'city']) {
        expect(text).not.toContain(secret);
      }
    }
  });

  it('ends no session that was opened with the password', async () => {
    const { student, cardCode } = await makeCard();
    const session = await signIn(portal, student);
    for (let time = 0; time < 4; time += 1) await scan(cardCode);
    expectSuccess(await portal.call('getUser', session));
  });

  it('ends the session and the game of a card that is replaced or revoked [T74]', async () => {
    const { fields, student, cardCode } = await makeCard();
    const session = sessionIn(await scan(cardCode));
    const { playToken } = expectSuccess(await portal.call('startPlay', session)).body;
    const redeemed = expectSuccess(await portal.call('redeemPlayToken', { playToken })).body;
    const openField = () => callGame(portal, 'openField', { playSession: redeemed.playSession });
    expectSuccess(await openField());
    // Newer sessions replace the one of the game, which goes on.
    for (let time = 0; time < 3; time += 1) await signIn(portal, student);
    expectError(await portal.call('getUser', session), 'SSN_002');
    expectSuccess(await openField());
    const [second] = await issueCards(portal, fields, [student.id]);
    expectError(await openField(), 'PLY_001');
    const later = sessionIn(await scan(second));
    await issueCards(portal, fields, [student.id]);
    expectError(await portal.call('getUser', later), 'SSN_002');
  });

  it('ends the session that was sent with the request', async () => {
    const first = await makeCard();
    const second = await makeCard();
    const session = sessionIn(await scan(first.cardCode));
    expectSuccess(await scan(second.cardCode, session));
    expectError(await portal.call('getUser', session), 'SSN_002');
  });

  it('leaves no valid session of the old card when a new one is issued in parallel', async () => {
    const { fields, student, cardCode } = await makeCard();
    const [responses] = await Promise.all([
      Promise.all(Array.from({ length: 10 }, () => scan(cardCode))),
      issueCards(portal, fields, [student.id]),
    ]);
    const codes = new Set(responses.map(({ body }) => body.msgCode));
    for (const code of codes) expect(['GEN_000', 'LGN_007']).toContain(code);
    expectError(await scan(cardCode), 'LGN_007');
    await expectInvariants(portal.db);
  });

  it('stores only a hash of the code, and logs none [T71]', async () => {
    const { cardCode } = await makeCard();
    expectSuccess(await scan(cardCode));
    expect(await findInTables(portal.db, cardCode)).toEqual([]);
    expect(portal.logLines.join('\n')).not.toContain(cardCode);
  });
});

describe('signInWithCard with a shown code', () => {
  // @proves C-showSignInCode
  it('works once, within ten minutes for an educator [T79]', async () => {
    const { fields, student } = await makeCard();
    const { cardCode, expiresAt } = await showCode(fields, student.id);
    expect(new Date(expiresAt).getTime()).toBe(portal.deps.now().getTime() + 10 * MINUTE);
    expectSuccess(await scan(cardCode));
    expectError(await scan(cardCode), 'LGN_007');
    const late = await showCode(fields, student.id);
    portal.clock.advance(10 * MINUTE);
    expectError(await scan(late.cardCode), 'LGN_007');
  });

  it('works within five minutes for a parent', async () => {
    const { child, session } = await makeFamily(portal);
    await setMethod(portal, child.id, 'pictures');
    const { cardCode } = await showCode(session, child.id);
    portal.clock.advance(5 * MINUTE - 1);
    expectSuccess(await scan(cardCode));
    const late = await showCode(session, child.id);
    portal.clock.advance(5 * MINUTE);
    expectError(await scan(late.cardCode), 'LGN_007');
  });

  it('works only in the newest version, and leaves the printed card', async () => {
    const { fields, student, cardCode: printed } = await makeCard();
    const first = await showCode(fields, student.id);
    const second = await showCode(fields, student.id);
    expectError(await scan(first.cardCode), 'LGN_007');
    expectSuccess(await scan(second.cardCode));
    expectSuccess(await scan(printed));
  });

  it('opens one session for 50 parallel requests [T79]', async () => {
    const { fields, student } = await makeCard();
    const { cardCode } = await showCode(fields, student.id);
    const responses = await Promise.all(Array.from({ length: 50 }, () => scan(cardCode)));
    const codes = responses.map(({ body }) => body.msgCode);
    expect(codes.filter((code) => code === 'GEN_000')).toHaveLength(1);
    expect(codes.filter((code) => code === 'LGN_007')).toHaveLength(49);
  });

  it('works with limited cards while the class is closed, because an adult shows it', async () => {
    const room = await makeCard();
    await limitCards(room);
    expectSuccess(await portal.call('closeClass', room.fields));
    const { cardCode } = await showCode(room.fields, room.student.id);
    expectSuccess(await scan(cardCode));
  });
});

describe('limit of cards', () => {
  it('limits ended cards, each of which writes an audit event', async () => {
    const { fields, student, cardCode } = await makeCard();
    await issueCards(portal, fields, [student.id]);
    for (let time = 0; time < 20; time += 1) expectError(await scan(cardCode), 'LGN_007');
    expectError(await scan(cardCode), 'RTE_001');
  });

  it('limits unknown cards of one IP address, and never a valid card', async () => {
    const limited = await openTestServer();
    const room = await makeOpenClassOfOne(limited, 'scan');
    const [cardCode] = await issueCards(limited, room.fields, [room.student.id]);
    const tryCard = (code: string | undefined, address: string) =>
      limited.call('signInWithCard', { cardCode: code }, { address });
    for (let time = 0; time < 120; time += 1) {
      expectError(await tryCard('x', '192.0.2.1'), 'LGN_006');
    }
    expectError(await tryCard('x', '192.0.2.1'), 'RTE_001');
    expectSuccess(await tryCard(cardCode, '192.0.2.1'));
    expectError(await tryCard('x', '192.0.2.2'), 'LGN_006');
  });
});
