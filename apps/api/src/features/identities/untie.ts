import type { Db } from '../../db/connection.ts';
import { insertAuditEvent } from '../../work/audit-events.queries.ts';
import { deleteIdentitiesTiedByPassword } from './identities.queries.ts';

type Given = { studentId: string; actorId: string; requestId: string | undefined };

/**
 * A student was given another password. Somebody who knew the old one may have tied a login of their
 * own with it; what a roster or an educator tied stays.
 */
export const untieByNewPassword = async (
  { now }: { now: () => Date },
  tx: Db,
  { studentId, actorId, requestId }: Given,
) => {
  for (const { provider } of await deleteIdentitiesTiedByPassword(tx, studentId)) {
    await insertAuditEvent(tx, {
      ...{ at: now(), action: 'identity.untied', outcome: provider },
      ...{ subjectId: studentId, actorId, requestId },
    });
  }
};
