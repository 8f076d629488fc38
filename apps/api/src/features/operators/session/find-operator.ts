import type { SignedInOperator } from '../../../context/operator-actor.ts';
import type { Deps } from '../../../dependencies.ts';
import { sha256 } from '../../../security/tokens.ts';
import { needsLastUsedUpdate } from '../../sessions/sessions.rules.ts';
import {
  selectOptionalOperatorSession,
  updateOperatorSessionUse,
} from './operator-sessions.queries.ts';
import { operatorSessionEnds } from './operator-sessions.rules.ts';

/**
 * Returns the operator of a session token, or null. Portal sessions are in another table and never
 * match.
 */
export const findOperator = async (
  { db, now }: Pick<Deps, 'db' | 'now'>,
  sessionToken: unknown,
): Promise<SignedInOperator | null> => {
  if (typeof sessionToken !== 'string' || sessionToken === '') return null;
  const at = now();
  const session = await selectOptionalOperatorSession(db, {
    tokenSha256: sha256(sessionToken),
    now: at,
  });
  if (!session) return null;
  if (needsLastUsedUpdate(session.last_used_at, at)) {
    const { idleExpiresAt } = operatorSessionEnds(at);
    await updateOperatorSessionUse(db, { id: session.session_id, now: at, idleExpiresAt });
  }
  return {
    operatorId: session.id,
    sessionId: session.session_id,
    email: session.email,
    name: session.name,
  };
};
