import type { Db } from '../../db/connection/connection.ts';

export const selectDemoIds = async (tx: Db, usernames: readonly string[]) => {
  const rows = await tx
    .selectFrom('users')
    .select(['id', 'email'])
    .where('email', 'in', [...usernames])
    .execute();
  return new Map(rows.map(({ id, email }) => [email, id]));
};

/** Names an avatar that has no name. Keeps a name that was chosen. */
export const nameDemoAvatar = (tx: Db, username: string, avatar: { name: string; look: string }) =>
  tx
    .updateTable('students')
    .from('users')
    .set({ avatar_name: avatar.name, avatar_look: avatar.look })
    .whereRef('users.id', '=', 'students.user_id')
    .where('users.email', '=', username)
    .where('students.avatar_name', 'is', null)
    .execute();

export const hasFriendRequests = async (tx: Db, userId: string) => {
  const friendRequest = await tx
    .selectFrom('friend_wishes')
    .select('one_id')
    .where(({ or, eb }) => or([eb('one_id', '=', userId), eb('other_id', '=', userId)]))
    .executeTakeFirst();
  return friendRequest !== undefined;
};

export const insertDemoFriendRequest = (
  tx: Db,
  { askedBy, askedOf, now }: { askedBy: string; askedOf: string; now: Date },
) => {
  const [first = '', second = ''] = [askedBy, askedOf].sort();
  return tx
    .insertInto('friend_wishes')
    .values({ one_id: first, other_id: second, asked_by: askedBy, asked_at: now })
    .execute();
};

export const insertDemoYes = (
  tx: Db,
  yes: { childId: string; friendId: string; parentId: string; now: Date },
) =>
  tx
    .insertInto('friend_answers')
    .values({
      child_id: yes.childId,
      friend_id: yes.friendId,
      parent_id: yes.parentId,
      is_yes: true,
      said_at: yes.now,
    })
    .execute();
