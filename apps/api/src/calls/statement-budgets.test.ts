import type { Row } from '@wonderfield/contract/play/game-calls';
import type { CompiledQuery } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';
import { withOwner } from '../../testing/database/as-owner.ts';
import {
  openRecordingDatabase,
  rowsRead,
  tablesReadBy,
  tablesWithoutIndex,
} from '../../testing/database/recording-database.ts';
import { expectSuccess } from '../../testing/expect-response.ts';
import { classroomForm, rosterLines } from '../../testing/factories/classroom-form.ts';
import { dayIn, makeAssignment } from '../../testing/factories/make-assignment.ts';
import { makeBulkData } from '../../testing/factories/make-bulk-data.ts';
import { makeClassroom, makeHelper } from '../../testing/factories/make-classroom.ts';
import { makeEducator } from '../../testing/factories/make-educator.ts';
import { makeFamily, makeHomeChild } from '../../testing/factories/make-family.ts';
import { makeStudent } from '../../testing/factories/make-student.ts';
import { signIn } from '../../testing/factories/sign-in.ts';
import { fastPasswords } from '../../testing/fast-passwords.ts';
import { openGame, rightAnswer } from '../../testing/scenarios/play-game.ts';

/** Above the number of rows of one user in this test, and far below the size of a table. */
const MAX_ROWS_READ = 100;
let portal: TestPortal;
let watched: ReturnType<typeof openRecordingDatabase>;
beforeAll(async () => {
  portal = await buildTestApp({
    config: { ADDRESS_LIMITS: false },
    replace: ({ config }) => {
      watched = openRecordingDatabase(config.DATABASE_URL);
      return { db: watched.db, passwords: fastPasswords };
    },
  });
  await withOwner(portal.databaseUrl, (db) => db.connection().execute(makeBulkData));
});
afterAll(async () => {
  await watched.db.destroy();
  await portal.close();
});

const recordStatements = async (task: () => Promise<unknown>): Promise<CompiledQuery[]> => {
  watched.statements.length = 0;
  await task();
  return [...watched.statements];
};

const prepareGetUser = async (userType: 'student' | 'parent' | 'educator') => {
  const family = await makeFamily(portal);
  await makeHomeChild(portal, { parentId: family.parent.id });
  const { owner } = await makeClassroom(portal);
  const user = { student: family.child, parent: family.parent, educator: owner }[userType];
  const session = await signIn(portal, user);
  return async () => expectSuccess(await portal.call('getUser', session));
};

const prepareListClassrooms = async () => {
  const { owner, session } = await makeClassroom(portal, { students: 3 });
  await makeClassroom(portal, { owner, students: 3 });
  const fields = { studentsDataFlag: '1', ...session };
  return async () => expectSuccess(await portal.call('getClassroomsByEducator', fields));
};

const prepareCreateClassroom = async () => {
  const session = await signIn(portal, await makeEducator(portal.db));
  const fields = classroomForm({ ...session });
  return async () => expectSuccess(await portal.call('createClassRoom', fields));
};

const prepareAddStudents = (count: number) => async () => {
  const { id, session } = await makeClassroom(portal);
  const studentDetails = JSON.stringify(rosterLines(count));
  const fields = { classRoomId: id, studentDetails, ...session };
  return async () => expectSuccess(await portal.call('addStudentsToClassRoom', fields));
};

const prepareRenewPasswords = (count: number) => async () => {
  const { id, session, students } = await makeClassroom(portal, { students: count });
  const studentIds = JSON.stringify(students.map((student) => student.id));
  const fields = { classRoomId: id, studentIds, ...session };
  return async () => expectSuccess(await portal.call('renewRosterPasswords', fields));
};

const prepareClassProgress = async () => {
  const { id, session } = await makeClassroom(portal);
  const studentDetails = JSON.stringify(rosterLines(30));
  const fields = { classRoomId: id, ...session };
  expectSuccess(await portal.call('addStudentsToClassRoom', { ...fields, studentDetails }));
  return async () => expectSuccess(await portal.call('getClassProgress', fields));
};

