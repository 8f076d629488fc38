import { defaultLook } from '@wonderfield/contract/avatars/default-look';
import type { OpenClass } from '@wonderfield/contract/student-sign-in/open-class';
import { boardOf } from '@wonderfield/contract/student-sign-in/pictures';
import { describe, expect, it } from 'vitest';
import { expectError, expectSuccess, successOf } from '../../../../testing/expect-response.ts';
import { makeClassroom, makeRosterStudent } from '../../../../testing/factories/make-classroom.ts';
import { signIn } from '../../../../testing/factories/sign-in.ts';
import {
  enterDevice,
  makeOpenClassOfOne,
  openForAnHour,
  sessionIn,
  tapPictures,
} from '../../../../testing/scenarios/open-class.ts';
import { openFastTestServer, openTestServer } from '../../../../testing/test-server.ts';

const portal = await openFastTestServer();
const DAY = 24 * 3_600_000;

const readClass = async (classToken: string) =>
  successOf<{ openClass: OpenClass }>(await portal.call('getOpenClass', { classToken })).openClass;

const openHere = async (room: Awaited<ReturnType<typeof makeOpenClassOfOne>>) => {
  const session = await signIn(portal, room.classroom.owner);
  const response = await portal.call('openClassHere', { ...room.fields, ...session });
  return { session, classToken: successOf<{ classToken: string }>(response).classToken };
};

describe('enterClass', () => {
  // @proves C-enterClass, C-getOpenClass
  it('returns the tiles of students with an avatar name, and no real name or id [T77]', async () => {
    const room = await makeOpenClassOfOne(portal, 'words');
    const noName = await makeRosterStudent(portal, room.classroom, { firstName: 'Wilhelmina' });
    const response = await portal.call('enterClass', { code: room.code });
    const { openClass } = successOf<{ openClass: OpenClass }>(response);
    expect(openClass).toEqual({
      name: room.classroom.name,
      openUntil: expect.any(String),
      tiles: [
        {
          tile: expect.any(String),
          name: room.student.avatarName,
          isNamed: true,
          avatarPreview: 'bloom-2',
          method: 'words',
          isIn: false,
        },
      ],
    });
    const text = JSON.stringify(response.body);
    for (const secret of [room.student.id, room.student.email, 'Marsh', 'Wilhelmina', noName.id]) {
      expect(text).not.toContain(secret);
    }
  });

  it('sends the board that the home page computes from the username', async () => {
    const room = await makeOpenClassOfOne(portal, 'pictures');
    const { openClass } = await enterDevice(portal, room.code);
    expect(openClass.tiles[0]?.board).toBe(boardOf(room.student.email));
  });

  it('sends the flower of other pages for a student who has not chosen one', async () => {
    const room = await makeOpenClassOfOne(portal);
    const unnamed = await makeRosterStudent(portal, room.classroom);
    const { classToken } = await openHere(room);
    const tile = (await readClass(classToken)).tiles.find(({ isNamed }) => !isNamed);
    expect(tile?.avatarPreview).toBe(defaultLook(unnamed.id));
  });

  it('shows more letters of the last name until real names differ', async () => {
    const room = await makeOpenClassOfOne(portal);
    for (const lastName of ['Silva', 'Santos'])
      await makeRosterStudent(portal, room.classroom, { firstName: 'Ana', lastName });
    const { classToken } = await openHere(room);
    const names = (await readClass(classToken)).tiles.map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(['Ana Sa.', 'Ana Si.']));
  });

  it('gives each device other tiles', async () => {
    const room = await makeOpenClassOfOne(portal);
    const { openClass } = await enterDevice(portal, room.code);
    expect(openClass.tiles[0]?.tile).not.toBe(room.tile);
  });

  it('works with a code that is off for joining, which a class gets when it is opened', async () => {
    const room = await makeOpenClassOfOne(portal);
    expectError(await portal.call('lookUpJoinCode', { code: room.code }), 'CLS_008');
    expect((await enterDevice(portal, room.code)).openClass.name).toBe(room.classroom.name);
  });

  it('works with the code that students join with', async () => {
    const classroom = await makeClassroom(portal, { code: true });
    await openForAnHour(portal, { classRoomId: classroom.id, ...classroom.session });
    expect((await enterDevice(portal, classroom.code)).openClass.name).toBe(classroom.name);
  });

  // @proves M-CLS_011
  it('rejects the code of a closed class with CLS_011 and an unknown code with CLS_008', async () => {
    const { code } = await makeClassroom(portal, { code: true });
    expectError(await portal.call('enterClass', { code }), 'CLS_011');
    expectError(await portal.call('enterClass', { code: 'ZZZ-ZZZ' }), 'CLS_008');
  });

  it('limits guesses of codes from one IP address [T77]', async () => {
    const limited = await openTestServer();
    const guess = () => limited.call('enterClass', { code: 'ZZZ-ZZZ' });
    const codes: string[] = [];
    while (codes.at(-1) !== 'RTE_001' && codes.length < 500) {
      codes.push((await guess()).body.msgCode);
    }
    expect(codes.at(-1)).toBe('RTE_001');
  });
});

