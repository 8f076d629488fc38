import { sql } from 'kysely';
import type { Db } from '../../../db/connection/connection.ts';

export type AuditFilter = {
  action?: string | undefined;
  /** An id as actor, subject or operator. */
  person?: string | undefined;
  from?: Date | undefined;
  until?: Date | undefined;
  /** The id of the previous page's last event. */
  before?: string | undefined;
};

/**
 * Selects events, newest first. Pages continue after an event id, so new events do not shift them.
 */
export const selectAuditEvents = (db: Db, { limit, ...filter }: AuditFilter & { limit: number }) =>
  db
    .selectFrom('audit_events')
    .leftJoin('operators', 'operators.id', 'audit_events.operator_id')
    .leftJoin('audit_reasons', 'audit_reasons.event_id', 'audit_events.id')
    .selectAll('audit_events')
    .select(['operators.email as operator_email', 'audit_reasons.reason'])
    .$if(!!filter.action, (query) => query.where('action', '=', filter.action as string))
    .$if(!!filter.person, (query) =>
      query.where(sql<boolean>`${filter.person}::uuid in (actor_id, subject_id, operator_id)`),
    )
    .$if(!!filter.from, (query) => query.where('at', '>=', filter.from as Date))
    .$if(!!filter.until, (query) => query.where('at', '<', filter.until as Date))
    .$if(!!filter.before, (query) =>
      query.where(
        sql<boolean>`(at, audit_events.id) <
          (select at, id from audit_events where id = ${filter.before}::uuid)`,
      ),
    )
    .orderBy('at', 'desc')
    .orderBy('audit_events.id', 'desc')
    .limit(limit)
    .execute();
