import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  buildTestApp,
  type Fields,
  type TestPortal,
  type TestResponse,
} from '../../../../testing/build-test-app.ts';
import { snapshotClassrooms } from '../../../../testing/database/snapshot-classrooms.ts';
import { expectError, expectSuccess } from '../../../../testing/expect-response.ts';
import {
  classroomForm,
  rosterLine,
  rosterLines,
} from '../../../../testing/factories/classroom-form.ts';
import { type MadeClassroom, makeClassroom } from '../../../../testing/factories/make-classroom.ts';
import { makeEducator } from '../../../../testing/factories/make-educator.ts';
import { makeStudent } from '../../../../testing/factories/make-student.ts';
import type { MadeUser } from '../../../../testing/factories/make-user.ts';
import { PASSWORD } from '../../../../testing/factories/password-hash.ts';
import { type SessionFields, signIn } from '../../../../testing/factories/sign-in.ts';
import { fastPasswords } from '../../../../testing/fast-passwords.ts';
import { codesIn, expectAllAlike } from '../../../../testing/response-assertions.ts';

const HOUR = 3_600_000;
let portal: TestPortal;
beforeAll(async () => {
  portal = await buildTestApp({
    config: { ADDRESS_LIMITS: false },
    replace: () => ({ passwords: fastPasswords }),
  });
});
afterAll(() => portal.close());

const add = (session: SessionFields, classRoomId: string, lines: unknown, headers = {}) =>
  portal.call(
    'addStudentsToClassRoom',
    { classRoomId, studentDetails: JSON.stringify(lines), ...session },
    { headers },
  );
const renew = (session: SessionFields, classRoomId: string, studentIds: string[]) =>
  portal.call('renewRosterPasswords', {
    classRoomId,
    studentIds: JSON.stringify(studentIds),
    ...session,
  });
const removeCoTeacher = ({ id, session }: MadeClassroom, educatorId: string) =>
  portal.call('removeCoTeacher', { classRoomId: id, educatorId, ...session });

describe('Access to rosters', () => {
  it('returns CLS_001 for another teacher’s, an unknown, a deleted or a left classroom', async () => {
    const session = await signIn(portal, await makeEducator(portal.db));
    const foreign = await makeClassroom(portal, { students: 2, coTeacher: true });
    const deleted = await makeClassroom(portal);
    await portal.call('deleteClassroom', { classRoomId: deleted.id, ...deleted.session });
    const left = await signIn(portal, foreign.coTeacher as MadeUser);
    expectSuccess(await removeCoTeacher(foreign, left.userId));
    const requests: [SessionFields, string][] = [
      ...[foreign.id, crypto.randomUUID(), 'garbage', ''].map((id): [SessionFields, string] => [
        session,
        id,
      ]),
      [deleted.session, deleted.id],
      [left, foreign.id],
    ];
    const before = await snapshotClassrooms(portal.db);
    const ids = foreign.students.map(({ id }) => id);
    const responses: TestResponse[] = [];
    for (const [who, id] of requests) {
      responses.push(expectError(await add(who, id, rosterLines(40)), 'CLS_001'));
      responses.push(expectError(await renew(who, id, ids), 'CLS_001'));
    }
    expectAllAlike(responses);
    expect(await snapshotClassrooms(portal.db)).toEqual(before);
  });
});

