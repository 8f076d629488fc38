import { describe, expect, it } from 'vitest';
import { expectInvariants } from '../../../../testing/database/invariants.ts';
import { expectError, expectSuccess } from '../../../../testing/expect-response.ts';
import {
  enroll,
  type MadeClassroom,
  makeClassroom,
  makeCoTeacher,
  makeRosterStudent,
} from '../../../../testing/factories/make-classroom.ts';
import { makeSecondParent } from '../../../../testing/factories/make-family.ts';
import { makeSchool } from '../../../../testing/factories/make-school.ts';
import type { MadeUser } from '../../../../testing/factories/make-user.ts';
import { signIn } from '../../../../testing/factories/sign-in.ts';
import { transferTools } from '../../../../testing/scenarios/student-transfers.ts';
import { openFastTestServer } from '../../../../testing/test-server.ts';

const portal = await openFastTestServer();
const { db } = portal;
const { move, copy, undoMove, undoCopy, readPlaces } = transferTools(portal);

const idsOf = ({ students }: MadeClassroom) => students.map(({ id }) => id);
/** Creates two classrooms of one owner, of which the first has three students. */
const makeTwo = async (traits: Parameters<typeof makeClassroom>[1] = {}) => {
  const from = await makeClassroom(portal, { students: 3, ...traits });
  const to = await makeClassroom(portal, { owner: from.owner });
  portal.clock.advance(1000);
  return { from, to };
};
const removeFrom = ({ id, session }: MadeClassroom, ...ids: string[]) =>
  portal.call('removeStudents', { classRoomId: id, studentIds: JSON.stringify(ids), ...session });
const moved = async (transfer: Parameters<typeof move>[0]) =>
  expectSuccess(await move(transfer)).body.at;

describe('undoTransfer', () => {
  // @proves C-undoTransfer
  it('restores both classes exactly after a move', async () => {
    const { from, to } = await makeTwo();
    const [one, two] = from.students as [MadeUser, MadeUser];
    await makeSecondParent(portal, one);
    await enroll(portal, to.id, two.id);
    portal.clock.advance(1000);
    const before = await readPlaces(from, to);
    const transfer = { from, to, ids: [one.id, two.id] };
    const at = await moved(transfer);
    const { body } = expectSuccess(await undoMove(transfer, at));
    expect(body).toMatchObject({ undone: 2, unchangedIds: [] });
    expect(await readPlaces(from, to)).toEqual(before);
    await expectInvariants(db);
  });

  it('restores a class without a school after a move to the school, and frees the seat', async () => {
    const school = await makeSchool(portal);
    const to = await makeClassroom(portal, { school });
    const from = await makeClassroom(portal, { owner: to.owner, students: 1 });
    portal.clock.advance(1000);
    const before = await readPlaces(from, to);
    const transfer = { from, to, ids: idsOf(from) };
    const at = await moved(transfer);
    expectSuccess(await undoMove(transfer, at));
    expect(await readPlaces(from, to)).toEqual(before);
    await expectInvariants(db);
  });

  it('restores the other class after a copy, and frees the seat that the copy took', async () => {
    const school = await makeSchool(portal);
    const to = await makeClassroom(portal, { school });
    const from = await makeClassroom(portal, { owner: to.owner, students: 1 });
    portal.clock.advance(1000);
    const before = await readPlaces(from, to);
    const transfer = { from, to, ids: idsOf(from) };
    const { at } = expectSuccess(await copy(transfer)).body;
    expectSuccess(await undoCopy(transfer, at));
    expect(await readPlaces(from, to)).toEqual(before);
    await expectInvariants(db);
  });

  it('undoes the others when some students were changed since, and names those', async () => {
    const { from, to } = await makeTwo();
    const [one = '', two = '', three = ''] = idsOf(from);
    const transfer = { from, to, ids: [one, two, three] };
    const at = await moved(transfer);
    portal.clock.advance(1000);
    // One was removed from the new class, two was copied back and removed again.
    expectSuccess(await removeFrom(to, one));
    expectSuccess(await copy({ from: to, to: from, ids: [two] }));
    expectSuccess(await removeFrom(from, two));
    const { body } = expectSuccess(await undoMove(transfer, at));
    expect(body).toMatchObject({ undone: 1, unchangedIds: [one, two] });
    await expectInvariants(db);
  });

  // @proves M-STU_012
  it('returns STU_012 when nothing can be undone, to another teacher and after a day', async () => {
    const { from, to } = await makeTwo({ coTeacher: true });
    const transfer = { from, to, ids: idsOf(from) };
    const at = await moved(transfer);
    expectError(await undoMove(transfer, new Date(0).toISOString()), 'STU_012');
    await makeCoTeacher(portal, to.id, from.coTeacher);
    const coTeacher = await signIn(portal, from.coTeacher as MadeUser);
    expectError(await undoMove({ ...transfer, session: coTeacher }, at), 'STU_012');
    portal.clock.advance(25 * 3_600_000);
    const session = await signIn(portal, from.owner);
    expectError(await undoMove({ ...transfer, session }, at), 'STU_012');
    expectError(await undoCopy({ ...transfer, session }, at), 'STU_012');
  });

  it('keeps a copied student who left the first class since', async () => {
    const { from, to } = await makeTwo();
    const [one = ''] = idsOf(from);
    const transfer = { from, to, ids: [one] };
    const { at } = expectSuccess(await copy(transfer)).body;
    expectSuccess(await removeFrom(from, one));
    expectError(await undoCopy(transfer, at), 'STU_012');
    await expectInvariants(db);
  });

  it('rejects the undo when the first class is full or archived, and changes nothing', async () => {
    const { from, to } = await makeTwo({ capacity: 3 });
    const [one = ''] = idsOf(from);
    const transfer = { from, to, ids: [one] };
    const at = await moved(transfer);
    await makeRosterStudent(portal, from);
    const before = await readPlaces(from, to);
    expectError(await undoMove(transfer, at), 'CLS_002');
    const archived = { classRoomId: from.id, archived: '1', ...from.session };
    expectSuccess(await portal.call('archiveClassroom', archived));
    expectError(await undoMove(transfer, at), 'CLS_009');
    expect(await readPlaces(from, to)).toEqual(before);
  });

  it('undoes a move once with two parallel requests', async () => {
    const { from, to } = await makeTwo();
    const before = await readPlaces(from, to);
    const transfer = { from, to, ids: idsOf(from) };
    const at = await moved(transfer);
    await Promise.all([undoMove(transfer, at), undoMove(transfer, at)]);
    expect(await readPlaces(from, to)).toEqual(before);
    await expectInvariants(db);
  });
});
