import type { Deps } from '../../dependencies.ts';
import { sha256 } from '../../security/tokens.ts';
import { isUseWorthNoting } from '../sessions/sessions.rules.ts';
import {
  selectOptionalOperatorSession,
  updateOperatorSessionUse,
} from './operator-sessions.queries.ts';
import { operatorSessionEnds } from './operator-sessions.rules.ts';

/** An operator as known at this moment, in the session that asks. */
export type SignedInOperator = {
  operatorId: string;
  sessionId: string;
  email: string;
  name: string;
};

/** Which operator asks? A session of the portal is none: it lives in another table. */
export const findOperator = async (
  { db, now }: Pick<Deps, 'db' | 'now'>,
  sessionToken: unknown,
): Promise<SignedInOperator | null> => {
  if (typeof sessionToken !== 'string' || sessionToken === '') return null;
  const at = now();
  const found = await selectOptionalOperatorSession(db, sha256(sessionToken), at);
  if (!found) return null;
  if (isUseWorthNoting(found.last_used_at, at)) {
    const { idleExpiresAt } = operatorSessionEnds(at);
    await updateOperatorSessionUse(db, found.session_id, at, idleExpiresAt);
  }
  return {
    operatorId: found.id,
    sessionId: found.session_id,
    email: found.email,
    name: found.name,
  };
};
