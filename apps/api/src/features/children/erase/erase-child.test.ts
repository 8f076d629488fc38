import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { findInTables } from '../../../../testing/database/find-in-tables.ts';
import { expectInvariants } from '../../../../testing/database/invariants.ts';
import { snapshotPeople } from '../../../../testing/database/snapshot-people.ts';
import { expectError, expectSuccess, userIn } from '../../../../testing/expect-response.ts';
import { childForm } from '../../../../testing/factories/child-form.ts';
import { enroll, makeClassroom } from '../../../../testing/factories/make-classroom.ts';
import { makeFamily, makeHomeChild } from '../../../../testing/factories/make-family.ts';
import { makeParent } from '../../../../testing/factories/make-parent.ts';
import { makePicture } from '../../../../testing/factories/make-picture.ts';
import { type SessionFields, signIn } from '../../../../testing/factories/sign-in.ts';
import { eraseChild } from '../../../../testing/scenarios/erase-child.ts';
import { openTestServer } from '../../../../testing/test-server.ts';
import { sha256 } from '../../../security/tokens.ts';

const DAY = 24 * 3_600_000;
const portal = await openTestServer({ config: { ADDRESS_LIMITS: false } });

const erase = (session: SessionFields, requestUserId: string) =>
  eraseChild(portal, { requestUserId, ...session });
const picturesOnDisk = () =>
  readdir(join(portal.deps.config.ASSET_FOLDER, 'pictures')).catch(() => [] as string[]);

describe('eraseChild', () => {
  it('rejects an erasure without the parent’s password', async () => {
    const { child, session } = await makeFamily(portal);
    const request = { requestUserId: child.id, ...session };
    expectError(await portal.call('eraseChild', request), 'VAL_001', {
      password: expect.any(String),
    });
    const wrong = { ...request, password: 'Wrong#pass1' };
    expectError(await portal.call('eraseChild', wrong), 'PWD_003', {
      password: expect.any(String),
    });
    expect(userIn(await portal.call('getUser', session)).childDetails).toMatchObject([
      { userId: child.id },
    ]);
  });

  it('limits guesses of the parent’s password in eraseChild', async () => {
    const { child, session } = await makeFamily(portal);
    const wrong = { requestUserId: child.id, ...session, password: 'Wrong#pass1' };
    for (let count = 0; count < 5; count += 1) await portal.call('eraseChild', wrong);
    expectError(await erase(session, child.id), 'LGN_002');
  });

  // @proves C-eraseChild
  it('keeps the other children of the family when one is erased', async () => {
    const { parent, child, session } = await makeFamily(portal);
    const kept = await makeHomeChild(portal, { parentId: parent.id });
    expectSuccess(await erase(session, child.id));
    expect(userIn(await portal.call('getUser', session)).childDetails).toMatchObject([
      { userId: kept.id },
    ]);
  });

  it('frees the username of an erased child', async () => {
    const { child, session } = await makeFamily(portal);
    await erase(session, child.id);
    const form = childForm({ email: child.email });
    const me = userIn(expectSuccess(await portal.call('createUser', { ...form, ...session })));
    expect(me.childDetails?.[0]?.userId).not.toBe(child.id);
  });

  it('rejects another family’s child, an adult, an unlinked child, garbage and a second erasure', async () => {
    const { session, parent, child } = await makeFamily(portal);
    const other = await makeFamily(portal);
    const gone = await makeHomeChild(portal, { parentId: parent.id });
    await portal.call('deleteParentChildAccount', { requestUserId: gone.id, ...session });
    const before = await snapshotPeople(portal.db);
    for (const target of [other.child.id, other.parent.id, parent.id, gone.id, 'x', '%']) {
      expectError(await erase(session, target), 'CHD_001');
    }
    expect(await snapshotPeople(portal.db)).toEqual(before);
    expectSuccess(await erase(session, child.id));
    expectError(await erase(session, child.id), 'CHD_001');
  });

  // @proves C-eraseChild
  it('erases a child once for five parallel requests, during a view and an edit', async () => {
    const { session, child } = await makeFamily(portal);
    const target = { requestUserId: child.id, ...session };
    const [answers] = await Promise.all([
      Promise.all(Array.from({ length: 5 }, () => erase(session, child.id))),
      portal.call('showStudentPassword', target),
      portal.call('updateUser', { ...target, firstName: 'Mia' }),
    ]);
    const codes = answers.map(({ body }) => body.msgCode).sort();
    expect(codes).toEqual([...Array(4).fill('CHD_001'), 'GEN_000']);
    expect(await findInTables(portal.db, child.id)).toEqual(['public.audit_events']);
    await expectInvariants(portal.db);
  });

  it('lets a teacher remove the child from a classroom during the erasure without an error', async () => {
    for (let round = 0; round < 10; round += 1) {
      const { session, child } = await makeFamily(portal);
      const classroom = await makeClassroom(portal);
      await enroll(portal, classroom.id, child.id, 'code');
      const taken = { classRoomId: classroom.id, studentId: child.id };
      const [erased, removed] = await Promise.all([
        erase(session, child.id),
        portal.call('removeStudentfromClass', { ...taken, ...classroom.session }),
      ]);
      expectSuccess(erased);
      expect(['GEN_000', 'STU_001']).toContain(removed.body.msgCode);
    }
    await expectInvariants(portal.db);
  });

  it('deletes the picture of an unlinked child after 30 days', async () => {
    const { session, child } = await makeFamily(portal);
    const before = await picturesOnDisk();
    const fields = { imageType: 'profiles', ...(await signIn(portal, child)) };
    expectSuccess(await portal.upload(fields, await makePicture()));
    expect((await picturesOnDisk()).length).toBe(before.length + 4);
    await portal.call('deleteParentChildAccount', { requestUserId: child.id, ...session });
    portal.clock.advance(31 * DAY);
    await portal.runJob('clean-up');
    expect(await picturesOnDisk()).toEqual(before);
    const [erasure] = await portal.db
      .selectFrom('erasures')
      .select('scope')
      .where('subject_sha256', '=', sha256(child.id))
      .execute();
    expect(erasure).toEqual({ scope: 'unlinked' });
  });
});

it('creates a new child when a request is retried after the child was erased', async () => {
  const parent = await makeParent(portal.db);
  const session = await signIn(portal, parent);
  const form = childForm();
  const headers = { 'idempotency-key': 'made and erased' };
  const made = expectSuccess(await portal.call('createUser', { ...form, ...session }, { headers }));
  const [first] = (userIn(made) as { childDetails: { userId: string }[] }).childDetails;
  expectSuccess(await erase(session, first?.userId ?? ''));
  const again = expectSuccess(
    await portal.call('createUser', { ...form, ...session }, { headers }),
  );
  const [second] = (userIn(again) as { childDetails: { userId: string }[] }).childDetails;
  expect(second?.userId).not.toBe(first?.userId);
});
