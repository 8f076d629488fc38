import { classroomForm, rosterLines } from '@wonderfield/api/testing/factories/classroom-form';
import { makeClassroom } from '@wonderfield/api/testing/factories/make-classroom';
import { makeEducator } from '@wonderfield/api/testing/factories/make-educator';
import { makeStudent } from '@wonderfield/api/testing/factories/make-student';
import { signIn } from '@wonderfield/api/testing/factories/sign-in';
import { sql } from 'kysely';
import type { BenchPortal } from './bench-portal.ts';
import { type HotCall, takeInTurn, times } from './hot-calls.ts';

const TARGET = 0.8;
const TEACHERS = 32;
const ROSTERS_A_ROUND = 8;
const STUDENTS = 30;
const SIGN_INS_A_ROUND = 192;
const PASSWORD = 'Maple-otter42';

const makeClassrooms = async (portal: BenchPortal): Promise<HotCall> => {
  const bodies = await times(TEACHERS, async () => ({
    ...classroomForm(),
    ...(await signIn(portal, await makeEducator(portal.db))),
  }));
  return {
    name: 'createClassRoom',
    label: 'createClassRoom',
    path: '/users/createClassRoom',
    target: TARGET,
    connections: [8],
    recorded: bodies,
    body: takeInTurn(bodies),
    // Each teacher may create 200 per hour.
    amount: 600,
    reset: () => sql`delete from rate_limits`.execute(portal.db),
  };
};

const rosterFor = async (portal: BenchPortal) => {
  const { id, session } = await makeClassroom(portal);
  const studentDetails = JSON.stringify(rosterLines(STUDENTS));
  return { id, fields: { ...session, classRoomId: id, studentDetails } };
};

/** Measures adding a class of 30 students. */
const addStudents = async (portal: BenchPortal, rounds: number): Promise<HotCall> => {
  const connections = [1, 4];
  const recorded = await times(ROSTERS_A_ROUND, () => rosterFor(portal));
  // Each class is filled once.
  const total = ROSTERS_A_ROUND * rounds * connections.length;
  const sent = await times(total, () => rosterFor(portal));
  const ids = recorded.map(({ id }) => id);
  return {
    name: 'addStudentsToClassRoom',
    label: `addStudentsToClassRoom with ${STUDENTS}`,
    path: '/users/addStudentsToClassRoom',
    target: TARGET,
    connections,
    recorded: recorded.map(({ fields }) => fields),
    body: takeInTurn(sent.map(({ fields }) => fields)),
    amount: ROSTERS_A_ROUND,
    reset: () =>
      sql`delete from users where id in (
        select student_id from enrollments where classroom_id = any(${ids}))`.execute(portal.db),
  };
};

/** Measures new passwords for a class of 30 students. */
const renewPasswords = async (portal: BenchPortal): Promise<HotCall> => {
  const bodies = await times(ROSTERS_A_ROUND, async () => {
    const { id, session, students } = await makeClassroom(portal, { students: STUDENTS });
    const studentIds = JSON.stringify(students.map((student) => student.id));
    return { ...session, classRoomId: id, studentIds };
  });
  return {
    name: 'renewRosterPasswords',
    label: `renewRosterPasswords of ${STUDENTS}`,
    path: '/users/renewRosterPasswords',
    target: TARGET,
    connections: [1],
    recorded: bodies,
    body: takeInTurn(bodies),
    amount: ROSTERS_A_ROUND,
    reset: () => sql`delete from rate_limits`.execute(portal.db),
  };
};

const signStudentsIn = async (portal: BenchPortal): Promise<HotCall> => {
  const hash = await portal.deps.passwords.hash(PASSWORD);
  const students = await times(SIGN_INS_A_ROUND, () => makeStudent(portal.db));
  const ids = students.map(({ id }) => id);
  await sql`update users set password_hash = ${hash}, sealed_password = null where id = any(${ids})`.execute(
    portal.db,
  );
  const bodies = students.map(({ email }) => ({ userType: 'student', email, password: PASSWORD }));
  return {
    name: 'login',
    label: 'login',
    path: '/users/login',
    target: 0.95,
    connections: [8, 32],
    recorded: bodies,
    body: takeInTurn(bodies),
    amount: SIGN_INS_A_ROUND,
    reset: () => sql`delete from sessions where user_id = any(${ids})`.execute(portal.db),
    floor: { verifies: { hash, password: PASSWORD } },
  };
};

/** Creates the calls that change data, each with a baseline that writes the same rows. */
export const makeWrites = async (portal: BenchPortal, rounds: number): Promise<HotCall[]> => [
  await makeClassrooms(portal),
  await addStudents(portal, rounds),
  await renewPasswords(portal),
  await signStudentsIn(portal),
];
