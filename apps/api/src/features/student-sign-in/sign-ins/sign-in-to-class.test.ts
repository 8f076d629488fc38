import type { OpenClass } from '@wonderfield/contract/student-sign-in/open-class';
import { describe, expect, it } from 'vitest';
import { findInTables } from '../../../../testing/database/find-in-tables.ts';
import { expectInvariants } from '../../../../testing/database/invariants.ts';
import {
  expectError,
  expectSuccess,
  successOf,
  userIn,
} from '../../../../testing/expect-response.ts';
import {
  enterDevice,
  makeOpenClass,
  makeOpenClassOfOne,
  RIGHT_PICTURES,
  sessionIn,
  tapPictures,
  WRONG_PICTURES,
} from '../../../../testing/scenarios/open-class.ts';
import { callGame } from '../../../../testing/scenarios/play-game.ts';
import { openFastTestServer } from '../../../../testing/test-server.ts';
import { WRONG_PICTURES_OF_CLASS } from '../../students/methods/picture-attempts.ts';

const portal = await openFastTestServer();
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

type Room = Awaited<ReturnType<typeof makeOpenClassOfOne>>;
const tap = (room: Room, pictures = RIGHT_PICTURES) =>
  tapPictures(portal, room, room.student, pictures);

const auditedOutcomes = async (
  subjectId: string,
  action: 'session.started' | 'session.refused',
) => {
  const events = await portal.db
    .selectFrom('audit_events')
    .select('outcome')
    .where('subject_id', '=', subjectId)
    .where('action', '=', action)
    .orderBy('id')
    .execute();
  return events.map(({ outcome }) => outcome);
};

const studentRow = (id: string) =>
  portal.db.selectFrom('students').selectAll().where('user_id', '=', id).executeTakeFirstOrThrow();

