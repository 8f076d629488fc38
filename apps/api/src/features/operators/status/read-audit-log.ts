import type { OperatorCalls } from '@wonderfield/contract/operators/operator-calls';
import type { AuditRecord } from '@wonderfield/contract/operators/operator-views';
import type { z } from 'zod';
import type { Deps } from '../../../dependencies.ts';
import { selectAuditEvents } from './audit-log.queries.ts';

type Input = z.output<OperatorCalls['readAuditLog']['input']>;
type Event = Awaited<ReturnType<typeof selectAuditEvents>>[number];

const PAGE_SIZE = 50;
const DAY_MS = 24 * 60 * 60 * 1000;

const ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
/** Returns true for a malformed id, which the database cannot compare and which matches nothing. */
const isNoId = (text: string | undefined) => !!text && !ID.test(text);

const startOfDay = (day: string) => new Date(`${day}T00:00:00Z`);
const endOfDay = (day: string) => new Date(startOfDay(day).getTime() + DAY_MS);

const operatorOf = (event: Event) =>
  event.done_at_command_line
    ? 'command line'
    : (event.operator_email ?? event.operator_id ?? undefined);

const toAuditRecord = (event: Event): AuditRecord => ({
  eventId: event.id,
  at: event.at.toISOString(),
  action: event.action,
  outcome: event.outcome,
  actorId: event.actor_id ?? undefined,
  operator: operatorOf(event),
  subjectId: event.subject_id ?? undefined,
  reason: event.reason ?? undefined,
  requestId: event.request_id ?? undefined,
});

/**
 * Returns a page of the audit log, newest first. Dates are in UTC, and the last day is included.
 */
export const readAuditLog = async ({ db }: Pick<Deps, 'db'>, input: Input) => {
  const { action, person, from, to, before } = input;
  if (isNoId(person) || isNoId(before)) return { events: [], hasMore: false };
  const filter = {
    action,
    person,
    before,
    from: from ? startOfDay(from) : undefined,
    until: to ? endOfDay(to) : undefined,
    limit: PAGE_SIZE + 1,
  };
  const events = await selectAuditEvents(db, filter);
  return {
    events: events.slice(0, PAGE_SIZE).map(toAuditRecord),
    hasMore: events.length > PAGE_SIZE,
  };
};
