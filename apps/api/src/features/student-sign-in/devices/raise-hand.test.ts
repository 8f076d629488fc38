import type { LiveClass, OpenClass } from '@wonderfield/contract/student-sign-in/open-class';
import { describe, expect, it } from 'vitest';
import { expectInvariants } from '../../../../testing/database/invariants.ts';
import {
  expectError,
  expectSuccess,
  successOf,
  userIn,
} from '../../../../testing/expect-response.ts';
import { enroll, makeHelper } from '../../../../testing/factories/make-classroom.ts';
import { makeFamily } from '../../../../testing/factories/make-family.ts';
import { signIn } from '../../../../testing/factories/sign-in.ts';
import {
  enterDevice,
  makeOpenClass,
  makeOpenClassOfOne,
  openForAnHour,
  sessionIn,
  tapPictures,
  WRONG_PICTURES,
} from '../../../../testing/scenarios/open-class.ts';
import { openFastTestServer } from '../../../../testing/test-server.ts';

const portal = await openFastTestServer();
const MINUTE = 60_000;

type Room = Awaited<ReturnType<typeof makeOpenClassOfOne>>;

const raise = async ({ classToken, tile }: Pick<Room, 'classToken' | 'tile'>) =>
  successOf<{ handToken: string; picture: string }>(
    await portal.call('raiseHand', { classToken, tile }),
  );

const check = (handToken: string) => portal.call('checkHand', { handToken });
const stateOf = async (handToken: string) => expectSuccess(await check(handToken)).body.state;

const readLive = async (fields: Room['fields']) =>
  successOf<{ liveClass: LiveClass }>(await portal.call('getLiveClass', fields)).liveClass;

const handIdOf = async ({ fields }: Room) => (await readLive(fields)).hands[0]?.handId ?? '';

const answer = (room: Room, handId: string, reply: string) =>
  portal.call('answerHand', { ...room.fields, handId, answer: reply });

describe('raiseHand', () => {
  // @proves C-raiseHand
  it('shows the hand on the board with the picture of the device [T76]', async () => {
    const room = await makeOpenClassOfOne(portal);
    const { handToken, picture } = await raise(room);
    expect(await stateOf(handToken)).toBe('waiting');
    expect((await readLive(room.fields)).hands).toEqual([
      {
        handId: expect.any(String),
        classRoomId: room.classroom.id,
        userId: room.student.id,
        firstName: 'Robin',
        lastName: 'Marsh',
        avatarPreview: 'bloom-2',
        reason: 'asked',
        picture,
        raisedAt: portal.deps.now().toISOString(),
        isComing: false,
      },
    ]);
    await expectInvariants(portal.db);
  });

  it('tells that the student is stuck after three wrong attempts', async () => {
    const room = await makeOpenClassOfOne(portal);
    for (let time = 0; time < 3; time += 1) {
      await tapPictures(portal, room, room.student, WRONG_PICTURES);
    }
    await raise(room);
    const live = await readLive(room.fields);
    expect(live.hands[0]?.reason).toBe('stuck');
    expect(live.students[0]?.state).toBe('stuck');
  });

  it('gives the hands of a class different pictures', async () => {
    const room = await makeOpenClass(portal, { students: 6 });
    const pictures: string[] = [];
    for (const student of room.students) {
      const { picture } = await raise({ classToken: room.classToken, tile: room.tileOf(student) });
      pictures.push(picture);
    }
    expect(new Set(pictures).size).toBe(6);
  });

  it('replaces the hand of another device, so only the newest one can be answered [T76]', async () => {
    const room = await makeOpenClassOfOne(portal);
    const first = await raise(room);
    const oldId = await handIdOf(room);
    const second = await raise(room);
    expect(await stateOf(first.handToken)).toBe('lowered');
    expect(await stateOf(second.handToken)).toBe('waiting');
    expectError(await answer(room, oldId, 'letIn'), 'HND_001');
  });

  it('keeps one hand when 20 requests raise it in parallel', async () => {
    const room = await makeOpenClassOfOne(portal);
    const { classToken, tile } = room;
    await Promise.all(
      Array.from({ length: 20 }, () => portal.call('raiseHand', { classToken, tile })),
    );
    expect((await readLive(room.fields)).hands).toHaveLength(1);
  });

  it('rejects a closed class with CLS_011, and an unknown tile with CLS_008', async () => {
    const room = await makeOpenClassOfOne(portal);
    const { classToken, tile } = room;
    expectError(await portal.call('raiseHand', { classToken, tile: 'x' }), 'CLS_008');
    expectSuccess(await portal.call('closeClass', room.fields));
    expectError(await portal.call('raiseHand', { classToken, tile }), 'CLS_011');
  });

  it('limits the hands of a student, each with another picture [T76]', async () => {
    const room = await makeOpenClassOfOne(portal);
    const pictures: string[] = [];
    for (let time = 0; time < 6; time += 1) pictures.push((await raise(room)).picture);
    expect(new Set(pictures).size).toBe(6);
    const { classToken, tile } = room;
    expectError(await portal.call('raiseHand', { classToken, tile }), 'RTE_001');
    portal.clock.advance(10 * MINUTE);
    expect(pictures).not.toContain((await raise(room)).picture);
  });

  it('limits the hands of a class, and those of the educator’s devices apart', async () => {
    const room = await makeOpenClass(portal, { students: 21 });
    const { classToken, classroom, tileOf } = room;
    for (let time = 0; time < 125; time += 1) {
      expectError(await portal.call('raiseHand', { classToken, tile: `x${time}` }), 'CLS_008');
    }
    for (const student of room.students.slice(0, 20)) {
      for (let time = 0; time < 6; time += 1) await raise({ classToken, tile: tileOf(student) });
    }
    const [last] = room.students.slice(20);
    const tile = last && tileOf(last);
    expectError(await portal.call('raiseHand', { classToken, tile }), 'RTE_001');
    const session = await signIn(portal, classroom.owner);
    const opened = await portal.call('openClassHere', { ...session, classRoomId: classroom.id });
    const own = String(expectSuccess(opened).body.classToken);
    const { openClass } = successOf<{ openClass: OpenClass }>(
      await portal.call('getOpenClass', { classToken: own }),
    );
    const ownTile = openClass.tiles.find(({ name }) => name === last?.avatarName)?.tile ?? '';
    await raise({ classToken: own, tile: ownTile });
  });
});

