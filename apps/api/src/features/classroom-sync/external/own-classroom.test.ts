import { describe, expect, it } from 'vitest';
import { expectInvariants } from '../../../../testing/database/invariants.ts';
import { syncedRows } from '../../../../testing/database/synced-rows.ts';
import { expectError, expectSuccess } from '../../../../testing/expect-response.ts';
import { makeClassroom } from '../../../../testing/factories/make-classroom.ts';
import { makeEducator } from '../../../../testing/factories/make-educator.ts';
import { openSignInPortal } from '../../../../testing/fakes/sign-in-sandbox.ts';
import { openClass } from '../../../../testing/scenarios/external-class.ts';

const world = await openSignInPortal();
const { portal } = world;
const { db } = portal;
const { rowOf, namesIn, idsIn } = syncedRows(db);

describe('Sync into an existing classroom', () => {
  const openOwn = async () => {
    const owner = await makeEducator(db);
    const own = await makeClassroom(portal, { owner, name: 'Room 12', students: 1 });
    await db
      .updateTable('users')
      .set({ first_name: 'Grace', last_name: 'Kim' })
      .where('id', '=', own.students[0]?.id ?? '')
      .execute();
    const students = [
      { firstName: 'Grace', lastName: 'Kim' },
      { firstName: 'Hugo', lastName: 'Martins' },
    ];
    const externalClass = await openClass(world, 'google', { owner, name: 'room 12', students });
    const grace = (await externalClass.read()).students.find(
      ({ firstName }) => firstName === 'Grace',
    );
    const decisions = JSON.stringify([
      { outsideId: grace?.id, studentId: own.students[0]?.id, isSame: true },
    ]);
    return { own, externalClass, decisions };
  };

  it('offers the teacher’s own classroom as the target, and keeps it synced with the class', async () => {
    const { own, externalClass, decisions } = await openOwn();
    const { allClassroomDocs } = expectSuccess(
      await externalClass.list({ classroomId: externalClass.id }),
    ).body;
    expect(allClassroomDocs).toMatchObject({
      destinations: [{ classRoomId: own.id, classRoomName: 'Room 12', hasItsName: true }],
    });
    const into = { wonderfieldClassRoomId: own.id };
    expectError(await externalClass.sync(into), 'SYN_001');
    const { classroomId } = await externalClass.synced({ ...into, decisions });
    expect(classroomId).toBe(own.id);
    expect(await namesIn(own.id)).toEqual(['Grace Kim', 'Hugo Martins']);
    expect(await rowOf(own.id)).toMatchObject({
      source_class_id: externalClass.id,
      name: 'room 12',
    });
    // The classroom is linked now. It needs no target any longer, and another target is rejected.
    await externalClass.synced();
    const other = await makeClassroom(portal, { owner: externalClass.teacher });
    expectError(await externalClass.sync({ wonderfieldClassRoomId: other.id }), 'CLS_001');
  });

  it('unlinks the classroom from the class when the sync is undone', async () => {
    const { own, externalClass, decisions } = await openOwn();
    const sync = await externalClass.synced({ wonderfieldClassRoomId: own.id, decisions });
    const undone = expectSuccess(await externalClass.undo(sync)).body;
    expect(undone).toMatchObject({ isOwnAgain: true, isClassroomGone: false });
    expect(await rowOf(own.id)).toMatchObject({ source: null, name: 'Room 12', enrolled: 1 });
    await expectInvariants(db);
  });

  it('matches students of another classroom as possible duplicates and keeps their logins', async () => {
    const { own, externalClass, decisions } = await openOwn();
    const [duplicate] = (await externalClass.preview()).twins;
    expect(duplicate?.here).toMatchObject({ id: own.students[0]?.id, otherClass: 'Room 12' });
    const { classroomId } = await externalClass.synced({ decisions });
    expect(classroomId).not.toBe(own.id);
    expect(await idsIn(classroomId)).toContain(own.students[0]?.id);
  });

  it('rejects a target classroom that is archived or already synced', async () => {
    const externalClass = await openClass(world, 'google', { students: 1 });
    const source = { service: 'google', classId: 'another' } as const;
    const syncsWithAnother = await makeClassroom(portal, { owner: externalClass.teacher, source });
    const archived = await makeClassroom(portal, { owner: externalClass.teacher, archived: true });
    for (const { id } of [syncsWithAnother, archived]) {
      expectError(await externalClass.sync({ wonderfieldClassRoomId: id }), 'CLS_001');
    }
  });
});