describe('getOpenClass', () => {
  it('tells which students are signed in', async () => {
    const room = await makeOpenClassOfOne(portal);
    const session = sessionIn(await tapPictures(portal, room, room.student));
    expect((await readClass(room.classToken)).tiles[0]?.isIn).toBe(true);
    expectSuccess(await portal.call('logout', session));
    expect((await readClass(room.classToken)).tiles[0]?.isIn).toBe(false);
  });

  it('returns no tiles while the class is closed', async () => {
    const room = await makeOpenClassOfOne(portal);
    expectSuccess(await portal.call('closeClass', room.fields));
    expect(await readClass(room.classToken)).toEqual({ name: room.classroom.name, tiles: [] });
  });

  it('keeps a device for 200 days', async () => {
    const room = await makeOpenClassOfOne(portal);
    portal.clock.advance(200 * DAY - 1);
    expect((await readClass(room.classToken)).tiles).toEqual([]);
    portal.clock.advance(1);
    expectError(await portal.call('getOpenClass', { classToken: room.classToken }), 'CLS_008');
  });

  it('rejects forged tokens, and tokens of archived and deleted classes', async () => {
    const room = await makeOpenClassOfOne(portal);
    const { classToken } = room;
    const forged = `${classToken.slice(0, -2)}${classToken.endsWith('A') ? 'BB' : 'AA'}`;
    for (const token of ['', 'x', forged]) {
      expectError(await portal.call('getOpenClass', { classToken: token }), 'CLS_008');
    }
    const archiving = { ...room.fields, archived: '1' };
    expectSuccess(await portal.call('archiveClassroom', archiving));
    expectError(await portal.call('getOpenClass', { classToken }), 'CLS_008');
    const deleted = await makeOpenClassOfOne(portal);
    expectSuccess(await portal.call('deleteClassroom', deleted.fields));
    expectError(await portal.call('getOpenClass', { classToken: deleted.classToken }), 'CLS_008');
  });
});

describe('openClassHere', () => {
  // @proves C-openClassHere
  it('ends the session of the educator and shows students without an avatar name', async () => {
    const room = await makeOpenClassOfOne(portal);
    const { owner } = room.classroom;
    await makeRosterStudent(portal, room.classroom, { firstName: 'Wilhelmina', lastName: 'Zed' });
    const elsewhere = await signIn(portal, owner);
    const { session, classToken } = await openHere(room);
    expectError(await portal.call('getUser', session), 'SSN_002');
    expectSuccess(await portal.call('getUser', elsewhere));
    const { tiles } = await readClass(classToken);
    const unnamed = tiles.find(({ isNamed }) => !isNamed);
    expect(unnamed?.name).toBe('Wilhelmina Z.');
    expect(tiles.map(({ name }) => name)).toContain(room.student.avatarName);
  });

  it('shows real names only during that opening [T77]', async () => {
    const room = await makeOpenClassOfOne(portal);
    await makeRosterStudent(portal, room.classroom, { firstName: 'Wilhelmina' });
    const { classToken } = await openHere(room);
    portal.clock.advance(1000);
    await openForAnHour(portal, room.fields, 120);
    expect((await readClass(classToken)).tiles).toHaveLength(2);
    expectSuccess(await portal.call('closeClass', room.fields));
    portal.clock.advance(1000);
    await openForAnHour(portal, room.fields);
    expect((await readClass(classToken)).tiles).toHaveLength(1);
  });

  it('rejects a closed class with CLS_011 and keeps the session', async () => {
    const { id, session } = await makeClassroom(portal);
    const fields = { classRoomId: id, ...session };
    expectError(await portal.call('openClassHere', fields), 'CLS_011');
    expectSuccess(await portal.call('getUser', session));
  });
});