describe('answerHand', () => {
  // @proves C-answerHand, C-lowerHand
  it('tells the device that help is coming', async () => {
    const room = await makeOpenClassOfOne(portal);
    const { handToken } = await raise(room);
    const response = await answer(room, await handIdOf(room), 'coming');
    const { liveClass } = successOf<{ liveClass: LiveClass }>(response);
    expect(liveClass.hands[0]?.isComing).toBe(true);
    expect(await stateOf(handToken)).toBe('coming');
  });

  // @proves C-checkHand
  it('lets the student in once, on the device with the hand, until the class ends', async () => {
    const room = await makeOpenClassOfOne(portal);
    for (let time = 0; time < 3; time += 1) {
      await tapPictures(portal, room, room.student, WRONG_PICTURES);
    }
    const { handToken } = await raise(room);
    const response = await answer(room, await handIdOf(room), 'letIn');
    expect(successOf<{ liveClass: LiveClass }>(response).liveClass.hands).toEqual([]);
    const entered = await check(handToken);
    expect(entered.body.state).toBe('letIn');
    expect(userIn(entered)).toMatchObject({ userId: room.student.id, isGameOnly: true });
    expect(await stateOf(handToken)).toBe('lowered');
    expect((await readLive(room.fields)).students[0]).toMatchObject({
      state: 'in',
      signedInWith: 'help',
    });
    const session = sessionIn(entered);
    expectSuccess(await tapPictures(portal, room, room.student));
    expectSuccess(await portal.call('closeClass', room.fields));
    expectError(await portal.call('getUser', session), 'SSN_002');
  });

  it('opens one session when 50 requests check the hand in parallel [T79]', async () => {
    const room = await makeOpenClassOfOne(portal);
    const { handToken } = await raise(room);
    await answer(room, await handIdOf(room), 'letIn');
    const responses = await Promise.all(Array.from({ length: 50 }, () => check(handToken)));
    const states = responses.map((response) => expectSuccess(response).body.state);
    expect(states.filter((state) => state === 'letIn')).toHaveLength(1);
    expect(states.filter((state) => state === 'lowered')).toHaveLength(49);
  });

  // @proves M-HND_001
  it('answers a hand once when 10 educators let the student in in parallel', async () => {
    const room = await makeOpenClassOfOne(portal);
    await raise(room);
    const handId = await handIdOf(room);
    const responses = await Promise.all(
      Array.from({ length: 10 }, () => answer(room, handId, 'letIn')),
    );
    const codes = responses.map(({ body }) => body.msgCode);
    expect(codes.filter((code) => code === 'GEN_000')).toHaveLength(1);
    expect(codes.filter((code) => code === 'HND_001')).toHaveLength(9);
  });

  it.each<[string, (room: Room) => Promise<unknown>]>([
    [
      'the student was removed from the class',
      async ({ fields, student }) => {
        const other = await makeOpenClassOfOne(portal);
        await enroll(portal, other.classroom.id, student.id);
        const removed = { ...fields, studentId: student.id };
        expectSuccess(await portal.call('removeStudentfromClass', removed));
      },
    ],
    [
      'the method was changed',
      async ({ fields, student }) => {
        const changed = { ...fields, studentIds: JSON.stringify([student.id]), method: 'own' };
        expectSuccess(await portal.call('setSignInMethod', changed));
      },
    ],
    [
      'the class code was renewed',
      async ({ fields }) => {
        const renewed = { ...fields, enabled: '1', renew: '1' };
        expectSuccess(await portal.call('setClassCode', renewed));
      },
    ],
  ])('rejects the permission to sign in after %s [T78]', async (_what, change) => {
    const room = await makeOpenClassOfOne(portal);
    const { handToken } = await raise(room);
    await answer(room, await handIdOf(room), 'letIn');
    await change(room);
    expect(await stateOf(handToken)).toBe('lowered');
  });

  it('lets nobody in after ten minutes', async () => {
    const room = await makeOpenClassOfOne(portal);
    const { handToken } = await raise(room);
    await answer(room, await handIdOf(room), 'letIn');
    portal.clock.advance(10 * MINUTE);
    expect(await stateOf(handToken)).toBe('lowered');
  });

  it('lowers a hand, which the device, the educator and closing the class can do', async () => {
    const room = await makeOpenClassOfOne(portal);
    const byDevice = await raise(room);
    expectSuccess(await portal.call('lowerHand', { handToken: byDevice.handToken }));
    expect((await readLive(room.fields)).hands).toEqual([]);
    const byEducator = await raise(room);
    expectSuccess(await answer(room, await handIdOf(room), 'lower'));
    expect(await stateOf(byEducator.handToken)).toBe('lowered');
    const byClosing = await raise(room);
    const handId = await handIdOf(room);
    expectSuccess(await portal.call('closeClass', room.fields));
    await openForAnHour(portal, room.fields);
    expect(await stateOf(byClosing.handToken)).toBe('lowered');
    expectError(await answer(room, handId, 'letIn'), 'HND_001');
  });

  it('lets no guest in, because the family manages the login [T76]', async () => {
    const room = await makeOpenClassOfOne(portal);
    const { child } = await makeFamily(portal, { avatar: { name: 'Guestlark', look: 'bloom-1' } });
    await enroll(portal, room.classroom.id, child.id, 'joined');
    const { classToken, openClass } = await enterDevice(portal, room.code);
    const tile = openClass.tiles.find(({ name }) => name === 'Guestlark')?.tile ?? '';
    const { handToken } = await raise({ classToken, tile });
    expect((await readLive(room.fields)).hands[0]?.isGuest).toBe(true);
    expectError(await answer(room, await handIdOf(room), 'letIn'), 'STU_001');
    expectSuccess(await answer(room, await handIdOf(room), 'coming'));
    expect(await stateOf(handToken)).toBe('coming');
  });

  it('rejects a hand of another class with HND_001', async () => {
    const [room, other] = [await makeOpenClassOfOne(portal), await makeOpenClassOfOne(portal)];
    await raise(other);
    expectError(await answer(room, await handIdOf(other), 'letIn'), 'HND_001');
  });

  // @proves P-helper
  it('lets a helper answer that help is coming, and nothing else', async () => {
    const room = await makeOpenClassOfOne(portal);
    const { handToken } = await raise(room);
    const helper = await makeHelper(portal, room.classroom.id);
    const session = await signIn(portal, helper);
    const fields = { classRoomId: room.classroom.id, handId: await handIdOf(room), ...session };
    for (const reply of ['letIn', 'lower']) {
      expectError(await portal.call('answerHand', { ...fields, answer: reply }), 'CLS_001');
    }
    expectSuccess(await portal.call('answerHand', { ...fields, answer: 'coming' }));
    expect(await stateOf(handToken)).toBe('coming');
  });
});

