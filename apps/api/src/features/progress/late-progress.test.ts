import type { ChildProgress, ClassProgress } from '@wonderfield/contract/progress/progress';
import { afterAll, expect, it } from 'vitest';
import { createTestDatabase } from '../../../testing/database/test-database.ts';
import { expectError, successOf } from '../../../testing/expect-response.ts';
import { makeClassroom } from '../../../testing/factories/make-classroom.ts';
import { makeFamily } from '../../../testing/factories/make-family.ts';
import { openGame } from '../../../testing/scenarios/play-game.ts';
import { openTestServer } from '../../../testing/test-server.ts';
import { openDatabase } from '../../db/connection/connection.ts';

/** A replica with the maximum lag: it has no data yet. */
const behind = await createTestDatabase();
const replica = openDatabase(behind.url, 2, () => undefined);
const portal = await openTestServer({
  config: { ADDRESS_LIMITS: false },
  replace: () => ({ readFromReplica: (read) => read(replica) }),
});
afterAll(async () => {
  await replica.destroy();
  await behind.drop();
});

it('shows a teacher a class that the replica does not have yet', async () => {
  const { id, session, students } = await makeClassroom(portal, { students: 2 });
  const [student] = students;
  if (!student) throw new Error('the class has students');
  await portal.db
    .updateTable('students')
    .set({ avatar_name: 'Foxglove', subjects: ['math'] })
    .where('user_id', '=', student.id)
    .execute();
  await (await openGame(portal, student)).playRow('math');
  const ask = () => portal.call('getClassProgress', { classRoomId: id, ...session });
  const { students: shown, skills } = successOf<ClassProgress>(await ask());
  expect(shown.map(({ studentId }) => studentId).sort()).toEqual(students.map((s) => s.id).sort());
  expect(skills).toEqual([]);
  // A deleted class is rejected immediately, regardless of the replica.
  await portal.call('deleteClassroom', { classRoomId: id, ...session });
  expectError(await ask(), 'CLS_001');
});

it('shows a parent a child that the replica does not have yet', async () => {
  const { child, session } = await makeFamily(portal);
  const progress = successOf<ChildProgress>(
    await portal.call('getChildProgress', { requestUserId: child.id, ...session }),
  );
  expect(progress).toMatchObject({ childId: child.id, rows: 0, skills: [] });
});