const prepareStudentReport = async () => {
  const { id, session, students } = await makeClassroom(portal, { students: 2 });
  await makeAssignment(portal, { id });
  const fields = { classRoomId: id, studentId: String(students[0]?.id), ...session };
  return async () => expectSuccess(await portal.call('getStudentReport', fields));
};

const prepareChangeCoTeacher = async () => {
  const { id, session } = await makeClassroom(portal);
  const { id: educatorId } = await makeHelper(portal, id);
  const endsOn = await dayIn(portal, 14);
  const fields = { classRoomId: id, educatorId, role: 'helper', endsOn, ...session };
  return async () => expectSuccess(await portal.call('changeCoTeacher', fields));
};

const prepareNextSteps = async () => {
  const { id, owner, session } = await makeClassroom(portal, { students: 2 });
  await makeAssignment(portal, { id });
  await makeClassroom(portal, { owner, students: 2 });
  return async () => expectSuccess(await portal.call('getNextSteps', { ...session }));
};

const prepareLogin = async () => {
  const { email, password } = await makeStudent(portal.db);
  const fields = { userType: 'student', email, password };
  return async () => expectSuccess(await portal.call('login', fields));
};

const prepareSaveAnswers = (count: number) => async () => {
  const avatar = { name: 'Foxglove', look: 'bloom-1' };
  const game = await openGame(portal, await makeStudent(portal.db, { avatar }));
  const rows: Row[] = [];
  for (const _ of Array.from({ length: Math.ceil(count / 6) })) rows.push(await game.deal('math'));
  const answers = rows.flatMap((row) => row.tasks.map((task) => rightAnswer(row, task, 1)));
  return () => game.save(answers.slice(0, count));
};

/** Maximum number of SQL statements per call. Each statement is a round trip. */
const BUDGETS: [string, number, () => Promise<() => Promise<unknown>>][] = [
  ['getUser for a student', 2, () => prepareGetUser('student')],
  ['getUser for a parent of two children', 3, () => prepareGetUser('parent')],
  ['getUser for a teacher', 2, () => prepareGetUser('educator')],
  ['getClassroomsByEducator with rosters', 2, prepareListClassrooms],
  ['createClassRoom', 10, prepareCreateClassroom],
  ['addStudentsToClassRoom with 1 student', 14, prepareAddStudents(1)],
  ['addStudentsToClassRoom with 30 students', 14, prepareAddStudents(30)],
  ['renewRosterPasswords with 1 student', 18, prepareRenewPasswords(1)],
  ['renewRosterPasswords with 30 students', 18, prepareRenewPasswords(30)],
  ['getClassProgress with 30 students', 6, prepareClassProgress],
  ['changeCoTeacher with a last day', 14, prepareChangeCoTeacher],
  ['getStudentReport', 16, prepareStudentReport],
  ['getNextSteps of two classrooms with a row', 7, prepareNextSteps],
  ['login', 11, prepareLogin],
  ['saveAnswers with a row of 6 answers', 10, prepareSaveAnswers(6)],
];

describe.each(BUDGETS)('%s', (_call, budget, prepare) => {
  it(`runs at most ${budget} statements and finds every row by an index`, async () => {
    const statements = await recordStatements(await prepare());
    expect(statements.map(({ sql }) => sql.slice(0, 80)).slice(budget)).toEqual([]);
    const reads = statements.filter(({ sql }) => /^\s*select/.test(sql));
    expect(reads.length).toBeGreaterThan(0);
    for (const read of reads) {
      const steps = await tablesReadBy(portal.db, read);
      const largeReads = steps.filter((step) => rowsRead(step) > MAX_ROWS_READ);
      expect([read.sql, largeReads]).toEqual([read.sql, []]);
    }
    for (const write of statements.filter(({ sql }) =>
      /^\s*(with|insert|update|delete)/.test(sql),
    )) {
      expect([write.sql, await tablesWithoutIndex(portal.db, write)]).toEqual([write.sql, []]);
    }
  });
});
