import type { Parent } from '../../../context/actor.ts';
import type { Context } from '../../../context/context.ts';
import { DomainError } from '../../../domain-error.ts';
import { endSessionsOpenedWith } from '../../sessions/sessions.ts';
import { deactivateIfUnaffiliated, lockAffiliations } from '../../students/affiliations.ts';
import { endCardsMadeBy } from '../../students/methods/cards.ts';
import { redealPicturesOf } from '../../students/methods/student-logins.ts';
import { selectOptionalOwnChildForUpdate } from '../children.queries.ts';
import { deleteExportsOfGuardian } from '../export/child-exports.queries.ts';
import { deleteGuardianship, updateLastGuardian } from './guardianships.queries.ts';
import { insertUnlinked } from './unlinked-children.queries.ts';

/**
 * Ends the parent's access immediately, with the cards and pictures that the parent saw, and allows relinking by the same parent for 30 days.
 * Deactivates an unaffiliated child, which is erased after that time.
 */
export const unlinkChild = (ctx: Context<Parent>, { childId }: { childId: string }) =>
  ctx.transaction(async (tx) => {
    const parentId = ctx.actor.id;
    // Lock order: affiliations before the child, as in removing a student from a classroom.
    await lockAffiliations(tx, childId);
    const child = await selectOptionalOwnChildForUpdate(tx, { parentId, childId });
    if (!child) throw new DomainError('CHD_001');
    await deleteGuardianship(tx, { parentId, childId: child.id });
    await endCardsMadeBy(ctx.deps, tx, { studentId: child.id, byId: parentId });
    await redealPicturesOf(ctx.deps, tx, child.id);
    const opened = { userIds: [child.id], kinds: ['parent', 'card', 'pictures'] as const };
    await endSessionsOpenedWith(ctx.deps, tx, opened);
    await deleteExportsOfGuardian(tx, { parentId, childId: child.id });
    await updateLastGuardian(tx, { parentId, childId: child.id });
    await insertUnlinked(tx, { parentId, childId: child.id, now: ctx.deps.now() });
    await deactivateIfUnaffiliated(ctx.deps, tx, { studentId: child.id, byId: parentId });
    await ctx.audit(tx, 'child.unlinked', child.id);
    return { childId: child.id };
  });
