import type { UserType } from '@wonderfield/contract/options';
import type { Db } from '../../db/connection.ts';
import { makeToken, sha256 } from '../../security/tokens.ts';
import { deleteOldestSessionsOf, insertSession } from './sessions.queries.ts';
import { liveSessionsAllowed, sessionEnds } from './sessions.rules.ts';

/** Starts a session and hands its token out, the only time it is seen. */
export const startSession = async (
  db: Db,
  user: { id: string; userType: UserType },
  now: Date,
): Promise<string> => {
  const token = makeToken();
  await insertSession(db, {
    userId: user.id,
    tokenSha256: sha256(token),
    now,
    ...sessionEnds(user.userType, now),
  });
  await deleteOldestSessionsOf(db, user.id, liveSessionsAllowed(user.userType));
  return token;
};
