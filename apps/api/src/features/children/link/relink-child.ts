import type { Parent } from '../../../context/actor.ts';
import type { Context } from '../../../context/context.ts';
import type { Db } from '../../../db/connection/connection.ts';
import { DomainError } from '../../../domain-error.ts';
import { readPortalUser } from '../../accounts/profile/read-portal-user.ts';
import { lockAffiliations, reactivateStudents } from '../../students/affiliations.ts';
import {
  selectOptionalConsent,
  selectOptionalOwnChild,
  updateSchoolManaged,
} from '../children.queries.ts';
import { ensureRoomForOneMore } from '../children.rules.ts';
import {
  countChildrenOf,
  insertGuardianship,
  selectFamilyForUpdate,
} from './guardianships.queries.ts';
import {
  deleteUnlinked,
  selectOptionalUnlinkedForUpdate,
  selectUnlinkedBy,
} from './unlinked-children.queries.ts';
import { keptUntil, retainedSince } from './unlinked-children.rules.ts';

/**
 * Lists the children this parent can relink. Contains only enough to recognize the child and no
 * newer data.
 */
export const listUnlinkedChildren = async ({ deps, actor }: Context<Parent>) => {
  const by = { parentId: actor.id, since: retainedSince(deps.now()) };
  const rows = await selectUnlinkedBy(deps.db, by);
  return {
    children: rows.map((row) => ({
      id: row.id,
      firstName: row.first_name,
      username: row.email,
      linkUntil: keptUntil(row.unlinked_at).toISOString(),
    })),
  };
};

/** Returns true if another tab has already linked the child, which counts as success. */
const isLinked = async (tx: Db, tie: { parentId: string; childId: string }) =>
  (await selectOptionalOwnChild(tx, tie)) !== undefined;

const linkAgain = async (ctx: Context<Parent>, tx: Db, childId: string) => {
  const { actor, deps } = ctx;
  const consent = await selectOptionalConsent(tx, actor.id);
  if (!consent) throw new DomainError('AGE_001');
  const unlinked = { parentId: actor.id, since: retainedSince(deps.now()), childId };
  const child = await selectOptionalUnlinkedForUpdate(tx, unlinked);
  if (!child) throw new DomainError('CHD_001');
  ensureRoomForOneMore(await countChildrenOf(tx, actor.id));
  const tie = { parentId: actor.id, childId: child.id };
  await insertGuardianship(tx, { ...tie, consentId: consent.id });
  await deleteUnlinked(tx, tie);
  await reactivateStudents(tx, [child.id]);
  await updateSchoolManaged(tx, tie);
  await ctx.audit(tx, 'child.linked-again', child.id);
};

/**
 * Relinks a child this parent unlinked. Keeps its login, settings and progress, and its other
 * affiliations.
 */
export const relinkChild = (ctx: Context<Parent>, { childId }: { childId: string }) =>
  ctx.transaction(async (tx) => {
    const { actor, deps } = ctx;
    // Lock order: parent, affiliations, then the child, as in adding a child.
    await selectFamilyForUpdate(tx, actor.id);
    await lockAffiliations(tx, childId);
    if (!(await isLinked(tx, { parentId: actor.id, childId }))) await linkAgain(ctx, tx, childId);
    return { user: await readPortalUser(deps, tx, actor) };
  });
