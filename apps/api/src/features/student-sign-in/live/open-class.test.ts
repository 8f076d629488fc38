import type { ClassroomJson } from '@wonderfield/contract/classrooms/classroom';
import type { LiveClass } from '@wonderfield/contract/student-sign-in/open-class';
import { describe, expect, it } from 'vitest';
import { expectInvariants } from '../../../../testing/database/invariants.ts';
import { expectError, expectSuccess, successOf } from '../../../../testing/expect-response.ts';
import {
  enroll,
  makeClassroom,
  makeHelper,
  makeRosterStudent,
} from '../../../../testing/factories/make-classroom.ts';
import { makeFamily } from '../../../../testing/factories/make-family.ts';
import { signIn } from '../../../../testing/factories/sign-in.ts';
import {
  makeOpenClass,
  makeOpenClassOfOne,
  openForAnHour,
  sessionIn,
  tapPictures,
  WRONG_PICTURES,
} from '../../../../testing/scenarios/open-class.ts';
import { openFastTestServer } from '../../../../testing/test-server.ts';

const portal = await openFastTestServer();
const HOUR = 3_600_000;

const at = (aheadMs: number) => new Date(portal.deps.now().getTime() + aheadMs).toISOString();
const open = (fields: Record<string, unknown>, openUntil: string) =>
  portal.call('openClass', { ...fields, openUntil });
const readLive = async (fields: Record<string, unknown>) =>
  successOf<{ liveClass: LiveClass }>(await portal.call('getLiveClass', fields)).liveClass;

const makeFields = async () => {
  const { id, session } = await makeClassroom(portal);
  return { classRoomId: id, ...session };
};

describe('openClass', () => {
  // @proves C-openClass
  it('opens a class until the chosen time, with a code for devices', async () => {
    const fields = await makeFields();
    const openUntil = at(HOUR);
    const response = await open(fields, openUntil);
    const { liveClass } = successOf<{ liveClass: LiveClass }>(response);
    expect(liveClass).toMatchObject({
      openedAt: at(0),
      openUntil,
      classCode: expect.stringMatching(/^[A-Z0-9]{3}-[A-Z0-9]{3}$/),
    });
    portal.clock.advance(HOUR);
    const closed = await readLive(fields);
    expect(closed).not.toHaveProperty('openUntil');
    expect(closed).not.toHaveProperty('classCode');
  });

  it('moves the end and keeps the beginning while the class is open', async () => {
    const fields = await makeFields();
    const { openedAt } = await openForAnHour(portal, fields);
    portal.clock.advance(HOUR / 2);
    const response = await open(fields, at(2 * HOUR));
    expect(successOf<{ liveClass: LiveClass }>(response).liveClass).toMatchObject({
      openedAt,
      openUntil: at(2 * HOUR),
    });
  });

  // @proves M-CLS_012
  it('rejects an end in the past or more than eight hours ahead with CLS_012', async () => {
    const fields = await makeFields();
    for (const ahead of [-HOUR, 0, 8 * HOUR + 60_001]) {
      expectError(await open(fields, at(ahead)), 'CLS_012');
    }
    const response = await open(fields, at(8 * HOUR + 30_000));
    const { liveClass } = successOf<{ liveClass: LiveClass }>(response);
    expect(liveClass.openUntil).toBe(at(8 * HOUR));
  });

  // @proves C-getClassroomsByEducator
  it('tells the educators of the class in their list until when it is open', async () => {
    const fields = await makeFields();
    const openUntil = at(HOUR);
    expectSuccess(await open(fields, openUntil));
    const helper = await signIn(portal, await makeHelper(portal, fields.classRoomId));
    const listed = async (session: object) =>
      successOf<{ allClassroomsDocs: ClassroomJson[] }>(
        await portal.call('getClassroomsByEducator', { ...session }),
      ).allClassroomsDocs;
    expect(await listed(fields)).toMatchObject([{ openUntil }]);
    expect(await listed(helper)).toMatchObject([{ openUntil }]);
    portal.clock.advance(HOUR);
    const [closed] = await listed(fields);
    expect(closed).not.toHaveProperty('openUntil');
  });

  it('rejects an archived class with CLS_009', async () => {
    const { id, session } = await makeClassroom(portal, { archived: true });
    expectError(await open({ classRoomId: id, ...session }, at(HOUR)), 'CLS_009');
  });

  it('ends with archiving, and its sessions, too', async () => {
    const room = await makeOpenClassOfOne(portal);
    const session = sessionIn(await tapPictures(portal, room, room.student));
    expectSuccess(await portal.call('archiveClassroom', { ...room.fields, archived: '1' }));
    expectError(await portal.call('getUser', session), 'SSN_002');
    expectSuccess(await portal.call('archiveClassroom', { ...room.fields, archived: '0' }));
    expect(await readLive(room.fields)).not.toHaveProperty('openUntil');
    await expectInvariants(portal.db);
  });
});

