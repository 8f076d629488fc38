import type { Parent } from '../../../context/actor.ts';
import { deleteReasonsAbout, insertAuditEvent } from '../../../context/audit-events.queries.ts';
import type { Context } from '../../../context/context.ts';
import type { Db } from '../../../db/connection/connection.ts';
import { toUuid } from '../../../db/to-uuid.ts';
import type { Deps } from '../../../dependencies.ts';
import { DomainError } from '../../../domain-error.ts';
import { deleteJobsAbout } from '../../../jobs/finished-jobs.queries.ts';
import { sha256 } from '../../../security/tokens.ts';
import { ensureOwnPassword } from '../../accounts/passwords/ensure-own-password.ts';
import { lockAffiliations, lockStudents } from '../../students/affiliations.ts';
import { listMergedInto } from '../../students/merged-accounts.ts';
import { removePictures } from '../../uploads/remove-pictures.ts';
import { selectOptionalOwnChild, selectOptionalOwnChildForUpdate } from '../children.queries.ts';
import { retainedSince } from '../link/unlinked-children.rules.ts';
import {
  deleteChild,
  forgetWhoMade,
  insertErasure,
  selectClassroomsOfForUpdate,
  selectDeactivatedBefore,
  selectOptionalDeactivatedBeforeForUpdate,
} from './erasures.queries.ts';

/** Lock order: classrooms, affiliations, then the child, as in all roster changes. */
const lockEnrollments = async (tx: Db, childId: string) => {
  await selectClassroomsOfForUpdate(tx, childId);
  await lockAffiliations(tx, childId);
};

/** Returns the name of the picture and the number of undecided reports. */
const eraseRow = async (
  deps: Deps,
  tx: Db,
  { childId, scope }: { childId: string; scope: 'parent' | 'unlinked' },
) => {
  const { openReports, keptUntil } = await deps.events.childErasing(deps, tx, { childId });
  await forgetWhoMade(tx, childId);
  await deleteJobsAbout(tx, childId);
  await deleteReasonsAbout(tx, childId);
  const { picture_name } = await deleteChild(tx, childId);
  await insertErasure(tx, { subjectSha256: sha256(childId), scope, now: deps.now() });
  return { picture: picture_name, openReports, keptUntil };
};

type Erased = { childId: string; scope: 'parent' | 'unlinked' };

/**
 * Erases a child with all accounts merged into it. Returns the names of the pictures, because the
 * files are deleted after the commit.
 */
const eraseWhole = async (deps: Deps, tx: Db, { childId, scope }: Erased) => {
  const merged = await listMergedInto(tx, childId);
  await lockStudents(tx, merged);
  const pictures: string[] = [];
  let openReports = 0;
  let keptUntil: Date | undefined;
  for (const id of [...merged, childId]) {
    const erased = await eraseRow(deps, tx, { childId: id, scope });
    if (erased.picture) pictures.push(erased.picture);
    if (erased.openReports > 0) keptUntil = erased.keptUntil;
    openReports += erased.openReports;
  }
  return { foldedIds: merged, pictures, openReports, keptUntil };
};

const ensureOwnChild = async (db: Db, child: { parentId: string; childId: string }) => {
  if (!(await selectOptionalOwnChild(db, child))) throw new DomainError('CHD_001');
};

/**
 * Erases a parent's child and returns the number of undecided reports with the latest deletion
 * date. These keep their messages and the adults' ids until an operator decides.
 */
export const eraseChild = async (
  ctx: Context<Parent>,
  { childId, password }: { childId: string; password: string },
) => {
  const { deps, actor } = ctx;
  await ensureOwnChild(deps.db, { parentId: actor.id, childId });
  await ensureOwnPassword(ctx, password);
  const erased = await ctx.transaction(async (tx) => {
    await lockEnrollments(tx, toUuid(childId));
    const child = await selectOptionalOwnChildForUpdate(tx, { parentId: actor.id, childId });
    if (!child) throw new DomainError('CHD_001');
    await deps.events.studentsRemovedManually(deps, tx, { studentIds: [child.id] });
    const { foldedIds: mergedIds, ...done } = await eraseWhole(deps, tx, {
      childId: child.id,
      scope: 'parent',
    });
    for (const id of [...mergedIds, child.id]) await ctx.audit(tx, 'child.erased', id);
    return { id: child.id, ...done };
  });
  await removePictures(deps, erased.pictures);
  return {
    childId: erased.id,
    openReports: erased.openReports,
    openReportsUntil: erased.keptUntil?.toISOString(),
  };
};

/** Erases children that were not relinked within 30 days. */
export const eraseDeactivatedStudents = async (deps: Deps) => {
  const { db, now } = deps;
  const before = retainedSince(now());
  for (const { user_id: childId } of await selectDeactivatedBefore(db, before)) {
    const pictures = await db.transaction().execute(async (tx) => {
      await lockEnrollments(tx, childId);
      // Check again under the lock, because the parent may have returned or another worker erased
      // the child.
      if (!(await selectOptionalDeactivatedBeforeForUpdate(tx, { childId, before }))) return [];
      const erased = await eraseWhole(deps, tx, { childId, scope: 'unlinked' });
      for (const subjectId of [...erased.foldedIds, childId]) {
        await insertAuditEvent(tx, { at: now(), action: 'child.erased', subjectId });
      }
      return erased.pictures;
    });
    await removePictures(deps, pictures);
  }
};
