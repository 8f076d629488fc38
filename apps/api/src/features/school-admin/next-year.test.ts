import type { ClassResult, SchoolYear } from '@wonderfield/contract/classrooms/next-year';
import { describe, expect, it } from 'vitest';
import { expectInvariants } from '../../../testing/database/invariants.ts';
import { expectSuccess } from '../../../testing/expect-response.ts';
import { type MadeClassroom, makeClassroom } from '../../../testing/factories/make-classroom.ts';
import { type MadeSchool, makeSchool } from '../../../testing/factories/make-school.ts';
import { type SessionFields, signIn } from '../../../testing/factories/sign-in.ts';
import { codesIn } from '../../../testing/response-assertions.ts';
import { start } from '../../../testing/scenarios/next-year.ts';
import { openFastTestServer } from '../../../testing/test-server.ts';

const portal = await openFastTestServer();

type Made = { school: MadeSchool; session: SessionFields; rooms: MadeClassroom[] };
const makeRooms = async (count: number): Promise<Made> => {
  const school = await makeSchool(portal, { seats: count, students: count });
  const rooms: MadeClassroom[] = [];
  for (let room = 0; room < count; room += 1)
    rooms.push(await makeClassroom(portal, { school, students: 1, name: `Grade 3 Room ${room}` }));
  return { school, rooms, session: await signIn(portal, school.administrator) };
};
const startAll = (session: SessionFields, rooms: readonly { id: string; name: string }[]) =>
  portal.call('startSchoolNextYear', {
    schoolYear: '2027',
    classes: JSON.stringify(
      rooms.map(({ id, name }) => ({ classroomId: id, name: `${name} B`, grade: '4' })),
    ),
    ...session,
  });
const undoAll = (session: SessionFields, ids: readonly string[]) =>
  portal.call('undoSchoolNextYear', { classroomIds: JSON.stringify(ids), ...session });
const resultsOf = async (call: ReturnType<typeof portal.call>) =>
  expectSuccess(await call).body as unknown as { results: ClassResult[]; school: SchoolYear };

describe('getSchoolNextYear', () => {
  // @proves C-getSchoolNextYear
  it('lists the active classes of the school with teachers and grades', async () => {
    const { session, rooms, school } = await makeRooms(1);
    const owner = rooms[0]?.owner;
    await makeClassroom(portal, { school, archived: true, ...(owner && { owner }) });
    await makeClassroom(portal);
    const { body } = expectSuccess(await portal.call('getSchoolNextYear', session));
    expect((body.school as SchoolYear).classes).toEqual([
      expect.objectContaining({
        id: rooms[0]?.id,
        grade: '3',
        studentCount: 1,
        teachers: [expect.any(String)],
      }),
    ]);
  });
});

describe('startSchoolNextYear', () => {
  // @proves C-startSchoolNextYear, S-school-next-year
  it('starts each class on its own and returns a result for each', async () => {
    const { session, rooms } = await makeRooms(2);
    const other = await makeClassroom(portal);
    const { results, school } = await resultsOf(startAll(session, [...rooms, other]));
    expect(results).toEqual([
      { classroomId: rooms[0]?.id, isDone: true },
      { classroomId: rooms[1]?.id, isDone: true },
      {
        classroomId: other.id,
        isDone: false,
        reason: 'Requested classroom does not exist.',
      },
    ]);
    const started = school.classes.filter((room) => room.started);
    expect(started.map((room) => room.started)).toEqual([
      expect.objectContaining({ name: 'Grade 3 Room 0 B', grade: '4', studentCount: 1 }),
      expect.objectContaining({ name: 'Grade 3 Room 1 B', grade: '4', studentCount: 1 }),
    ]);
    await expectInvariants(portal.db);
  });

  it('changes no class twice if the request is repeated', async () => {
    const { session, rooms, school } = await makeRooms(2);
    await resultsOf(startAll(session, rooms));
    const { results } = await resultsOf(startAll(session, rooms));
    expect(results.map(({ isDone }) => isDone)).toEqual([true, true]);
    const count = await portal.db
      .selectFrom('classrooms')
      .select('id')
      .where('school_id', '=', school.id)
      .execute();
    expect(count).toHaveLength(4);
  });

  it('creates one class if the teacher and the administrator start at once', async () => {
    const { session, rooms, school } = await makeRooms(1);
    const [room] = rooms;
    if (!room) throw new Error('no room');
    const responses = await Promise.all([start(portal, room), startAll(session, [room])]);
    expect(codesIn(responses).GEN_000).toBeGreaterThanOrEqual(1);
    const active = await portal.db
      .selectFrom('classrooms')
      .select('id')
      .where('school_id', '=', school.id)
      .where('archived_at', 'is', null)
      .execute();
    expect(active).toHaveLength(1);
    await expectInvariants(portal.db);
  });
});

describe('undoSchoolNextYear', () => {
  // @proves C-undoSchoolNextYear
  it('restores the classes, and counts an undone class as done', async () => {
    const { session, rooms } = await makeRooms(2);
    await resultsOf(startAll(session, rooms));
    const ids = rooms.map(({ id }) => id);
    for (const _time of [1, 2]) {
      const { results, school } = await resultsOf(undoAll(session, ids));
      expect(results.map(({ isDone }) => isDone)).toEqual([true, true]);
      expect(school.classes.map(({ id, started }) => [id, started])).toEqual(
        ids.map((id) => [id, undefined]),
      );
    }
    await expectInvariants(portal.db);
  });

  it('does not undo classes of another school', async () => {
    const { rooms, session } = await makeRooms(1);
    const other = await makeRooms(1);
    await resultsOf(startAll(session, rooms));
    const { results } = await resultsOf(undoAll(other.session, [rooms[0]?.id ?? '']));
    expect(results).toMatchObject([{ isDone: false }]);
  });
});