describe('Limit of “username taken” responses', () => {
  const takenLine = async () =>
    rosterLine({ username: (await makeStudent(portal.db)).email, password: PASSWORD });

  it('limits “username taken” responses to 40 per hour and educator [T42]', async () => {
    const { owner, session, ...first } = await makeClassroom(portal, { coTeacher: true });
    const second = await makeClassroom(portal, { owner });
    const taken = await takenLine();
    for (let time = 0; time < 40; time += 1) {
      const { id } = time % 2 ? first : second;
      expectError(await add(session, id, [rosterLine(), taken]), 'USN_001', {
        'studentDetails.1.username': 'This username is taken. Please try another.',
      });
    }
    const before = await snapshotClassrooms(portal.db);
    expectError(await add(session, first.id, [taken]), 'RTE_001');
    // The error does not say which username is taken.
    expectError(await add(session, second.id, [rosterLine(), taken]), 'RTE_001');
    expect(await snapshotClassrooms(portal.db)).toEqual(before);
    expectSuccess(await add(session, first.id, rosterLines(2)));
    const colleague = await signIn(portal, first.coTeacher as MadeUser);
    expectError(await add(colleague, first.id, [taken]), 'USN_001', expect.anything());
    portal.clock.advance(HOUR);
    const later = await signIn(portal, owner);
    expectError(await add(later, first.id, [taken]), 'USN_001', expect.anything());
  });

  it('applies the limit of “username taken” responses to 60 parallel requests [T42]', async () => {
    const { id, session } = await makeClassroom(portal);
    const taken = await takenLine();
    const responses = await Promise.all(
      Array.from({ length: 60 }, () => add(session, id, [taken])),
    );
    expect(codesIn(responses)).toEqual({ USN_001: 40, RTE_001: 20 });
  });

  it('does not count duplicates within a list toward the limit', async () => {
    const { id, session } = await makeClassroom(portal);
    const line = rosterLine();
    for (let time = 0; time < 45; time += 1) {
      expect((await add(session, id, [line, line])).body.msgCode).toBe('USN_001');
    }
    expectError(await add(session, id, [await takenLine()]), 'USN_001', expect.anything());
  });
});

describe('Retried requests of a former co-teacher', () => {
  const withKey = () => ({ 'idempotency-key': crypto.randomUUID() });
  const formerCoTeacher = async () => {
    const classroom = await makeClassroom(portal, { coTeacher: true, students: 1 });
    return { classroom, session: await signIn(portal, classroom.coTeacher as MadeUser) };
  };
  /**
   * Sends the same request before and after the co-teacher is removed and expects no data
   * afterwards.
   */
  const expectForgotten = async (
    send: (session: SessionFields, id: string) => Promise<TestResponse>,
  ) => {
    const { classroom, session } = await formerCoTeacher();
    const first = expectSuccess(await send(session, classroom.id));
    expectAllAlike([first, await send(session, classroom.id)]);
    expectSuccess(await removeCoTeacher(classroom, session.userId));
    const before = await snapshotClassrooms(portal.db);
    expectError(await send(session, classroom.id), 'CLS_001');
    expect(await snapshotClassrooms(portal.db)).toEqual(before);
  };

  it('returns no passwords to a former co-teacher’s retry of addStudentsToClassRoom', async () => {
    const [lines, headers] = [rosterLines(2), withKey()];
    await expectForgotten((session, id) => add(session, id, lines, headers));
  });

  it('returns no roster to a former co-teacher’s retry of createClassRoom as an edit', async () => {
    const headers = withKey();
    const edit = (session: SessionFields, classRoomId: string) => {
      const fields: Fields = { ...classroomForm({ classRoomId }), ...session };
      return portal.call('createClassRoom', fields, { headers });
    };
    await expectForgotten(edit);
  });
});

it.each([
  ['a NUL in a password', String.raw`"password":"Meadow#42\u0000lark"`],
  ['a lone surrogate', String.raw`"nickname":"\ud83e"`],
  ['a card number', String.raw`"nickname":"\u0034242424242424242"`],
])('rejects %s written as a JSON escape with VAL_001', async (_what, hidden) => {
  const { id, session } = await makeClassroom(portal);
  const { firstName, lastName, username } = rosterLine();
  const names = `"firstName":"${firstName}","lastName":"${lastName}","username":"${username}"`;
  const list = { classRoomId: id, studentDetails: `[{${names},${hidden}}]`, ...session };
  const before = await snapshotClassrooms(portal.db);
  const response = await portal.call('addStudentsToClassRoom', list);
  expectError(response, 'VAL_001', { studentDetails: expect.any(String) });
  expect(await snapshotClassrooms(portal.db)).toEqual(before);
});
