import type { Db } from '../../db/connection.ts';

type OperatorAndTime = { operatorId: string; now: Date };

/** Operators who have to wait on an unknown device, with the end of the longest wait. */
export const selectWaitingOperators = (db: Db, now: Date) =>
  db
    .selectFrom('sign_in_attempts')
    .innerJoin('operators', 'operators.id', 'sign_in_attempts.operator_id')
    .select((eb) => [
      'operators.id',
      'operators.email',
      'operators.name',
      eb.fn.max('sign_in_attempts.blocked_until').as('until'),
    ])
    .where('sign_in_attempts.blocked_until', '>', now)
    .where('operators.disabled_at', 'is', null)
    .groupBy('operators.id')
    .orderBy('operators.email')
    .execute();

/** Deletes all failed attempts of an operator. Returns undefined if none of them causes a wait. */
export const deleteOperatorAttempts = async (db: Db, { operatorId, now }: OperatorAndTime) => {
  const deleted = await db
    .deleteFrom('sign_in_attempts')
    .where('operator_id', '=', operatorId)
    .returning('blocked_until')
    .execute();
  return deleted.find(({ blocked_until }) => blocked_until > now);
};
