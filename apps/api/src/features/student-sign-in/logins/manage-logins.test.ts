import { describe, expect, it } from 'vitest';
import { findInTables } from '../../../../testing/database/find-in-tables.ts';
import { expectInvariants } from '../../../../testing/database/invariants.ts';
import { expectError, expectSuccess, successOf } from '../../../../testing/expect-response.ts';
import { makeClassroom, makeRosterStudent } from '../../../../testing/factories/make-classroom.ts';
import { makeFamily } from '../../../../testing/factories/make-family.ts';
import { signIn } from '../../../../testing/factories/sign-in.ts';
import {
  issueCards,
  makeOpenClass,
  makeOpenClassOfOne,
  RIGHT_PICTURES,
  sessionIn,
  setMethod,
  tapPictures,
  WRONG_PICTURES,
} from '../../../../testing/scenarios/open-class.ts';
import { openFastTestServer } from '../../../../testing/test-server.ts';

const portal = await openFastTestServer();

type Fields = Record<string, unknown>;
const about = (name: string, fields: Fields, ids: readonly string[], more: Fields = {}) =>
  portal.call(name as 'issueCards', { ...fields, studentIds: JSON.stringify(ids), ...more });
const scan = (cardCode: string | undefined) => portal.call('signInWithCard', { cardCode });
const rowOf = (id: string) =>
  portal.db
    .selectFrom('students')
    .innerJoin('users', 'users.id', 'students.user_id')
    .select(['sign_in_method', 'must_change_password', 'password_hash', 'users.sealed_password'])
    .select('sealed_pictures')
    .where('user_id', '=', id)
    .executeTakeFirstOrThrow();
const actionsAbout = async (subjectId: string) => {
  const events = await portal.db
    .selectFrom('audit_events')
    .select(['action', 'outcome'])
    .where('subject_id', '=', subjectId)
    .orderBy('id')
    .execute();
  return events.map(({ action, outcome }) => `${action} ${outcome}`);
};
const passwordEvents = async (childId: string) => {
  const events = await portal.db
    .selectFrom('child_password_events')
    .select('action')
    .where('child_id', '=', childId)
    .execute();
  return events.map(({ action }) => action);
};

describe('setSignInMethod', () => {
  // @proves C-setSignInMethod, S-sign-in-method
  it('ends sessions, cards and pictures of the old method', async () => {
    const room = await makeOpenClassOfOne(portal);
    const { student, fields } = room;
    const [cardCode] = await issueCards(portal, fields, [student.id]);
    const session = sessionIn(await tapPictures(portal, room, student));
    const response = await about('setSignInMethod', fields, [student.id], { method: 'scan' });
    expect(successOf<{ changed: number }>(response).changed).toBe(1);
    expectError(await portal.call('getUser', session), 'SSN_002');
    expectError(await scan(cardCode), 'LGN_007');
    expectError(await tapPictures(portal, room, student), 'LGN_009');
    expect(await actionsAbout(student.id)).toContain('sign-in.method-changed scan');
    await expectInvariants(portal.db);
  });

  it('leaves students unchanged who have the method already', async () => {
    const room = await makeOpenClassOfOne(portal);
    const session = sessionIn(await tapPictures(portal, room, room.student));
    const ids = [room.student.id];
    const response = await about('setSignInMethod', room.fields, ids, { method: 'pictures' });
    expect(successOf<{ changed: number }>(response).changed).toBe(0);
    expectSuccess(await portal.call('getUser', session));
  });

  it('deals pictures, and requires a chosen password only with the method own', async () => {
    const { fields, student } = await makeOpenClassOfOne(portal, 'words');
    await about('setSignInMethod', fields, [student.id], { method: 'own' });
    expect(await rowOf(student.id)).toMatchObject({ must_change_password: true });
    await about('setSignInMethod', fields, [student.id], { method: 'pictures' });
    const row = await rowOf(student.id);
    expect(row).toMatchObject({ must_change_password: false, sealed_pictures: expect.any(Buffer) });
    expect(row.sealed_password).not.toBeNull();
    await expectInvariants(portal.db);
  });

  it('issues a password for words if the student chose one, and else keeps it', async () => {
    const { fields, student, classroom } = await makeOpenClassOfOne(portal, 'own');
    const chosen = { password_hash: 'x', sealed_password: null };
    await portal.db.updateTable('users').set(chosen).where('id', '=', student.id).execute();
    await about('setSignInMethod', fields, [student.id], { method: 'scan' });
    expect(await rowOf(student.id)).toMatchObject({ password_hash: 'x' });
    await about('setSignInMethod', fields, [student.id], { method: 'words' });
    expect(await rowOf(student.id)).toMatchObject({
      password_hash: null,
      must_change_password: false,
    });
    const other = await makeRosterStudent(portal, classroom);
    const { sealed_password: before } = await rowOf(other.id);
    await about('setSignInMethod', fields, [other.id], { method: 'words' });
    expect((await rowOf(other.id)).sealed_password).toEqual(before);
  });

  it('never asks a child of a family to choose a password', async () => {
    const { child, session } = await makeFamily(portal);
    await about('setSignInMethod', session, [child.id], { method: 'words' });
    await about('setSignInMethod', session, [child.id], { method: 'own' });
    expect(await rowOf(child.id)).toMatchObject({
      sign_in_method: 'own',
      must_change_password: false,
    });
  });

  it('changes all students or none', async () => {
    const { fields, student } = await makeOpenClassOfOne(portal);
    const { child } = await makeFamily(portal);
    const ids = [student.id, child.id];
    expectError(await about('setSignInMethod', fields, ids, { method: 'scan' }), 'STU_001');
    expect((await rowOf(student.id)).sign_in_method).toBe('pictures');
  });
});

