import type { Actor } from '../../calls/actor.ts';
import { asId } from '../../db/as-id.ts';
import type { Db } from '../../db/connection.ts';
import type { Deps } from '../../dependencies.ts';
import { Refusal } from '../../refusal.ts';
import { sha256 } from '../../security/tokens.ts';
import { recordEvent } from '../audit/record-event.ts';
import {
  lockClassroomsOf,
  lockTies,
  selectOptionalOrphanBefore,
  selectOptionalOwnChild,
  selectOrphansBefore,
} from './children.queries.ts';

const KEPT_DAYS = 30;
const DAY_MS = 24 * 60 * 60 * 1000;

/** The classrooms, then the ties, then the child: as everybody does who touches a roster. */
const lockPlaces = async (tx: Db, childId: string) => {
  await lockClassroomsOf(tx, childId);
  await lockTies(tx, childId);
};

/** Everything that hangs on the account goes with its row; what remains names nobody. */
const eraseRow = async (tx: Db, childId: string, scope: string, now: Date) => {
  const { picture_name } = await tx
    .deleteFrom('users')
    .where('id', '=', childId)
    .returning('picture_name')
    .executeTakeFirstOrThrow();
  await tx
    .insertInto('erasures')
    .values({ subject_sha256: sha256(childId), erased_at: now, scope })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return picture_name;
};

/** A parent has a child erased, now and for good. */
export const eraseChild = async (
  { db, now, assetStore }: Deps,
  actor: Actor,
  childId: string,
  requestId: string,
) => {
  const erased = await db.transaction().execute(async (tx) => {
    await lockPlaces(tx, asId(childId));
    const child = await selectOptionalOwnChild(tx, actor.id, childId);
    if (!child) throw new Refusal('CHD_001');
    await recordEvent(tx, {
      at: now(),
      action: 'child.erased',
      actorId: actor.id,
      subjectId: child.id,
      requestId,
    });
    await tx.deleteFrom('idempotency_keys').where('actor_id', '=', actor.id).execute();
    return { id: child.id, picture: await eraseRow(tx, child.id, 'parent', now()) };
  });
  if (erased.picture) await assetStore.removePicture(erased.picture);
  return { childJson: { userId: erased.id } };
};

/** Children nobody came back for in 30 days. */
export const eraseOrphans = async ({ db, now, assetStore }: Deps) => {
  const before = new Date(now().getTime() - KEPT_DAYS * DAY_MS);
  for (const { user_id } of await selectOrphansBefore(db, before)) {
    const picture = await db.transaction().execute(async (tx) => {
      await lockPlaces(tx, user_id);
      // Looked at again under lock: the parent may have come back, another worker been faster.
      if (!(await selectOptionalOrphanBefore(tx, user_id, before))) return null;
      await recordEvent(tx, { at: now(), action: 'child.erased', subjectId: user_id });
      return eraseRow(tx, user_id, 'unlinked', now());
    });
    if (picture) await assetStore.removePicture(picture);
  }
};