describe('getRaisedHands', () => {
  // @proves C-getRaisedHands
  it('lists the hands of all open classes of the educator, oldest first', async () => {
    const room = await makeOpenClassOfOne(portal);
    await raise(room);
    portal.clock.advance(1000);
    const { classroom } = room;
    const second = await makeOpenClassOfOne(portal);
    await raise(second);
    await makeHelper(portal, second.classroom.id, { who: classroom.owner });
    const session = await signIn(portal, classroom.owner);
    const read = async () =>
      successOf<{ hands: { classRoomId: string }[] }>(await portal.call('getRaisedHands', session))
        .hands;
    expect((await read()).map(({ classRoomId }) => classRoomId)).toEqual([
      classroom.id,
      second.classroom.id,
    ]);
    expectSuccess(await portal.call('closeClass', room.fields));
    expect((await read()).map(({ classRoomId }) => classRoomId)).toEqual([second.classroom.id]);
  });
});

describe('checkHand', () => {
  it('treats an unknown hand as lowered', async () => {
    expect(await stateOf('x')).toBe('lowered');
    expectSuccess(await portal.call('lowerHand', { handToken: 'x' }));
  });

  it('rejects a student who was suspended since', async () => {
    const room = await makeOpenClassOfOne(portal);
    const { handToken } = await raise(room);
    await answer(room, await handIdOf(room), 'letIn');
    await portal.db
      .updateTable('users')
      .set({ suspended_at: portal.deps.now() })
      .where('id', '=', room.student.id)
      .execute();
    expectError(await check(handToken), 'LGN_004');
  });
});