describe('setClassSignIn', () => {
  // @proves C-setClassSignIn
  it('sets the method of the class and of all students whose login it manages', async () => {
    const room = await makeOpenClass(portal, { students: 2 });
    const { child } = await makeFamily(portal);
    const { classroom, fields } = room;
    await portal.db
      .insertInto('enrollments')
      .values({
        classroom_id: classroom.id,
        student_id: child.id,
        how: 'joined',
        joined_at: portal.deps.now(),
      })
      .execute();
    const response = await portal.call('setClassSignIn', { ...fields, method: 'words' });
    const body = successOf<{ changed: number; classRoomJson: { signInMethod: string } }>(response);
    expect(body.changed).toBe(2);
    expect(body.classRoomJson.signInMethod).toBe('words');
    expect((await rowOf(child.id)).sign_in_method).toBe('own');
    await expectInvariants(portal.db);
  });

  it('sets the limit of cards alone without changing a student', async () => {
    const { fields, student } = await makeOpenClassOfOne(portal);
    const limit = { ...fields, cardsOnlyWhileOpen: '1' };
    const { body } = expectSuccess(await portal.call('setClassSignIn', limit));
    expect(body).toMatchObject({ changed: 0, classRoomJson: { cardsOnlyWhileOpen: true } });
    expect((await rowOf(student.id)).sign_in_method).toBe('pictures');
  });

  it.each([
    ['sameMethod', 1, ['scan', 'own']],
    ['none', 0, ['pictures', 'own']],
  ])('keeps individual methods with appliesTo %s', async (appliesTo, changed, methods) => {
    const room = await makeOpenClass(portal, { students: 2 });
    const [first, second] = room.students;
    if (!first || !second) throw new Error('The class has too few students.');
    await about('setClassSignIn', room.fields, [], { method: 'pictures', appliesTo: 'none' });
    await setMethod(portal, second.id, 'own');
    const response = await about('setClassSignIn', room.fields, [], { method: 'scan', appliesTo });
    expect(successOf(response)).toMatchObject({
      changed,
      classRoomJson: { signInMethod: 'scan' },
    });
    expect([
      (await rowOf(first.id)).sign_in_method,
      (await rowOf(second.id)).sign_in_method,
    ]).toEqual(methods);
  });

  it('rejects an archived class with CLS_009', async () => {
    const { id, session } = await makeClassroom(portal, { archived: true });
    const fields = { classRoomId: id, method: 'words', ...session };
    expectError(await portal.call('setClassSignIn', fields), 'CLS_009');
  });
});

describe('issueCards', () => {
  // @proves C-issueCards
  it('gives each student a card of 22 random characters and records it', async () => {
    const room = await makeOpenClass(portal, { students: 3 });
    const ids = room.students.map(({ id }) => id);
    const codes = await issueCards(portal, room.fields, ids);
    expect(new Set(codes).size).toBe(3);
    for (const code of codes) expect(code).toMatch(/^[\w-]{22}$/);
    expect(await actionsAbout(ids[0] ?? '')).toContain('sign-in.cards-issued ok');
  });

  // @proves M-CHD_009
  it('rejects students with the method own with CHD_009, all or none', async () => {
    const room = await makeOpenClass(portal, { students: 2 });
    const [first, second] = room.students;
    if (!first || !second) throw new Error('The class has too few students.');
    const [cardCode] = await issueCards(portal, room.fields, [first.id]);
    await setMethod(portal, second.id, 'own');
    expectError(await about('issueCards', room.fields, [first.id, second.id]), 'CHD_009');
    expectSuccess(await scan(cardCode));
    const shown = { ...room.fields, requestUserId: second.id };
    expectError(await portal.call('showSignInCode', shown), 'CHD_009');
    expectError(await about('renewPictures', room.fields, [second.id]), 'CHD_009');
  });

  it('leaves one live card for each student when 10 requests run in parallel', async () => {
    const room = await makeOpenClass(portal, { students: 3 });
    const ids = room.students.map(({ id }) => id);
    const issued = await Promise.all(
      Array.from({ length: 10 }, () => issueCards(portal, room.fields, ids)),
    );
    const responses = await Promise.all(issued.flat().map(scan));
    expect(responses.filter(({ body }) => body.msgCode === 'GEN_000')).toHaveLength(3);
  });
});

