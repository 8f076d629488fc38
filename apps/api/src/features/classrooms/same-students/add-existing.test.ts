import { describe, expect, it } from 'vitest';
import { expectInvariants } from '../../../../testing/database/invariants.ts';
import {
  snapshotClassrooms,
  studentsOf,
} from '../../../../testing/database/snapshot-classrooms.ts';
import { auditOf } from '../../../../testing/database/snapshot-user.ts';
import { expectError, expectSuccess } from '../../../../testing/expect-response.ts';
import { rosterLine } from '../../../../testing/factories/classroom-form.ts';
import { type MadeClassroom, makeClassroom } from '../../../../testing/factories/make-classroom.ts';
import { makeSchool } from '../../../../testing/factories/make-school.ts';
import type { MadeUser } from '../../../../testing/factories/make-user.ts';
import { codesIn } from '../../../../testing/response-assertions.ts';
import { rosterTools } from '../../../../testing/scenarios/roster-requests.ts';
import { openFastTestServer } from '../../../../testing/test-server.ts';

const portal = await openFastTestServer();
const { send } = rosterTools(portal);

type Line = ReturnType<typeof rosterLine> & { isNew?: boolean };
const addBoth = (
  classroom: MadeClassroom,
  { lines = [], existing = [], ...rest }: { lines?: Line[]; existing?: string[]; key?: string },
) =>
  send(classroom, JSON.stringify(lines), rest.key ? { 'idempotency-key': rest.key } : {}, {
    existingIds: JSON.stringify(existing),
    checkNames: '1',
  });
const robin = (isNew?: boolean): Line => ({
  ...rosterLine({ firstName: 'Robin', lastName: 'Marsh' }),
  ...(isNew !== undefined && { isNew }),
});

/** Creates two classes of one teacher. The first has two students. */
const makeTwo = async (traits: Parameters<typeof makeClassroom>[1] = {}) => {
  const first = await makeClassroom(portal, { students: 2, ...traits });
  const [one, two] = first.students as [MadeUser, MadeUser];
  return { first, one, two, second: await makeClassroom(portal, { owner: first.owner }) };
};

describe('addStudentsToClassRoom with existing students', () => {
  // @proves D-9-one-login
  it('enrolls existing students with their login next to new ones, and undoes both', async () => {
    const { first, one, second } = await makeTwo();
    const lines = [rosterLine({ firstName: 'Zoë', lastName: 'Brandt' })];
    const { body } = expectSuccess(await addBoth(second, { lines, existing: [one.id] }));
    expect(body.studentData).toEqual([
      expect.objectContaining({ firstName: 'Zoë', studentPassword: expect.any(String) }),
      expect.not.objectContaining({ studentPassword: expect.anything() }),
    ]);
    expect(await studentsOf(portal.db, second.id)).toContain(one.id);
    expect(await auditOf(portal.db, one.id)).toContainEqual(
      expect.objectContaining({ action: 'roster.existing-added', actor_id: first.owner.id }),
    );
    const { lastImport } = body.classRoomJson as {
      lastImport: { importId: string; count: number };
    };
    expect(lastImport.count).toBe(2);
    const undo = { classRoomId: second.id, importId: lastImport.importId, ...second.session };
    expectSuccess(await portal.call('undoRosterImport', undo));
    expect(await studentsOf(portal.db, second.id)).toEqual([]);
    expect(await studentsOf(portal.db, first.id)).toContain(one.id);
    await expectInvariants(portal.db);
  });

  it('returns the same students to a retried request, without passwords of existing ones', async () => {
    const { one, second } = await makeTwo();
    const request = {
      lines: [rosterLine({ firstName: 'Zoë' })],
      existing: [one.id],
      key: crypto.randomUUID(),
    };
    const before = expectSuccess(await addBoth(second, request)).body;
    const after = expectSuccess(await addBoth(second, request)).body;
    expect(after.studentData).toEqual(before.studentData);
    expect(await studentsOf(portal.db, second.id)).toHaveLength(2);
  });

  // @proves M-STU_013
  it('rejects a name that a student has already, unless it is marked as new', async () => {
    const { second } = await makeTwo();
    const before = await snapshotClassrooms(portal.db);
    const lines = [rosterLine({ firstName: 'Zoë' }), robin()];
    expectError(await addBoth(second, { lines }), 'STU_013', {
      'studentDetails.1.firstName': expect.any(String),
    });
    expect(await snapshotClassrooms(portal.db)).toEqual(before);
    expectSuccess(await addBoth(second, { lines: [robin(true)] }));
    // The roster does not ask again.
    const about = { classRoomId: second.id, ...second.session };
    const { twins } = expectSuccess(await portal.call('getTwins', about)).body;
    expect(twins).toMatchObject({ pairs: [] });
    // The plain call of the specification creates the student without a question.
    expectSuccess(await send(second, JSON.stringify([robin()])));
  });

  it('rejects ids of students that the educator may not use, and an empty list', async () => {
    const { second } = await makeTwo();
    const theirs = await makeClassroom(portal, { students: 1 });
    const [student] = theirs.students as [MadeUser];
    const lines = [rosterLine()];
    expectError(await addBoth(second, { lines, existing: [student.id] }), 'STU_007');
    expectError(await addBoth(second, { existing: ['x'] }), 'STU_007');
    expectError(await addBoth(second, {}), 'VAL_001', { studentDetails: expect.any(String) });
    expect(await studentsOf(portal.db, second.id)).toEqual([]);
  });

  it('counts new and existing students against the capacity', async () => {
    const { first, one, two } = await makeTwo();
    const small = await makeClassroom(portal, { owner: first.owner, capacity: 2 });
    const request = { lines: [rosterLine()], existing: [one.id, two.id] };
    expectError(await addBoth(small, request), 'CLS_002');
    expectSuccess(await addBoth(small, { ...request, existing: [one.id] }));
  });

  it('takes no second seat of the license for a student of the school', async () => {
    const school = await makeSchool(portal, { students: 2 });
    const { first, one } = await makeTwo({ school });
    const second = await makeClassroom(portal, { school, owner: first.owner });
    expectSuccess(await addBoth(second, { existing: [one.id] }));
    expectError(await addBoth(second, { lines: [rosterLine()] }), 'SCH_002');
    await expectInvariants(portal.db);
  });

  it('creates one login when two teachers add the same name at once', async () => {
    const classroom = await makeClassroom(portal);
    const responses = await Promise.all([
      addBoth(classroom, { lines: [robin()] }),
      addBoth(classroom, { lines: [robin()] }),
    ]);
    expect(codesIn(responses)).toEqual({ GEN_000: 1, STU_013: 1 });
  });

  it('enrolls an existing student once with parallel requests', async () => {
    const { one, second } = await makeTwo();
    const requests = [1, 2, 3].map(() => addBoth(second, { existing: [one.id] }));
    expect(codesIn(await Promise.all(requests))).toEqual({ GEN_000: 3 });
    expect(await studentsOf(portal.db, second.id)).toEqual([one.id]);
    await expectInvariants(portal.db);
  });
});