describe('signInToClass with pictures', () => {
  // @proves C-signInToClass
  it('signs the student of the tile in for the game only, and records how', async () => {
    const room = await makeOpenClassOfOne(portal);
    const response = await tap(room);
    expect(userIn(response)).toMatchObject({ userId: room.student.id, isGameOnly: true });
    expectSuccess(await portal.call('getUser', sessionIn(response)));
    expect(await auditedOutcomes(room.student.id, 'session.started')).toEqual(['pictures']);
    expect(await studentRow(room.student.id)).toMatchObject({ signed_in_with: 'pictures' });
    await expectInvariants(portal.db);
  });

  // @proves M-AUZ_002
  it('opens no account settings with pictures [T75]', async () => {
    const session = sessionIn(await tap(await makeOpenClassOfOne(portal)));
    const change = { password: 'Thistle#93b', confirmPassword: 'Thistle#93b', ...session };
    for (const [call, fields] of [
      ['updateUser', { firstName: 'Zoe', ...session }],
      ['updateUser', change],
      ['generateStudentPassword', { update: '1', ...session }],
      ['showOwnLogin', session],
    ] as const) {
      expectError(await portal.call(call, fields), 'AUZ_002');
    }
  });

  // @proves M-LGN_009, M-LGN_010
  it('rejects wrong pictures with LGN_009, and with LGN_010 when no attempt is left [T73]', async () => {
    const room = await makeOpenClassOfOne(portal);
    expectError(await tap(room, WRONG_PICTURES), 'LGN_009');
    expectError(await tap(room, WRONG_PICTURES), 'LGN_009');
    expectError(await tap(room, WRONG_PICTURES), 'LGN_010');
    expectError(await tap(room), 'LGN_010');
    // What was not checked writes no event, so repeating it does not fill the log.
    expect(await auditedOutcomes(room.student.id, 'session.refused')).toEqual([
      'LGN_009',
      'LGN_009',
      'LGN_010',
    ]);
  });

  it('refunds right pictures, so a student can sign in many times', async () => {
    const room = await makeOpenClassOfOne(portal);
    expectError(await tap(room, WRONG_PICTURES), 'LGN_009');
    expectError(await tap(room, WRONG_PICTURES), 'LGN_009');
    for (let time = 0; time < 5; time += 1) expectSuccess(await tap(room));
    expectError(await tap(room, WRONG_PICTURES), 'LGN_010');
  });

  it('checks at most three of 50 parallel guesses [T73]', async () => {
    const room = await makeOpenClassOfOne(portal);
    const guesses = await Promise.all(Array.from({ length: 50 }, () => tap(room, WRONG_PICTURES)));
    const codes = guesses.map(({ body }) => body.msgCode);
    // The third one is the last that is checked, and gets LGN_010 already.
    expect(codes.filter((code) => code === 'LGN_009').length).toBeLessThanOrEqual(3);
    expect(new Set(codes)).toEqual(new Set(['LGN_009', 'LGN_010']));
    expectError(await tap(room), 'LGN_010');
  });

  it('counts the attempts of a student from all devices together [T73]', async () => {
    const room = await makeOpenClassOfOne(portal);
    const { email } = room.student;
    const home = { email, pictures: JSON.stringify(WRONG_PICTURES) };
    const other = await enterDevice(portal, room.code);
    expectError(await tap(room, WRONG_PICTURES), 'LGN_009');
    expectError(await portal.call('signInWithPictures', home), 'LGN_009');
    const tile = other.openClass.tiles[0]?.tile;
    const pictures = JSON.stringify(WRONG_PICTURES);
    const elsewhere = { classToken: other.classToken, tile, pictures };
    expectError(await portal.call('signInToClass', elsewhere), 'LGN_010');
  });

  it('stops guesses in a whole class and emails its owner once a day [T73]', async () => {
    await portal.forgetMail();
    const students = WRONG_PICTURES_OF_CLASS.times / 3 + 1;
    const room = await makeOpenClass(portal, { students });
    const last = room.students.at(-1);
    if (!last) throw new Error('The class has no student.');
    for (const student of room.students.slice(0, -1)) {
      for (let time = 0; time < 3; time += 1) {
        await tapPictures(portal, room, student, WRONG_PICTURES);
      }
    }
    expectError(await tapPictures(portal, room, last), 'LGN_010');
    expectError(await tapPictures(portal, room, last), 'LGN_010');
    await portal.runJobs();
    expect(portal.emails.map(({ to, subject }) => [to, subject])).toEqual([
      [room.classroom.owner.email, 'Many wrong picture sign-ins in your class'],
    ]);
    portal.clock.advance(HOUR);
    expectSuccess(
      await portal.call('signInWithPictures', {
        email: last.email,
        pictures: JSON.stringify(RIGHT_PICTURES),
      }),
    );
  });

  it('keeps unknown tiles from using up the attempts of the class [T73]', async () => {
    const room = await makeOpenClassOfOne(portal);
    for (let time = 0; time < 65; time += 1) {
      const pictures = JSON.stringify(RIGHT_PICTURES);
      const { body } = await portal.call('signInToClass', {
        classToken: room.classToken,
        tile: `x${time}`,
        pictures,
      });
      expect(['LGN_009', 'LGN_010']).toContain(body.msgCode);
    }
    expectSuccess(await tap(room));
  });

  it('ends the wait of a class when an educator opens it again', async () => {
    const room = await makeOpenClassOfOne(portal);
    await portal.db
      .updateTable('rate_limits')
      .set({ used: WRONG_PICTURES_OF_CLASS.times })
      .where('bucket', '=', 'pictures/class')
      .execute();
    await tap(room, WRONG_PICTURES);
    expectSuccess(await portal.call('closeClass', room.fields));
    const openUntil = new Date(portal.deps.now().getTime() + HOUR).toISOString();
    expectSuccess(await portal.call('openClass', { ...room.fields, openUntil }));
    expectSuccess(await tap(room));
  });

  it('returns the same errors for a student who signs in another way', async () => {
    for (const method of ['scan', 'words', 'own'] as const) {
      const room = await makeOpenClassOfOne(portal, method);
      expectError(await tap(room), 'LGN_009');
      expectError(await tap(room), 'LGN_009');
      expectError(await tap(room), 'LGN_010');
    }
  });

  it('rejects the tile of another device', async () => {
    const room = await makeOpenClassOfOne(portal);
    const other = await enterDevice(portal, room.code);
    const fields = { classToken: other.classToken, tile: room.tile };
    const pictures = JSON.stringify(RIGHT_PICTURES);
    expectError(await portal.call('signInToClass', { ...fields, pictures }), 'LGN_009');
    expectError(await portal.call('signInToClass', { ...fields, password: 'x' }), 'LGN_001');
    expectError(await portal.call('signInToClass', fields), 'LGN_009');
  });

  // @proves M-CLS_011
  it('rejects every sign-in after the class is closed or has ended', async () => {
    const room = await makeOpenClassOfOne(portal);
    portal.clock.advance(HOUR);
    expectError(await tap(room), 'CLS_011');
    const closed = await makeOpenClassOfOne(portal);
    expectSuccess(await portal.call('closeClass', closed.fields));
    expectError(await tap(closed), 'CLS_011');
  });

  it('rejects the token of a device after the class code was renewed [T78]', async () => {
    const room = await makeOpenClassOfOne(portal);
    const renewal = { ...room.fields, enabled: '1', renew: '1' };
    expectSuccess(await portal.call('setClassCode', renewal));
    expectError(await tap(room), 'CLS_008');
    expectError(await portal.call('getOpenClass', { classToken: room.classToken }), 'CLS_008');
    expectError(
      await portal.call('raiseHand', { classToken: room.classToken, tile: room.tile }),
      'CLS_008',
    );
  });

  it('rejects suspended and merged students', async () => {
    const room = await makeOpenClassOfOne(portal);
    const home = { email: room.student.email, pictures: JSON.stringify(RIGHT_PICTURES) };
    const users = portal.db.updateTable('users').where('id', '=', room.student.id);
    await users.set({ suspended_at: portal.deps.now() }).execute();
    expectError(await portal.call('signInWithPictures', home), 'LGN_004');
    expectError(await tap(room), 'LGN_009');
    await users.set({ suspended_at: null }).execute();
    expectSuccess(await tap(room));
  });

  it('stores and logs neither pictures nor tokens [T71]', async () => {
    const room = await makeOpenClassOfOne(portal);
    const { sessionToken } = sessionIn(await tap(room));
    const { body } = await portal.call('raiseHand', {
      classToken: room.classToken,
      tile: room.tile,
    });
    const row = await studentRow(room.student.id);
    expect(row.sealed_pictures?.toString('latin1')).not.toContain('cat');
    for (const secret of [sessionToken, room.classToken, room.tile, String(body.handToken)]) {
      expect(portal.logLines.join('\n')).not.toContain(secret);
      expect(await findInTables(portal.db, secret)).toEqual([]);
    }
    expect(portal.logLines.join('\n')).not.toContain('"cat"');
  });
});

