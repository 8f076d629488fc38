import { sql } from 'kysely';
import type { Db } from '../../db/connection/connection.ts';

/** Upper limit of listed classmates, more than a player looks through. */
const MAX_KNOWN = 200;

/** Selects classmates, siblings and players with a friend request. */
export const selectKnownIds = async (db: Db, userId: string) => {
  const { rows } = await sql<{ id: string }>`
    select mate.student_id as id from enrollments own
    join classrooms on classrooms.id = own.classroom_id
      and classrooms.deleted_at is null and classrooms.archived_at is null
    join enrollments mate on mate.classroom_id = own.classroom_id
    where own.student_id = ${userId}
    union
    select other.child_id from guardianships own
    join guardianships other on other.parent_id = own.parent_id where own.child_id = ${userId}
    union
    select case when one_id = ${userId} then other_id else one_id end from friend_wishes
    where ${userId} in (one_id, other_id)
    limit ${MAX_KNOWN}`.execute(db);
  return rows.map(({ id }) => id).filter((id) => id !== userId);
};

/** Selects players who have the game open, most recently seen first. */
export const selectPresentIds = async (db: Db, seenSince: Date, limit: number) => {
  const rows = await db
    .selectFrom('play_presence')
    .select('user_id')
    .where('seen_at', '>', seenSince)
    .groupBy('user_id')
    .orderBy(({ fn }) => fn.max('seen_at'), 'desc')
    .limit(limit)
    .execute();
  return rows.map(({ user_id }) => user_id);
};

export const selectHereAmong = async (db: Db, userIds: readonly string[], seenSince: Date) => {
  if (userIds.length === 0) return new Set<string>();
  const rows = await db
    .selectFrom('play_presence')
    .select('user_id')
    .distinct()
    .where('user_id', 'in', [...userIds])
    .where('seen_at', '>', seenSince)
    .execute();
  return new Set(rows.map(({ user_id }) => user_id));
};

/** Returns the account of a player key, for internal use only. */
export const selectOptionalIdOfKey = async (db: Db, playerKey: string) =>
  (
    await db
      .selectFrom('players')
      .select('user_id')
      .where('player_key', '=', playerKey)
      .executeTakeFirst()
  )?.user_id;

const inOrder = (first: string, second: string) =>
  (first < second ? [first, second] : [second, first]) as [string, string];

/** Inserts a friend request. Keeps an existing one. */
export const insertFriendRequest = (
  tx: Db,
  { userId, otherId, now }: { userId: string; otherId: string; now: Date },
) => {
  const [first, second] = inOrder(userId, otherId);
  return tx
    .insertInto('friend_wishes')
    .values({ one_id: first, other_id: second, asked_by: userId, asked_at: now })
    .onConflict((conflict) => conflict.columns(['one_id', 'other_id']).doNothing())
    .execute();
};

/** Stores a parent's answer about a friend. The last answer counts. */
export const upsertParentAnswer = (
  tx: Db,
  answer: { childId: string; friendId: string; parentId: string; isYes: boolean; now: Date },
) =>
  tx
    .insertInto('friend_answers')
    .values({
      child_id: answer.childId,
      friend_id: answer.friendId,
      parent_id: answer.parentId,
      is_yes: answer.isYes,
      said_at: answer.now,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['child_id', 'friend_id', 'parent_id'])
        .doUpdateSet({ is_yes: answer.isYes, said_at: answer.now }),
    )
    .execute();

export type FriendRequestRow = {
  otherId: string;
  isOwnWish: boolean;
  askedAt: Date;
  /** This parent’s answer, or null. */
  parentSays: boolean | null;
};

/** Selects a child's friend requests with one parent's answers. */
export const selectFriendRequestsOf = async (
  db: Db,
  { childId, parentId }: { childId: string; parentId: string },
) => {
  const { rows } = await sql<FriendRequestRow>`
    select other.id as "otherId", asked_by = ${childId} as "isOwnWish", asked_at as "askedAt",
      answer.is_yes as "parentSays"
    from friend_wishes
    cross join lateral (select case when one_id = ${childId} then other_id else one_id end as id) other
    left join friend_answers answer on answer.child_id = ${childId}
      and answer.friend_id = other.id and answer.parent_id = ${parentId}
    where ${childId} in (one_id, other_id)
    order by asked_at, other.id`.execute(db);
  return rows;
};

/** Returns descriptions such as "Ben W., Room 12 Explorers" for classmates and siblings. */
export const selectDescriptions = async (db: Db, childId: string, otherIds: readonly string[]) => {
  if (otherIds.length === 0) return new Map<string, string>();
  const { rows } = await sql<{ id: string; name: string; classroom: string | null }>`
    select users.id, users.first_name
        || case when users.last_name = '' then '' else ' ' || left(users.last_name, 1) || '.' end as name,
      (select classrooms.name from enrollments own
        join enrollments mate on mate.classroom_id = own.classroom_id and mate.student_id = users.id
        join classrooms on classrooms.id = own.classroom_id
          and classrooms.deleted_at is null and classrooms.archived_at is null
        where own.student_id = ${childId} order by own.joined_at limit 1) as classroom
    from users where users.id = any(${[...otherIds]}::uuid[])`.execute(db);
  const siblings = await selectSiblingIds(db, childId);
  return new Map(
    rows.flatMap(({ id, name, classroom }): [string, string][] => {
      if (classroom) return [[id, `${name}, ${classroom}`]];
      return siblings.has(id) ? [[id, name]] : [];
    }),
  );
};

const selectSiblingIds = async (db: Db, childId: string) => {
  const rows = await db
    .selectFrom('guardianships as own')
    .innerJoin('guardianships as other', 'other.parent_id', 'own.parent_id')
    .select('other.child_id')
    .where('own.child_id', '=', childId)
    .execute();
  return new Set(rows.map(({ child_id }) => child_id));
};
