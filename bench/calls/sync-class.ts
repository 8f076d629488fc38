import { makeEducator } from '@wonderfield/api/testing/factories/make-educator';
import { type SessionFields, signIn } from '@wonderfield/api/testing/factories/sign-in';
import { openTraveler } from '@wonderfield/api/testing/fakes/sign-in-browser';
import type { TemporaryPortal } from '@wonderfield/tools/portal/temporary-portal';
import { sql } from 'kysely';
import type { BenchPortal } from './bench-portal.ts';
import { type HotCall, takeInTurn, times } from './hot-calls.ts';

const STUDENTS = 41;
const SYNCS_A_ROUND = 3;

const makeAtGoogle = async (sandboxUrl: string, what: string, fields: object) => {
  const response = await fetch(`${sandboxUrl}/google/${what}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(fields),
  });
  if (!response.ok) throw new Error(`${what}: ${response.status} ${await response.text()}`);
  return (await response.json()) as { id: string; students: { id: string }[] };
};

/** Lets the portal read a person's classes at Google. */
const connect = async (portal: BenchPortal, session: SessionFields, personId: string) => {
  const traveler = openTraveler(portal);
  const { code } = await traveler.travel('google', { as: personId, for: 'rosters' });
  const response = await portal.app.inject({
    method: 'POST',
    url: '/users/connectAccount',
    payload: { code, ...session },
    cookies: traveler.cookies(),
  });
  const { msgCode } = response.json();
  if (msgCode !== 'GEN_000') throw new Error(`connectAccount: ${msgCode}`);
};

/** Creates a class at Google and the request that syncs it. */
const makeClass = async (portal: BenchPortal, temporary: TemporaryPortal) => {
  const educator = await makeEducator(portal.db);
  const session = await signIn(portal, educator);
  const person = await makeAtGoogle(temporary.sandboxUrl, 'people', {});
  await connect(portal, session, person.id);
  const { id, students } = await makeAtGoogle(temporary.sandboxUrl, 'classes', {
    name: 'Morning Math Lab',
    teachers: [person.id],
    students: STUDENTS,
  });
  const studentIds = JSON.stringify(students.map((student) => student.id));
  const fields = { ...session, googleClassroomId: id, isGoogleClassroom: '1', studentIds };
  return { educatorId: educator.id, fields };
};

/**
 * Measures a first sync. The baseline writes the same rows, but reads no class.
 */
export const syncClass = async (
  portal: BenchPortal,
  temporary: TemporaryPortal,
  rounds: number,
): Promise<HotCall> => {
  const recorded = await times(SYNCS_A_ROUND, () => makeClass(portal, temporary));
  const sent = await times(SYNCS_A_ROUND * rounds, () => makeClass(portal, temporary));
  const owners = recorded.map(({ educatorId }) => educatorId);
  return {
    name: 'googleClassroomSync',
    label: `googleClassroomSync with ${STUDENTS}`,
    path: '/users/googleClassroomSync',
    target: 0.8,
    connections: [1],
    recorded: recorded.map(({ fields }) => fields),
    body: takeInTurn(sent.map(({ fields }) => fields)),
    amount: SYNCS_A_ROUND,
    reset: async () => {
      await sql`delete from users where id in (
        select student_id from enrollments join classrooms on classrooms.id = classroom_id
        where owner_id = any(${owners}))`.execute(portal.db);
      await sql`delete from classrooms where owner_id = any(${owners})`.execute(portal.db);
    },
  };
};
