import type { Db } from '../../db/connection.ts';
import type { Deps } from '../../dependencies.ts';
import { approveByDomain } from '../educators/approve-by-domain.ts';
import { updateEmailConfirmed } from './accounts.queries.ts';

/** Somebody followed a link from this mailbox: it is theirs, and may vouch for a teacher. */
export const proveMailbox = async (
  deps: Pick<Deps, 'jobs' | 'now'>,
  tx: Db,
  user: { id: string; email: string },
) => {
  await updateEmailConfirmed(tx, user.id, deps.now());
  await approveByDomain(deps, tx, user);
};
