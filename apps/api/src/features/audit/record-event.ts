import type { Db } from '../../db/connection.ts';

/** What is worth remembering for years. Ids and codes only, never names or values. */
export type AuditAction =
  | 'account.created'
  | 'account.email-confirmed'
  | 'session.started'
  | 'session.refused'
  | 'session.ended'
  | 'password.changed'
  | 'password.change-refused'
  | 'password.reset'
  | 'age-check.passed'
  | 'child.created'
  | 'child.updated'
  | 'child.unlinked'
  | 'child.exported'
  | 'child.erased';

export const recordEvent = (
  db: Db,
  event: {
    at: Date;
    action: AuditAction;
    actorId?: string | undefined;
    subjectId?: string | undefined;
    outcome?: string;
    requestId?: string;
  },
) =>
  db
    .insertInto('audit_events')
    .values({
      at: event.at,
      action: event.action,
      actor_id: event.actorId ?? null,
      subject_id: event.subjectId ?? null,
      outcome: event.outcome ?? 'ok',
      request_id: event.requestId ?? null,
    })
    .execute();
