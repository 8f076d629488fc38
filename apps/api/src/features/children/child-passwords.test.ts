import { decodeChildPassword } from '@wonderfield/contract/children/child-rules';
import { isStrongPassword } from '@wonderfield/contract/password-rules';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import type { TestResponse } from '../../../testing/build-test-app.ts';
import { asOwner } from '../../../testing/database/as-owner.ts';
import { snapshotPeople } from '../../../testing/database/snapshot-people.ts';
import {
  expectError,
  expectProtocolError,
  expectSuccess,
} from '../../../testing/expect-response.ts';
import { makeEducator } from '../../../testing/factories/make-educator.ts';
import { makeFamily, makeSecondParent } from '../../../testing/factories/make-family.ts';
import { makeParent } from '../../../testing/factories/make-parent.ts';
import { makeStudent } from '../../../testing/factories/make-student.ts';
import { PASSWORD } from '../../../testing/factories/password-hash.ts';
import { type SessionFields, signIn } from '../../../testing/factories/sign-in.ts';
import { openTestServer } from '../../../testing/test-server.ts';

const HOUR = 3_600_000;
const portal = await openTestServer({ config: { ADDRESS_LIMITS: false } });

const show = (session: SessionFields, requestUserId: string) =>
  portal.call('showStudentPassword', { requestUserId, ...session });
const generate = (session: SessionFields | object, fields: Record<string, unknown>) =>
  portal.call('generateStudentPassword', { ...fields, ...session });
const views = (session: SessionFields, requestUserId: string) =>
  portal.call('childPasswordViews', { requestUserId, ...session });
const passwordIn = (response: TestResponse) =>
  decodeChildPassword(String(response.body.studentPassword));
const eventsOf = (childId: string) =>
  portal.db
    .selectFrom('child_password_events')
    .select(['actor_id', 'actor_type', 'action', 'at'])
    .where('child_id', '=', childId)
    .orderBy('id')
    .execute();
const login = (email: string, password: string) =>
  portal.call('login', { userType: 'student', email, password });

describe('showStudentPassword', () => {
  // @proves C-showStudentPassword, P-parent-passwords, D-2-password-base64
  it('shows a parent the password of their child and writes an audit event', async () => {
    const { parent, child, session } = await makeFamily(portal);
    const response = expectSuccess(await show(session, child.id));
    expect(passwordIn(response)).toBe(PASSWORD);
    expect(response.body.userId).toBe(child.id);
    expect(response.headers['cache-control']).toBe('no-store');
    expect(await eventsOf(child.id)).toEqual([
      { actor_id: parent.id, actor_type: 'parent', action: 'viewed', at: portal.deps.now() },
    ]);
    expect(portal.logLines.join('\n')).not.toContain(PASSWORD);
  });

  // @proves C-showStudentPassword, P-parent-passwords
  it('returns the same error to all other callers and records no view [T25]', async () => {
    const { parent, child, session } = await makeFamily(portal);
    const other = await makeFamily(portal);
    const unlinked = await makeFamily(portal);
    await portal.call('deleteParentChildAccount', {
      requestUserId: unlinked.child.id,
      ...unlinked.session,
    });
    const educator = await signIn(portal, await makeEducator(portal.db));
    const before = await snapshotPeople(portal.db);
    const requests: [SessionFields, string][] = [
      [session, other.child.id],
      [session, other.parent.id],
      [session, parent.id],
      [session, crypto.randomUUID()],
      [session, 'garbage'],
      [unlinked.session, unlinked.child.id],
      [educator, child.id],
      [educator, educator.userId],
    ];
    const bodies = [];
    for (const [caller, target] of requests) {
      const response = await show(caller, target);
      expectError(response, 'CHD_001');
      const { requestId: _each, ...body } = response.body;
      bodies.push(JSON.stringify(body));
    }
    expect(new Set(bodies).size).toBe(1);
    for (const { id } of [child, other.child, unlinked.child])
      expect(await eventsOf(id)).toEqual([]);
    expect(await snapshotPeople(portal.db)).toEqual(before);
  });

  // @proves M-EDU_001
  it('rejects the student with AUZ_001 and an unapproved educator with EDU_001', async () => {
    const { child } = await makeFamily(portal);
    expectError(await show(await signIn(portal, child), child.id), 'AUZ_001');
    const pending = await makeEducator(portal.db, { approved: false });
    expectError(await show(await signIn(portal, pending), child.id), 'EDU_001');
  });

  // @proves M-CHD_004
  it('returns CHD_004 when the child has no password here', async () => {
    const parent = await makeParent(portal.db);
    const child = await makeStudent(portal.db, { parentId: parent.id, password: null });
    expectError(await show(await signIn(portal, parent), child.id), 'CHD_004');
    expect(await eventsOf(child.id)).toEqual([]);
  });

  // @proves P-own-children
  it('shows passwords only to the parent of the child for every pair of families', async () => {
    const families = await Promise.all(Array.from({ length: 8 }, () => makeFamily(portal)));
    for (const asker of families) {
      for (const owner of families) {
        const code = asker === owner ? 'GEN_000' : 'CHD_001';
        expect((await show(asker.session, owner.child.id)).body.msgCode).toBe(code);
      }
    }
  });

  // @proves C-showStudentPassword
  it('returns no password if the view cannot be recorded', async () => {
    const { child, session } = await makeFamily(portal);
    await asOwner(
      portal.databaseUrl,
      sql`create function refuse_view() returns trigger language plpgsql as
      $$ begin raise exception 'no room for views'; end $$`,
      sql`create trigger no_views before insert on child_password_events
      for each row execute function refuse_view()`,
    );
    const response = await show(session, child.id);
    await asOwner(portal.databaseUrl, sql`drop trigger no_views on child_password_events`);
    expect(response.status).toBe(500);
    expect(response.body.msgCode).toBe('SYS_001');
    expect(response.body).not.toHaveProperty('studentPassword');
  });

  // @proves P-parent-passwords, D-2-password-sealed
  it('does not decrypt an encrypted password that belongs to another child', async () => {
    const [one, two] = [await makeFamily(portal), await makeFamily(portal)];
    await sql`update users set sealed_password =
      (select sealed_password from users where id = ${two.child.id})
      where id = ${one.child.id}`.execute(portal.db);
    const response = await show(one.session, one.child.id);
    expect(response.body.msgCode).toBe('SYS_001');
    expect(await eventsOf(one.child.id)).toEqual([]);
  });

  it('limits password views to 60 per hour and user', async () => {
    const { child, session } = await makeFamily(portal);
    const other = await makeFamily(portal);
    for (let time = 0; time < 60; time += 1) expectSuccess(await show(session, child.id));
    const rejected = expectProtocolError(await show(session, child.id), 429, 'RTE_001');
    expect(Number(rejected.headers['retry-after'])).toBeGreaterThan(0);
    expect(await eventsOf(child.id)).toHaveLength(60);
    expectSuccess(await show(other.session, other.child.id));
    portal.clock.advance(HOUR);
    expectSuccess(await show(session, child.id));
  });
});

