import { sql } from 'kysely';
import type { Db } from '../../db/connection/connection.ts';

export const insertPlayToken = (
  db: Db,
  token: {
    tokenSha256: Buffer;
    userId: string;
    expiresAt: Date;
    playsUntil: Date;
    classroomId: string | null;
  },
) =>
  db
    .insertInto('play_tokens')
    .values({
      token_sha256: token.tokenSha256,
      user_id: token.userId,
      expires_at: token.expiresAt,
      plays_until: token.playsUntil,
      classroom_id: token.classroomId,
    })
    .execute();

/** Keeps the account from being locked by others, as a row that refers to it does. */
export const lockPlayer = (tx: Db, userId: string) =>
  tx.selectFrom('users').select('id').where('id', '=', userId).forKeyShare().execute();

export const selectOptionalTokenOwner = async (tx: Db, tokenSha256: Buffer) =>
  (
    await tx
      .selectFrom('play_tokens')
      .select('user_id')
      .where('token_sha256', '=', tokenSha256)
      .executeTakeFirst()
  )?.user_id;

/** Consumes a token. Only one of several concurrent requests gets it. */
export const claimPlayToken = (tx: Db, { tokenSha256, now }: { tokenSha256: Buffer; now: Date }) =>
  tx
    .updateTable('play_tokens')
    .set({ used_at: now })
    .where('token_sha256', '=', tokenSha256)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning(['user_id', 'plays_until', 'classroom_id'])
    .executeTakeFirst();

export const insertPlaySession = (
  tx: Db,
  session: {
    tokenSha256: Buffer;
    userId: string;
    now: Date;
    expiresAt: Date;
    classroomId: string | null;
  },
) =>
  tx
    .insertInto('play_sessions')
    .values({
      token_sha256: session.tokenSha256,
      user_id: session.userId,
      created_at: session.now,
      expires_at: session.expiresAt,
      classroom_id: session.classroomId,
    })
    .execute();

export const deletePlayAccess = async (db: Db, userIds: readonly string[]) => {
  await db
    .deleteFrom('play_tokens')
    .where('user_id', 'in', [...userIds])
    .execute();
  await db
    .deleteFrom('play_sessions')
    .where('user_id', 'in', [...userIds])
    .execute();
};

export const deletePlayAccessOfClass = async (db: Db, classroomId: string) => {
  await db.deleteFrom('play_tokens').where('classroom_id', '=', classroomId).execute();
  await db.deleteFrom('play_sessions').where('classroom_id', '=', classroomId).execute();
};

/** Moves the end of the games of a class. Tokens that are not used yet are of valid sessions. */
export const updatePlayEnd = async (
  tx: Db,
  end: { classroomId: string; until: Date; longestHours: number; now: Date },
) => {
  const { classroomId, until, longestHours, now } = end;
  await sql`
    update play_sessions set expires_at = least(${until}::timestamptz,
      created_at + make_interval(hours => ${longestHours}))
    where classroom_id = ${classroomId} and expires_at > ${now}`.execute(tx);
  await tx
    .updateTable('play_tokens')
    .set({ plays_until: until })
    .where('classroom_id', '=', classroomId)
    .where('used_at', 'is', null)
    .where('plays_until', '>', now)
    .execute();
};

/** Selects the avatar, which is all the game learns about a player. Omits suspended users. */
export const selectOptionalPlayer = (db: Db, userId: string) =>
  db
    .selectFrom('users')
    .leftJoin('students', 'students.user_id', 'users.id')
    .select(['students.avatar_name', 'students.avatar_look'])
    .where('users.id', '=', userId)
    .where('users.suspended_at', 'is', null)
    .executeTakeFirst();
