import type { Parent } from '../../context/actor.ts';
import type { Work } from '../../context/context.ts';
import type { Db } from '../../db/connection.ts';
import { Refusal } from '../../domain-error.ts';
import { readPortalUser } from '../accounts/read-portal-user.ts';
import { lockTies, restoreOrphans } from '../students/affiliations.ts';
import {
  selectOptionalConsent,
  selectOptionalOwnChild,
  updateTakenBack,
} from './children.queries.ts';
import { ensureRoomForOneMore } from './children.rules.ts';
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
import { keptSince, keptUntil } from './unlinked-children.rules.ts';

/** What a parent can still bring back: enough to know the child by, and nothing that is new. */
export const listUnlinkedChildren = async ({ deps, actor }: Work<Parent>) => {
  const by = { parentId: actor.id, since: keptSince(deps.now()) };
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

/** The same in another tab: it is linked, which is all that was wanted. */
const isLinked = async (tx: Db, tie: { parentId: string; childId: string }) =>
  (await selectOptionalOwnChild(tx, tie)) !== undefined;

const linkAgain = async (work: Work<Parent>, tx: Db, childId: string) => {
  const { actor, deps } = work;
  const consent = await selectOptionalConsent(tx, actor.id);
  if (!consent) throw new Refusal('AGE_001');
  const unlinked = { parentId: actor.id, since: keptSince(deps.now()), childId };
  const child = await selectOptionalUnlinkedForUpdate(tx, unlinked);
  if (!child) throw new Refusal('CHD_001');
  ensureRoomForOneMore(await countChildrenOf(tx, actor.id));
  const tie = { parentId: actor.id, childId: child.id };
  await insertGuardianship(tx, { ...tie, consentId: consent.id });
  await deleteUnlinked(tx, tie);
  await restoreOrphans(tx, [child.id]);
  await updateTakenBack(tx, tie);
  await work.record(tx, 'child.linked-again', child.id);
};

/**
 * Brings back a child this parent unlinked, as it is: login, settings and what it played, whoever else
 * answers for it meanwhile (D 8).
 */
export const linkChildAgain = (work: Work<Parent>, { childId }: { childId: string }) =>
  work.atomically(async (tx) => {
    const { actor, deps } = work;
    // The family, then the ties, then the child: as everybody does who adds one.
    await selectFamilyForUpdate(tx, actor.id);
    await lockTies(tx, childId);
    if (!(await isLinked(tx, { parentId: actor.id, childId }))) await linkAgain(work, tx, childId);
    return { user: await readPortalUser(deps, tx, actor) };
  });
