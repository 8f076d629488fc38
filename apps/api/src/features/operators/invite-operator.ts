import { OPERATOR_SETUP_HOURS } from '@wonderfield/contract/limits';
import type { Context } from '../../context/context.ts';
import type { OperatorActor } from '../../context/operator-actor.ts';
import type { Db } from '../../db/connection/connection.ts';
import type { Deps } from '../../dependencies.ts';
import { DomainError } from '../../domain-error.ts';
import { createToken, sha256 } from '../../security/tokens.ts';
import { deleteUnusedSetups, insertOperatorSetup } from './operator-setups.queries.ts';
import {
  insertOperator,
  selectOptionalOperatorForUpdate,
  updateOperatorLockedOut,
  updateOperatorReturned,
} from './operators.queries.ts';
import { isStillOperator, operatorEnds } from './operators.rules.ts';
import { deleteOperatorSessions } from './session/operator-sessions.queries.ts';
import { createTotpSecret, sealTotpSecret } from './session/totp.ts';

const HOUR_MS = 60 * 60 * 1000;

/** Creates a setup link and replaces older ones, so each operator has at most one valid link. */
const createSetupLink = async (
  { config, sealer, now }: Pick<Deps, 'config' | 'sealer' | 'now'>,
  tx: Db,
  operatorId: string,
) => {
  const token = createToken();
  await deleteUnusedSetups(tx, operatorId);
  await insertOperatorSetup(tx, {
    operatorId,
    tokenSha256: sha256(token),
    sealedTotpSecret: sealTotpSecret(sealer, operatorId, createTotpSecret()),
    expiresAt: new Date(now().getTime() + OPERATOR_SETUP_HOURS * HOUR_MS),
  });
  return `${config.PUBLIC_URL}/console/setup/${token}`;
};

/** Creates or reactivates an operator and returns the setup link. */
export const createOperator = (
  { deps, transaction, audit }: Context<OperatorActor>,
  person: { email: string; name: string },
) =>
  transaction(async (tx) => {
    const at = deps.now();
    const expiresAt = operatorEnds(at);
    const made = await insertOperator(tx, { ...person, now: at, expiresAt });
    const existing = made ? undefined : await selectOptionalOperatorForUpdate(tx, person.email);
    if (existing && !existing.disabled_at) throw new DomainError('EML_001');
    if (existing)
      await updateOperatorReturned(tx, { id: existing.id, name: person.name, expiresAt });
    const id = made?.id ?? existing?.id;
    if (!id) throw new DomainError('EML_001');
    await audit(tx, 'operator.created', id);
    return createSetupLink(deps, tx, id);
  });

/**
 * Resets an operator after a lost phone or a forgotten password. Invalidates both factors and
 * returns a new setup link.
 */
export const resetOperator = (
  { deps, transaction, audit }: Context<OperatorActor>,
  email: string,
) =>
  transaction(async (tx) => {
    const operator = await selectOptionalOperatorForUpdate(tx, email);
    if (!operator) throw new DomainError('ACC_001');
    if (!isStillOperator(operator, deps.now())) throw new DomainError('ACC_002');
    await updateOperatorLockedOut(tx, operator.id);
    await deleteOperatorSessions(tx, operator.id);
    await audit(tx, 'operator.set-up', operator.id, { outcome: 'asked' });
    return createSetupLink(deps, tx, operator.id);
  });
