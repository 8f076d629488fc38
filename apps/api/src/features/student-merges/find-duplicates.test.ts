import type { Duplicates } from '@wonderfield/contract/student-merges/duplicates';
import { describe, expect, it } from 'vitest';
import { expectError, expectSuccess } from '../../../testing/expect-response.ts';
import { joinForm } from '../../../testing/factories/classroom-form.ts';
import {
  enroll,
  type MadeClassroom,
  makeClassroom,
  makeRosterStudent,
} from '../../../testing/factories/make-classroom.ts';
import { makeFamily } from '../../../testing/factories/make-family.ts';
import { mergeTools } from '../../../testing/scenarios/student-merges.ts';
import { openFastTestServer } from '../../../testing/test-server.ts';

const portal = await openFastTestServer();
const { merged, unmerge, suspend } = mergeTools(portal);

const duplicatesOf = async ({ id, session }: MadeClassroom) =>
  expectSuccess(await portal.call('getTwins', { classRoomId: id, ...session })).body
    .twins as Duplicates;
const makeNamed = async () => {
  const room = await makeClassroom(portal);
  const chloe = await makeRosterStudent(portal, room, { firstName: 'Chloe', lastName: 'Nguyen' });
  const khloe = await makeRosterStudent(portal, room, { firstName: 'Khloe', lastName: 'Nguyen' });
  await makeRosterStudent(portal, room, { firstName: 'Ben', lastName: 'Whitaker' });
  return { room, chloe, khloe };
};
const keepApart = ({ id, session }: MadeClassroom, oneId: string, otherId: string) =>
  portal.call('keepStudentsApart', { classRoomId: id, oneId, otherId, ...session });

describe('getTwins', () => {
  // @proves C-getTwins
  it('finds possible duplicates by name with their distinguishing data', async () => {
    const { room, chloe, khloe } = await makeNamed();
    const { students, pairs, merges } = await duplicatesOf(room);
    expect(students).toHaveLength(3);
    expect(pairs).toEqual([{ oneId: chloe.id, otherId: khloe.id, likeness: 'near' }]);
    expect(students[0]).toEqual({
      id: chloe.id,
      firstName: 'Chloe',
      lastName: 'Nguyen',
      username: chloe.email,
      how: 'roster',
      joinedAt: portal.deps.now().toISOString(),
      isFamilys: false,
      isGuest: false,
      canBeFolded: true,
    });
    expect(merges).toEqual([]);
  });

  // @proves S-join-card
  it.each([
    ['Liz', 'Nguyen'],
    ['ELIZABETH', 'nguyen'],
    ['Élizabeth', 'Nguyễn'],
    ['Nguyen', 'Elizabeth'],
    ['Nguyen', 'Beth'],
  ])('finds a possible duplicate when %s %s joins by code', async (firstName, lastName) => {
    const room = await makeClassroom(portal, { code: true });
    const names = { firstName: 'Elizabeth', lastName: 'Nguyen' };
    const elizabeth = await makeRosterStudent(portal, room, names);
    const form = joinForm(room.code, { firstName, lastName });
    const { email } = expectSuccess(await portal.call('joinWithCode', form)).body;
    const { students, pairs } = await duplicatesOf(room);
    const joined = students.find(({ username }) => username === email);
    expect(joined).toMatchObject({ how: 'code', canBeFolded: true });
    // The roster's login comes first, because it is on the login card.
    expect(pairs).toMatchObject([{ oneId: elizabeth.id, otherId: joined?.id }]);
    await merged(room, elizabeth, { id: String(joined?.id) });
    const login = { userType: 'student', email: elizabeth.email, password: elizabeth.password };
    expectSuccess(await portal.call('login', login));
  });

  // @proves C-keepStudentsApart
  it('omits a pair after an educator marked it as different students', async () => {
    const { room, chloe, khloe } = await makeNamed();
    expectSuccess(await keepApart(room, khloe.id, chloe.id));
    expectSuccess(await keepApart(room, chloe.id, khloe.id));
    expect((await duplicatesOf(room)).pairs).toEqual([]);
    expectError(await keepApart(room, chloe.id, chloe.id), 'MRG_001');
    const outsider = (await makeClassroom(portal, { students: 1 })).students[0];
    expectError(await keepApart(room, chloe.id, String(outsider?.id)), 'STU_001');
  });

  it('omits pairs in which neither account can be merged', async () => {
    const room = await makeClassroom(portal);
    for (const firstName of ['Chloe', 'Khloe']) {
      const { child } = await makeFamily(portal, { firstName, lastName: 'Nguyen' });
      await enroll(portal, room.id, child.id, 'code');
    }
    const { students, pairs } = await duplicatesOf(room);
    expect(
      students.map(({ isFamilys, canBeFolded: canBeMerged }) => [isFamilys, canBeMerged]),
    ).toEqual([
      [true, false],
      [true, false],
    ]);
    expect(pairs).toEqual([]);
  });

  it('marks students as guests if no classroom of the educator manages the login', async () => {
    const room = await makeClassroom(portal);
    const own = await makeClassroom(portal, { owner: room.owner });
    const { child } = await makeFamily(portal, { firstName: 'Ada', lastName: 'A' });
    const kept = await makeRosterStudent(portal, own, { firstName: 'Ben', lastName: 'B' });
    const others = await makeRosterStudent(portal, await makeClassroom(portal), {
      firstName: 'Cleo',
      lastName: 'C',
    });
    await enroll(portal, room.id, child.id, 'code');
    await enroll(portal, room.id, kept.id, 'joined');
    await enroll(portal, room.id, others.id, 'joined');
    const { students } = await duplicatesOf(room);
    expect(students.map(({ firstName, isGuest }) => [firstName, isGuest])).toEqual([
      ['Ada', true],
      ['Ben', false],
      ['Cleo', true],
    ]);
  });

  it('omits suspended students and marks students of other teachers’ classes as not mergeable', async () => {
    const { room, chloe, khloe } = await makeNamed();
    await enroll(portal, (await makeClassroom(portal)).id, chloe.id);
    expect((await duplicatesOf(room)).students[0]).toMatchObject({ canBeFolded: false });
    await suspend(khloe);
    expect((await duplicatesOf(room)).pairs).toEqual([]);
  });
});

// @proves C-getTwins
it('lists merges that can be undone with their deadline', async () => {
  const { room, chloe, khloe } = await makeNamed();
  const mergeId = await merged(room, chloe, khloe);
  const at = portal.deps.now();
  const { merges, pairs } = await duplicatesOf(room);
  expect(pairs).toEqual([]);
  expect(merges).toEqual([
    {
      id: mergeId,
      kept: { id: chloe.id, firstName: 'Chloe', lastName: 'Nguyen', username: chloe.email },
      folded: {
        id: khloe.id,
        firstName: 'Khloe',
        lastName: 'Nguyen',
        username: khloe.email,
      },
      mergedAt: at.toISOString(),
      undoUntil: new Date(at.getTime() + 30 * 24 * 3_600_000).toISOString(),
    },
  ]);
  expectSuccess(await unmerge(room, mergeId));
  expect((await duplicatesOf(room)).merges).toEqual([]);
});
