import type { SignedInOperator } from '../../work/operator-actor.ts';
import type { Work } from '../../work/work.ts';
import { deleteOperatorSession } from './operator-sessions.queries.ts';

export const signOutOperator = ({ actor, atomically, record }: Work<SignedInOperator>) =>
  atomically(async (tx) => {
    await deleteOperatorSession(tx, actor.sessionId);
    await record(tx, 'operator.signed-out', actor.operatorId);
    return {};
  });
