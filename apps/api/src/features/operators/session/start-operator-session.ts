import type { Db } from '../../../db/connection/connection.ts';
import { createToken, sha256 } from '../../../security/tokens.ts';
import {
  deleteOldestOperatorSessions,
  insertOperatorSession,
} from './operator-sessions.queries.ts';
import { operatorSessionEnds } from './operator-sessions.rules.ts';

/** Starts a session and returns its token, which is stored only as a hash. */
export const startOperatorSession = async (db: Db, operatorId: string, now: Date) => {
  const token = createToken();
  await insertOperatorSession(db, {
    operatorId,
    tokenSha256: sha256(token),
    now,
    ...operatorSessionEnds(now),
  });
  await deleteOldestOperatorSessions(db, operatorId);
  return token;
};
