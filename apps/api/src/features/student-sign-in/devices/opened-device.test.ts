import type { LiveClass, OpenClass } from '@wonderfield/contract/student-sign-in/open-class';
import { PICTURES } from '@wonderfield/contract/student-sign-in/pictures';
import { describe, expect, it } from 'vitest';
import { expectInvariants } from '../../../../testing/database/invariants.ts';
import { expectError, expectSuccess, successOf } from '../../../../testing/expect-response.ts';
import { signIn } from '../../../../testing/factories/sign-in.ts';
import {
  makeOpenClass,
  RIGHT_PICTURES,
  sessionIn,
  tapPictures,
  WRONG_PICTURES,
} from '../../../../testing/scenarios/open-class.ts';
import { openFastTestServer } from '../../../../testing/test-server.ts';

const portal = await openFastTestServer();

/** Creates an open class with a device that entered with the code, and one the educator opened. */
const makeTwoDevices = async () => {
  const room = await makeOpenClass(portal);
  const [student] = room.students;
  if (!student) throw new Error('The class has no student.');
  const session = await signIn(portal, room.classroom.owner);
  const { classToken } = successOf<{ classToken: string }>(
    await portal.call('openClassHere', { classRoomId: room.classroom.id, ...session }),
  );
  const { openClass } = successOf<{ openClass: OpenClass }>(
    await portal.call('getOpenClass', { classToken }),
  );
  const tile = openClass.tiles.find(({ name }) => name === student.avatarName)?.tile ?? '';
  return { room, student, opened: { classToken, tile } };
};

const raise = async (device: { classToken: string; tile: string }) =>
  successOf<{ handToken: string; picture: string }>(await portal.call('raiseHand', device));

describe('device that an educator opened', () => {
  it('accepts pictures after guesses on another device used up their limit [T73]', async () => {
    const { room, student, opened } = await makeTwoDevices();
    for (let time = 0; time < 3; time += 1)
      await tapPictures(portal, room, student, WRONG_PICTURES);
    expectError(await tapPictures(portal, room, student), 'LGN_010');
    const pictures = JSON.stringify(RIGHT_PICTURES);
    expectSuccess(await portal.call('signInToClass', { ...opened, pictures }));
  });

  it('keeps its raised hand when another device raises one for the same student [T76]', async () => {
    const { room, student, opened } = await makeTwoDevices();
    const own = await raise(opened);
    const other = await raise({ classToken: room.classToken, tile: room.tileOf(student) });
    const state = (handToken: string) => portal.call('checkHand', { handToken });
    expect(expectSuccess(await state(own.handToken)).body.state).toBe('waiting');
    expect(other.picture).not.toBe(own.picture);
    const { liveClass } = successOf<{ liveClass: LiveClass }>(
      await portal.call('getLiveClass', room.fields),
    );
    expect(liveClass.hands.map(({ picture }) => picture).sort()).toEqual(
      [own.picture, other.picture].sort(),
    );
    await expectInvariants(portal.db);
  });
});

describe('raiseHand in a class where every picture is in use', () => {
  it('never reuses a picture of the same student [T76]', async () => {
    const room = await makeOpenClass(portal, { students: PICTURES.length });
    const [student] = room.students;
    if (!student) throw new Error('The class has no student.');
    for (const each of room.students) {
      await raise({ classToken: room.classToken, tile: room.tileOf(each) });
    }
    const own: string[] = [];
    for (let time = 0; time < 5; time += 1) {
      own.push((await raise({ classToken: room.classToken, tile: room.tileOf(student) })).picture);
    }
    expect(new Set(own).size).toBe(own.length);
  });
});

describe('setClassCode with a new code', () => {
  it('ends the sessions on the devices of an open class [T73]', async () => {
    const { room, student } = await makeTwoDevices();
    const session = sessionIn(await tapPictures(portal, room, student));
    const owner = await signIn(portal, room.classroom.owner);
    const change = { classRoomId: room.classroom.id, enabled: '1', renew: '1', ...owner };
    expectSuccess(await portal.call('setClassCode', change));
    expectError(await portal.call('getUser', session), 'SSN_002');
    await expectInvariants(portal.db);
  });
});
