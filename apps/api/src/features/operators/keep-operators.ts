import type { OperatorActor } from '../../calls/operator-actor.ts';
import type { Db } from '../../db/connection.ts';
import type { Deps } from '../../dependencies.ts';
import { Refusal } from '../../refusal.ts';
import { recordEvent } from '../audit/record-event.ts';
import { deleteOperatorSessions } from './operator-sessions.queries.ts';
import { deleteUnusedSetups } from './operator-setups.queries.ts';
import {
  selectOperators,
  selectOptionalOperatorForUpdate,
  updateOperatorDisabled,
  updateOperatorExpiry,
  updateOperatorLockedOut,
} from './operators.queries.ts';
import { operatorEnds, operatorState } from './operators.rules.ts';

/** A leaver: signed out at once, and neither password, phone nor link opens anything again. */
export const disableOperator = ({ db, now }: Deps, by: OperatorActor, email: string) =>
  db.transaction().execute(async (tx) => {
    const operator = await selectOptionalOperatorForUpdate(tx, email);
    if (!operator) throw new Refusal('ACC_001');
    if (operator.disabled_at) throw new Refusal('ACC_002');
    await updateOperatorDisabled(tx, operator.id, now());
    await updateOperatorLockedOut(tx, operator.id);
    await deleteOperatorSessions(tx, operator.id);
    await deleteUnusedSetups(tx, operator.id);
    await recordEvent(tx, { at: now(), action: 'operator.disabled', by, subjectId: operator.id });
  });

/** Another term from today on; an operator whose term has ended is one again. */
export const renewOperator = ({ db, now }: Deps, by: OperatorActor, email: string) =>
  db.transaction().execute(async (tx) => {
    const operator = await selectOptionalOperatorForUpdate(tx, email);
    if (!operator) throw new Refusal('ACC_001');
    if (operator.disabled_at) throw new Refusal('ACC_002');
    const expiresAt = operatorEnds(now());
    await updateOperatorExpiry(tx, operator.id, expiresAt);
    await recordEvent(tx, { at: now(), action: 'operator.renewed', by, subjectId: operator.id });
    return expiresAt;
  });

export const listOperators = async ({ db, now }: { db: Db; now: Deps['now'] }) =>
  (await selectOperators(db)).map((operator) => ({
    email: operator.email,
    name: operator.name,
    state: operatorState(operator, now()),
    expiresAt: operator.expires_at,
  }));