describe('signInToClass with a password', () => {
  const typed = (room: Room, password: string) =>
    portal.call('signInToClass', { classToken: room.classToken, tile: room.tile, password });

  it('starts a full session that ends with the class', async () => {
    const room = await makeOpenClassOfOne(portal, 'words');
    const response = await typed(room, room.student.password);
    expect(userIn(response).isGameOnly).toBeUndefined();
    const session = sessionIn(response);
    expectSuccess(await portal.call('updateUser', { firstName: 'Zoe', ...session }));
    expect(await auditedOutcomes(room.student.id, 'session.started')).toEqual(['password']);
    expectSuccess(await portal.call('closeClass', room.fields));
    expectError(await portal.call('getUser', session), 'SSN_002');
  });

  it('rejects a wrong password with LGN_001, and after many attempts with LGN_002', async () => {
    const room = await makeOpenClassOfOne(portal, 'words');
    for (let time = 0; time < 5; time += 1) expectError(await typed(room, 'x'), 'LGN_001');
    expectError(await typed(room, 'x'), 'LGN_002');
    expectError(await typed(room, room.student.password), 'LGN_002');
  });

  it('keeps guesses elsewhere from locking a student out of the educator’s device [T73]', async () => {
    const room = await makeOpenClassOfOne(portal, 'words');
    const { classToken, tile, student, fields } = room;
    const guess = { classToken, tile, password: 'Wrong-guess99' };
    for (let time = 0; time < 5; time += 1) {
      expectError(await portal.call('signInToClass', guess), 'LGN_001');
    }
    expect((await portal.call('signInToClass', guess)).body.msgCode).toBe('LGN_002');
    const opened = expectSuccess(await portal.call('openClassHere', fields)).body;
    const own = String(opened.classToken);
    const { openClass } = successOf<{ openClass: OpenClass }>(
      await portal.call('getOpenClass', { classToken: own }),
    );
    const ownTile = openClass.tiles.find(({ name }) => name === student.avatarName)?.tile;
    const { password } = student;
    expectSuccess(await portal.call('signInToClass', { classToken: own, tile: ownTile, password }));
  });

  it('accepts the password with every method', async () => {
    for (const method of ['scan', 'pictures', 'words', 'own'] as const) {
      const room = await makeOpenClassOfOne(portal, method);
      expectSuccess(await typed(room, room.student.password));
    }
  });
});

