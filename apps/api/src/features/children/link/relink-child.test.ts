import { describe, expect, it } from 'vitest';
import type { TestResponse } from '../../../../testing/build-test-app.ts';
import { expectInvariants } from '../../../../testing/database/invariants.ts';
import { snapshotPeople } from '../../../../testing/database/snapshot-people.ts';
import { auditOf } from '../../../../testing/database/snapshot-user.ts';
import { expectError, expectSuccess, userIn } from '../../../../testing/expect-response.ts';
import { childForm } from '../../../../testing/factories/child-form.ts';
import { makeClassroom } from '../../../../testing/factories/make-classroom.ts';
import {
  makeFamily,
  makeHomeChild,
  makeSecondParent,
} from '../../../../testing/factories/make-family.ts';
import { makeParent } from '../../../../testing/factories/make-parent.ts';
import type { MadeUser } from '../../../../testing/factories/make-user.ts';
import { type SessionFields, signIn } from '../../../../testing/factories/sign-in.ts';
import { codesIn } from '../../../../testing/response-assertions.ts';
import { eraseChild } from '../../../../testing/scenarios/erase-child.ts';
import { openFastTestServer } from '../../../../testing/test-server.ts';

const DAY = 24 * 3_600_000;
const portal = await openFastTestServer();

const unlink = (session: SessionFields, { id }: MadeUser) =>
  portal.call('deleteParentChildAccount', { requestUserId: id, ...session });
const linkAgain = (session: SessionFields, { id }: MadeUser) =>
  portal.call('linkChildAgain', { requestUserId: id, ...session });
const listed = async (session: SessionFields) =>
  expectSuccess(await portal.call('getUnlinkedChildren', session)).body.unlinkedChildren as {
    userId: string;
    linkUntil: string;
  }[];
const login = ({ email, password }: MadeUser) =>
  portal.call('login', { userType: 'student', email, password });
const childrenIn = (response: TestResponse) =>
  userIn(expectSuccess(response)).childDetails?.map(({ userId }) => userId);
const join = async (session: SessionFields, child: MadeUser) => {
  const classroom = await makeClassroom(portal, { code: true });
  const wanted = { code: classroom.code, requestUserId: child.id, ...session };
  expectSuccess(await portal.call('joinClassroom', wanted));
  return classroom;
};
/** Creates a family whose parent has just unlinked the child. */
const unlinkedFamily = async () => {
  const family = await makeFamily(portal);
  expectSuccess(await unlink(family.session, family.child));
  return family;
};

describe('getUnlinkedChildren', () => {
  // @proves C-getUnlinkedChildren
  it('lists the children that the parent unlinked, with the deadline for relinking', async () => {
    const { session, child } = await unlinkedFamily();
    const until = new Date(portal.deps.now().getTime() + 30 * DAY).toISOString();
    expect(await listed(session)).toEqual([
      { userId: child.id, firstName: 'Robin', email: child.email, linkUntil: until },
    ]);
  });

  // @proves C-getUnlinkedChildren
  it('lists no unlinked child to its other parent or to an unrelated parent', async () => {
    const family = await makeFamily(portal);
    const second = await makeSecondParent(portal, family.child);
    expectSuccess(await unlink(family.session, family.child));
    expect(await listed(second.session)).toEqual([]);
    expect(await listed(await signIn(portal, await makeParent(portal.db)))).toEqual([]);
  });

  it('omits an unlinked child after 30 days, even if it was not erased', async () => {
    const family = await makeFamily(portal);
    await makeSecondParent(portal, family.child);
    expectSuccess(await unlink(family.session, family.child));
    portal.clock.advance(30.1 * DAY);
    const session = await signIn(portal, family.parent);
    expect(await listed(session)).toEqual([]);
    expectError(await linkAgain(session, family.child), 'CHD_001');
    await portal.runJob('clean-up');
    const left = portal.db.selectFrom('unlinked_children').selectAll();
    expect(await left.where('child_id', '=', family.child.id).execute()).toEqual([]);
  });
});

