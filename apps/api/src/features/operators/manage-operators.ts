import type { Context } from '../../context/context.ts';
import type { OperatorActor } from '../../context/operator-actor.ts';
import type { Deps } from '../../dependencies.ts';
import { DomainError } from '../../domain-error.ts';
import { deleteUnusedSetups } from './operator-setups.queries.ts';
import {
  selectOperators,
  selectOptionalOperatorForUpdate,
  updateOperatorDisabled,
  updateOperatorExpiry,
  updateOperatorLockedOut,
} from './operators.queries.ts';
import { operatorEnds, operatorState } from './operators.rules.ts';
import { deleteOperatorSessions } from './session/operator-sessions.queries.ts';

/** Disables an operator. Ends the sessions and invalidates password, phone and setup link. */
export const disableOperator = (
  { deps, transaction, audit }: Context<OperatorActor>,
  email: string,
) =>
  transaction(async (tx) => {
    const operator = await selectOptionalOperatorForUpdate(tx, email);
    if (!operator) throw new DomainError('ACC_001');
    if (operator.disabled_at) throw new DomainError('ACC_002');
    await updateOperatorDisabled(tx, { id: operator.id, now: deps.now() });
    await updateOperatorLockedOut(tx, operator.id);
    await deleteOperatorSessions(tx, operator.id);
    await deleteUnusedSetups(tx, operator.id);
    await audit(tx, 'operator.disabled', operator.id);
  });

/** Starts a new term today, even if the last one has ended. */
export const renewOperator = (
  { deps, transaction, audit }: Context<OperatorActor>,
  email: string,
) =>
  transaction(async (tx) => {
    const operator = await selectOptionalOperatorForUpdate(tx, email);
    if (!operator) throw new DomainError('ACC_001');
    if (operator.disabled_at) throw new DomainError('ACC_002');
    const expiresAt = operatorEnds(deps.now());
    await updateOperatorExpiry(tx, { id: operator.id, expiresAt });
    await audit(tx, 'operator.renewed', operator.id);
    return expiresAt;
  });

export const listOperators = async ({ db, now }: Pick<Deps, 'db' | 'now'>) =>
  (await selectOperators(db)).map((operator) => ({
    email: operator.email,
    name: operator.name,
    state: operatorState(operator, now()),
    expiresAt: operator.expires_at,
  }));
