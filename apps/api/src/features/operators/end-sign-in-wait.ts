import type { OperatorCalls } from '@wonderfield/contract/operators/operator-calls';
import type { z } from 'zod';
import { asId } from '../../db/as-id.ts';
import { Refusal } from '../../refusal.ts';
import type { OperatorActor } from '../../work/operator-actor.ts';
import type { Work } from '../../work/work.ts';
import { selectOptionalOperatorByEmail } from './operators.queries.ts';
import { endOperatorWait } from './sign-in-waits.queries.ts';

type Input = z.output<OperatorCalls['endSignInWait']['input']>;

/** Ends the wait of an operator, so that the next attempt is checked at once. */
export const endSignInWait = (
  { deps, atomically, record }: Work<OperatorActor>,
  { operatorId, reason }: Input,
) =>
  atomically(async (tx) => {
    const hasWaited = await endOperatorWait(tx, {
      operatorId: asId(operatorId),
      now: deps.now(),
    });
    if (!hasWaited) throw new Refusal('OPS_003');
    await record(tx, 'operator.wait-ended', operatorId, { reason });
    return {};
  });

/** Does the same for the command line, which knows an operator by email. */
export const endSignInWaitByEmail = async (
  work: Work<OperatorActor>,
  { email, reason }: { email: string; reason: string },
) => {
  const operator = await selectOptionalOperatorByEmail(work.deps.db, email);
  if (!operator) throw new Refusal('ACC_001');
  return endSignInWait(work, { operatorId: operator.id, reason });
};
