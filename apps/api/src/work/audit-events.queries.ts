import type { Db } from '../db/connection.ts';
import type { OperatorActor } from './operator-actor.ts';

/** What is worth remembering for years. Ids and codes only, never names or values. */
export type AuditAction =
  | 'account.created'
  | 'account.email-confirmed'
  | 'account.looked-up'
  | 'account.suspended'
  | 'account.restored'
  | 'session.started'
  | 'session.refused'
  | 'session.ended'
  | 'password.changed'
  | 'password.change-refused'
  | 'password.reset'
  | 'age-check.passed'
  | 'contact.checked'
  | 'child.created'
  | 'child.updated'
  | 'child.unlinked'
  | 'child.exported'
  | 'child.erased'
  | 'child.joined-classroom'
  | 'classroom.created'
  | 'classroom.updated'
  | 'classroom.deleted'
  | 'classroom.archived'
  | 'classroom.restored'
  | 'roster.added'
  | 'roster.removed'
  | 'roster.idle-removed'
  | 'roster.import-undone'
  | 'roster.passwords-shown'
  | 'roster.passwords-renewed'
  | 'class-code.changed'
  | 'class-code.missed'
  | 'team.invited'
  | 'team.joined'
  | 'team.declined'
  | 'team.left'
  | 'team.removed'
  | 'team.invitation-withdrawn'
  | 'team.handed-over'
  | 'team.passed-to-school'
  | 'classroom.given'
  | 'classroom.released'
  | 'educator.configured'
  | 'educator.asked-again'
  | 'educator.approved'
  | 'educator.refused'
  | 'school.asked'
  | 'school.approved'
  | 'school.refused'
  | 'school.code-made'
  | 'school.code-revoked'
  | 'school.code-redeemed'
  | 'school.code-missed'
  | 'school.join-asked'
  | 'school.join-refused'
  | 'school.teacher-admitted'
  | 'school.teacher-removed'
  | 'school.domain-changed'
  | 'mail.sent-again'
  | 'mail.dropped'
  | 'operator.created'
  | 'operator.set-up'
  | 'operator.disabled'
  | 'operator.renewed'
  | 'operator.signed-in'
  | 'operator.refused'
  | 'operator.signed-out';

type AuditEvent = {
  at: Date;
  action: AuditAction;
  /** A user of the portal; an operator goes into `by`. */
  actorId?: string | undefined;
  by?: OperatorActor | undefined;
  /** The operator's own words, kept apart: they can be erased, the event cannot. */
  reason?: string | undefined;
  subjectId?: string | undefined;
  outcome?: string;
  requestId?: string | undefined;
};

/** Use cases record through their `work`; jobs, which nobody asked for, call this. */
export const insertAuditEvent = async (db: Db, event: AuditEvent) => {
  const { id } = await db
    .insertInto('audit_events')
    .values({
      at: event.at,
      action: event.action,
      actor_id: event.actorId ?? null,
      operator_id: event.by && 'operatorId' in event.by ? event.by.operatorId : null,
      done_at_command_line: !!event.by && 'atCommandLine' in event.by,
      subject_id: event.subjectId ?? null,
      outcome: event.outcome ?? 'ok',
      request_id: event.requestId ?? null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (!event.reason) return;
  await db.insertInto('audit_reasons').values({ event_id: id, reason: event.reason }).execute();
};

/** What operators wrote about somebody who is erased. */
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
