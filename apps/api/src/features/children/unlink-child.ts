import type { Actor } from '../../calls/actor.ts';
import type { Deps } from '../../dependencies.ts';
import { Refusal } from '../../refusal.ts';
import { recordEvent } from '../audit/record-event.ts';
import { endOtherSessions } from '../sessions/end-sessions.ts';
import {
  deleteGuardianship,
  hasGuardian,
  selectOptionalOwnChild,
  updateOrphaned,
} from './children.queries.ts';

/**
 * Ends the parent's access at once. A child nobody else answers for is signed out, cannot sign in,
 * and is erased after 30 days unless the same parent links it again (D 4).
 */
export const unlinkChild = ({ db, now }: Deps, actor: Actor, childId: string, requestId: string) =>
  db.transaction().execute(async (tx) => {
    const child = await selectOptionalOwnChild(tx, actor.id, childId);
    if (!child) throw new Refusal('CHD_001');
    await deleteGuardianship(tx, actor.id, child.id);
    if (!child.is_school_made && !(await hasGuardian(tx, child.id))) {
      await updateOrphaned(tx, child.id, actor.id, now());
      await endOtherSessions(tx, child.id);
    }
    await recordEvent(tx, {
      at: now(),
      action: 'child.unlinked',
      actorId: actor.id,
      subjectId: child.id,
      requestId,
    });
    return { childJson: { userId: child.id } };
  });
