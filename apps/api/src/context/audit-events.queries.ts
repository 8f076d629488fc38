import type { AUDIT_ACTIONS } from '@wonderfield/contract/operators/audit-actions';
import type { Db } from '../db/connection/connection.ts';
import { preparedStatement, singleRow } from '../db/connection/prepared-statement.ts';
import type { OperatorActor } from './operator-actor.ts';

/**
 * Actions in the audit log, which is kept for years. Events hold ids and codes, never names or
 * values.
 */
export type AuditAction = (typeof AUDIT_ACTIONS)[number];

type AuditEvent = {
  at: Date;
  action: AuditAction;
  /** A user of the portal. Operators go into `by`. */
  actorId?: string | undefined;
  by?: OperatorActor | undefined;
  /** The operator's text, stored separately because it can be erased and the event cannot. */
  reason?: string | undefined;
  subjectId?: string | undefined;
  outcome?: string;
  requestId?: string | undefined;
};

type EventRow = {
  at: Date;
  action: AuditAction;
  actorId: string | null;
  operatorId: string | null;
  isAtCommandLine: boolean;
  subjectId: string | null;
  outcome: string;
  requestId: string | null;
};

const toColumns = (event: EventRow) => ({
  at: event.at,
  action: event.action,
  actor_id: event.actorId,
  operator_id: event.operatorId,
  done_at_command_line: event.isAtCommandLine,
  subject_id: event.subjectId,
  outcome: event.outcome,
  request_id: event.requestId,
});

const toRow = ({ by, ...event }: Omit<AuditEvent, 'reason'>): EventRow => ({
  at: event.at,
  action: event.action,
  actorId: event.actorId ?? null,
  operatorId: by && 'operatorId' in by ? by.operatorId : null,
  isAtCommandLine: !!by && 'atCommandLine' in by,
  subjectId: event.subjectId ?? null,
  outcome: event.outcome ?? 'ok',
  requestId: event.requestId ?? null,
});

const insertEvent = preparedStatement((db, event: EventRow) =>
  db.insertInto('audit_events').values(toColumns(event)).returning('id'),
);

/** Inserts an audit event. Jobs call it directly, use cases go through their context. */
export const insertAuditEvent = async (db: Db, event: AuditEvent) => {
  const rows = await insertEvent(db, toRow(event));
  const { id } = singleRow(rows);
  if (!event.reason) return;
  await db.insertInto('audit_reasons').values({ event_id: id, reason: event.reason }).execute();
};

/** Inserts audit events without the text of an operator in one statement. */
export const insertAuditEvents = async (db: Db, events: readonly Omit<AuditEvent, 'reason'>[]) => {
  if (events.length === 0) return;
  const rows = events.map((event) => toColumns(toRow(event)));
  await db.insertInto('audit_events').values(rows).execute();
};

/** Deletes the operators' texts about an erased person. */
export const deleteReasonsAbout = (tx: Db, personId: string) =>
  tx
    .deleteFrom('audit_reasons')
    .where('event_id', 'in', (about) =>
      about
        .selectFrom('audit_events')
        .select('id')
        .where(({ or, eb }) =>
          or([eb('subject_id', '=', personId), eb('actor_id', '=', personId)]),
        ),
    )
    .execute();
