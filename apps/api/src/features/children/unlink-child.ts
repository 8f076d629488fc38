import type { Parent } from '../../context/actor.ts';
import type { Work } from '../../context/context.ts';
import { Refusal } from '../../domain-error.ts';
import { lockTies, orphanIfUntied } from '../students/affiliations.ts';
import { deleteExportsOfTie } from './child-exports.queries.ts';
import { selectOptionalOwnChildForUpdate } from './children.queries.ts';
import { deleteGuardianship, updateLastGuardian } from './guardianships.queries.ts';
import { insertUnlinked } from './unlinked-children.queries.ts';

/**
 * Ends the parent's access at once. A child nobody else answers for is signed out, cannot sign in,
 * and is erased after 30 days unless the same parent links it again (D 4). Whoever unlinked it can do that
 * for as long, whatever other ties it has (D 8).
 */
export const unlinkChild = (work: Work<Parent>, { childId }: { childId: string }) =>
  work.atomically(async (tx) => {
    const parentId = work.actor.id;
    // The ties before the child, as whoever takes a student off a classroom does.
    await lockTies(tx, childId);
    const child = await selectOptionalOwnChildForUpdate(tx, { parentId, childId });
    if (!child) throw new Refusal('CHD_001');
    await deleteGuardianship(tx, { parentId, childId: child.id });
    await deleteExportsOfTie(tx, { parentId, childId: child.id });
    await updateLastGuardian(tx, { parentId, childId: child.id });
    await insertUnlinked(tx, { parentId, childId: child.id, now: work.deps.now() });
    await orphanIfUntied(work.deps, tx, { studentId: child.id, byId: parentId });
    await work.record(tx, 'child.unlinked', child.id);
    return { childId: child.id };
  });
