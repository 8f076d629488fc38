import type { OperatorCalls } from '@wonderfield/contract/operators/operator-calls';
import type { z } from 'zod';
import type { Context } from '../../../context/context.ts';
import type { OperatorActor } from '../../../context/operator-actor.ts';
import type { Db } from '../../../db/connection/connection.ts';
import { toUuid } from '../../../db/to-uuid.ts';
import type { Deps } from '../../../dependencies.ts';
import { DomainError } from '../../../domain-error.ts';
import { LONGEST_WAIT_SECONDS } from '../../accounts/sign-in/sign-in-attempts.rules.ts';
import { selectOptionalOperatorByEmail } from '../operators.queries.ts';
import { deleteOperatorWaits } from './sign-in-waits.queries.ts';

type Input = z.output<OperatorCalls['endSignInWait']['input']>;

/**
 * Ends all waits of an operator and waives the limit per IP address for its longest wait. Returns
 * false if the operator does not wait.
 */
export const endOperatorWait = ({ now }: Pick<Deps, 'now'>, tx: Db, operatorId: string) => {
  const at = now();
  const waivedUntil = new Date(at.getTime() + LONGEST_WAIT_SECONDS * 1000);
  return deleteOperatorWaits(tx, { operatorId, now: at, waivedUntil });
};

/** Ends an operator's wait, so the next attempt is checked immediately. */
export const endSignInWait = (
  { deps, transaction, audit }: Context<OperatorActor>,
  { operatorId, reason }: Input,
) =>
  transaction(async (tx) => {
    if (!(await endOperatorWait(deps, tx, toUuid(operatorId)))) throw new DomainError('OPS_003');
    await audit(tx, 'operator.wait-ended', operatorId, { reason });
    return {};
  });

/** Ends the wait of the operator with this email, for the command line. */
export const endSignInWaitByEmail = async (
  ctx: Context<OperatorActor>,
  { email, reason }: { email: string; reason: string },
) => {
  const operator = await selectOptionalOperatorByEmail(ctx.deps.db, email);
  if (!operator) throw new DomainError('ACC_001');
  return endSignInWait(ctx, { operatorId: operator.id, reason });
};
