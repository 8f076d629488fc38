import type { Db } from '../../db/connection/connection.ts';
import { toUuid } from '../../db/to-uuid.ts';

type Reader = { parentId: string; childId: string };

/**
 * Returns the parent's setting for a child, which is on by default. Returns undefined for a
 * suspended parent, so links in old mails stop working.
 */
export const selectOptionalSwitch = async (db: Db, { parentId, childId }: Reader) => {
  const row = await db
    .selectFrom('guardianships')
    .innerJoin('users as parent', 'parent.id', 'guardianships.parent_id')
    .innerJoin('users as child', 'child.id', 'guardianships.child_id')
    .leftJoin('weekly_mail_choices as choice', (join) =>
      join
        .onRef('choice.parent_id', '=', 'guardianships.parent_id')
        .onRef('choice.child_id', '=', 'guardianships.child_id'),
    )
    .select(['parent.email', 'child.id as childId', 'child.first_name as firstName'])
    .select('choice.is_on')
    .where('guardianships.parent_id', '=', toUuid(parentId))
    .where('guardianships.child_id', '=', toUuid(childId))
    .where('parent.suspended_at', 'is', null)
    .executeTakeFirst();
  if (!row) return undefined;
  const { is_on, ...rest } = row;
  return { ...rest, isOn: is_on ?? true };
};

export const upsertChoice = (
  tx: Db,
  { parentId, childId, isOn, now }: Reader & { isOn: boolean; now: Date },
) =>
  tx
    .insertInto('weekly_mail_choices')
    .values({ parent_id: parentId, child_id: childId, is_on: isOn, changed_at: now })
    .onConflict((conflict) =>
      conflict.columns(['parent_id', 'child_id']).doUpdateSet({ is_on: isOn, changed_at: now }),
    )
    .execute();