describe('generateStudentPassword', () => {
  // @proves C-generateStudentPassword, D-2-update-flag, D-2-purpose-path
  it('proposes a strong password without saving it for update=0', async () => {
    const { child, session } = await makeFamily(portal);
    const sessions = [
      session,
      await signIn(portal, child),
      await signIn(portal, await makeEducator(portal.db)),
    ];
    const before = await snapshotPeople(portal.db);
    for (const caller of sessions) {
      const response = expectSuccess(
        await generate(caller, { update: '0', requestUserId: child.id }),
      );
      expect(isStrongPassword(passwordIn(response))).toBe(true);
    }
    expect(await snapshotPeople(portal.db)).toEqual(before);
    expect(await eventsOf(child.id)).toEqual([]);
  });

  // @proves C-generateStudentPassword, D-2-purpose-path
  it('saves a new password for the parent’s child and ends the child’s sessions for update=1', async () => {
    const { parent, child, session } = await makeFamily(portal);
    const childSession = await signIn(portal, child);
    const response = expectSuccess(
      await generate(session, { update: '1', requestUserId: child.id }),
    );
    const password = passwordIn(response);
    expectSuccess(await login(child.email, password));
    expectError(await login(child.email, PASSWORD), 'LGN_001');
    expectError(await portal.call('getUser', childSession), 'SSN_002');
    expect(passwordIn(await show(session, child.id))).toBe(password);
    expect((await eventsOf(child.id)).map(({ actor_id, action }) => [actor_id, action])).toEqual([
      [parent.id, 'changed'],
      [parent.id, 'viewed'],
    ]);
  });

  // @proves C-generateStudentPassword, P-student-password
  it('proposes a password to a student and saves none, because that requires the current one', async () => {
    const { child } = await makeFamily(portal);
    const session = await signIn(portal, child);
    const before = await snapshotPeople(portal.db);
    expectSuccess(await generate(session, { update: '0' }));
    for (const target of [{}, { requestUserId: child.id }]) {
      expectError(await generate(session, { update: '1', ...target }), 'AUZ_001');
    }
    expect(await snapshotPeople(portal.db)).toEqual(before);
    expectSuccess(await login(child.email, child.password));
  });

  // @proves D-2-update-flag
  it.each(['2', '', '01', 'true', 'no'])('rejects update=%j with VAL_001', async (update) => {
    const { child, session } = await makeFamily(portal);
    const before = await snapshotPeople(portal.db);
    const response = await generate(session, { update, requestUserId: child.id });
    expectError(response, 'VAL_001', { update: 'Please choose one of the options' });
    expect(await snapshotPeople(portal.db)).toEqual(before);
  });

  it('saves a password only for the caller’s own child in `requestUserId` [T26]', async () => {
    const { parent, session, child } = await makeFamily(portal);
    const other = await makeFamily(portal);
    const student = await signIn(portal, await makeStudent(portal.db));
    const educator = await signIn(portal, await makeEducator(portal.db));
    const before = await snapshotPeople(portal.db);
    const save = (caller: SessionFields | object, fields: object) =>
      generate(caller, { update: '1', ...fields });
    expectError(await save(session, { requestUserId: other.child.id }), 'CHD_001');
    expectError(await save(session, { requestUserId: other.parent.id }), 'CHD_001');
    expectError(await save(session, { requestUserId: parent.id }), 'CHD_001');
    expectError(await save(session, { requestUserId: 'garbage' }), 'CHD_001');
    expectError(await save(session, {}), 'CHD_001');
    expectError(await save(session, { studentId: other.child.id }), 'CHD_001');
    expectError(await save(student, { requestUserId: child.id }), 'AUZ_001');
    expectError(await save(educator, { requestUserId: child.id }), 'CHD_001');
    // The call has no other target field. The child's id as the user id is not a valid session.
    const asOther = { sessionToken: session.sessionToken, userId: other.child.id };
    expectError(await save(asOther, {}), 'SSN_002');
    expect(await snapshotPeople(portal.db)).toEqual(before);
  });

  it('proposes a password to a student with a pending reset, and rejects saving it with PWD_006', async () => {
    const student = await makeStudent(portal.db, { resetPending: true });
    const session = await signIn(portal, student);
    const before = await snapshotPeople(portal.db);
    expectSuccess(await generate(session, { update: '0' }));
    expectError(await generate(session, { update: '1' }), 'PWD_006');
    expect(await snapshotPeople(portal.db)).toEqual(before);
  });

  it('limits generated passwords to 60 per hour and user [T26]', async () => {
    const { session } = await makeFamily(portal);
    for (let time = 0; time < 60; time += 1) await generate(session, { update: '0' });
    expectProtocolError(await generate(session, { update: '0' }), 429, 'RTE_001');
  });
});