describe('revokeCards', () => {
  // @proves C-revokeCards
  it('ends cards, shown codes and the sessions opened with them [T74]', async () => {
    const { fields, student } = await makeOpenClassOfOne(portal, 'scan');
    const [cardCode] = await issueCards(portal, fields, [student.id]);
    const shown = successOf<{ cardCode: string }>(
      await portal.call('showSignInCode', { ...fields, requestUserId: student.id }),
    );
    const session = sessionIn(await scan(cardCode));
    const typed = await signIn(portal, student);
    const response = await about('revokeCards', fields, [student.id]);
    expect(successOf<{ revoked: number }>(response).revoked).toBe(1);
    expectError(await scan(cardCode), 'LGN_007');
    expectError(await scan(shown.cardCode), 'LGN_007');
    expectError(await portal.call('getUser', session), 'SSN_002');
    expectSuccess(await portal.call('getUser', typed));
    expect(successOf(await about('revokeCards', fields, [student.id]))).toMatchObject({
      revoked: 0,
    });
  });
});

describe('showPictures and renewPictures', () => {
  // @proves C-showPictures
  it('shows pictures, omits students without pictures and records the views', async () => {
    const room = await makeOpenClass(portal, { students: 2 });
    const [first, second] = room.students;
    if (!first || !second) throw new Error('The class has too few students.');
    await setMethod(portal, second.id, 'scan');
    const response = await about('showPictures', room.fields, [first.id, second.id]);
    expect(response.body.pictures).toEqual([{ userId: first.id, pictures: RIGHT_PICTURES }]);
    expect(await passwordEvents(first.id)).toEqual(['viewed']);
    expect(await passwordEvents(second.id)).toEqual([]);
    expect(await actionsAbout(first.id)).toContain('sign-in.pictures-shown ok');
  });

  // @proves C-renewPictures
  it('deals other pictures, ends sessions with the old ones and ends the wait', async () => {
    const room = await makeOpenClassOfOne(portal);
    const { student, fields } = room;
    const session = sessionIn(await tapPictures(portal, room, student));
    for (let time = 0; time < 3; time += 1) {
      await tapPictures(portal, room, student, WRONG_PICTURES);
    }
    const response = await about('renewPictures', fields, [student.id]);
    const { pictures } = successOf<{ pictures: { pictures: typeof RIGHT_PICTURES }[] }>(response);
    expectError(await portal.call('getUser', session), 'SSN_002');
    expectSuccess(await tapPictures(portal, room, student, pictures[0]?.pictures));
    expect(await passwordEvents(student.id)).toEqual(['changed']);
    expect(await findInTables(portal.db, (pictures[0]?.pictures ?? []).join(','))).toEqual([]);
  });

  it('accepts no old pictures when new ones are dealt in parallel', async () => {
    const room = await makeOpenClassOfOne(portal);
    await Promise.all([
      about('renewPictures', room.fields, [room.student.id]),
      ...Array.from({ length: 5 }, () => tapPictures(portal, room, room.student)),
    ]);
    const left = await portal.db
      .selectFrom('sessions')
      .select('id')
      .where('user_id', '=', room.student.id)
      .execute();
    expect(left).toEqual([]);
  });
});

describe('parents', () => {
  it('issue cards and show pictures of their child, which end when they unlink it', async () => {
    const { child, session } = await makeFamily(portal);
    const { id } = await makeClassroom(portal);
    await setMethod(portal, child.id, 'pictures');
    await portal.db
      .insertInto('enrollments')
      .values({
        classroom_id: id,
        student_id: child.id,
        how: 'joined',
        joined_at: portal.deps.now(),
      })
      .execute();
    const [cardCode] = await issueCards(portal, session, [child.id]);
    expectSuccess(await scan(cardCode));
    const response = await about('showPictures', session, [child.id]);
    expect(response.body.pictures).toEqual([{ userId: child.id, pictures: RIGHT_PICTURES }]);
    const { childDetails } = JSON.parse(
      String(expectSuccess(await portal.call('getUser', session)).body.userJson),
    );
    expect(childDetails[0]).toMatchObject({ signInMethod: 'pictures', hasCard: true });
    const unlinking = { requestUserId: child.id, ...session };
    expectSuccess(await portal.call('deleteParentChildAccount', unlinking));
    expectError(await scan(cardCode), 'LGN_007');
    expectError(await about('issueCards', session, [child.id]), 'CHD_001');
  });
});

describe('suggestUsername', () => {
  // @proves C-suggestUsername
  it('suggests a free name of one word and two digits', async () => {
    const { session } = await makeFamily(portal);
    for (let time = 0; time < 20; time += 1) {
      const { body } = expectSuccess(await portal.call('suggestUsername', session));
      expect(body.username).toMatch(/^[a-z]{3,6}[2-9]{2}$/);
    }
  });
});
