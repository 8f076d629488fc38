import type { Db } from '../../../db/connection/connection.ts';
import { LIVE_SESSIONS } from './operator-sessions.rules.ts';

/**
 * Selects the session with the current operator. Disabled and expired operators have no session.
 */
export const selectOptionalOperatorSession = (
  db: Db,
  { tokenSha256, now }: { tokenSha256: Buffer; now: Date },
) =>
  db
    .selectFrom('operator_sessions')
    .innerJoin('operators', 'operators.id', 'operator_sessions.operator_id')
    .select([
      'operator_sessions.id as session_id',
      'operator_sessions.last_used_at',
      'operators.id',
      'operators.email',
      'operators.name',
    ])
    .where('operator_sessions.token_sha256', '=', tokenSha256)
    .where('operator_sessions.expires_at', '>', now)
    .where('operator_sessions.idle_expires_at', '>', now)
    .where('operators.disabled_at', 'is', null)
    .where('operators.expires_at', '>', now)
    .executeTakeFirst();

export const insertOperatorSession = (
  db: Db,
  session: {
    operatorId: string;
    tokenSha256: Buffer;
    now: Date;
    idleExpiresAt: Date;
    expiresAt: Date;
  },
) =>
  db
    .insertInto('operator_sessions')
    .values({
      operator_id: session.operatorId,
      token_sha256: session.tokenSha256,
      created_at: session.now,
      last_used_at: session.now,
      idle_expires_at: session.idleExpiresAt,
      expires_at: session.expiresAt,
    })
    .execute();

export const updateOperatorSessionUse = (
  db: Db,
  { id, now, idleExpiresAt }: { id: string; now: Date; idleExpiresAt: Date },
) =>
  db
    .updateTable('operator_sessions')
    .set({ last_used_at: now, idle_expires_at: idleExpiresAt })
    .where('id', '=', id)
    .execute();

export const deleteOperatorSession = (db: Db, id: string) =>
  db.deleteFrom('operator_sessions').where('id', '=', id).execute();

export const deleteOperatorSessions = (db: Db, operatorId: string) =>
  db.deleteFrom('operator_sessions').where('operator_id', '=', operatorId).execute();

export const deleteOldestOperatorSessions = (db: Db, operatorId: string) =>
  db
    .deleteFrom('operator_sessions')
    .where('operator_id', '=', operatorId)
    .where('id', 'not in', (newest) =>
      newest
        .selectFrom('operator_sessions')
        .select('id')
        .where('operator_id', '=', operatorId)
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .limit(LIVE_SESSIONS),
    )
    .execute();
