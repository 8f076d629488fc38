import type { ClassAssignments } from '@wonderfield/contract/assignments/assignment';
import type { ChildProgress, ClassProgress } from '@wonderfield/contract/progress/progress';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestPortal } from '../../../../testing/build-test-app.ts';
import { expectSuccess, successOf } from '../../../../testing/expect-response.ts';
import { signIn } from '../../../../testing/factories/sign-in.ts';
import { openGame } from '../../../../testing/scenarios/play-game.ts';
import { loadDemoPeople } from '../load-demo-people.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await buildTestApp({ config: { WONDERFIELD_DEMO: true, ADDRESS_LIMITS: false } });
  // Two processes start at the same time.
  await Promise.all([loadDemoPeople(portal.deps), loadDemoPeople(portal.deps)]);
}, 120_000);
afterAll(() => portal.close());

const personOf = (email: string) =>
  portal.db
    .selectFrom('users')
    .select(['id', 'user_type'])
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
const sessionOf = async (email: string) => {
  const { id, user_type: userType } = await personOf(email);
  return signIn(portal, { id, userType: userType as 'parent' });
};
const rowsDealt = async () => {
  const rows = await portal.db.selectFrom('play_rows').select('id').execute();
  return rows.length;
};

it('creates a field for Maya in which every place has grown', async () => {
  const { id } = await personOf('maya4827');
  const game = await openGame(portal, { id, userType: 'student', email: '', password: '' });
  const { places } = await game.field();
  expect(places.every(({ rows }) => rows > 0)).toBe(true);
  expect(places.filter(({ rows }) => rows >= 6).length).toBeGreaterThanOrEqual(3);
});

const classOfElena = () =>
  portal.db
    .selectFrom('classrooms')
    .select('id')
    .where('name', '=', 'Room 12 Explorers')
    .executeTakeFirstOrThrow();

it('shows Maya’s parent the earlier weeks', async () => {
  const { id } = await personOf('maya4827');
  const session = await sessionOf('dana@demo.wonderfield.example');
  const response = await portal.call('getChildProgress', { requestUserId: id, ...session });
  const progress = successOf<ChildProgress>(response);
  expect(progress.week.earlier).toBeDefined();
  expect(progress.skills.length).toBeGreaterThan(8);
});

it('shows the teacher students with many right and with many wrong answers', async () => {
  const session = await sessionOf('elena@demo.wonderfield.example');
  const { id } = await classOfElena();
  const response = await portal.call('getClassProgress', { classRoomId: id, ...session });
  const progress = successOf<ClassProgress>(response);
  expect(progress.help.length).toBeGreaterThan(0);
  const stages = new Set(progress.students.flatMap(({ cells }) => cells.map(({ stage }) => stage)));
  expect(stages.size).toBeGreaterThanOrEqual(4);
  // Some students have not started, so the table shows empty rows, too.
  expect(progress.students.some(({ cells }) => cells.length === 0)).toBe(true);
});

it('creates one open assignment that some students have finished and Maya sees in her field', async () => {
  const session = await sessionOf('elena@demo.wonderfield.example');
  const { id } = await classOfElena();
  const response = await portal.call('listAssignments', { classRoomId: id, ...session });
  const { assignments } = successOf<ClassAssignments>(response);
  expect(assignments).toHaveLength(1);
  const states = assignments[0]?.students.map(({ state }) => state) ?? [];
  expect(states.filter((state) => state === 'done')).toHaveLength(4);
  expect(states.length).toBeGreaterThan(8);
  const maya = await personOf('maya4827');
  const game = await openGame(portal, {
    id: maya.id,
    userType: 'student',
    email: '',
    password: '',
  });
  expect((await game.field()).assigned).toMatchObject([{ teacherName: 'Elena Rivera' }]);
});

it('creates the demo progress once', async () => {
  const before = await rowsDealt();
  await loadDemoPeople(portal.deps);
  expect(await rowsDealt()).toBe(before);
});

it('creates a friend of Maya and two friend requests that wait for her parent', async () => {
  const { id } = await personOf('maya4827');
  const request = { requestUserId: id, ...(await sessionOf('dana@demo.wonderfield.example')) };
  const { body } = expectSuccess(await portal.call('getChildFriends', request));
  expect(body.requests).toMatchObject([
    { name: expect.stringMatching(/MossyPaw|KiteRider/), who: expect.stringContaining('Room 12') },
    { name: expect.stringMatching(/MossyPaw|KiteRider/) },
  ]);
  expect(body.friends).toMatchObject([{ name: 'BoldWren', isOpen: true }]);
});
