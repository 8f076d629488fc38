import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestPortal } from '../../../testing/build-test-app.ts';
import { recordEvent } from './record-event.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await buildTestApp();
  await recordEvent(portal.db, { at: portal.deps.now(), action: 'session.started' });
});
afterAll(() => portal.close());

const events = () => portal.db.selectFrom('audit_events').selectAll().execute();

describe('the audit log', () => {
  it.each([
    ['update', sql`update audit_events set outcome = 'changed'`],
    ['delete', sql`delete from audit_events`],
    ['truncate', sql`truncate audit_events`],
    ['an update of no row', sql`update audit_events set outcome = 'x' where false`],
  ])('is append-only: the database refuses %s', async (_what, statement) => {
    const before = await events();
    await expect(statement.execute(portal.db)).rejects.toThrow('audit_events is append-only');
    expect(await events()).toEqual(before);
  });

  it('belongs to the transaction of the act: without the act there is no event', async () => {
    const before = await events();
    const failing = portal.db.transaction().execute(async (tx) => {
      await recordEvent(tx, { at: portal.deps.now(), action: 'password.changed' });
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect(await events()).toEqual(before);
  });

  it('has no column that could name a person', async () => {
    const [event] = await events();
    expect(Object.keys(event ?? {}).sort()).toEqual(
      ['action', 'actor_id', 'at', 'id', 'outcome', 'request_id', 'subject_id'].sort(),
    );
  });
});
