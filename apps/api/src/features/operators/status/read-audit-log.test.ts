import type { AuditRecord } from '@wonderfield/contract/operators/operator-views';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type Fields, type TestPortal } from '../../../../testing/build-test-app.ts';
import { callOperators } from '../../../../testing/call-operators.ts';
import { expectError, expectSuccess } from '../../../../testing/expect-response.ts';
import {
  type MadeOperator,
  makeOperator,
  openConsole,
} from '../../../../testing/factories/make-operator.ts';
import { type AuditAction, insertAuditEvent } from '../../../context/audit-events.queries.ts';

const PERSON = '019a0000-0000-7000-8000-000000000001';
const OTHER = '019a0000-0000-7000-8000-00000000000a';
let portal: TestPortal;
let operator: MadeOperator;
beforeAll(async () => {
  portal = await buildTestApp();
  operator = await makeOperator(portal);
});
afterAll(() => portal.close());

type Event = Omit<Parameters<typeof insertAuditEvent>[1], 'at' | 'action'>;
const record = (at: string, action: AuditAction, event: Event = {}) =>
  insertAuditEvent(portal.db, { at: new Date(at), action, ...event });
const read = async (filter: Fields = {}) =>
  callOperators(portal, 'readAuditLog', { ...(await openConsole(portal, operator)), ...filter });
const events = async (filter: Fields = {}) =>
  expectSuccess(await read(filter)).body.events as AuditRecord[];
const actions = async (filter: Fields) => (await events(filter)).map(({ action }) => action);

describe('readAuditLog', () => {
  beforeAll(async () => {
    await record('2026-01-01T00:00:00Z', 'account.created', { actorId: PERSON });
    await record('2026-01-02T23:59:59.999Z', 'account.suspended', {
      by: { operatorId: operator.id },
      subjectId: PERSON,
      reason: 'reported by a school',
      requestId: 'r-1',
    });
    await record('2026-01-03T00:00:00Z', 'account.restored', {
      by: { atCommandLine: true },
      subjectId: OTHER,
    });
    await record('2026-01-04T00:00:00Z', 'session.refused', {
      subjectId: PERSON,
      outcome: 'LGN_001',
    });
  });

  // @proves C-op-readAuditLog, D-6-operator-log
  it('returns audit events newest first with actor, action, subject and reason', async () => {
    expect(await events()).toEqual([
      {
        eventId: expect.any(String),
        at: '2026-01-04T00:00:00.000Z',
        action: 'session.refused',
        outcome: 'LGN_001',
        subjectId: PERSON,
      },
      {
        eventId: expect.any(String),
        at: '2026-01-03T00:00:00.000Z',
        action: 'account.restored',
        outcome: 'ok',
        operator: 'command line',
        subjectId: OTHER,
      },
      {
        eventId: expect.any(String),
        at: '2026-01-02T23:59:59.999Z',
        action: 'account.suspended',
        outcome: 'ok',
        operator: operator.email,
        subjectId: PERSON,
        reason: 'reported by a school',
        requestId: 'r-1',
      },
      {
        eventId: expect.any(String),
        at: '2026-01-01T00:00:00.000Z',
        action: 'account.created',
        outcome: 'ok',
        actorId: PERSON,
      },
    ]);
  });

  it.each<[string, () => Fields, AuditAction[]]>([
    ['an action', () => ({ action: 'account.created' }), ['account.created']],
    ['an unknown action', () => ({ action: 'account' }), []],
    [
      'a person as actor or subject',
      () => ({ person: PERSON.toUpperCase() }),
      ['session.refused', 'account.suspended', 'account.created'],
    ],
    ['an operator', () => ({ person: operator.id }), ['account.suspended']],
    ['an unknown person', () => ({ person: 'nobody' }), []],
    ['a start date', () => ({ from: '2026-01-03' }), ['session.refused', 'account.restored']],
    [
      'an end date, which is included',
      () => ({ to: '2026-01-02' }),
      ['account.suspended', 'account.created'],
    ],
    ['a single day', () => ({ from: '2026-01-02', to: '2026-01-02' }), ['account.suspended']],
    [
      'action, person and end date',
      () => ({ action: 'account.created', person: PERSON, to: '2026-01-01' }),
      ['account.created'],
    ],
    [
      'empty values, which filter nothing',
      () => ({ action: '', person: '' }),
      ['session.refused', 'account.restored', 'account.suspended', 'account.created'],
    ],
    ['a page after an unknown event', () => ({ before: 'x' }), []],
  ])('filters the audit log by %s', async (_what, filter, expected) => {
    expect(await actions(filter())).toEqual(expected);
  });

  it('rejects an invalid date with VAL_001', async () => {
    expectError(await read({ from: '2026-02-30' }), 'VAL_001', {
      from: expect.any(String),
    });
  });
});

// @proves C-op-readAuditLog
it('returns pages of 50 audit events that new events do not shift', async () => {
  for (let number = 0; number < 120; number += 1) {
    // Many events have the same timestamp, so the id decides.
    await record('2026-03-01T12:00:00Z', 'session.started', { actorId: OTHER });
  }
  const filter = { action: 'session.started' };
  const seen: string[] = [];
  let before: string | undefined;
  for (const [size, hasMore] of [
    [50, true],
    [50, true],
    [20, false],
  ] as const) {
    const { body } = expectSuccess(await read(before ? { ...filter, before } : filter));
    const page = body.events as AuditRecord[];
    expect(page).toHaveLength(size);
    expect(body.hasMore).toBe(hasMore);
    seen.push(...page.map(({ eventId }) => eventId));
    before = seen.at(-1);
    await record('2026-03-02T12:00:00Z', 'session.started', { actorId: OTHER });
  }
  expect(new Set(seen).size).toBe(120);
  expect(seen).toEqual([...seen].sort().reverse());
});

it('reports more audit events only if there are more', async () => {
  for (let number = 0; number < 50; number += 1) {
    await record('2026-04-01T12:00:00Z', 'school.asked');
  }
  expect((await read({ action: 'school.asked' })).body.hasMore).toBe(false);
  await record('2026-04-01T12:00:00Z', 'school.asked');
  expect((await read({ action: 'school.asked' })).body.hasMore).toBe(true);
});
