import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  buildTestApp,
  type TestPortal,
  type TestResponse,
} from '../../../../testing/build-test-app.ts';
import { expectInvariants } from '../../../../testing/database/invariants.ts';
import {
  enroll,
  type MadeClassroom,
  makeClassroom,
} from '../../../../testing/factories/make-classroom.ts';
import { makeSecondParent } from '../../../../testing/factories/make-family.ts';
import type { MadeUser } from '../../../../testing/factories/make-user.ts';
import { PASSWORD, passwordHash } from '../../../../testing/factories/password-hash.ts';
import type { SessionFields } from '../../../../testing/factories/sign-in.ts';
import { fastPasswords } from '../../../../testing/fast-passwords.ts';
import { eraseChild } from '../../../../testing/scenarios/erase-child.ts';

const ROUNDS = Number(process.env.ERASURES ?? 6);
const knownHash = () => passwordHash(PASSWORD);
let portal: TestPortal;
beforeAll(async () => {
  portal = await buildTestApp({
    config: { ADDRESS_LIMITS: false },
    // All passwords have the same precomputed hash, so the calls compete for rows without waiting
    // for hashing.
    replace: () => ({
      passwords: { ...fastPasswords, hash: knownHash },
    }),
  });
});
afterAll(() => portal.close());

/** A student in a classroom with two parents, and the join code of another classroom. */
type Scene = {
  classroom: MadeClassroom;
  student: MadeUser;
  eraser: SessionFields;
  parent: SessionFields;
  code: string;
};
const setScene = async (): Promise<Scene> => {
  const classroom = await makeClassroom(portal, { students: 3, resetPending: true });
  const student = classroom.students[1] as MadeUser;
  const [one, two] = [
    await makeSecondParent(portal, student),
    await makeSecondParent(portal, student),
  ];
  const { code } = await makeClassroom(portal, { code: true });
  return { classroom, student, eraser: one.session, parent: two.session, code };
};

const BESIDE: Record<string, (scene: Scene) => Promise<TestResponse>> = {
  showRosterPasswords: ({ classroom: { id, session } }) =>
    portal.call('showRosterPasswords', { classRoomId: id, ...session }),
  renewRosterPasswords: ({ classroom: { id, session, students } }) => {
    const studentIds = JSON.stringify(students.map((student) => student.id));
    return portal.call('renewRosterPasswords', { classRoomId: id, studentIds, ...session });
  },
  joinClassroom: ({ code, student, parent }) =>
    portal.call('joinClassroom', { code, requestUserId: student.id, ...parent }),
  deleteParentChildAccount: ({ student, parent }) =>
    portal.call('deleteParentChildAccount', { requestUserId: student.id, ...parent }),
  removeStudentfromClass: ({ classroom: { id, session }, student }) =>
    portal.call('removeStudentfromClass', { classRoomId: id, studentId: student.id, ...session }),
  deleteClassroom: ({ classroom: { id, session } }) =>
    portal.call('deleteClassroom', { classRoomId: id, ...session }),
  generateStudentPassword: ({ classroom, student }) =>
    portal.call('generateStudentPassword', {
      update: '1',
      requestUserId: student.id,
      ...classroom.session,
    }),
};
const erase = ({ student, eraser }: Scene) =>
  eraseChild(portal, { requestUserId: student.id, ...eraser });

describe('eraseChild in parallel with other calls', () => {
  it.each(Object.entries(BESIDE))(
    'erases a child without a deadlock in parallel with %s',
    async (_name, task) => {
      for (let round = 0; round < ROUNDS; round += 1) {
        const scene = await setScene();
        const responses = await Promise.all(
          round % 2 ? [task(scene), erase(scene)] : [erase(scene), task(scene)],
        );
        for (const { body } of responses) expect(body.msgCode).not.toBe('SYS_001');
        const erased = responses[round % 2 ? 1 : 0] as TestResponse;
        expect(erased.body.msgCode).toBe('GEN_000');
      }
      await expectInvariants(portal.db);
    },
  );

  it('erases a child without a deadlock in parallel with all other calls', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const scene = await setScene();
      const responses = await Promise.all(
        [erase, ...Object.values(BESIDE)].map((task) => task(scene)),
      );
      for (const { body } of responses) expect(body.msgCode).not.toBe('SYS_001');
      const left = await portal.db
        .selectFrom('enrollments')
        .select('classroom_id')
        .where('student_id', '=', scene.student.id)
        .execute();
      expect(left).toEqual([]);
    }
    await expectInvariants(portal.db);
  });
});

it('erases two students of the same two classrooms in parallel without a deadlock', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const [one, two] = [await setScene(), await setScene()];
    for (const scene of [one, two]) {
      const { classroom } = scene === one ? two : one;
      await enroll(portal, classroom.id, scene.student.id);
    }
    const responses = await Promise.all([erase(one), erase(two)]);
    for (const { body } of responses) expect(body.msgCode).toBe('GEN_000');
  }
  await expectInvariants(portal.db);
});