describe('childPasswordViews', () => {
  // @proves S-password-views, C-childPasswordViews
  it('lists who viewed or changed the password, newest first', async () => {
    const { child, session } = await makeFamily(portal);
    const second = await makeSecondParent(portal, child);
    await show(session, child.id);
    portal.clock.advance(60_000);
    const response = await generate(second.session, { update: '1', requestUserId: child.id });
    portal.clock.advance(60_000);
    expectSuccess(
      await portal.call('updateUser', {
        ...(await signIn(portal, child)),
        oldPassword: passwordIn(response),
        password: 'Thistle#93b',
        confirmPassword: 'Thistle#93b',
      }),
    );
    const list = expectSuccess(await views(session, child.id)).body.views as { at: string }[];
    expect(list).toMatchObject([
      { who: 'Robin Marsh', role: 'student', action: 'changed' },
      { who: 'Robin Marsh', role: 'parent', action: 'changed' },
      { who: 'Robin Marsh', role: 'parent', action: 'viewed' },
    ]);
    expect(list.map(({ at }) => at)).toEqual(
      list
        .map(({ at }) => at)
        .sort()
        .reverse(),
    );
    expect(JSON.stringify(list)).not.toMatch(/@home\.test/);
  });

  it('keeps the password events of a deleted user without the name', async () => {
    const { child, session } = await makeFamily(portal);
    const second = await makeSecondParent(portal, child);
    await show(second.session, child.id);
    await portal.db.deleteFrom('users').where('id', '=', second.parent.id).execute();
    expect((await views(session, child.id)).body.views).toMatchObject([
      { who: '', role: 'parent', action: 'viewed' },
    ]);
  });

  // @proves C-childPasswordViews
  it('rejects password events of another family’s child', async () => {
    const { session, parent } = await makeFamily(portal);
    const other = await makeFamily(portal);
    for (const target of [other.child.id, other.parent.id, parent.id, 'garbage']) {
      expectError(await views(session, target), 'CHD_001');
    }
  });
});
