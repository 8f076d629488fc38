import { makeClassroom } from '@wonderfield/api/testing/factories/make-classroom';
import { makeFamily, makeHomeChild } from '@wonderfield/api/testing/factories/make-family';
import { type SessionFields, signIn } from '@wonderfield/api/testing/factories/sign-in';
import type { BenchPortal } from './bench-portal.ts';
import { type HotCall, takeInTurn, times } from './hot-calls.ts';

const ACTORS = 16;
const TARGET = 0.6;

const read = (label: string, path: string, bodies: Record<string, string>[]): HotCall => ({
  name: label.replaceAll(/\W+/g, '-'),
  label,
  path,
  target: TARGET,
  connections: [8],
  recorded: bodies,
  body: takeInTurn(bodies),
});

const getUser = (who: string, sessions: SessionFields[]) =>
  read(`getUser of a ${who}`, '/users/getUser', sessions);

/** Creates the first calls of common pages. */
export const makeReads = async (portal: BenchPortal): Promise<HotCall[]> => {
  const classrooms = await times(ACTORS, async () => {
    const first = await makeClassroom(portal, { students: 40 });
    await makeClassroom(portal, { owner: first.owner, students: 40 });
    return first;
  });
  const students = await times(ACTORS, async (number) => {
    const student = classrooms[number]?.students[0];
    if (!student) throw new Error('The roster is empty.');
    return signIn(portal, student);
  });
  const parents = await times(ACTORS, async () => {
    const { parent, session } = await makeFamily(portal);
    await makeHomeChild(portal, { parentId: parent.id });
    return session;
  });
  const educators = classrooms.map(({ session }) => session);
  return [
    getUser('student', students),
    getUser('parent of two', parents),
    getUser('teacher', educators),
    read(
      'getClassroomsByEducator, 2 rosters of 40',
      '/users/getClassroomsByEducator',
      educators.map((session) => ({ ...session, studentsDataFlag: '1' })),
    ),
  ];
};
