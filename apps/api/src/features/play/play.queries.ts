import type { Db } from '../../db/connection/connection.ts';

export const insertPlayToken = (
  db: Db,
  token: { tokenSha256: Buffer; userId: string; expiresAt: Date; playsUntil: Date },
) =>
  db
    .insertInto('play_tokens')
    .values({
      token_sha256: token.tokenSha256,
      user_id: token.userId,
      expires_at: token.expiresAt,
      plays_until: token.playsUntil,
    })
    .execute();

/** Consumes a token. Only one of several concurrent requests gets it. */
export const claimPlayToken = (tx: Db, { tokenSha256, now }: { tokenSha256: Buffer; now: Date }) =>
  tx
    .updateTable('play_tokens')
    .set({ used_at: now })
    .where('token_sha256', '=', tokenSha256)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning(['user_id', 'plays_until'])
    .executeTakeFirst();

export const insertPlaySession = (
  tx: Db,
  session: { tokenSha256: Buffer; userId: string; now: Date; expiresAt: Date },
) =>
  tx
    .insertInto('play_sessions')
    .values({
      token_sha256: session.tokenSha256,
      user_id: session.userId,
      created_at: session.now,
      expires_at: session.expiresAt,
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

/** Selects the avatar, which is all the game learns about a player. Omits suspended users. */
export const selectOptionalPlayer = (db: Db, userId: string) =>
  db
    .selectFrom('users')
    .leftJoin('students', 'students.user_id', 'users.id')
    .select(['students.avatar_name', 'students.avatar_look'])
    .where('users.id', '=', userId)
    .where('users.suspended_at', 'is', null)
    .executeTakeFirst();
