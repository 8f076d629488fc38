import { OPERATOR_SETUP_HOURS } from '@wonderfield/contract/limits';
import type { Work } from '../../context/context.ts';
import type { OperatorActor } from '../../context/operator-actor.ts';
import type { Db } from '../../db/connection.ts';
import type { Deps } from '../../dependencies.ts';
import { Refusal } from '../../domain-error.ts';
import { makeToken, sha256 } from '../../security/tokens.ts';
import { deleteOperatorSessions } from './operator-sessions.queries.ts';
import { deleteUnusedSetups, insertOperatorSetup } from './operator-setups.queries.ts';
import {
  insertOperator,
  selectOptionalOperatorForUpdate,
  updateOperatorLockedOut,
  updateOperatorReturned,
} from './operators.queries.ts';
import { isStillOperator, operatorEnds } from './operators.rules.ts';
import { makeTotpSecret, sealTotpSecret } from './totp.ts';

const HOUR_MS = 60 * 60 * 1000;

/** A newer link replaces the older ones: at most one is alive per operator. */
const makeSetupLink = async (
  { config, sealer, now }: Pick<Deps, 'config' | 'sealer' | 'now'>,
  tx: Db,
  operatorId: string,
) => {
  const token = makeToken();
  await deleteUnusedSetups(tx, operatorId);
  await insertOperatorSetup(tx, {
    operatorId,
    tokenSha256: sha256(token),
    sealedTotpSecret: sealTotpSecret(sealer, operatorId, makeTotpSecret()),
    expiresAt: new Date(now().getTime() + OPERATOR_SETUP_HOURS * HOUR_MS),
  });
  return `${config.PUBLIC_URL}/console/setup/${token}`;
};

/** Makes an operator, or takes back one who had left, and hands out the link to set up with. */
export const createOperator = (
  { deps, atomically, record }: Work<OperatorActor>,
  person: { email: string; name: string },
) =>
  atomically(async (tx) => {
    const at = deps.now();
    const expiresAt = operatorEnds(at);
    const made = await insertOperator(tx, { ...person, now: at, expiresAt });
    const known = made ? undefined : await selectOptionalOperatorForUpdate(tx, person.email);
    if (known && !known.disabled_at) throw new Refusal('EML_001');
    if (known) await updateOperatorReturned(tx, { id: known.id, name: person.name, expiresAt });
    const id = made?.id ?? known?.id;
    if (!id) throw new Refusal('EML_001');
    await record(tx, 'operator.created', id);
    return makeSetupLink(deps, tx, id);
  });

/** For a lost phone or a forgotten password: nothing old works any more, a new link does. */
export const resetOperator = ({ deps, atomically, record }: Work<OperatorActor>, email: string) =>
  atomically(async (tx) => {
    const operator = await selectOptionalOperatorForUpdate(tx, email);
    if (!operator) throw new Refusal('ACC_001');
    if (!isStillOperator(operator, deps.now())) throw new Refusal('ACC_002');
    await updateOperatorLockedOut(tx, operator.id);
    await deleteOperatorSessions(tx, operator.id);
    await record(tx, 'operator.set-up', operator.id, { outcome: 'asked' });
    return makeSetupLink(deps, tx, operator.id);
  });