describe('session of an open class', () => {
  it('ends when the class ends, and moves with its end', async () => {
    const room = await makeOpenClassOfOne(portal);
    const session = sessionIn(await tap(room));
    portal.clock.advance(30 * MINUTE);
    const openUntil = new Date(portal.deps.now().getTime() + HOUR).toISOString();
    expectSuccess(await portal.call('openClass', { ...room.fields, openUntil }));
    portal.clock.advance(HOUR - 1);
    expectSuccess(await portal.call('getUser', session));
    portal.clock.advance(1);
    expectError(await portal.call('getUser', session), 'SSN_002');
  });

  it('never becomes valid again when the class is opened again', async () => {
    const room = await makeOpenClassOfOne(portal);
    const session = sessionIn(await tap(room));
    portal.clock.advance(HOUR);
    const openUntil = new Date(portal.deps.now().getTime() + HOUR).toISOString();
    expectSuccess(await portal.call('openClass', { ...room.fields, openUntil }));
    expectError(await portal.call('getUser', session), 'SSN_002');
    expectSuccess(await tap(room));
  });

  it('ends the game with the class, and moves its end with the class', async () => {
    const room = await makeOpenClassOfOne(portal);
    const session = sessionIn(await tap(room));
    const { body } = expectSuccess(await portal.call('startPlay', session));
    const entered = expectSuccess(
      await portal.call('redeemPlayToken', { playToken: body.playToken }),
    );
    const { playSession } = entered.body;
    portal.clock.advance(30 * MINUTE);
    const openUntil = new Date(portal.deps.now().getTime() + HOUR).toISOString();
    expectSuccess(await portal.call('openClass', { ...room.fields, openUntil }));
    portal.clock.advance(HOUR - 1);
    expectSuccess(await callGame(portal, 'openField', { playSession }));
    expectSuccess(await portal.call('closeClass', room.fields));
    expectError(await callGame(portal, 'openField', { playSession }), 'PLY_001');
  });

  it('leaves no session of the class when closing races sign-ins', async () => {
    const room = await makeOpenClass(portal, { students: 10 });
    await Promise.all([
      ...room.students.map((student) => tapPictures(portal, room, student)),
      portal.call('closeClass', room.fields),
    ]);
    const ids = room.students.map(({ id }) => id);
    const left = await portal.db
      .selectFrom('sessions')
      .select('id')
      .where('user_id', 'in', ids)
      .execute();
    expect(left).toEqual([]);
  });
});
