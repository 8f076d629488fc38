import type { Provider } from '@wonderfield/contract/identities/identity';
import type { UserType } from '@wonderfield/contract/user-types';
import type { Db } from '../../../db/connection/connection.ts';
import type { Deps } from '../../../dependencies.ts';
import { findLoginManagers } from '../../students/logins/login-managers.ts';

type Tools = Pick<Deps, 'jobs'>;

/**
 * Emails the adults who manage these students about their new identities, except the one who linked
 * them.
 */
export const emitStudentLinks = async (
  { jobs }: Tools,
  tx: Db,
  { studentIds, provider, byId }: { studentIds: string[]; provider: Provider; byId?: string },
) => {
  if (studentIds.length === 0) return;
  const managers = await findLoginManagers(tx, studentIds);
  // One job per email, so a failed email is retried alone.
  for (const managerId of new Set(managers.map(({ id }) => id))) {
    if (managerId === byId) continue;
    await jobs.enqueue(tx, 'mail-logins-linked', { studentIds, provider, managerId });
  }
};

/** Emails the adult, or the managers of a student, about a new identity of the account. */
export const emitLink = async (
  tools: Tools,
  tx: Db,
  { user, provider }: { user: { id: string; userType: UserType }; provider: Provider },
) => {
  if (user.userType === 'student') {
    await emitStudentLinks(tools, tx, { studentIds: [user.id], provider });
  } else {
    await tools.jobs.enqueue(tx, 'mail-login-linked', { userId: user.id, provider });
  }
};
