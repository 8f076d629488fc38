import type { Actor } from '../../calls/actor.ts';
import type { Deps } from '../../dependencies.ts';
import { Refusal } from '../../refusal.ts';
import { recordEvent } from '../audit/record-event.ts';
import {
  deleteGuardianship,
  lockTies,
  selectOptionalOwnChild,
  updateLastGuardian,
} from './children.queries.ts';
import { orphanIfUntied } from './orphan-if-untied.ts';

/**
 * Ends the parent's access at once. A child nobody else answers for is signed out, cannot sign in,
 * and is erased after 30 days unless the same parent links it again (D 4).
 */
export const unlinkChild = ({ db, now }: Deps, actor: Actor, childId: string, requestId: string) =>
  db.transaction().execute(async (tx) => {
    // The ties before the child, as whoever takes a student off a classroom does.
    await lockTies(tx, childId);
    const child = await selectOptionalOwnChild(tx, actor.id, childId);
    if (!child) throw new Refusal('CHD_001');
    await deleteGuardianship(tx, actor.id, child.id);
    await updateLastGuardian(tx, child.id, actor.id);
    await orphanIfUntied(tx, child.id, actor.id, now());
    await recordEvent(tx, {
      at: now(),
      action: 'child.unlinked',
      actorId: actor.id,
      subjectId: child.id,
      requestId,
    });
    return { childJson: { userId: child.id } };
  });
