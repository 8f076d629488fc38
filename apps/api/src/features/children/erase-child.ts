import { asId } from '../../db/as-id.ts';
import type { Db } from '../../db/connection.ts';
import type { Deps } from '../../dependencies.ts';
import { Refusal } from '../../refusal.ts';
import { sha256 } from '../../security/tokens.ts';
import type { Parent } from '../../work/actor.ts';
import { deleteReasonsAbout, insertAuditEvent } from '../../work/audit-events.queries.ts';
import type { Work } from '../../work/work.ts';
import { listFoldedInto } from '../students/folded.ts';
import { holdStudents, lockTies } from '../students/ties.ts';
import { removePictures } from '../uploads/remove-pictures.ts';
import { selectOptionalOwnChildForUpdate } from './children.queries.ts';
import {
  deleteChild,
  forgetWhoMade,
  insertErasure,
  selectClassroomsOfForUpdate,
  selectOptionalOrphanBeforeForUpdate,
  selectOrphansBefore,
} from './erasures.queries.ts';
import { keptSince } from './unlinked-children.rules.ts';

/** The classrooms, then the ties, then the child: as everybody does who touches a roster. */
const lockPlaces = async (tx: Db, childId: string) => {
  await selectClassroomsOfForUpdate(tx, childId);
  await lockTies(tx, childId);
};

/** Returns the name of the picture. */
const eraseRow = async (
  { now }: Pick<Deps, 'now'>,
  tx: Db,
  { childId, scope }: { childId: string; scope: 'parent' | 'unlinked' },
) => {
  await forgetWhoMade(tx, childId);
  await deleteReasonsAbout(tx, childId);
  const { picture_name } = await deleteChild(tx, childId);
  await insertErasure(tx, { subjectSha256: sha256(childId), scope, now: now() });
  return picture_name;
};

type Erased = { childId: string; scope: 'parent' | 'unlinked' };

/**
 * The child with every account that was folded into it, which are the same child. Returns the names of
 * the pictures: their files go once nothing can fail anymore.
 */
const eraseWhole = async (deps: Pick<Deps, 'now'>, tx: Db, { childId, scope }: Erased) => {
  const folded = await listFoldedInto(tx, childId);
  await holdStudents(tx, folded);
  const pictures: string[] = [];
  for (const id of [...folded, childId]) {
    const picture = await eraseRow(deps, tx, { childId: id, scope });
    if (picture) pictures.push(picture);
  }
  return { foldedIds: folded, pictures };
};

/** A parent has a child erased, now and for good. */
export const eraseChild = async (work: Work<Parent>, { childId }: { childId: string }) => {
  const { deps, actor } = work;
  const erased = await work.atomically(async (tx) => {
    await lockPlaces(tx, asId(childId));
    const child = await selectOptionalOwnChildForUpdate(tx, { parentId: actor.id, childId });
    if (!child) throw new Refusal('CHD_001');
    await deps.listeners.takenOffByHand(deps, tx, { studentIds: [child.id] });
    const { foldedIds, pictures } = await eraseWhole(deps, tx, {
      ...{ childId: child.id, scope: 'parent' },
    });
    for (const id of [...foldedIds, child.id]) await work.record(tx, 'child.erased', id);
    return { id: child.id, pictures };
  });
  await removePictures(deps, erased.pictures);
  return { childId: erased.id };
};

/** Children nobody came back for in 30 days. */
export const eraseOrphans = async (deps: Deps) => {
  const { db, now } = deps;
  const before = keptSince(now());
  for (const { user_id: childId } of await selectOrphansBefore(db, before)) {
    const pictures = await db.transaction().execute(async (tx) => {
      await lockPlaces(tx, childId);
      // Looked at again under lock: the parent may have come back, another worker been faster.
      if (!(await selectOptionalOrphanBeforeForUpdate(tx, { childId, before }))) return [];
      const erased = await eraseWhole(deps, tx, { childId, scope: 'unlinked' });
      for (const subjectId of [...erased.foldedIds, childId]) {
        await insertAuditEvent(tx, { at: now(), action: 'child.erased', subjectId });
      }
      return erased.pictures;
    });
    await removePictures(deps, pictures);
  }
};
