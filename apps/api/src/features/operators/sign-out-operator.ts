import type { Deps } from '../../dependencies.ts';
import { recordEvent } from '../audit/record-event.ts';
import type { SignedInOperator } from './find-operator.ts';
import { deleteOperatorSession } from './operator-sessions.queries.ts';

export const signOutOperator = ({ db, now }: Deps, operator: SignedInOperator, requestId: string) =>
  db.transaction().execute(async (tx) => {
    await deleteOperatorSession(tx, operator.sessionId);
    await recordEvent(tx, {
      at: now(),
      action: 'operator.signed-out',
      by: operator,
      subjectId: operator.operatorId,
      requestId,
    });
    return {};
  });
