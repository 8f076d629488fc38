import { sql } from 'kysely';
import type { Db } from '../../../db/connection/connection.ts';

type EndedWait = {
  operatorId: string;
  now: Date;
  /** End of the period in which the limit per IP address does not apply to the operator. */
  waivedUntil: Date;
};

/** Stores the end of the wait after an operator's rejected attempt. */
export const updateSignInWait = (
  db: Db,
  { operatorId, until }: { operatorId: string; until: Date },
) =>
  db
    .updateTable('operators')
    .set({ sign_in_wait_until: until })
    .where('id', '=', operatorId)
    .execute();

/** Selects operators who have to wait on an unknown device, with the end of the longest wait. */
export const selectWaitingOperators = async (db: Db, now: Date) => {
  const { rows } = await sql<{ id: string; email: string; name: string; until: Date }>`
    select operators.id, operators.email, operators.name,
      greatest(max(attempts.blocked_until), operators.sign_in_wait_until) as until
    from operators
    left join sign_in_attempts attempts
      on attempts.operator_id = operators.id and attempts.blocked_until > ${now}
    where operators.disabled_at is null
      and (attempts.operator_id is not null or operators.sign_in_wait_until > ${now})
    group by operators.id
    order by operators.email`.execute(db);
  return rows;
};

const updateWaitEnded = (tx: Db, { operatorId, now, waivedUntil }: EndedWait) =>
  tx
    .updateTable('operators')
    .set({ sign_in_wait_until: null, address_limit_waived_until: waivedUntil })
    .where('id', '=', operatorId)
    .where('sign_in_wait_until', '>', now)
    .returning('id')
    .executeTakeFirst();

/** Ends every wait of an operator and deletes the failed attempts. Returns false if the operator does not wait. */
export const deleteOperatorWaits = async (tx: Db, wait: EndedWait): Promise<boolean> => {
  const deleted = await tx
    .deleteFrom('sign_in_attempts')
    .where('operator_id', '=', wait.operatorId)
    .returning('blocked_until')
    .execute();
  const ended = await updateWaitEnded(tx, wait);
  return Boolean(ended) || deleted.some(({ blocked_until }) => blocked_until > wait.now);
};
