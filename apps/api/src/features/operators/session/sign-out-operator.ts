import type { Context } from '../../../context/context.ts';
import type { SignedInOperator } from '../../../context/operator-actor.ts';
import { deleteOperatorSession } from './operator-sessions.queries.ts';

export const signOutOperator = ({ actor, transaction, audit }: Context<SignedInOperator>) =>
  transaction(async (tx) => {
    await deleteOperatorSession(tx, actor.sessionId);
    await audit(tx, 'operator.signed-out', actor.operatorId);
    return {};
  });