describe('closeClass', () => {
  // @proves C-closeClass
  it('signs out the students who signed in there, and no others', async () => {
    const room = await makeOpenClass(portal, { students: 2 });
    const [here, elsewhere] = room.students;
    if (!here || !elsewhere) throw new Error('The class has too few students.');
    const inClass = sessionIn(await tapPictures(portal, room, here));
    const atHome = await signIn(portal, elsewhere);
    const response = await portal.call('closeClass', room.fields);
    expect(successOf<{ liveClass: LiveClass }>(response).liveClass.hands).toEqual([]);
    expectError(await portal.call('getUser', inClass), 'SSN_002');
    expectSuccess(await portal.call('getUser', atHome));
    expectSuccess(await portal.call('closeClass', room.fields));
    await expectInvariants(portal.db);
  });
});

describe('getLiveClass', () => {
  // @proves C-getLiveClass
  it('tells who is in, who is done, who is not in and who is stuck, and how they signed in', async () => {
    const room = await makeOpenClass(portal, { students: 3 });
    const [first, second, third] = room.students;
    if (!first || !second || !third) throw new Error('The class has too few students.');
    const never = await makeRosterStudent(portal, room.classroom);
    await tapPictures(portal, room, first);
    expectSuccess(await portal.call('logout', sessionIn(await tapPictures(portal, room, second))));
    for (let time = 0; time < 3; time += 1) {
      await tapPictures(portal, room, third, WRONG_PICTURES);
    }
    const { students } = await readLive(room.fields);
    const byId = new Map(students.map((student) => [student.userId, student]));
    const pictures = { signedInWith: 'pictures', signedInAt: at(0), signInMethod: 'pictures' };
    expect(byId.get(first.id)).toMatchObject({ state: 'in', name: first.avatarName, ...pictures });
    expect(byId.get(second.id)).toMatchObject({ state: 'done', ...pictures });
    expect(byId.get(third.id)).toMatchObject({ state: 'stuck' });
    expect(byId.get(never.id)).toEqual({
      userId: never.id,
      firstName: 'Robin',
      lastName: 'Marsh',
      signInMethod: 'own',
      state: 'notIn',
    });
  });

  it('marks guests, whose logins the class does not manage', async () => {
    const { id, session } = await makeClassroom(portal);
    const { child } = await makeFamily(portal);
    await enroll(portal, id, child.id, 'joined');
    const { students } = await readLive({ classRoomId: id, ...session });
    expect(students.map(({ isGuest }) => isGuest)).toEqual([true]);
  });

  // @proves P-helper
  it('shows a helper the board without the class code', async () => {
    const room = await makeOpenClassOfOne(portal);
    const session = await signIn(portal, await makeHelper(portal, room.classroom.id));
    const live = await readLive({ classRoomId: room.classroom.id, ...session });
    expect(live.students).toHaveLength(1);
    expect(live.openUntil).toEqual(expect.any(String));
    expect(live).not.toHaveProperty('classCode');
  });
});
