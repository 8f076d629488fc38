import type { Db } from '../../db/connection/connection.ts';
import type { Deps } from '../../dependencies.ts';
import { updateEmailConfirmed } from './accounts.queries.ts';

/** Marks the email as confirmed after the user opened a link that was sent there. */
export const verifyEmail = async (deps: Deps, tx: Db, user: { id: string; email: string }) => {
  await updateEmailConfirmed(tx, { id: user.id, now: deps.now() });
  await deps.events.emailVerified(deps, tx, user);
};