describe('linkChildAgain', () => {
  // @proves C-linkChildAgain
  it('restores an unaffiliated child with its password', async () => {
    const { session, child, parent } = await unlinkedFamily();
    expectError(await login(child), 'LGN_004');
    expect(childrenIn(await linkAgain(session, child))).toEqual([child.id]);
    expectSuccess(await login(child));
    expect(await listed(session)).toEqual([]);
    expect(
      (await auditOf(portal.db, child.id)).map(({ action, actor_id }) => [action, actor_id]),
    ).toContainEqual(['child.linked-again', parent.id]);
    await expectInvariants(portal.db);
  });

  // @proves C-linkChildAgain
  it('relinks a child in a classroom and keeps its enrollment and login', async () => {
    const { session, child } = await makeFamily(portal);
    await join(session, child);
    expectSuccess(await unlink(session, child));
    const people = portal.db.selectFrom('users').selectAll().orderBy('id');
    const before = await people.execute();
    expect(childrenIn(await linkAgain(session, child))).toEqual([child.id]);
    expect(await people.execute()).toEqual(before);
    expectSuccess(await login(child));
    const places = portal.db.selectFrom('enrollments').select('student_id');
    expect(await places.where('student_id', '=', child.id).execute()).toHaveLength(1);
    await expectInvariants(portal.db);
  });

  // @proves D-8-link-again
  it('relinks a child that still has another parent', async () => {
    const { session, child } = await makeFamily(portal);
    const second = await makeSecondParent(portal, child);
    expectSuccess(await unlink(session, child));
    expect(childrenIn(await linkAgain(session, child))).toEqual([child.id]);
    expect(childrenIn(await portal.call('getUser', second.session))).toEqual([child.id]);
    await expectInvariants(portal.db);
  });

  it('relinks a child that both parents unlinked to both', async () => {
    const { session, child } = await makeFamily(portal);
    const second = await makeSecondParent(portal, child);
    expectSuccess(await unlink(session, child));
    expectSuccess(await unlink(second.session, child));
    const responses = await Promise.all([
      linkAgain(session, child),
      linkAgain(second.session, child),
    ]);
    expect(responses.map(childrenIn)).toEqual([[child.id], [child.id]]);
    expectSuccess(await login(child));
    await expectInvariants(portal.db);
  });

  // @proves D-8-link-again
  it('rejects relinking by a parent who did not unlink the child with CHD_001', async () => {
    const { child } = await unlinkedFamily();
    const outsider = await signIn(portal, await makeParent(portal.db));
    expectError(await linkAgain(outsider, child), 'CHD_001');
    expectError(await linkAgain(outsider, { ...child, id: 'x' }), 'CHD_001');
  });

  // @proves C-linkChildAgain
  it('returns success to parallel requests and writes one audit event', async () => {
    const { session, child } = await unlinkedFamily();
    const responses = await Promise.all([1, 2, 3].map(() => linkAgain(session, child)));
    expect(responses.map(childrenIn)).toEqual([[child.id], [child.id], [child.id]]);
    const noted = (await auditOf(portal.db, child.id)).map(({ action }) => action);
    expect(noted.filter((action) => action === 'child.linked-again')).toHaveLength(1);
  });

  it('returns CHD_001 after the other parent erased the child', async () => {
    const { session, child } = await makeFamily(portal);
    const second = await makeSecondParent(portal, child);
    expectSuccess(await unlink(session, child));
    const erased = { requestUserId: child.id, ...second.session };
    expectSuccess(await eraseChild(portal, erased));
    expect(await listed(session)).toEqual([]);
    expectError(await linkAgain(session, child), 'CHD_001');
  });

  // @proves C-linkChildAgain
  it('either relinks or rejects when the child is erased at the same time', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { session, child } = await makeFamily(portal);
      const second = await makeSecondParent(portal, child);
      expectSuccess(await unlink(session, child));
      const erased = { requestUserId: child.id, ...second.session };
      const [, again] = await Promise.all([eraseChild(portal, erased), linkAgain(session, child)]);
      expect(['GEN_000', 'CHD_001']).toContain(again.body.msgCode);
      expect(childrenIn(await portal.call('getUser', session))).toEqual([]);
    }
    await expectInvariants(portal.db);
  });

  it('keeps an operator’s suspension when the child is relinked', async () => {
    const { session, child } = await unlinkedFamily();
    const suspendedAt = new Date('2026-01-01T00:00:00Z');
    const people = portal.db.updateTable('users').set({ suspended_at: suspendedAt });
    await people.where('id', '=', child.id).execute();
    expect(childrenIn(await linkAgain(session, child))).toEqual([child.id]);
    expectError(await login(child), 'LGN_004');
  });

  // @proves C-linkChildAgain
  it('rejects relinking a 31st child with CHD_006, also for parallel requests', async () => {
    const parent = await makeParent(portal.db);
    const children: MadeUser[] = [];
    for (let number = 0; number < 30; number += 1) {
      children.push(await makeHomeChild(portal, { parentId: parent.id }));
    }
    const session = await signIn(portal, parent);
    const [first, second] = children as [MadeUser, MadeUser];
    expectSuccess(await unlink(session, first));
    expectSuccess(await unlink(session, second));
    expectSuccess(await portal.call('createUser', { ...childForm(), ...session }));
    const responses = await Promise.all([linkAgain(session, first), linkAgain(session, second)]);
    expect(codesIn(responses)).toEqual({ GEN_000: 1, CHD_006: 1 });
    await expectInvariants(portal.db);
  });
});

describe('createUser with the username of an unlinked child', () => {
  // @proves M-CHD_007
  it('returns CHD_007 while the unlinked child has another affiliation', async () => {
    const { session, child } = await makeFamily(portal);
    await join(session, child);
    expectSuccess(await unlink(session, child));
    const before = await snapshotPeople(portal.db);
    const form = { ...childForm({ email: child.email }), ...session };
    const response = await portal.call('createUser', form);
    expect(response.body.msgCode).toBe('CHD_007');
    expect(response.body.errors).toHaveProperty('email');
    expect(await snapshotPeople(portal.db)).toEqual(before);
    const outsider = await signIn(portal, await makeParent(portal.db));
    const theirs = await portal.call('createUser', { ...form, ...outsider });
    expect(theirs.body.msgCode).toBe('CHD_002');
  });

  it('removes the child from the unlinked children when it is restored by createUser', async () => {
    const { session, child } = await unlinkedFamily();
    const form = { ...childForm({ email: child.email }), ...session };
    expect(childrenIn(await portal.call('createUser', form))).toEqual([child.id]);
    expect(await listed(session)).toEqual([]);
    await expectInvariants(portal.db);
  });
});
