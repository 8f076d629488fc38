import type { Parent } from '../../context/actor.ts';
import type { Context } from '../../context/context.ts';
import { DomainError } from '../../domain-error.ts';
import { deactivateIfUnaffiliated, lockAffiliations } from '../students/affiliations.ts';
import { deleteExportsOfGuardian } from './child-exports.queries.ts';
import { selectOptionalOwnChildForUpdate } from './children.queries.ts';
import { deleteGuardianship, updateLastGuardian } from './guardianships.queries.ts';
import { insertUnlinked } from './unlinked-children.queries.ts';

/**
 * Ends the parent's access at once. A child nobody else answers for is signed out, cannot sign in,
 * and is erased after 30 days unless the same parent links it again (D 4). Whoever unlinked it can do that
 * for as long, whatever other ties it has (D 8).
 */
export const unlinkChild = (ctx: Context<Parent>, { childId }: { childId: string }) =>
  ctx.transaction(async (tx) => {
    const parentId = ctx.actor.id;
    // The ties before the child, as whoever takes a student off a classroom does.
    await lockAffiliations(tx, childId);
    const child = await selectOptionalOwnChildForUpdate(tx, { parentId, childId });
    if (!child) throw new DomainError('CHD_001');
    await deleteGuardianship(tx, { parentId, childId: child.id });
    await deleteExportsOfGuardian(tx, { parentId, childId: child.id });
    await updateLastGuardian(tx, { parentId, childId: child.id });
    await insertUnlinked(tx, { parentId, childId: child.id, now: ctx.deps.now() });
    await deactivateIfUnaffiliated(ctx.deps, tx, { studentId: child.id, byId: parentId });
    await ctx.audit(tx, 'child.unlinked', child.id);
    return { childId: child.id };
  });
