import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';
import { asOwner } from '../../testing/database/as-owner.ts';
import { eventsWithReasons } from '../../testing/database/snapshot-user.ts';
import { deleteReasonsAbout, insertAuditEvent } from './audit-events.queries.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await buildTestApp();
  await insertAuditEvent(portal.db, { at: portal.deps.now(), action: 'session.started' });
});
afterAll(() => portal.close());

const events = () => portal.db.selectFrom('audit_events').selectAll().execute();

describe('audit log', () => {
  // @proves D-6-audit
  it.each([
    ['update', sql`update audit_events set outcome = 'changed'`],
    ['delete', sql`delete from audit_events`],
    ['truncate', sql`truncate audit_events cascade`],
    ['an update that matches no row', sql`update audit_events set outcome = 'x' where false`],
  ])('rejects %s on the append-only audit log', async (_what, statement) => {
    const before = await events();
    // The trigger stops even the owner. The service's role lacks the privilege.
    await expect(asOwner(portal.databaseUrl, statement)).rejects.toThrow(
      'audit_events is append-only',
    );
    expect(await events()).toEqual(before);
  });

  // @proves D-6-audit
  it('rolls back the audit event with its transaction', async () => {
    const before = await events();
    const failing = portal.db.transaction().execute(async (tx) => {
      await insertAuditEvent(tx, { at: portal.deps.now(), action: 'password.changed' });
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect(await events()).toEqual(before);
  });

  it('has no column in the audit log that could name a person', async () => {
    const [event] = await events();
    const ids = ['id', 'actor_id', 'operator_id', 'subject_id', 'request_id'];
    const facts = ['at', 'action', 'outcome', 'done_at_command_line'];
    expect(Object.keys(event ?? {}).sort()).toEqual([...ids, ...facts].sort());
  });

  it('records the operator and the reason, or that the command line was used', async () => {
    const at = portal.deps.now();
    const operatorId = crypto.randomUUID();
    const [first, second] = [crypto.randomUUID(), crypto.randomUUID()];
    const action = 'educator.approved' as const;
    await insertAuditEvent(portal.db, {
      at,
      action,
      subjectId: first,
      by: { operatorId },
      reason: 'Spoke to the head of school',
    });
    await insertAuditEvent(portal.db, {
      at,
      action,
      subjectId: second,
      by: { atCommandLine: true },
    });
    const written = await eventsWithReasons(portal.db)
      .selectAll('audit_events')
      .select('reason')
      .where('subject_id', 'is not', null)
      .execute();
    expect(written).toMatchObject([
      {
        subject_id: first,
        operator_id: operatorId,
        done_at_command_line: false,
        reason: 'Spoke to the head of school',
      },
      { subject_id: second, operator_id: null, done_at_command_line: true, reason: null },
    ]);
  });

  // @proves D-6-operator-log
  it('deletes the reason with the person it is about and keeps the event', async () => {
    const [about, other] = [crypto.randomUUID(), crypto.randomUUID()];
    for (const subjectId of [about, other]) {
      await insertAuditEvent(portal.db, {
        at: portal.deps.now(),
        action: 'account.suspended',
        subjectId,
        by: { atCommandLine: true },
        reason: 'reported',
      });
    }
    const before = await events();
    await deleteReasonsAbout(portal.db, about);
    const reasons = await eventsWithReasons(portal.db)
      .select(['subject_id', 'reason'])
      .where('subject_id', 'in', [about, other])
      .orderBy('audit_events.id')
      .execute();
    expect(reasons).toEqual([
      { subject_id: about, reason: null },
      { subject_id: other, reason: 'reported' },
    ]);
    expect(await events()).toEqual(before);
  });
});
